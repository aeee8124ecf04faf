#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/check/facts/no_stronger.h"
#include "compiler/check/facts/shape_from_move.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// Kinds in which a second entry at the same move, worth no more, changes nothing. Influence adds up, a handicap
// pattern's value is its share in a draw of lots, and the others match no place or the whole board.
constexpr KindSet shadowing_kinds = all_kinds & ~kind_set(DatabaseKind::influence) & ~kind_set(DatabaseKind::barrier) &
                                    ~kind_set(DatabaseKind::handicap) & ~kind_set(DatabaseKind::whole_board) &
                                    ~kind_set(DatabaseKind::eye_shape);

// So many entries before it each one is compared with, so that the time grows with the length of a database alone.
constexpr std::size_t most_compared = 10'000;

using Glances = std::array<Glance, board::orientation_count>;

struct Entry {
    const Pattern* pattern;
    ShapeFromMove shape;
};

bool can_be_compared(const Pattern& pattern) {
    const bool may_lie_apart_from_its_edges =
        pattern.diagram.edges != DrawnEdges{} && pattern.diagram.find(character(Cell::any_or_off_board));
    return pattern.sound && pattern.diagram.find(character(Cell::move)) && !may_lie_apart_from_its_edges;
}

std::vector<Entry> entries_of(const PatternDatabase& database) {
    std::vector<Entry> entries;
    entries.reserve(database.patterns.size());
    for (const Pattern& pattern : database.patterns)
        if (can_be_compared(pattern)) entries.push_back({&pattern, ShapeFromMove(pattern)});
    return entries;
}

Glances must_not(const ShapeFromMove& shape) {
    Glances glances{};
    for (const board::Orientation orientation : board::all_orientations)
        glances[static_cast<std::size_t>(orientation)] = shape.must_not(orientation);
    return glances;
}

// There is no branch for each orientation, since this is asked of every pair.
bool is_told_apart(const Glances& must_not, Glance may) {
    bool fits = false;
    for (const Glance glance : must_not) fits |= (glance & may) == 0;
    return !fits;
}

bool shadows(const Entry& above, const Glances& must_not, const Entry& below, Glance may, DatabaseKind kind) {
    return std::any_of(
        board::all_orientations.begin(), board::all_orientations.end(), [&](board::Orientation orientation) {
            if ((must_not[static_cast<std::size_t>(orientation)] & may) != 0) return false;
            if (!above.shape.contains(below.shape, orientation)) return false;
            const Overlay overlay{*above.pattern, orientation, *below.pattern};
            return is_worth_no_less(overlay) && asks_no_more(overlay) && concerns_all_strings(overlay, kind);
        });
}

void report_shadowed(const Pattern& below, const Pattern& above, Findings& findings) {
    auto& finding = findings.add(below, shape_span(below),
                                 "wherever this matches, " + called(above) + " before it matches with the same move");
    finding.notes.push_back({above.source, shape_span(above), called(above) + " is drawn here"});
    finding.help = "it asks for no more and is worth no less: leave this out, put it first, or give it more value";
}

void find_shadowed_entry(const PatternDatabase& database, Findings& findings) {
    const DatabaseKind kind = database.spec.kind;
    const std::vector<Entry> entries = entries_of(database);
    std::vector<Glances> earlier;  // apart from the entries: nearly every pair is told apart by them alone
    earlier.reserve(entries.size());
    for (const Entry& below : entries) {
        const Glance may = below.shape.may();
        const auto compared = std::min(earlier.size(), most_compared);
        const auto seen = std::find_if(
            earlier.end() - static_cast<std::ptrdiff_t>(compared), earlier.end(), [&](const Glances& glances) {
                if (is_told_apart(glances, may)) return false;
                return shadows(entries[static_cast<std::size_t>(&glances - earlier.data())], glances, below, may, kind);
            });
        if (seen != earlier.end()) {
            const Pattern& above = *entries[static_cast<std::size_t>(seen - earlier.begin())].pattern;
            // The rule duplicate-shape speaks of two equal entries.
            if (match_key(above) != match_key(*below.pattern)) report_shadowed(*below.pattern, above, findings);
        }
        earlier.push_back(must_not(below.shape));
    }
}

}  // namespace

const Rule shadowed_entry{.id = "shadowed-entry",
                          .code = "KA504",
                          .severity = base::Severity::warning,
                          .summary = "an earlier entry matches wherever this one does, and does no less",
                          .kinds = shadowing_kinds,
                          .find_in_database = find_shadowed_entry};

}  // namespace katachi::compiler
