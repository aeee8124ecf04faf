#include "tools/authoring/joseki/joseki_evaluation.h"

#include <algorithm>

#include "engine/analysis/position_owners.h"
#include "tools/authoring/joseki/ways.h"

namespace katachi::authoring {

namespace {

using joseki::EdgeIndex;
using joseki::NodeIndex;

// Where games are counted, what they stopped at says more than where the library stops, which keeps no rare moves.
bool is_end(const joseki::Graph& library, NodeIndex index) {
    const joseki::Node& node = library.node(index);
    constexpr std::int64_t one_of = 5;
    if (const std::int64_t games = joseki::reached(library, index).games; games > 0)
        return node.ended.games * one_of >= games;
    return std::ranges::all_of(node.continuations, [&](EdgeIndex edge) {
        return library.edge(edge).move == board::pass_vertex &&
               library.node(library.edge(edge).to).continuations.empty();
    });
}

std::string name_on(const joseki::Graph& library, const std::vector<EdgeIndex>& way) {
    for (auto edge = way.rbegin(); edge != way.rend(); ++edge)
        if (!library.edge(*edge).name.empty()) return library.edge(*edge).name;
    return "";
}

bool begins_in_empty_corner(const joseki::Graph& library, const std::vector<EdgeIndex>& way) {
    return !way.empty() && library.edge(way.front()).from == 0;
}

bool has_tenuki(const joseki::Graph& library, const std::vector<EdgeIndex>& way) {
    return std::ranges::any_of(way, [&](EdgeIndex edge) { return library.edge(edge).move == board::pass_vertex; });
}

JosekiEnd end_of(const joseki::Graph& library, NodeIndex node, const std::vector<EdgeIndex>& way) {
    return {.node = node,
            .corner = {.stones = library.node(node).stones, .beginner_is_to_move = way.size() % 2 == 0},
            .moves = drawn_way(library, way, board::Orientation::mirrored).moves,
            .name = name_on(library, way)};
}

// Who owns the points at the end, counted by area; even where the score that is expected would be nearer to none.
class OwnerScore {
  public:
    double operator()(const board::Position& position, board::Colour to_move) {
        return judge_.score(board::Board(position), {.scoring = board::Scoring::area, .to_move = to_move}).by_chances;
    }

  private:
    analysis::OwnerJudge judge_;
};

}  // namespace

JosekiEnds joseki_ends(const joseki::Graph& library) {
    const Ways ways(library);
    JosekiEnds found;
    for (std::size_t i = 1; i < library.nodes().size(); ++i) {
        const auto node = static_cast<NodeIndex>(i);
        const joseki::Node& position = library.node(node);
        if (position.stones.empty() || !is_end(library, node)) continue;
        const std::vector<EdgeIndex> way = ways.to_position(node);
        if (!begins_in_empty_corner(library, way)) continue;
        if (has_tenuki(library, way))
            ++found.with_tenuki;
        else if (!lies_in_corner(position.stones))
            ++found.too_wide;
        else
            found.ends.push_back(end_of(library, node, way));
    }
    return found;
}

std::optional<JosekiEnd> joseki_position(const joseki::Graph& library, NodeIndex node) {
    const std::vector<EdgeIndex> way = Ways(library).to_position(node);
    if (!begins_in_empty_corner(library, way) || has_tenuki(library, way)) return std::nullopt;
    return end_of(library, node, way);
}

bool lies_in_corner(const joseki::JosekiStones& stones) { return reach(stones) <= lines_of_corner + 1; }

std::vector<CornerEnd> balanced_ends(const joseki::Graph& library, const JosekiEnds& ends) {
    const Ways ways(library);
    std::vector<CornerEnd> balanced;
    for (const JosekiEnd& end : ends.ends) {
        const auto outcome = library.node(*end.node).outcome;
        const std::vector<EdgeIndex> way = ways.to_position(*end.node);
        const bool is_doubtful =
            std::ranges::any_of(way, [&](EdgeIndex edge) { return joseki::is_doubtful(library, edge); });
        if (end.corner.beginner_is_to_move && reach(end.corner.stones) <= lines_of_corner && !is_doubtful &&
            outcome.value_or(joseki::Advantage::even) == joseki::Advantage::even)
            balanced.push_back(end.corner);
    }
    return balanced;
}

KnownSuccess known_success(const joseki::Graph& library, const JosekiEnd& end) {
    KnownSuccess known;
    if (!end.node) return known;
    const joseki::Node& node = library.node(*end.node);
    const joseki::PlayRecord reached = joseki::reached(library, *end.node);
    known.games = reached.games;
    known.wins = joseki::success(reached);
    known.outcome = node.outcome;
    known.points = node.points;
    if (end.corner.beginner_is_to_move) return known;
    using enum joseki::Advantage;
    if (known.wins) known.wins->rate = 1 - known.wins->rate;
    if (known.outcome && *known.outcome != even) known.outcome = *known.outcome == own ? opponent : own;
    return known;
}

std::vector<CornerEnd> first_moves(const joseki::Graph& library) {
    std::vector<CornerEnd> moves;
    for (const EdgeIndex edge : library.node(0).continuations)
        if (library.edge(edge).move != board::pass_vertex && !joseki::is_doubtful(library, edge))
            moves.push_back({.stones = library.node(library.edge(edge).to).stones, .beginner_is_to_move = false});
    return moves;
}

JosekiJudge::JosekiJudge(std::vector<CornerBoard> boards, const std::vector<CornerEnd>& first_moves,
                         const std::atomic<bool>& stop)
    : stop_(stop), boards_(std::move(boards)) {
    OwnerScore score;
    for (const CornerBoard& board : boards_) {
        if (stop_) return;
        empty_.push_back(corner_value({}, board, std::ref(score)));
        double sum = 0;
        for (const CornerEnd& move : first_moves) sum += corner_value(move, board, std::ref(score));
        begun_.push_back(sum / static_cast<double>(first_moves.size()));
    }
}

std::optional<Worth> JosekiJudge::worth(const CornerEnd& end) const {
    const std::vector<double>& before = end.beginner_is_to_move ? empty_ : begun_;
    OwnerScore score;
    std::vector<double> gains;
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        if (stop_) return std::nullopt;
        gains.push_back(corner_value(end, boards_[i], std::ref(score)) - before[i]);
    }
    return worth_of(gains);
}

}  // namespace katachi::authoring
