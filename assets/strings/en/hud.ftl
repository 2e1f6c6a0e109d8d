### Gieo: notes above the board.

# $file: where the damaged file now lies.
notice-set-aside = A file of the game could not be read. It is kept aside as { $file }.
# $what: the technical reason, in English.
notice-storage = Something could not be saved on this device: { $what }
