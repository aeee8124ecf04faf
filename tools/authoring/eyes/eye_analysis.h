// What the solver says of one eye space.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/eyes/space_value.h"

namespace katachi::authoring {

// The value of a space by rules that differ from those asked for in one thing.
struct ValueByOtherRules {
    eyes::LocalRules rules;
    eyes::EyeValue value;
};

constexpr int most_tried_liberties = 4;

// 0 to 4 outer liberties, ko threats of either side, and suicide the other way; what the solver gives up is left out.
std::vector<ValueByOtherRules> values_by_other_rules(const match::EyeGraph& space, const eyes::LocalRules& rules,
                                                     std::size_t most_positions);

// Play that shows a worth: of the wall with the extra eye or without it.
struct EyeLine {
    eyes::Side first = eyes::Side::attacker;
    bool extra_eye = false;
    bool captured = false;
    bool is_threat = false;  // the other side leaves a move unanswered: a pass of its
    std::vector<eyes::LocalMove> moves;
};

struct EyeAnalysis {
    match::EyeGraph space;
    eyes::LocalRules rules;
    std::optional<eyes::EyeAnswer> answer;                   // nothing where the space is too large for the solver …
    eyes::EyeValue least, most;                              // … but each number is within these bounds
    std::optional<std::pair<int, int>> by_abstract_rules{};  // nothing where they take more positions
    std::vector<ValueByOtherRules> other_rules;
    std::vector<EyeLine> lines;  // of the attacker who begins and of the defender who begins
    bool has_stones_without_liberty = false;
    std::size_t positions = 0;  // that the solver looked at
};

// The space has no wild cards.
EyeAnalysis analyze_eyes(const match::EyeGraph& space, const eyes::LocalRules& rules, std::size_t most_positions);

}  // namespace katachi::authoring
