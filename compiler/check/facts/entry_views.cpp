#include "compiler/check/facts/entry_views.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <vector>

#include "base/text/side_by_side.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

bool contains(base::Span outer, base::Span inner) { return inner.begin >= outer.begin && inner.end <= outer.end; }

base::Span drawn_span(const Diagram& diagram) {
    if (diagram.lines.empty()) return {};
    return {diagram.lines.front().span.begin, diagram.lines.back().span.end};
}

// The patterns are kept by the text that they stand in; those of one text are in its order.
using PlacedPatterns = std::unordered_map<const base::SourceFile*, std::vector<const Pattern*>>;

PlacedPatterns placed_patterns(std::span<const PatternDatabase> databases) {
    PlacedPatterns placed;
    for (const PatternDatabase& database : databases)
        for (const Pattern& pattern : database.patterns) placed[pattern.source.get()].push_back(&pattern);
    for (auto& [source, patterns] : placed)
        std::ranges::stable_sort(patterns, {}, [](const Pattern* pattern) { return pattern->span.begin; });
    return placed;
}

const Pattern* pattern_of(const PlacedPatterns& placed, const base::Diagnostic& finding) {
    const auto found = placed.find(finding.source.get());
    if (found == placed.end()) return nullptr;
    const auto behind = std::ranges::upper_bound(found->second, finding.span.begin, {},
                                                 [](const Pattern* pattern) { return pattern->span.begin; });
    if (behind == found->second.begin() || !contains((*std::prev(behind))->span, finding.span)) return nullptr;
    return *std::prev(behind);
}

std::vector<std::string> rows_of(const Diagram& diagram) {
    std::vector<std::string> rows;
    for (const DiagramLine& line : diagram.lines) rows.push_back(line.text);
    return rows;
}

base::EntryView view_of(const Pattern& pattern, base::Span fault) {
    const base::Span main = drawn_span(pattern.diagram);
    if (contains(main, fault)) return {.picture = {}, .quote = main};
    if (pattern.constraint_diagram && contains(drawn_span(*pattern.constraint_diagram), fault))
        return {.picture = rows_of(pattern.diagram), .quote = drawn_span(*pattern.constraint_diagram)};
    if (contains(pattern.symmetry_span, fault)) return {.picture = rows_of(pattern.diagram), .quote = {}};
    const bool in_attribute = std::any_of(pattern.attributes.begin(), pattern.attributes.end(), [&](const auto& one) {
        return takes_label(one.name) && contains(one.argument_span, fault);
    });
    if (in_attribute || fault.begin >= pattern.colon_span.end) return {.picture = drawn_entry(pattern), .quote = {}};
    return {};
}

}  // namespace

std::vector<std::string> drawn_entry(const Pattern& pattern) {
    auto main = rows_of(pattern.diagram);
    if (!pattern.constraint_diagram) return main;
    auto rows = base::side_by_side(main, rows_of(*pattern.constraint_diagram), 8);
    std::string labels;
    for (const char label : labels_of(pattern)) labels += (labels.empty() ? "" : ", ") + std::string(1, label);
    if (!labels.empty()) rows[rows.size() / 2] += "      labels here: " + labels;
    return rows;
}

base::EntryViewer entry_viewer(std::span<const PatternDatabase> databases) {
    return [placed = placed_patterns(databases)](const base::Diagnostic& finding) {
        const Pattern* pattern = pattern_of(placed, finding);
        return pattern == nullptr ? base::EntryView{} : view_of(*pattern, finding.span);
    };
}

}  // namespace katachi::compiler
