// What a search of life and death is about: stones of one colour, of which the attacker wants to capture all.
#pragma once

#include "engine/board/board.h"

namespace katachi::life {

struct DragonGoal {
    board::VertexSet stones;
    board::Colour defender = board::Colour::black;
    // Where moves are read; everything for an open board. Nobody plays elsewhere in a closed region. A region that is
    // a judgement (enclosure.h) is open: who gets out of it is believed to live.
    board::VertexSet region = board::VertexSet::everything();
    bool is_region_open = false;
    // It is for an open region: all points around it count as stones of the attacker that nobody can take, except for
    // given stones of the defender. A room that is shut in this way is read on a small board alone
    // (closed/small_board.h).
    bool is_shut = false;
    // Strings that hold one of these stones are taken to be safe, of whatever colour: what is proved is proved if they
    // are. In an open region a stone of the goal that joins one of the defender's is believed to live.
    board::VertexSet given_safe = {};
    // Stones of the attacker that race with the goal: the liberties of their strings are worth playing at.
    board::VertexSet rivals = {};

    bool is_bounded() const { return !(region == board::VertexSet::everything()); }
    board::VertexSet safe_friends(const board::Board& board) const { return given_safe & board.stones(defender); }
    board::Colour attacker() const { return board::opponent(defender); }

    friend bool operator==(const DragonGoal&, const DragonGoal&) = default;
};

}  // namespace katachi::life
