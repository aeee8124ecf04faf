#include <map>

#include "compiler/check/facts/drawn_place.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/check/rules/rules.h"
#include "compiler/eyes/entry_graph.h"
#include "engine/match/eyes/canonical_form.h"

namespace katachi::compiler {

namespace {

using match::EyeGraph;

// The spaces that entries so far match, and the entry that matches each first.
class MatchedSpaces {
  public:
    // The first entry that matches a space of this one, where each of them is matched already; else null, and the
    // spaces are this entry's.
    const Pattern* add(const Pattern& entry, const EyeGraph& graph) {
        const Pattern* first = nullptr;
        bool is_hidden = true;
        for (const EyeGraph& filled : match::filled_eye_graphs(graph)) {
            const Pattern* before = matching(filled);
            if (before == nullptr) {
                is_hidden = false;
                auto& matched = filled.edges.any() ? at_edges_ : anywhere_;
                matched.emplace(match::canonical_form(filled, filled.edges.any()).key, &entry);
            } else if (before != &entry && first == nullptr) {
                first = before;
            }
        }
        return is_hidden ? first : nullptr;
    }

  private:
    const Pattern* matching(const EyeGraph& space) const {
        const auto anywhere = anywhere_.find(match::canonical_form(space, false).key);
        if (anywhere != anywhere_.end()) return anywhere->second;
        if (!space.edges.any()) return nullptr;
        const auto at_edges = at_edges_.find(match::canonical_form(space, true).key);
        return at_edges == at_edges_.end() ? nullptr : at_edges->second;
    }

    std::map<match::EyeGraphKey, const Pattern*> anywhere_, at_edges_;
};

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
    for (const Pattern& entry : database.patterns) {
        if (!entry.sound) continue;
        const EyeGraph graph = match::without_islands(entry_graph(entry));
        if (graph.points.size() > match::largest_eye_graph || has_too_many_wild_cards(graph)) continue;
        const Pattern* const first = spaces.add(entry, graph);
        // The same drawing is a duplicate-shape.
        if (first != nullptr && match_key(*first) != match_key(entry)) report(*first, entry, findings);
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
