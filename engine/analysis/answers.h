// What each autohelper asks of a position, a function each.
#pragma once

#include <array>
#include <span>

#include "engine/analysis/reading_limits.h"
#include "engine/board/board.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/value.h"
#include "engine/reading/tactics.h"

namespace katachi {

struct Question {
    Board& board;  // as it was when the answer is given
    Tactics& tactics;
    const ReadingLimits& limits;
    Colour own;
    std::span<const Vertex> points;

    Colour side(bool is_own) const { return is_own ? own : opponent(own); }
    bool has_stone(Vertex vertex) const { return is_stone(board.at(vertex)); }
    // Whether what was read decides the call.
    bool decides(bool is_settled) const { return is_settled || !limits.only_settled; }
    Tactics& strings() const { return limited(limits.strings); }
    Tactics& pairs() const { return limited(limits.pairs); }
    Tactics& connections() const { return limited(limits.connections); }

  private:
    Tactics& limited(const SearchLimits& by) const {
        tactics.set_limits(by);
        return tactics;
    }
};

using Answer = Value (*)(const Question&);

// By autohelper; null for those that this engine cannot answer yet.
using Answers = std::array<Answer, autohelper_count>;

constexpr Answer& answer_to(Answers& answers, Autohelper helper) { return answers[static_cast<std::size_t>(helper)]; }

// Of stones, liberties and legality.
void add_board_answers(Answers& answers);
// Of moves read ahead.
void add_reading_answers(Answers& answers);

}  // namespace katachi
