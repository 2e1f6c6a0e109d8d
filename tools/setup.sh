# Sourced by tools/play and tools/test: makes sure of the system libraries and of Rust, with one clear question each.
#
#   set_up_machine [PACKAGE…]    what both need, and these packages besides
#
# The variable ANSWER holds `yes` where the answer to every question is yes (--yes). Lines are for bash 3.2 or later.

RUST_AT_LEAST=1.95
# What Bevy links or looks up while it is built: sound, gamepads, windows; and a C compiler with its finder of libraries.
BUILD_PACKAGES=(gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev)

say() { printf '%s\n' "$*" >&2; }
stop() { say "$@"; exit 1; }

# Asks once; no answer means yes. Where nobody can answer, it says how to go on.
ask() {
  [[ ${ANSWER:-} != yes ]] || return 0
  [[ -t 0 ]] || stop "$1 Nobody is here to answer: run it again with --yes."
  local answer
  read -r -p "$1 [Y/n] " answer
  [[ -z $answer || $answer == [Yy]* ]]
}

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

# Other systems get a plain word: nothing but Rust is needed there.
check_system() {
  case $(uname -s) in
    Linux) ;;
    Darwin) stop "On macOS install Xcode's command line tools and Rust $RUST_AT_LEAST, then: cargo run --bin gieo" ;;
    *) stop "On this system install Rust $RUST_AT_LEAST (https://rustup.rs), then: cargo run --bin gieo" ;;
  esac
}

need_packages() {
  if ! command -v apt-get >/dev/null; then
    say "This is no Debian or Ubuntu: if the build stops, install the kin of these packages: $*"
    return
  fi
  local package missing=()
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0
  ask "Gieo needs these system packages: ${missing[*]}. Install them with apt?" || stop "Nothing was installed."
  as_root apt-get update -q || stop "apt could not read its lists."
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" ||
    stop "apt could not install: ${missing[*]}"
}

# True if $1 (such as 1.95.0) is $2 or later.
version_at_least() { [[ $(printf '%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

rust_is_fit() {
  command -v cargo >/dev/null && version_at_least "$(cargo --version | cut -d ' ' -f 2)" "$RUST_AT_LEAST"
}

need_rust() {
  # rustup may be there, only not on the path of this shell.
  export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
  ! rust_is_fit || return 0
  ask "Gieo needs Rust $RUST_AT_LEAST or later. Install it for this user with rustup?" || stop "Nothing was installed."
  if command -v rustup >/dev/null; then
    rustup toolchain install stable --profile minimal --component rustfmt --component clippy
  else
    need_packages curl ca-certificates
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs |
      sh -s -- -y --no-modify-path --profile minimal --component rustfmt --component clippy
  fi
  # A folder may be pinned to an older Rust.
  rust_is_fit || export RUSTUP_TOOLCHAIN=stable
  rust_is_fit || stop "Rust is still older than $RUST_AT_LEAST: $(cargo --version 2>&1)"
}

# The formatter and the linter, for those who change the code.
need_checkers() {
  ! { cargo fmt --version && cargo clippy --version; } >/dev/null 2>&1 || return 0
  ask "The checks need rustfmt and clippy. Install them with rustup?" || stop "Nothing was installed."
  rustup component add rustfmt clippy || stop "rustfmt and clippy are missing, and rustup could not fetch them."
}

set_up_machine() {
  check_system
  need_packages "${BUILD_PACKAGES[@]}" "$@"
  need_rust
}
