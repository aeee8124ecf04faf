#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/facts/glance_index.h"
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

bool shadows(const Entry& above, const Entry& below, DatabaseKind kind) {
    return std::any_of(
        board::all_orientations.begin(), board::all_orientations.end(), [&](board::Orientation orientation) {
            if (!above.shape.contains(below.shape, orientation)) return false;
            const Overlay overlay{*above.pattern, orientation, *below.pattern};
            return is_worth_no_less(overlay) && asks_no_more(overlay) && concerns_all_strings(overlay, kind);
        });
}

// The number of the first entry that shadows this one, of those whose shapes may contain its shape as far as a glance
// tells.
std::optional<std::size_t> find_shadow(const std::vector<Entry>& entries, const Entry& below,
                                       const GlanceIndex& earlier, std::size_t first, DatabaseKind kind) {
    std::set<Glance> glances;  // few where the points near the move look alike
    for (const board::Orientation orientation : board::all_orientations) glances.insert(below.shape.may(orientation));
    std::vector<std::span<const std::size_t>> likely;
    for (const Glance may : glances) earlier.find(may, first, likely);
    const auto begins_later = [](const auto& a, const auto& b) { return a.front() > b.front(); };
    std::make_heap(likely.begin(), likely.end(), begins_later);
    std::size_t compared = entries.size();
    while (!likely.empty()) {
        std::pop_heap(likely.begin(), likely.end(), begins_later);
        const std::size_t number = likely.back().front();
        if (number != compared && shadows(entries[number], below, kind)) return number;
        compared = number;
        likely.back() = likely.back().subspan(1);
        if (likely.back().empty())
            likely.pop_back();
        else
            std::push_heap(likely.begin(), likely.end(), begins_later);
    }
    return std::nullopt;
}

void report_shadowed(const Pattern& below, const Pattern& above, Findings& findings) {
    auto& finding = findings.add(below, shape_span(below),
                                 "wherever this matches, " + called(above) + " before it matches with the same move");
    finding.notes.push_back({above.source, shape_span(above), called(above) + " is drawn here"});
    finding.help = "it asks for no more and is worth no less: leave this out, put it first, or give it more value";
}

void find_shadowed_entry(const PatternDatabase& database, Findings& findings) {
    const std::vector<Entry> entries = entries_of(database);
    GlanceIndex earlier;
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const Entry& below = entries[number];
        const std::size_t first = number - std::min(number, most_compared);
        if (const auto shadow = find_shadow(entries, below, earlier, first, database.spec.kind)) {
            const Pattern& above = *entries[*shadow].pattern;
            // The rule duplicate-shape speaks of two equal entries.
            if (match_key(above) != match_key(*below.pattern)) report_shadowed(*below.pattern, above, findings);
        }
        earlier.add(below.shape.must_not());
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
