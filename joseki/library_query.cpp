#include "joseki/library_query.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "compiler/corner/template_builder.h"
#include "engine/board/turned_vertex.h"
#include "engine/match/template_matcher.h"

namespace katachi {

namespace {

constexpr std::size_t most_matches = 4096;

// The ways to bring one of the corners to the upper left; the mirror in the diagonal is the matcher's.
constexpr std::array corner_turns{Orientation::identity, Orientation::mirrored, Orientation::flipped,
                                  Orientation::rotated_180};

bool is_in_upper_left(Vertex vertex) {
    constexpr int lines = max_board_size / 2;
    return row_of(vertex) < lines && column_of(vertex) < lines;
}

bool has_stones_in_upper_left(const JosekiStones& stones) {
    return std::any_of(stones.begin(), stones.end(),
                       [](const JosekiStone& stone) { return is_in_upper_left(stone.vertex); });
}

Offset offset_of(Vertex vertex) { return {row_of(vertex), column_of(vertex)}; }

// Rows and columns of the frame, as they lie on the board.
bool exchanges_axes(Orientation orientation) { return transform({1, 0}, orientation).row == 0; }

// A position is looked for from each corner that has stones of it; one with stones on the sides alone, from all.
std::vector<Orientation> turns_of(const JosekiStones& stones) {
    if (stones.empty()) return {Orientation::identity};
    std::vector<Orientation> turns;
    for (const Orientation turn : corner_turns)
        if (has_stones_in_upper_left(turned(stones, turn))) turns.push_back(turn);
    if (turns.empty()) turns.assign(corner_turns.begin(), corner_turns.end());
    return turns;
}

}  // namespace

LibraryQuery::LibraryQuery(const JosekiGraph& graph) : graph_(graph), matches_(most_matches) {
    std::vector<Template> templates;
    for (const JosekiNode& node : graph.nodes())
        if (!node.continuations.empty())
            for (const Orientation turn : turns_of(node.stones)) templates.push_back(template_of(node, turn));
    templates_ = std::make_unique<BuiltTemplates>(templates);
    matcher_ = std::make_unique<TemplateMatcher>(templates_->tables());
}

Template LibraryQuery::template_of(const JosekiNode& node, Orientation turn) {
    Template entry;
    for (const JosekiStone& stone : turned(node.stones, turn))
        entry.stones.push_back({stone.own, offset_of(stone.vertex)});
    for (const EdgeIndex index : node.continuations) {
        const JosekiEdge& edge = graph_.edge(index);
        TemplateMove move;
        move.id = static_cast<std::uint32_t>(sources_.size());
        if (edge.move != pass_vertex) move.at = offset_of(turned(edge.move, turn, max_board_size));
        // From row to row is along a column.
        move.extends_along_rows = turned(edge.extension, turn) == Extension::along_column;
        move.extends_along_columns = turned(edge.extension, turn) == Extension::along_row;
        sources_.push_back({index, turn});
        entry.moves.push_back(move);
    }
    return entry;
}

LibraryQuery::~LibraryQuery() = default;

LibraryAnswer LibraryQuery::answer_of(const TemplateMatch& best, std::size_t found, int size) const {
    const auto& continuations_of = templates_->tables().continuations;
    const Source& first = sources_[continuations_of[best.continuation].id];
    const NodeIndex node = graph_.edge(first.edge).from;
    LibraryAnswer answer{.node = node,
                         .orientation = composed(first.turn, best.orientation),
                         .rows = exchanges_axes(best.orientation) ? best.columns : best.rows,
                         .columns = exchanges_axes(best.orientation) ? best.rows : best.columns,
                         .differences = best.differences,
                         .has_last_move = best.has_last_move};
    std::map<EdgeIndex, const TemplateMatch*> matches;
    for (std::size_t i = 0; i < found; ++i)
        if (matches_[i].orientation == best.orientation && matches_[i].entry == best.entry)
            matches.emplace(sources_[continuations_of[matches_[i].continuation].id].edge, &matches_[i]);
    for (const Continuation& continuation : continuations(graph_, node)) {
        const auto match = matches.find(continuation.edge);
        if (match == matches.end()) continue;
        const Vertex in_frame = turned(graph_.edge(continuation.edge).move, first.turn, max_board_size);
        const Vertex drawn = turned(in_frame, best.orientation, size);
        answer.moves.push_back({.edge = continuation.edge,
                                .move = match->second->move,
                                .has_slid = match->second->move != drawn,
                                .share = continuation.share});
    }
    return answer;
}

std::vector<LibraryAnswer> LibraryQuery::ask(const Position& board, Colour to_move, const TemplateQuery& query) {
    const std::size_t found = matcher_->find(board, to_move, query, matches_);
    const auto& continuations_of = templates_->tables().continuations;
    const auto games = [&](const TemplateMatch& match) {
        return reached(graph_, graph_.edge(sources_[continuations_of[match.continuation].id].edge).from).games;
    };
    std::vector<LibraryAnswer> answers;
    for (const Orientation corner : corner_turns) {
        const TemplateMatch* best = nullptr;
        for (std::size_t i = 0; i < found; ++i) {
            const TemplateMatch& match = matches_[i];
            if (transform_on_board({0, 0}, match.orientation, 2) != transform_on_board({0, 0}, corner, 2)) continue;
            if (best == nullptr || rank_of(match) > rank_of(*best) ||
                (rank_of(match) == rank_of(*best) && games(match) > games(*best)))
                best = &match;
        }
        if (best != nullptr) answers.push_back(answer_of(*best, found, board.size));
    }
    const auto place = [&](const LibraryAnswer& answer) {
        return std::tuple(graph_.node(answer.node).stones.empty(),
                          -rank_of(answer.has_last_move, answer.degree() - difference_cost * answer.differences));
    };
    std::stable_sort(answers.begin(), answers.end(),
                     [&](const LibraryAnswer& a, const LibraryAnswer& b) { return place(a) < place(b); });
    return answers;
}

}  // namespace katachi
