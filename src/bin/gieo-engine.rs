//! placeholder until the door is built
fn main() {}
