#include "compiler/reader/diagram_reader.h"

#include <algorithm>
#include <set>
#include <string>

#include "base/text/counted.h"
#include "base/text/spaced_characters.h"
#include "base/text/utf8.h"

namespace katachi::compiler {

namespace {

bool is_edge_row(const DiagramLine& line) {
    return line.text.find('-') != std::string::npos && line.text.find_first_not_of("-+") == std::string::npos;
}

base::Diagnostic finding(std::string_view rule, std::string message, base::Span span) {
    return {.rule = std::string(rule), .message = std::move(message), .source = nullptr, .span = span, .pattern = ""};
}

base::Span character_span(const DiagramLine& line, std::size_t index) {
    const auto begin = line.span.begin + static_cast<std::uint32_t>(index);
    return {begin, begin + 1};
}

// The rows of cells with the edge rows taken off, and what these said.
struct Frame {
    Diagram diagram;
    std::vector<const DiagramLine*> cell_lines;
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
    return frame;
}

bool has_west_edge(const DiagramLine& line) { return line.text.front() == '|'; }
bool has_east_edge(const DiagramLine& line) { return line.text.size() > 1 && line.text.back() == '|'; }

// What may stand where another row draws the edge: a blank outside of an eye space, or any point or none.
bool stands_for_edge(char c) {
    return c == '|' || c == character(Cell::outside) || c == character(Cell::any_or_off_board);
}

// The side edges are what any row of cells draws. False, and a finding, where a row differs.
bool find_side_edges(Frame& frame, base::Diagnostics& diagnostics) {
    auto& edges = frame.diagram.edges;
    for (const DiagramLine* line : frame.cell_lines) {
        edges.west = edges.west || has_west_edge(*line);
        edges.east = edges.east || has_east_edge(*line);
    }
    for (const DiagramLine* line : frame.cell_lines) {
        if (edges.west && !stands_for_edge(line->text.front())) {
            diagnostics.push_back(finding("inconsistent-edges", "this row lacks the left edge that others have",
                                          character_span(*line, 0)));
            return false;
        }
        if (edges.east && !stands_for_edge(line->text.back())) {
            diagnostics.push_back(finding("inconsistent-edges", "this row lacks the right edge that others have",
                                          character_span(*line, line->text.size() - 1)));
            return false;
        }
    }
    return true;
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

bool has_corners_of(const DiagramLine& line, std::string_view expected) {
    return line.text.front() == expected.front() && line.text.back() == expected.back();
}

// The edge of an eye shape, which is ragged, may be drawn shorter than the shape but has its corners.
void check_edge_rows(const Diagram& diagram, bool is_ragged, base::Diagnostics& diagnostics) {
    const std::string expected = expected_edge_row(diagram);
    const auto check_row = [&](const DiagramLine& line) {
        if (is_ragged ? has_corners_of(line, expected) : line.text == expected) return;
        diagnostics.push_back(finding("inconsistent-edges",
                                      "the edge must be drawn `" + expected + "` here, it is `" + line.text + "`",
                                      line.span));
    };
    if (diagram.edges.north) check_row(diagram.lines.front());
    if (diagram.edges.south) check_row(diagram.lines.back());
}

void check_for_edges_inside(const Frame& frame, base::Diagnostics& diagnostics) {
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

// False, and a finding, where a blank line stands among the rows.
bool check_blank_lines(const base::SourceFile& source, const std::vector<DiagramLine>& lines,
                       base::Diagnostics& diagnostics) {
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const int line = source.line_column(lines[i].span.begin).line;
        if (line == source.line_column(lines[i - 1].span.begin).line) continue;
        const auto above = source.text(source.line_span(line - 1));
        if (above.find_first_not_of(" \t\r") != std::string_view::npos) continue;
        diagnostics.push_back(
            finding("not-a-rectangle", "a blank line parts this diagram; is its colon line missing?", lines[i].span));
        return false;
    }
    return true;
}

// False, and a finding each, where characters beyond ASCII stand among the rows: no cell is one of them.
bool check_characters(const std::vector<DiagramLine>& lines, base::Diagnostics& diagnostics) {
    std::set<std::string_view> found;
    for (const DiagramLine& line : lines)
        for (std::size_t at = 0; at < line.text.size();) {
            const std::string_view character = base::character_at(line.text, at);
            const auto begin = line.span.begin + static_cast<std::uint32_t>(at);
            const bool is_ascii = static_cast<unsigned char>(character.front()) < 0x80;
            if (!is_ascii && found.insert(character).second)
                diagnostics.push_back(finding("unknown-cell",
                                              base::quoted_character_at(line.text, at) + " is no cell of a diagram",
                                              {begin, begin + static_cast<std::uint32_t>(character.size())}));
            at += character.size();
        }
    return found.empty();
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

std::size_t width_of(const Frame& frame, const DiagramLine& line) { return cells_of(line, frame.diagram.edges).size(); }

constexpr std::string_view drawn = ".OXox?*,!QY|";

// "X . *"
bool draws_points(std::string_view remark) {
    const auto points = base::spaced_characters(remark, " \t");
    return points && !points->empty() && points->find_first_not_of(drawn) == std::string::npos;
}

// False, and a finding, where all rows draw one point and their remarks the others: nobody means that.
bool check_points_together(const Frame& frame, base::Diagnostics& diagnostics) {
    const auto is_apart = [&](const DiagramLine* line) {
        return width_of(frame, *line) <= 1 && draws_points(line->remark);
    };
    if (frame.cell_lines.empty() || !std::ranges::all_of(frame.cell_lines, is_apart)) return true;
    const auto& lines = frame.diagram.lines;
    auto& apart = diagnostics.emplace_back(
        finding("points-apart", "the points of these rows stand apart, and behind the first blank of a row is a remark",
                {lines.front().span.begin, lines.back().span.end}));
    apart.help = "draw the points of a row without blanks";
    return false;
}

const DiagramLine* ragged_row(const Frame& frame) {
    const auto width = width_of(frame, *frame.cell_lines.front());
    for (const DiagramLine* line : frame.cell_lines)
        if (width_of(frame, *line) != width) return line;
    return nullptr;
}

base::Diagnostic ragged_finding(const Frame& frame, const DiagramLine& ragged) {
    const auto found = width_of(frame, ragged);
    const auto width = width_of(frame, *frame.cell_lines.front());
    auto result = finding(
        "not-a-rectangle",
        "this row has " + base::counted(found, "point", "points") + ", the first one has " + std::to_string(width),
        ragged.span);
    const bool cells_behind = ragged.remark.find_first_not_of(drawn) == std::string::npos;
    if (found < width && !ragged.remark.empty() && cells_behind)
        result.help = "white space ends a row: what stands behind it is a remark";
    return result;
}

bool is_empty(const Frame& frame, base::Diagnostics& diagnostics) {
    if (!frame.cell_lines.empty() && frame.diagram.columns > 0) return false;
    const auto& lines = frame.diagram.lines;
    diagnostics.push_back(
        finding("not-a-rectangle", "the diagram has no points", {lines.front().span.begin, lines.back().span.end}));
    return true;
}

// The rectangle of a pattern's diagram; false where there is none.
bool fill_rectangle(Frame& frame, base::Diagnostics& diagnostics) {
    const bool edges_agree = find_side_edges(frame, diagnostics);
    measure(frame);
    if (!check_points_together(frame, diagnostics) || is_empty(frame, diagnostics)) return false;
    if (const DiagramLine* ragged = ragged_row(frame)) {
        if (edges_agree) diagnostics.push_back(ragged_finding(frame, *ragged));
        return false;
    }
    check_for_edges_inside(frame, diagnostics);
    check_edge_rows(frame.diagram, false, diagnostics);
    fill_cells(frame, character(Cell::any));
    return true;
}

// Rows of an eye space may be short, so that its cells can be as many as the square of its text is long.
bool has_too_many_cells(const Frame& frame, base::Diagnostics& diagnostics) {
    constexpr std::size_t most_cells = 10'000;
    const auto rows = static_cast<std::size_t>(frame.diagram.rows);
    const auto columns = static_cast<std::size_t>(frame.diagram.columns);
    if (rows <= most_cells && columns <= most_cells && rows * columns <= most_cells) return false;
    const auto& lines = frame.diagram.lines;
    diagnostics.push_back(finding("diagram-too-large",
                                  "the diagram has " + base::counted(rows, "row", "rows") + " and " +
                                      base::counted(columns, "column", "columns") + ", the largest board has 19",
                                  {lines.front().span.begin, lines.back().span.end}));
    return true;
}

bool fill_eye_space(Frame& frame, base::Diagnostics& diagnostics) {
    find_side_edges(frame, diagnostics);
    measure(frame);
    if (is_empty(frame, diagnostics) || has_too_many_cells(frame, diagnostics)) return false;
    check_for_edges_inside(frame, diagnostics);
    check_edge_rows(frame.diagram, true, diagnostics);
    fill_cells(frame, character(Cell::outside));
    return true;
}

template <typename Fill>
bool read(const base::SourceFile& source, std::vector<DiagramLine> lines, Fill fill, Diagram& diagram,
          base::Diagnostics& diagnostics) {
    const bool may_be_drawn = check_blank_lines(source, lines, diagnostics) && check_characters(lines, diagnostics);
    Frame frame = take_edge_rows(std::move(lines));
    const bool filled = may_be_drawn && fill(frame, diagnostics);
    if (filled)
        diagram = std::move(frame.diagram);
    else
        diagram.lines = std::move(frame.diagram.lines);
    return filled;
}

}  // namespace

bool read_diagram(const base::SourceFile& source, std::vector<DiagramLine> lines, Diagram& diagram,
                  base::Diagnostics& diagnostics) {
    return read(source, std::move(lines), fill_rectangle, diagram, diagnostics);
}

bool read_eye_diagram(const base::SourceFile& source, std::vector<DiagramLine> lines, Diagram& diagram,
                      base::Diagnostics& diagnostics) {
    return read(source, std::move(lines), fill_eye_space, diagram, diagnostics);
}

}  // namespace katachi::compiler
