// A match with the pattern that it is of, and what the pattern's constraint is worth there.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "compiler/constraint/explanation.h"
#include "compiler/model/pattern_database.h"
#include "engine/match/match.h"

namespace katachi {

struct FoundMatch {
    const PatternDatabase* database = nullptr;
    const Pattern* pattern = nullptr;
    Match match;
    std::optional<ExplainedPart> constraint = {};  // nothing where there is none, or where it was not asked for

    bool is_refused() const { return constraint && constraint->value.is_false(); }
    bool is_undecided() const { return constraint && !constraint->value.is_decided(); }
};

// Asks what the constraint is worth, if there is one.
void judge(FoundMatch& found, Analysis& analysis);

// The attribute of this name; 0 where there is none.
double value_of(const FoundMatch& found);

// Highest value first, then by name, colour, move and what the constraint is worth.
bool comes_before(const FoundMatch& a, const FoundMatch& b);

// Whether to list one of them is enough: the same pattern for the same side at the same move, its constraint worth as
// much. A pattern that fits in several orientations at once is found for each.
bool says_the_same(const FoundMatch& a, const FoundMatch& b);

nlohmann::ordered_json found_match_json(const FoundMatch& found, int size);

}  // namespace katachi
