// A match with the pattern that it is of, and what the pattern's constraint, class letters and helper are worth there.
#pragma once

#include <optional>

#include "compiler/constraint/class_verdict.h"
#include "compiler/constraint/explanation.h"
#include "compiler/model/pattern_database.h"
#include "engine/match/match.h"

namespace katachi::authoring {

// What speaks for a match or against it. That nobody knows the status of dragons, which most class letters ask for, is
// no reason to leave it undecided.
enum class Standing { holds, undecided, constraint_false, classes_false, helper_false };

struct FoundMatch {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
    match::Match match;
    // Nothing where there is none, or where it was not asked for.
    std::optional<compiler::ExplainedPart> constraint = {};
    std::optional<match::ClassVerdict> classes = {};
    std::optional<match::Value> helper = {};  // what the function answers that the colon line names
    std::string undecided_letters = {};       // class letters that need the status of dragons

    Standing standing() const;
    bool is_refused() const { return standing() >= Standing::constraint_false; }
    bool is_undecided() const { return standing() == Standing::undecided; }
};

// Asks what the constraint is worth, if there is one, the class letters, if they are conditions, and the helper of the
// colon line.
void judge(FoundMatch& found, match::Analysis& analysis);

// The attribute of this name; 0 where there is none.
double value_of(const FoundMatch& found);

// Highest value first, then by name, colour, move and standing.
bool comes_before(const FoundMatch& a, const FoundMatch& b);

// Whether it is enough to list one of the two matches: they are of the same pattern for the same side at the same move,
// with the same standing. A pattern that fits in several orientations at once is found for each.
bool says_the_same(const FoundMatch& a, const FoundMatch& b);

}  // namespace katachi::authoring
