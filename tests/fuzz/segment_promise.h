// What a segment of games promises for all bytes: the property that the fuzz target and the tests with damaged segments
// share. Reads outside of the bytes are for the sanitizers to see.
#pragma once

#include <string>

namespace katachi::fuzz {

// The bytes of a segment of a few games of several kinds, with so many events each; the same for the same seed.
std::string sound_segment(unsigned seed, int events);

// The bytes with a header that fits them: damage to the rest gets past all checks but those of the rest.
std::string with_fitting_segment_header(std::string bytes);

// Opens the bytes; where they are taken for games, reads all of them and searches them in every way. Gives what was
// found wrong, or "".
std::string open_and_search(const std::string& bytes);

}  // namespace katachi::fuzz
