#include "tests/fuzz/files/eyes_promise.h"

#include <algorithm>
#include <utility>

#include "engine/eyes/marked_rows.h"
#include "engine/eyes/solvable.h"
#include "engine/match/eyes/canonical_form.h"
#include "tools/authoring/eyes/eye_analysis.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::fuzz {

namespace {

using match::EyeGraph;

constexpr std::size_t few_points = 6;
constexpr std::size_t few_positions = 500;

bool same_point(const match::EyeGraphPoint& a, const match::EyeGraphPoint& b) {
    return a.content == b.content && a.marginal == b.marginal && a.edges == b.edges && a.neighbours == b.neighbours &&
           a.at == b.at && a.cell == b.cell;
}

std::string broken_points(const EyeGraph& graph) {
    if (graph.points.empty() || graph.points.size() > match::largest_eye_graph) return "too few or too many points";
    for (std::size_t i = 0; i < graph.points.size(); ++i) {
        if ((graph.points[i].neighbours & ~graph.all()) != 0) return "a neighbour that is no point";
        for (std::size_t j = 0; j < graph.points.size(); ++j)
            if (((graph.points[i].neighbours & match::eye_point(j)) != 0) !=
                ((graph.points[j].neighbours & match::eye_point(i)) != 0))
                return "a neighbour on one side alone";
    }
    return "";
}

// Edges below and at the right that lie apart from the points are drawn beside them, where they make islands.
std::string broken_drawing(const EyeGraph& graph) {
    if (graph.edges.south || graph.edges.east) return "";
    std::string cells, drawn;
    for (const match::EyeGraphPoint& point : graph.points) cells += point.cell;
    for (const std::string& row : match::drawn_eye_graph(graph, cells)) drawn += row + '\n';
    const match::EyeGraphReading again = match::read_eye_graph(drawn);
    if (!again.trouble.empty()) return again.trouble + ", when reading again\n" + drawn;
    const bool is_same = std::ranges::equal(graph.points, again.graph.points, same_point);
    return is_same ? "" : "another graph when reading again\n" + drawn;
}

// The points in the opposite order.
EyeGraph reversed(const EyeGraph& graph) {
    const std::size_t last = graph.points.size() - 1;
    EyeGraph other{.points = {graph.points.rbegin(), graph.points.rend()}, .edges = graph.edges};
    for (match::EyeGraphPoint& point : other.points) {
        const match::EyePoints neighbours = std::exchange(point.neighbours, 0);
        for (std::size_t i = 0; i <= last; ++i)
            if ((neighbours & match::eye_point(i)) != 0) point.neighbours |= match::eye_point(last - i);
    }
    return other;
}

std::string broken_name(const EyeGraph& graph) {
    for (const match::BoardEdges edges : {match::BoardEdges::left_out, match::BoardEdges::kept})
        if (match::canonical_form(graph, edges).key != match::canonical_form(reversed(graph), edges).key)
            return "another name when the points are counted from the end";
    return "";
}

std::string broken_analysis(const EyeGraph& graph) {
    const authoring::EyeAnalysis analysis = authoring::analyze_eyes(graph, {}, few_positions);
    const bool is_between =
        analysis.least.attacked <= analysis.most.attacked && analysis.least.defended <= analysis.most.defended;
    if (!is_between || analysis.most.defended > 2) return "bounds that are none";
    if (!analysis.answer) return "";
    for (const authoring::EyeLine& line : analysis.lines) authoring::shown_line_text(graph, line);
    return eyes::marked_rows(graph, *analysis.answer).empty() ? "an answer without rows" : "";
}

}  // namespace

std::string broken_eyes_promise(const std::string& text) {
    const match::EyeGraphReading read = match::read_eye_graph(text);
    if (!read.trouble.empty()) return read.graph.points.empty() ? "" : "a graph in spite of trouble";
    if (std::string broken = broken_points(read.graph); !broken.empty()) return broken;
    for (const auto promise : {broken_drawing, broken_name})
        if (std::string broken = promise(read.graph); !broken.empty()) return broken;
    if (!eyes::why_unsolvable(read.graph).empty() || read.graph.points.size() > few_points) return "";
    return broken_analysis(read.graph);
}

}  // namespace katachi::fuzz
