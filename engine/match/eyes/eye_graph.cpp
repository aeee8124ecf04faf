#include "engine/match/eyes/eye_graph.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "base/text/counted.h"

namespace katachi::match {

namespace {

// More than any space reaches, with blanks around it: what is drawn can be as large as the square of its text.
constexpr std::size_t most_drawn_lines = 100;

EyeContent content_of(char cell) {
    if (cell == 'X' || cell == '$') return EyeContent::stone;
    if (cell == ' ') return EyeContent::island;
    return cell == 'x' ? EyeContent::either : EyeContent::empty;
}

bool is_eye_cell(char cell) { return std::string_view(".xX*<>!@()$").find(cell) != std::string_view::npos; }

bool is_marginal(char cell) { return std::string_view("!@()$").find(cell) != std::string_view::npos; }

bool is_edge_row(std::string_view row) {
    return !row.empty() && row.find('-') != std::string_view::npos &&
           row.find_first_not_of("+- ") == std::string_view::npos;
}

std::vector<std::string> rows_of(std::string_view text) {
    std::vector<std::string> rows(1);
    for (const char c : text) {
        if (c == '\n' && rows.back().ends_with('\r')) rows.back().pop_back();
        if (c == '%' || c == '\n')
            rows.emplace_back();
        else
            rows.back() += c == 'O' ? ' ' : c;
    }
    while (!rows.empty() && rows.back().find_first_not_of(' ') == std::string::npos) rows.pop_back();
    return rows;
}

// Takes the drawn edges off the rows.
DrawnEyeEdges taken_edges(std::vector<std::string>& rows) {
    DrawnEyeEdges edges;
    if (!rows.empty() && is_edge_row(rows.front())) {
        edges.north = true;
        rows.erase(rows.begin());
    }
    if (!rows.empty() && is_edge_row(rows.back())) {
        edges.south = true;
        rows.pop_back();
    }
    for (std::string& row : rows) {
        while (!row.empty() && row.back() == ' ') row.pop_back();
        if (row.size() > 1 && row.back() == '|') {
            edges.east = true;
            row.pop_back();
        }
    }
    if (std::any_of(rows.begin(), rows.end(), [](const std::string& row) { return row.starts_with('|'); })) {
        edges.west = true;
        for (std::string& row : rows)
            if (row.starts_with('|') || row.starts_with(' ')) row.erase(0, 1);
    }
    return edges;
}

// Where some rows draw the left edge, the others begin with a blank at most.
bool has_row_beyond_edge(const std::vector<std::string>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const std::string& row) { return row.starts_with('|'); }) &&
           std::any_of(rows.begin(), rows.end(),
                       [](const std::string& row) { return !row.empty() && is_eye_cell(row[0]); });
}

// A character of the input, which may be one that no terminal should get.
std::string called(char c) {
    return c > ' ' && c < '\x7f' ? std::string("`") + c + "`"
                                 : "a character of code " + std::to_string(static_cast<unsigned char>(c));
}

bool are_beside(board::Offset a, board::Offset b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}

// Points are neighbours as they are drawn. A set of points holds no more than the first ones.
void find_neighbours(std::vector<EyeGraphPoint>& points) {
    for (EyeGraphPoint& point : points) {
        point.neighbours = 0;
        for (std::size_t other = 0; other < points.size() && other < largest_eye_graph; ++other)
            if (are_beside(point.at, points[other].at)) point.neighbours |= eye_point(other);
    }
}

// A drawing in a frame of wall, as far as no edge of the board stands there.
class Drawing {
  public:
    Drawing(const std::vector<std::string>& rows, const DrawnEyeEdges& edges)
        : rows_(rows),
          edges_(edges),
          columns_(rows.empty() ? 0 : static_cast<int>(rows[0].size())),
          wall_(rows.size() * static_cast<std::size_t>(columns_)) {
        for (int row = 0; row < this->rows(); ++row)
            for (const int column : {0, columns_ - 1}) {
                const bool at_edge = column == 0 ? edges.west : edges.east;
                if (!at_edge) flood({row, column});
            }
        for (int column = 0; column < columns_; ++column) {
            if (!edges.north) flood({0, column});
            if (!edges.south) flood({this->rows() - 1, column});
        }
    }

    int rows() const { return static_cast<int>(rows_.size()); }
    int columns() const { return columns_; }
    char at(board::Offset at) const {
        return rows_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    }
    // Whether a blank hangs together with the frame.
    bool is_wall(board::Offset at) const { return wall_[index(at)]; }
    int edges_at(board::Offset at) const {
        return (edges_.north && at.row == 0 ? 1 : 0) + (edges_.south && at.row + 1 == rows() ? 1 : 0) +
               (edges_.west && at.column == 0 ? 1 : 0) + (edges_.east && at.column + 1 == columns_ ? 1 : 0);
    }

  private:
    std::size_t index(board::Offset at) const {
        return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(at.column);
    }

    void flood(board::Offset start) {
        std::vector<board::Offset> open{start};
        while (!open.empty()) {
            const board::Offset point = open.back();
            open.pop_back();
            const bool inside = point.row >= 0 && point.row < rows() && point.column >= 0 && point.column < columns_;
            if (!inside || at(point) != ' ' || is_wall(point)) continue;
            wall_[index(point)] = true;
            for (const board::Offset side : {board::Offset{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
                open.push_back(point + side);
        }
    }

    const std::vector<std::string>& rows_;
    DrawnEyeEdges edges_;
    int columns_;
    std::vector<bool> wall_;  // row by row
};

}  // namespace

int EyeGraphPoint::free_sides() const { return 4 - std::popcount(neighbours) - edges - (marginal ? 1 : 0); }

EyeGraph eye_graph(const std::vector<std::string>& rows, const DrawnEyeEdges& edges) {
    const Drawing drawing(rows, edges);
    EyeGraph graph;
    graph.edges = edges;
    for (int row = 0; row < drawing.rows(); ++row)
        for (int column = 0; column < drawing.columns(); ++column) {
            const board::Offset at{row, column};
            if (drawing.is_wall(at)) continue;
            const char cell = drawing.at(at);
            graph.points.push_back({.content = content_of(cell),
                                    .marginal = is_marginal(cell),
                                    .edges = static_cast<std::uint8_t>(drawing.edges_at(at)),
                                    .at = at,
                                    .cell = cell});
        }
    find_neighbours(graph.points);
    return graph;
}

EyeGraphReading read_eye_graph(std::string_view text) {
    std::vector<std::string> rows = rows_of(text);
    if (has_row_beyond_edge(rows)) return {{}, "a row begins to the left of the edge that other rows draw with `|`"};
    const DrawnEyeEdges edges = taken_edges(rows);
    std::size_t columns = 0;
    for (const std::string& row : rows) {
        columns = std::max(columns, row.size());
        const auto strange = std::find_if(row.begin(), row.end(), [](char c) { return c != ' ' && !is_eye_cell(c); });
        if (strange != row.end()) return {{}, called(*strange) + " is no point of an eye space"};
    }
    if (rows.size() > most_drawn_lines || columns > most_drawn_lines)
        return {{},
                "an eye space is drawn on at most " + std::to_string(most_drawn_lines) +
                    " rows and columns, this one on " + base::counted(rows.size(), "row", "rows") + " and " +
                    base::counted(columns, "column", "columns")};
    for (std::string& row : rows) row.resize(columns, ' ');
    EyeGraph graph = eye_graph(rows, edges);
    if (graph.points.empty()) return {{}, "an eye space has at least one point"};
    if (graph.points.size() > largest_eye_graph)
        return {{},
                "an eye space has at most " + std::to_string(largest_eye_graph) + " points, this one has " +
                    std::to_string(graph.points.size())};
    return {std::move(graph), {}};
}

std::vector<std::string> drawn_eye_graph(const EyeGraph& graph, std::string_view marks) {
    const DrawnEyeEdges& edges = graph.edges;
    std::size_t rows = 0, columns = 0;
    for (const EyeGraphPoint& point : graph.points) {
        rows = std::max(rows, static_cast<std::size_t>(point.at.row) + 1);
        columns = std::max(columns, static_cast<std::size_t>(point.at.column) + 1);
    }
    std::vector<std::string> drawn(rows, std::string(columns, ' '));
    for (std::size_t i = 0; i < graph.points.size(); ++i) {
        const board::Offset at = graph.points[i].at;
        drawn[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = marks[i];
    }
    for (std::string& row : drawn) {
        if (!edges.east) row.erase(row.find_last_not_of(' ') + 1);
        row = (edges.west ? "|" : "") + row + (edges.east ? "|" : "");
    }
    const std::string edge = (edges.west ? "+" : "") + std::string(columns, '-') + (edges.east ? "+" : "");
    if (edges.north) drawn.insert(drawn.begin(), edge);
    if (edges.south) drawn.push_back(edge);
    return drawn;
}

namespace {

// Those of `points` that hang together with `start`.
EyePoints joined(const EyeGraph& graph, EyePoints points, EyePoints start) {
    return joined_points(points, start, [&](EyePoints set) {
        EyePoints around = 0;
        for (; set != 0; set &= set - 1) around |= graph.points[first_eye_point(set)].neighbours;
        return around;
    });
}

}  // namespace

bool is_connected(const EyeGraph& graph) {
    if (graph.points.empty()) return true;
    return joined(graph, graph.all(), eye_point(0)) == graph.all();
}

bool is_drawable(const EyeGraph& graph) {
    return std::all_of(graph.points.begin(), graph.points.end(),
                       [](const EyeGraphPoint& point) { return point.free_sides() >= 0; });
}

bool has_stones_without_liberty(const EyeGraph& graph) {
    EyePoints stones = 0, breathing = 0;
    for (std::size_t i = 0; i < graph.points.size(); ++i) {
        const EyeGraphPoint& point = graph.points[i];
        if (point.content == EyeContent::stone) stones |= eye_point(i);
        if (point.content == EyeContent::stone && point.marginal) breathing |= eye_point(i);
        if (point.content == EyeContent::empty) breathing |= point.neighbours;
    }
    return joined(graph, stones, breathing) != stones;
}

EyeGraph without_islands(const EyeGraph& graph) {
    EyeGraph space = graph;
    std::erase_if(space.points, [](const EyeGraphPoint& point) { return point.content == EyeContent::island; });
    find_neighbours(space.points);
    return space;
}

std::vector<EyeGraph> filled_eye_graphs(const EyeGraph& graph) {
    std::vector<EyeGraph> filled{graph};
    for (std::size_t i = 0; i < graph.points.size(); ++i) {
        if (graph.points[i].content != EyeContent::either) continue;
        const std::size_t count = filled.size();
        for (std::size_t j = 0; j < count; ++j) {
            filled[j].points[i].content = EyeContent::empty;
            filled.push_back(filled[j]);
            filled.back().points[i].content = EyeContent::stone;
        }
    }
    return filled;
}

}  // namespace katachi::match
