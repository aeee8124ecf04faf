#pragma once

namespace katachi::base {

// From now on a write that would let a file grow over `ulimit -f` fails with EFBIG, as one to a full disk fails, where
// the system would end the program (SIGXFSZ). For the main function of each program that writes files.
void outlive_file_limit();

}  // namespace katachi::base
