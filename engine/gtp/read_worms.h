// The worms of the board as it is shown, with the limits that the session has for strings.
#pragma once

#include "engine/gtp/tactical_question.h"
#include "engine/worms/worms.h"

namespace katachi::gtp {

inline worms::Worms read_worms(Session& session) {
    constexpr reading::SearchLimits moves{.nodes = 1000};
    constexpr reading::SearchLimits threats{.nodes = 100};
    return read_tactics(session, string_reader, "worms", [&](reading::Tactics& tactics, const board::Board& board) {
        return worms::Worms(board, tactics, {.strings = tactics.limits(), .moves = moves, .threats = threats});
    });
}

}  // namespace katachi::gtp
