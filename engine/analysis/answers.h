// What each autohelper asks of a position, a function each.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "engine/analysis/cut_points.h"
#include "engine/analysis/reading_limits.h"
#include "engine/analysis/stages.h"
#include "engine/board/board.h"
#include "engine/board/handicap.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/value.h"
#include "engine/reading/tactics.h"

namespace katachi::analysis {

struct Question {
    board::Board& board;  // as it was when the answer is given
    reading::Tactics& tactics;
    const ReadingLimits& limits;
    board::Colour own;
    std::span<const board::Vertex> points;
    const std::optional<board::Handicap>& handicap;  // nothing where no game is known
    const CutPoints* cuts = nullptr;                 // where the call needs them, and they are known
    Stages* stages = nullptr;                        // where it needs eyes, connections or dragons, and limits allow it
    const InfluenceBySide* influence = nullptr;      // where it needs that, likewise

    board::Colour opponent() const { return board::opponent(own); }
    board::Colour side(bool is_own) const { return is_own ? own : opponent(); }
    bool has_stone(board::Vertex vertex) const { return board::is_stone(board.at(vertex)); }
    // Whether what was read decides the call.
    bool decides(bool is_settled) const { return is_settled || !limits.only_settled; }
    reading::Tactics& strings() const { return limited(limits.strings); }
    reading::Tactics& pairs() const { return limited(limits.pairs); }
    reading::Tactics& connections() const { return limited(limits.connections); }
    // These answer an open question, too, as a quick reader believes it to go.
    reading::Tactics& believed_connections() const {
        reading::SearchLimits quick = limits.connections;
        quick.is_quick = !limits.only_settled;
        return limited(quick);
    }
    reading::Tactics& strings_of_eyes() const { return limited(limits.eyes->strings); }

  private:
    reading::Tactics& limited(reading::SearchLimits by) const {
        by.only_settled = limits.only_settled;
        tactics.set_limits(by);
        return tactics;
    }
};

// Whether it can be done, with or without a ko.
inline match::Value works(const Question& ask, const reading::TacticalAnswer& answer) {
    return ask.decides(answer.is_settled) ? match::Value::of(answer.code != reading::TacticalCode::failure)
                                          : match::Value();
}

using Answer = match::Value (*)(const Question&);

// Answers by autohelper; null for those that this engine cannot answer yet.
using Answers = std::array<Answer, match::autohelper_count>;

// Whether the engine can answer it.
bool is_answered(match::Autohelper helper);

constexpr Answer& answer_to(Answers& answers, match::Autohelper helper) {
    return answers[static_cast<std::size_t>(helper)];
}

// Answers about stones, liberties and legality.
void add_board_answers(Answers& answers);
// Answers about the game that the position is from.
void add_game_answers(Answers& answers);
// Answers about moves that are read ahead.
void add_reading_answers(Answers& answers);
// Answers about cuts and connections.
void add_connection_answers(Answers& answers);
// Answers about eye spaces.
void add_eye_answers(Answers& answers);
// Answers about dragons.
void add_dragon_answers(Answers& answers);
// Answers about territory, moyo and area.
void add_influence_answers(Answers& answers);

}  // namespace katachi::analysis
