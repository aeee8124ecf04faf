#include "joseki/graph/library_query.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

#include "compiler/template/template_builder.h"
#include "engine/board/turned_vertex.h"
#include "engine/match/corner_matcher.h"
#include "engine/match/templates/template_matcher.h"

namespace katachi::joseki {

namespace {

// So many matches have room at first. The search with differences may end before it has seen all, and comes to see more
// where it keeps more.
std::size_t first_room(const match::TemplateQuery& query) { return query.differences == 0 ? 16 : 4096; }

bool is_in_upper_left(board::Vertex vertex) {
    constexpr int lines = board::max_board_size / 2;
    return board::row_of(vertex) < lines && board::column_of(vertex) < lines;
}

bool has_stones_in_upper_left(const JosekiStones& stones) {
    return std::any_of(stones.begin(), stones.end(),
                       [](const JosekiStone& stone) { return is_in_upper_left(stone.vertex); });
}

// How each corner in which a position is looked for comes to the upper left: those that have stones of it, and all
// where its stones lie on the sides alone. The mirror in the diagonal is the matcher's.
std::vector<board::Orientation> turns_of(const JosekiStones& stones) {
    if (stones.empty()) return {board::Orientation::identity};
    std::vector<board::Orientation> turns;
    for (const board::Orientation turn : match::corner_orientations)
        if (has_stones_in_upper_left(turned(stones, turn))) turns.push_back(turn);
    if (turns.empty()) turns.assign(match::corner_orientations.begin(), match::corner_orientations.end());
    return turns;
}

// Rows and columns counted from the corner, which the turn brings the upper left one to.
board::Offset from_corner(board::Vertex vertex, board::Orientation corner) {
    const board::Offset place = board::transform_on_board({0, 0}, corner, board::max_board_size);
    return {std::abs(board::row_of(vertex) - place.row), std::abs(board::column_of(vertex) - place.column)};
}

// The quarter has the middle lines.
bool is_in_quarter(board::Offset from_corner) {
    constexpr int lines = board::max_board_size / 2 + 1;
    return from_corner.row < lines && from_corner.column < lines;
}

struct Rectangle {
    int rows = 0, columns = 0;
};

// The largest one from the corner in which none of the stones stands.
Rectangle free_rectangle(const JosekiStones& stones, board::Orientation corner) {
    Rectangle best;
    for (int rows = 1; rows <= board::max_board_size; ++rows) {
        int columns = board::max_board_size;
        for (const JosekiStone& stone : stones)
            if (const board::Offset place = from_corner(stone.vertex, corner); place.row < rows)
                columns = std::min(columns, place.column);
        if (rows * columns > best.rows * best.columns) best = {rows, columns};
    }
    return best;
}

}  // namespace

LibraryQuery::LibraryQuery(const Graph& graph, std::size_t most_stones) : graph_(graph) {
    std::vector<compiler::Template> templates;
    for (const Node& node : graph.nodes())
        if (!node.continuations.empty() && node.stones.size() <= most_stones)
            for (const board::Orientation turn : turns_of(node.stones)) templates.push_back(template_of(node, turn));
    templates_ = std::make_unique<compiler::BuiltTemplates>(templates);
    matcher_ = std::make_unique<match::TemplateMatcher>(templates_->tables());
}

compiler::Template LibraryQuery::template_of(const Node& node, board::Orientation turn) {
    compiler::Template entry;
    for (const JosekiStone& stone : turned(node.stones, turn))
        entry.stones.push_back({stone.own, board::offset_of(stone.vertex)});
    for (const EdgeIndex index : node.continuations) {
        const Edge& edge = graph_.edge(index);
        compiler::TemplateMove move;
        move.id = static_cast<std::uint32_t>(sources_.size());
        if (edge.move != board::pass_vertex)
            move.at = board::offset_of(board::turned(edge.move, turn, board::max_board_size));
        // A way from row to row is along a column.
        move.extends_along_rows = turned(edge.extension, turn) == Extension::along_column;
        move.extends_along_columns = turned(edge.extension, turn) == Extension::along_row;
        sources_.push_back({index, turn});
        entry.moves.push_back(move);
    }
    return entry;
}

LibraryQuery::~LibraryQuery() = default;

const match::TemplateTables& LibraryQuery::templates() const { return templates_->tables(); }

const LibraryQuery::Source& LibraryQuery::source_of(const match::TemplateMatch& match) const {
    return sources_[templates().continuations[match.continuation].id];
}

NodeIndex LibraryQuery::node_of(const match::TemplateMatch& match) const {
    return graph_.edge(source_of(match).edge).from;
}

// The match is the one, among those that stand best, whose position was reached in most games. So all of them are
// wanted.
std::optional<match::TemplateMatch> LibraryQuery::best_match(const board::Position& board, board::Colour to_move,
                                                             const match::TemplateQuery& query) {
    std::size_t found = 0;
    for (std::size_t room = first_room(query);; room *= 2) {
        matches_.resize(room);
        found = matcher_->find(board, to_move, query, matches_);
        if (found < room || match::rank_of(matches_.back()) < match::rank_of(matches_.front())) break;
    }
    std::optional<match::TemplateMatch> best;
    std::int64_t most_games = -1;
    for (std::size_t i = 0; i < found && match::rank_of(matches_[i]) == match::rank_of(matches_.front()); ++i) {
        const std::int64_t games = reached(graph_, node_of(matches_[i])).games;
        if (games > most_games) best = matches_[i];
        most_games = std::max(most_games, games);
    }
    return best;
}

LibraryAnswer LibraryQuery::answer_of(const match::TemplateMatch& best, int size) {
    const Source& first = source_of(best);
    const NodeIndex node = node_of(best);
    LibraryAnswer answer{.node = node,
                         .orientation = board::composed(first.turn, best.orientation),
                         .rows = board::exchanges_axes(best.orientation) ? best.columns : best.rows,
                         .columns = board::exchanges_axes(best.orientation) ? best.rows : best.columns,
                         .differences = best.differences,
                         .has_last_move = best.has_last_move};
    matches_.resize(templates().entries[best.entry].continuation_count);
    const std::size_t found = matcher_->find_in_entry(best.entry, best.orientation, matches_);
    std::map<EdgeIndex, const match::TemplateMatch*> matches;
    for (std::size_t i = 0; i < found; ++i) matches.emplace(source_of(matches_[i]).edge, &matches_[i]);
    for (const Continuation& continuation : continuations(graph_, node)) {
        const auto match = matches.find(continuation.edge);
        if (match == matches.end()) continue;
        const board::Orientation turn = source_of(*match->second).turn;
        const board::Vertex in_frame = board::turned(graph_.edge(continuation.edge).move, turn, board::max_board_size);
        const board::Vertex drawn = board::turned(in_frame, best.orientation, size);
        answer.moves.push_back({.edge = continuation.edge,
                                .move = match->second->move,
                                .has_slid = match->second->move != drawn,
                                .share = continuation.share});
    }
    return answer;
}

std::optional<LibraryAnswer> LibraryQuery::end_of_line(const board::Position& board, board::Colour to_move,
                                                       board::Vertex last_move, board::Orientation corner,
                                                       const LibraryAnswer* best) const {
    if (board.size != board::max_board_size) return std::nullopt;
    JosekiStones inside, outside;
    for (const JosekiStone& stone : joseki_stones(board, to_move))
        (is_in_quarter(from_corner(stone.vertex, corner)) ? inside : outside).push_back(stone);
    const NormalForm form = normal_form(inside);
    const auto node = graph_.find(form.stones);
    if (inside.empty() || !node || !graph_.node(*node).continuations.empty()) return std::nullopt;
    if (best != nullptr && graph_.node(best->node).stones.size() >= inside.size()) return std::nullopt;
    const auto [rows, columns] = free_rectangle(outside, corner);
    const bool has_last_move = std::any_of(inside.begin(), inside.end(), [&](const JosekiStone& stone) {
        return !stone.own && stone.vertex == last_move;
    });
    return LibraryAnswer{.node = *node,
                         .orientation = board::inverse(form.orientation),
                         .rows = rows,
                         .columns = columns,
                         .has_last_move = has_last_move};
}

std::vector<LibraryAnswer> LibraryQuery::ask(const board::Position& board, board::Colour to_move,
                                             match::TemplateQuery query) {
    std::vector<LibraryAnswer> answers;
    for (const board::Orientation corner : match::corner_orientations) {
        query.orientations = match::orientations_over_corner(corner);
        std::optional<LibraryAnswer> answer;
        if (const auto best = best_match(board, to_move, query)) answer = answer_of(*best, board.size);
        if (auto end = end_of_line(board, to_move, query.last_move, corner, answer ? &*answer : nullptr))
            answer = std::move(end);
        if (answer) answers.push_back(std::move(*answer));
    }
    const auto place = [&](const LibraryAnswer& answer) {
        return std::tuple(
            graph_.node(answer.node).stones.empty(),
            -match::rank_of(answer.has_last_move, answer.degree() - match::difference_cost * answer.differences));
    };
    std::stable_sort(answers.begin(), answers.end(),
                     [&](const LibraryAnswer& a, const LibraryAnswer& b) { return place(a) < place(b); });
    return answers;
}

}  // namespace katachi::joseki
