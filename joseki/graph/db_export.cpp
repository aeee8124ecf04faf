#include "joseki/graph/db_export.h"

#include <algorithm>
#include <deque>
#include <set>

#include "base/text/counted.h"
#include "compiler/emit/pattern_text.h"
#include "engine/sgf/values.h"

namespace katachi::joseki {

namespace {

constexpr double standard_share = 0.20;
constexpr double lesser_share = 0.05;
constexpr int margin = 2;

// The rectangle from the upper left corner.
struct CornerRectangle {
    int rows = 0, columns = 0;

    bool contains(board::Vertex vertex) const {
        return board::row_of(vertex) < rows && board::column_of(vertex) < columns;
    }
    void take_in(board::Vertex vertex) {
        rows = std::max(rows, board::row_of(vertex) + 1);
        columns = std::max(columns, board::column_of(vertex) + 1);
    }
};

CornerRectangle rectangle_of(const JosekiStones& stones, const Edge& edge) {
    const CornerRectangle stated{edge.pattern.rows, edge.pattern.columns};
    if (stated.contains(edge.move)) return stated;
    CornerRectangle rectangle;
    rectangle.take_in(edge.move);
    for (const JosekiStone& stone : stones) rectangle.take_in(stone.vertex);
    return {std::min(rectangle.rows + margin, board::max_board_size),
            std::min(rectangle.columns + margin, board::max_board_size)};
}

// A diagram with the corner at the upper right, from points that are seen from the upper left.
class CornerDiagram {
  public:
    explicit CornerDiagram(CornerRectangle rectangle) {
        diagram_.rows = rectangle.rows;
        diagram_.columns = rectangle.columns;
        diagram_.edges = {.north = true, .east = true};
        diagram_.cells.assign(static_cast<std::size_t>(rectangle.rows * rectangle.columns),
                              compiler::character(compiler::Cell::empty));
    }

    void put(board::Vertex vertex, char cell) {
        const int column = diagram_.columns - 1 - board::column_of(vertex);
        diagram_.cells[static_cast<std::size_t>(board::row_of(vertex) * diagram_.columns + column)] = cell;
    }
    std::string text() const { return compiler::diagram_text(diagram_); }

  private:
    compiler::Diagram diagram_;
};

std::string percent(std::int64_t part, std::int64_t whole) {
    return std::to_string(whole == 0 ? 0 : (200 * part + whole) / (2 * whole)) + " %";
}

class PatternWriter {
  public:
    explicit PatternWriter(const Graph& graph) : graph_(graph) {}

    std::string write(std::span<const EdgeIndex> moves) {
        text_ =
            "# Joseki moves and how often they were played. The corner is the upper right one, the player to move\n"
            "# is drawn as O, and the rectangle must hold these stones and no others.\n"
            "# Where nobody gave a move a class: U where the mover must not play elsewhere, t where the opponent may "
            "do\n"
            "# so afterwards, j where the position after it is good for the opponent, and otherwise by the share of "
            "the\n"
            "# move among the corners that reached the position: J from " +
            percent(static_cast<std::int64_t>(100 * standard_share), 100) + ", j from " +
            percent(static_cast<std::int64_t>(100 * lesser_share), 100) + ", t below.\n\nattribute_map general\n";
        for (const EdgeIndex move : moves) add(graph_.edge(move));
        return std::move(text_);
    }

  private:
    void add(const Edge& edge) {
        JosekiStones stones = graph_.node(edge.from).stones;
        const CornerRectangle rectangle = rectangle_of(stones, edge);
        // A rectangle that an author drew may leave stones outside, whatever stands there.
        std::erase_if(stones, [&](const JosekiStone& stone) { return !rectangle.contains(stone.vertex); });
        CornerDiagram main(rectangle);
        for (const JosekiStone& stone : stones)
            main.put(stone.vertex, compiler::character(stone.own ? compiler::Cell::own : compiler::Cell::opponent));
        CornerDiagram labelled = main;
        main.put(edge.move, compiler::character(compiler::Cell::move));
        labelled.put(edge.move, compiler::character(compiler::Cell::move));
        for (const PointLabel& label : edge.pattern.labels)
            if (rectangle.contains(label.vertex)) labelled.put(label.vertex, label.letter);
        text_ += "\n\nPattern " + name_of(edge) + "\n" + remarks(edge) + "\n" + main.text() + "\n" +
                 colon_line(edge, stones, rectangle) + "\n";
        if (!edge.pattern.labels.empty()) text_ += "\n" + labelled.text();
        if (!edge.pattern.constraint.empty()) text_ += "\n" + lines_behind(";", edge.pattern.constraint);
        if (!edge.pattern.action.empty()) text_ += "\n" + lines_behind(">", edge.pattern.action);
    }

    static std::string lines_behind(const std::string& sign, const std::string& text) {
        std::string lines = sign;
        for (const char c : text) lines += c == '\n' ? "\n" + sign : std::string(1, c);
        return lines + "\n";
    }

    // The move's own name where no other has it.
    std::string name_of(const Edge& edge) {
        if (!edge.name.empty() && edge.name.find_first_of(sgf::sgf_blanks) == std::string::npos &&
            names_.insert(edge.name).second)
            return edge.name;
        const board::Vertex drawn =
            board::vertex_at(board::row_of(edge.move), board::max_board_size - 1 - board::column_of(edge.move));
        return identity_code(graph_.node(edge.from).stones) + "-" + board::vertex_name(drawn, board::max_board_size);
    }

    std::string remarks(const Edge& edge) const {
        std::string lines;
        for (const auto& [language, text] : edge.texts) lines += lines_behind("# ", text);
        const PlayRecord& played = edge.played;
        if (played.games == 0) return lines;
        const std::int64_t all = reached(graph_, edge.from).games;
        lines += "# Played in " + std::to_string(played.games) + " of " + base::counted(all, "corner", "corners") +
                 " (" + percent(played.games, all) + ")";
        const std::int64_t decided = played.own_wins + played.opponent_wins;
        if (decided > 0) lines += ", won in " + percent(played.own_wins, decided);
        lines += ".\n";
        if (!edge.example.empty())
            lines += (played.first_date > 0 ? "# First in " : "# For example in ") + edge.example + ".\n";
        return lines;
    }

    std::string colon_line(const Edge& edge, const JosekiStones& stones, CornerRectangle rectangle) const {
        const bool is_symmetric = rectangle.rows == rectangle.columns && edge.pattern.labels.empty() &&
                                  board::row_of(edge.move) == board::column_of(edge.move) &&
                                  turned(stones, board::Orientation::transposed) == stones;
        std::string line = std::string(is_symmetric ? ":/" : ":8") + ",sF" + static_cast<char>(class_of(graph_, edge));
        if (!edge.pattern.colon.empty()) line += "," + edge.pattern.colon;
        return line;
    }

    const Graph& graph_;
    std::string text_;
    std::set<std::string> names_;
};

}  // namespace

MoveClass class_by_share(double share) {
    if (share >= standard_share) return MoveClass::standard;
    return share >= lesser_share ? MoveClass::lesser : MoveClass::minor;
}

MoveClass class_of(const Graph& graph, const Edge& edge) {
    if (edge.move_class) return *edge.move_class;
    if (graph.node(edge.from).urgency == Urgency::must_not) return MoveClass::urgent;
    const Node& after = graph.node(edge.to);
    const auto games = static_cast<double>(reached(graph, edge.from).games);
    const MoveClass by_games =
        games == 0 ? MoveClass::standard : class_by_share(static_cast<double>(edge.played.games) / games);
    if (by_games == MoveClass::minor || after.urgency == Urgency::may) return MoveClass::minor;
    return after.outcome == Advantage::own ? MoveClass::lesser : by_games;
}

namespace {

std::vector<EdgeIndex> by_games(const Graph& graph, NodeIndex node) {
    auto edges = graph.node(node).continuations;
    std::stable_sort(edges.begin(), edges.end(),
                     [&](EdgeIndex a, EdgeIndex b) { return graph.edge(a).played.games > graph.edge(b).played.games; });
    return edges;
}

bool lies_in_a_corner(const JosekiStones& stones, board::Vertex move) {
    constexpr int lines = board::max_board_size - 1 - margin;
    const auto is_inside = [](board::Vertex vertex) {
        return board::row_of(vertex) < lines && board::column_of(vertex) < lines;
    };
    return is_inside(move) &&
           std::all_of(stones.begin(), stones.end(), [&](const JosekiStone& stone) { return is_inside(stone.vertex); });
}

// Walks on from a node to all that was not met before.
void add_moves_from(const Graph& graph, NodeIndex start, std::int64_t least_games, std::vector<bool>& met,
                    std::vector<EdgeIndex>& moves) {
    std::deque<NodeIndex> next{start};
    met[static_cast<std::size_t>(start)] = true;
    for (; !next.empty(); next.pop_front())
        for (const EdgeIndex index : by_games(graph, next.front())) {
            const Edge& edge = graph.edge(index);
            const bool counts = edge.played.games >= least_games || edge.move_class;
            if (counts && edge.move != board::pass_vertex && lies_in_a_corner(graph.node(edge.from).stones, edge.move))
                moves.push_back(index);
            if (!met[static_cast<std::size_t>(edge.to)]) next.push_back(edge.to);
            met[static_cast<std::size_t>(edge.to)] = true;
        }
}

}  // namespace

std::vector<EdgeIndex> corner_moves(const Graph& graph, std::int64_t least_games) {
    std::vector<EdgeIndex> moves;
    std::vector<bool> met(graph.nodes().size());
    add_moves_from(graph, 0, least_games, met, moves);
    for (const bool lead_to_each_other : {false, true})
        for (std::size_t i = 0; i < met.size(); ++i)
            if (!met[i] && (lead_to_each_other || graph.nodes()[i].predecessors.empty()))
                add_moves_from(graph, static_cast<NodeIndex>(i), least_games, met, moves);
    return moves;
}

std::string corner_patterns(const Graph& graph, std::span<const EdgeIndex> moves) {
    return PatternWriter(graph).write(moves);
}

}  // namespace katachi::joseki
