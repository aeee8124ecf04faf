// What the engine promises for all bytes that a controller may send: the property that the fuzz target and the test
// with random conversations share.
#pragma once

#include <string>
#include <string_view>

namespace katachi::fuzz {

// Holds a conversation, in which every file that can be read holds `input` itself. Gives "", or which promise was
// broken and where:
// - each line that holds a request is answered once, with its id, and an answer ends at its only empty line;
// - a command that fails changes nothing;
// - the game, written as SGF at the end and read again, is the same game, unless its komi is above 100 points.
std::string hold_conversation(std::string_view input);

}  // namespace katachi::fuzz
