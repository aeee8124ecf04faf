#pragma once

namespace katachi::base {

// A write that would let a file grow over `ulimit -f` fails with EFBIG from now on, as one to a full disk fails, where
// the system would end the program (SIGXFSZ). The main function of each program that writes files calls it.
void outlive_file_limit();

}  // namespace katachi::base
