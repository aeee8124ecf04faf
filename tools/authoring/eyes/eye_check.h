// What the solver of eye spaces says of the entries of an eye shape database: each is proved, refuted, or undecided.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "tools/authoring/eyes/eye_analysis.h"

namespace katachi::authoring {

enum class EyeVerdict { proved, refuted, undecided };

struct EyeRefutation {
    match::EyeGraph space;  // the first that the entry matches and is wrong about, without wild cards
    eyes::EyeAnswer answer;
    EyeLine line;  // without moves where the table alone says that there is a threat, and no move keeps what there is
    std::vector<ValueByOtherRules> other_rules;
    std::optional<std::pair<int, int>> by_abstract_rules{};  // nothing where they take more positions

    // The numbers from 1 to 4 of outer liberties with which the space is not worth what the entry says.
    std::vector<int> refuted_liberties(const std::string& claimed, const eyes::LocalRules& rules) const;
};

struct EyeEntryCheck {
    const compiler::Pattern* entry = nullptr;
    EyeVerdict verdict = EyeVerdict::undecided;
    std::string why_undecided;
    std::vector<EyeRefutation> refutations;  // one where it is refuted
    // The values of a space that it matches with 1 to 3 ko threats of either side, where one of them is another one.
    std::vector<ValueByOtherRules> with_ko_threats;
    bool counts_seki = false;  // whether a space that was solved is worth its eyes by seki
    // For proved entries these are the points whose marks are no vital points, or that would have to be marked since no
    // other one is.
    match::EyePoints wrong_marks = 0;
    bool lacks_attack_mark = false;
    bool lacks_defence_mark = false;
    bool hangs_on_ko() const { return !with_ko_threats.empty(); }
    std::size_t points = 0;
    std::size_t spaces = 0;  // that were solved: the fillings of wild cards that no earlier entry matches …
    bool is_hidden = false;  // … or all fillings, where earlier entries match them all
};

struct EyeCheckOptions {
    eyes::LocalRules rules;
    std::size_t most_positions = eyes::EyeSolver::usual_limit;  // of one solve
};

struct EyeCheck {
    EyeCheckOptions options;
    std::vector<EyeEntryCheck> entries;  // in the order of the database
};

// The database holds eye shapes and outlives the result. Entries without a sound diagram or a value are left out.
EyeCheck check_eyes(const compiler::PatternDatabase& database, const EyeCheckOptions& options);

}  // namespace katachi::authoring
