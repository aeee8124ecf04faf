#include "joseki/graph/library_query.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/board/turned_vertex.h"
#include "engine/match/corner_matcher.h"
#include "joseki/templates/template_builder.h"
#include "joseki/templates/template_matcher.h"

namespace katachi::joseki {

namespace {

// For how many matches there is room at first. The search with differences may end before it has seen all, and comes to
// see more where it keeps more.
std::size_t first_room(const TemplateQuery& query) { return query.differences == 0 ? 16 : 4096; }

// The orientations in which the upper left corner of a frame comes to lie in the one that the turn brings it to.
std::uint8_t orientations_in(board::Orientation corner) {
    const board::Orientation mirror = board::composed(board::Orientation::transposed, corner);
    return static_cast<std::uint8_t>(1U << static_cast<int>(corner) | 1U << static_cast<int>(mirror));
}

bool is_in_upper_left(board::Vertex vertex) {
    constexpr int lines = board::max_board_size / 2;
    return board::row_of(vertex) < lines && board::column_of(vertex) < lines;
}

bool has_stones_in_upper_left(const JosekiStones& stones) {
    return std::any_of(stones.begin(), stones.end(),
                       [](const JosekiStone& stone) { return is_in_upper_left(stone.vertex); });
}

board::Offset offset_of(board::Vertex vertex) { return {board::row_of(vertex), board::column_of(vertex)}; }

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

}  // namespace

LibraryQuery::LibraryQuery(const Graph& graph) : graph_(graph) {
    std::vector<Template> templates;
    for (const Node& node : graph.nodes())
        if (!node.continuations.empty())
            for (const board::Orientation turn : turns_of(node.stones)) templates.push_back(template_of(node, turn));
    templates_ = std::make_unique<BuiltTemplates>(templates);
    matcher_ = std::make_unique<TemplateMatcher>(templates_->tables());
}

Template LibraryQuery::template_of(const Node& node, board::Orientation turn) {
    Template entry;
    for (const JosekiStone& stone : turned(node.stones, turn))
        entry.stones.push_back({stone.own, offset_of(stone.vertex)});
    for (const EdgeIndex index : node.continuations) {
        const Edge& edge = graph_.edge(index);
        TemplateMove move;
        move.id = static_cast<std::uint32_t>(sources_.size());
        if (edge.move != board::pass_vertex) move.at = offset_of(board::turned(edge.move, turn, board::max_board_size));
        // From row to row is along a column.
        move.extends_along_rows = turned(edge.extension, turn) == Extension::along_column;
        move.extends_along_columns = turned(edge.extension, turn) == Extension::along_row;
        sources_.push_back({index, turn});
        entry.moves.push_back(move);
    }
    return entry;
}

LibraryQuery::~LibraryQuery() = default;

const TemplateTables& LibraryQuery::templates() const { return templates_->tables(); }

const LibraryQuery::Source& LibraryQuery::source_of(const TemplateMatch& match) const {
    return sources_[templates().continuations[match.continuation].id];
}

NodeIndex LibraryQuery::node_of(const TemplateMatch& match) const { return graph_.edge(source_of(match).edge).from; }

// Of the matches that stand best, one whose position was reached in most games; so all of them are wanted.
std::optional<TemplateMatch> LibraryQuery::best_match(const board::Position& board, board::Colour to_move,
                                                      const TemplateQuery& query) {
    std::size_t found = 0;
    for (std::size_t room = first_room(query);; room *= 2) {
        matches_.resize(room);
        found = matcher_->find(board, to_move, query, matches_);
        if (found < room || rank_of(matches_.back()) < rank_of(matches_.front())) break;
    }
    std::optional<TemplateMatch> best;
    std::int64_t most_games = -1;
    for (std::size_t i = 0; i < found && rank_of(matches_[i]) == rank_of(matches_.front()); ++i) {
        const std::int64_t games = reached(graph_, node_of(matches_[i])).games;
        if (games > most_games) best = matches_[i];
        most_games = std::max(most_games, games);
    }
    return best;
}

LibraryAnswer LibraryQuery::answer_of(const TemplateMatch& best, int size) {
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
    std::map<EdgeIndex, const TemplateMatch*> matches;
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

std::vector<LibraryAnswer> LibraryQuery::ask(const board::Position& board, board::Colour to_move, TemplateQuery query) {
    std::vector<LibraryAnswer> answers;
    for (const board::Orientation corner : match::corner_orientations) {
        query.orientations = orientations_in(corner);
        if (const auto best = best_match(board, to_move, query)) answers.push_back(answer_of(*best, board.size));
    }
    const auto place = [&](const LibraryAnswer& answer) {
        return std::tuple(graph_.node(answer.node).stones.empty(),
                          -rank_of(answer.has_last_move, answer.degree() - difference_cost * answer.differences));
    };
    std::stable_sort(answers.begin(), answers.end(),
                     [&](const LibraryAnswer& a, const LibraryAnswer& b) { return place(a) < place(b); });
    return answers;
}

}  // namespace katachi::joseki
