// What the engine believes of a position: its eye spaces, dragons and their lives, influence and territory.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/analysis/stages.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

struct PositionReport {
    AskedPosition asked;
    board::Colour to_move = board::Colour::black;
    std::string patterns_from;
    eyespaces::EyeSpaces eyes;
    position::Dragons dragons;
    // Of each dragon, by its number.
    std::vector<position::Verdict> life;
    std::vector<std::vector<position::CrudeReason>> reasons;  // for and against its life, the weightiest first
    analysis::JudgedDragons judged;
    analysis::DragonWeakness weakness;
    influence::Influence influence;
};

// With its moves where a game record says so.
board::Board played_board(const AskedPosition& asked);

// By reading, eyes, influence and the connection patterns of `databases`; no playouts.
PositionReport position_report(const AskedPosition& asked, board::Colour to_move, const std::string& patterns_from,
                               const std::vector<compiler::PatternDatabase>& databases);

// The numbers of the dragons, the largest effective size first.
std::vector<int> dragons_by_size(const PositionReport& report);

}  // namespace katachi::authoring
