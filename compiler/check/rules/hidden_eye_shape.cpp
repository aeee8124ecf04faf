#include <optional>

#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/check/rules/rules.h"
#include "compiler/eyes/entry_graph.h"
#include "compiler/eyes/matched_spaces.h"

namespace katachi::compiler {

namespace {

using match::EyeGraph;

// The first entry that matches a space of this one, where each of them is matched already; else nothing, and the
// spaces are this entry's from now on.
std::optional<std::size_t> hiding_entry(MatchedSpaces& spaces, const EyeGraph& graph, std::size_t entry) {
    std::optional<std::size_t> first;
    bool is_hidden = true;
    for (const EyeGraph& filled : match::filled_eye_graphs(graph)) {
        const auto before = spaces.first_match(filled, entry);
        is_hidden = is_hidden && before && *before != entry;
        if (!first) first = before;
    }
    return is_hidden ? first : std::nullopt;
}

void report(const Pattern& first, const Pattern& hidden, Findings& findings) {
    const bool agrees = first.eye_value == hidden.eye_value;
    auto& finding =
        findings.add(hidden, shape_span(hidden),
                     "earlier entries match every space of this one" +
                         (agrees ? std::string() : ", and " + called(first) + " says `" + first.eye_value + "`"));
    finding.notes.push_back({first.source, shape_span(first), called(first) + " is drawn here"});
    finding.help =
        "a shape stands for its graph: which points touch. Leave this entry out, or move it before the other";
}

void find_hidden_eye_shape(const PatternDatabase& database, Findings& findings) {
    MatchedSpaces spaces;
    for (std::size_t i = 0; i < database.patterns.size(); ++i) {
        const Pattern& entry = database.patterns[i];
        if (!entry.sound) continue;
        const EyeGraph graph = match::without_islands(entry_graph(entry));
        if (graph.points.size() > match::largest_eye_graph || has_too_many_wild_cards(graph)) continue;
        const auto hiding = hiding_entry(spaces, graph, i);
        if (!hiding) continue;
        const Pattern& first = database.patterns[*hiding];
        // The same drawing is a duplicate-shape.
        if (match_key(first) != match_key(entry)) report(first, entry, findings);
    }
}

}  // namespace

const Rule hidden_eye_shape{.id = "hidden-eye-shape",
                            .code = "KA610",
                            .severity = base::Severity::warning,
                            .summary = "earlier eye shapes match every space that this one matches",
                            .kinds = kind_set(DatabaseKind::eye_shape),
                            .find_in_database = find_hidden_eye_shape};

}  // namespace katachi::compiler
