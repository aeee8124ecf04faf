#include "compiler/reader/diagram_reader.h"

#include <algorithm>
#include <string>

namespace katachi {

namespace {

bool is_edge_row(const DiagramLine& line) {
    return line.text.find('-') != std::string::npos && line.text.find_first_not_of("-+") == std::string::npos;
}

Diagnostic finding(std::string_view rule, std::string message, Span span) {
    return {.rule = std::string(rule), .message = std::move(message), .source = nullptr, .span = span, .pattern = ""};
}

Span character_span(const DiagramLine& line, std::size_t index) {
    const auto begin = line.span.begin + static_cast<std::uint32_t>(index);
    return {begin, begin + 1};
}

// The rows of cells with the edge rows taken off, and what these said.
struct Frame {
    Diagram diagram;
    std::vector<const DiagramLine*> cell_lines;
    std::size_t edge_lines = 0;
};

Frame take_edge_rows(std::vector<DiagramLine> lines) {
    Frame frame;
    frame.diagram.lines = std::move(lines);
    const auto& drawn = frame.diagram.lines;
    std::size_t first = 0;
    std::size_t last = drawn.size();
    if (first < last && is_edge_row(drawn[first])) {
        frame.diagram.edges.north = true;
        ++first;
    }
    if (first < last && is_edge_row(drawn[last - 1])) {
        frame.diagram.edges.south = true;
        --last;
    }
    for (std::size_t i = first; i < last; ++i) frame.cell_lines.push_back(&drawn[i]);
    frame.diagram.first_line = static_cast<int>(first);
    frame.diagram.rows = static_cast<int>(last - first);
    frame.edge_lines = drawn.size() - frame.cell_lines.size();
    return frame;
}

bool has_west_edge(const DiagramLine& line) { return line.text.front() == '|'; }
bool has_east_edge(const DiagramLine& line) { return line.text.size() > 1 && line.text.back() == '|'; }

// What may stand where another row draws the edge: a blank outside of an eye space, or any point or none.
bool stands_for_edge(char c) {
    return c == '|' || c == character(Cell::outside) || c == character(Cell::any_or_off_board);
}

// The side edges are what any row of cells draws; a row that differs is a finding.
void find_side_edges(Frame& frame, Diagnostics& diagnostics) {
    auto& edges = frame.diagram.edges;
    for (const DiagramLine* line : frame.cell_lines) {
        edges.west = edges.west || has_west_edge(*line);
        edges.east = edges.east || has_east_edge(*line);
    }
    for (const DiagramLine* line : frame.cell_lines) {
        if (edges.west && !stands_for_edge(line->text.front())) {
            diagnostics.push_back(finding("inconsistent-edges", "this row lacks the left edge that others have",
                                          character_span(*line, 0)));
            return;
        }
        if (edges.east && !stands_for_edge(line->text.back())) {
            diagnostics.push_back(finding("inconsistent-edges", "this row lacks the right edge that others have",
                                          character_span(*line, line->text.size() - 1)));
            return;
        }
    }
}

std::string_view cells_of(const DiagramLine& line, DrawnEdges edges) {
    std::string_view cells = line.text;
    if (edges.west && !cells.empty() && stands_for_edge(cells.front())) cells.remove_prefix(1);
    if (edges.east && !cells.empty() && stands_for_edge(cells.back())) cells.remove_suffix(1);
    return cells;
}

// The row that an edge at the top or bottom must be.
std::string expected_edge_row(const Diagram& diagram) {
    return (diagram.edges.west ? "+" : "") + std::string(static_cast<std::size_t>(diagram.columns), '-') +
           (diagram.edges.east ? "+" : "");
}

void check_edge_rows(const Diagram& diagram, Diagnostics& diagnostics) {
    const std::string expected = expected_edge_row(diagram);
    for (const DiagramLine& line : diagram.lines) {
        if (!is_edge_row(line) || line.text == expected) continue;
        diagnostics.push_back(finding("inconsistent-edges",
                                      "the edge must be drawn `" + expected + "` here, it is `" + line.text + "`",
                                      line.span));
    }
}

void check_for_edges_inside(const Frame& frame, Diagnostics& diagnostics) {
    for (const DiagramLine* line : frame.cell_lines) {
        const auto cells = cells_of(*line, frame.diagram.edges);
        const auto inside = cells.find_first_of("|+-");
        if (inside == std::string_view::npos) continue;
        const auto before = static_cast<std::size_t>(cells.data() - line->text.data());
        diagnostics.push_back(
            finding("inconsistent-edges", "an edge mark inside the diagram", character_span(*line, before + inside)));
        return;
    }
}

void check_blank_lines(const SourceFile& source, const std::vector<DiagramLine>& lines, Diagnostics& diagnostics) {
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const int line = source.line_column(lines[i].span.begin).line;
        if (line == source.line_column(lines[i - 1].span.begin).line) continue;
        const auto above = source.text(source.line_span(line - 1));
        if (above.find_first_not_of(" \t\r") != std::string_view::npos) continue;
        diagnostics.push_back(
            finding("not-a-rectangle", "a blank line parts this diagram; is its colon line missing?", lines[i].span));
        return;
    }
}

void fill_cells(Frame& frame, char missing) {
    Diagram& diagram = frame.diagram;
    diagram.cells.reserve(static_cast<std::size_t>(diagram.rows) * static_cast<std::size_t>(diagram.columns));
    for (const DiagramLine* line : frame.cell_lines) {
        const auto cells = cells_of(*line, diagram.edges);
        for (std::size_t column = 0; column < static_cast<std::size_t>(diagram.columns); ++column)
            diagram.cells.push_back(column < cells.size() ? cells[column] : missing);
    }
}

void measure(Frame& frame) {
    for (const DiagramLine* line : frame.cell_lines)
        frame.diagram.columns =
            std::max(frame.diagram.columns, static_cast<int>(cells_of(*line, frame.diagram.edges).size()));
}

const DiagramLine* ragged_row(const Frame& frame) {
    const auto width = cells_of(*frame.cell_lines.front(), frame.diagram.edges).size();
    for (const DiagramLine* line : frame.cell_lines)
        if (cells_of(*line, frame.diagram.edges).size() != width) return line;
    return nullptr;
}

}  // namespace

std::optional<Diagram> read_diagram(const SourceFile& source, std::vector<DiagramLine> lines,
                                    Diagnostics& diagnostics) {
    check_blank_lines(source, lines, diagnostics);
    const Span all{lines.front().span.begin, lines.back().span.end};
    Frame frame = take_edge_rows(std::move(lines));
    if (frame.cell_lines.empty()) {
        diagnostics.push_back(finding("not-a-rectangle", "the diagram has no points", all));
        return std::nullopt;
    }
    find_side_edges(frame, diagnostics);
    if (const DiagramLine* ragged = ragged_row(frame)) {
        const auto width = cells_of(*frame.cell_lines.front(), frame.diagram.edges).size();
        const auto found = cells_of(*ragged, frame.diagram.edges).size();
        diagnostics.push_back(
            finding("not-a-rectangle",
                    "this row has " + std::to_string(found) + " points, the first one has " + std::to_string(width),
                    ragged->span));
        return std::nullopt;
    }
    measure(frame);
    if (frame.diagram.columns == 0) {
        diagnostics.push_back(finding("not-a-rectangle", "the diagram has no points", all));
        return std::nullopt;
    }
    check_for_edges_inside(frame, diagnostics);
    check_edge_rows(frame.diagram, diagnostics);
    fill_cells(frame, character(Cell::any));
    return std::move(frame.diagram);
}

std::optional<Diagram> read_eye_diagram(std::vector<DiagramLine> lines, Diagnostics& diagnostics) {
    const Span all{lines.front().span.begin, lines.back().span.end};
    Frame frame = take_edge_rows(std::move(lines));
    if (frame.cell_lines.empty()) {
        diagnostics.push_back(finding("not-a-rectangle", "the eye shape has no points", all));
        return std::nullopt;
    }
    find_side_edges(frame, diagnostics);
    measure(frame);
    check_for_edges_inside(frame, diagnostics);
    fill_cells(frame, character(Cell::outside));
    return std::move(frame.diagram);
}

}  // namespace katachi
