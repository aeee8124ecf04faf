// What the joseki library says of a board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "joseki/graph/library_answer.h"
#include "joseki/store/disputed_moves.h"
#include "joseki/store/library_store.h"

namespace katachi::authoring {

struct JosekiReport {
    std::string title;  // what was asked
    board::Position board;
    board::Colour to_move = board::Colour::black;
    std::optional<board::Vertex> last_move = {};
    std::vector<joseki::LibraryAnswer> answers;  // one for each corner that the library knows
    std::vector<std::vector<joseki::PositionSource>> sources =
        {};                                                        // of the answers, in their order: who speaks of them
    std::vector<std::vector<joseki::DisputedMove>> disputed = {};  // moves of the answers, in their order
};

}  // namespace katachi::authoring
