#pragma once

namespace katachi::base {

// Where a standard stream was closed (`>&-`), the next file that is opened would take its number, and what is meant for
// the stream would be written into that file. From now on such a stream stands open, but reading it or writing to it
// fails as before. For the main function of each program, before it opens anything.
void occupy_standard_descriptors();

}  // namespace katachi::base
