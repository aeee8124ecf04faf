#include "tools/authoring/joseki/transpositions.h"

#include <algorithm>
#include <optional>

#include "engine/board/turned_vertex.h"
#include "joseki/graph/continuations.h"
#include "joseki/graph/play.h"

namespace katachi::authoring {

namespace {

using joseki::EdgeIndex;
using joseki::NodeIndex;

// From different positions: a tenuki on the way is an order of its own.
std::vector<NodeIndex> reached_by_several(const joseki::Graph& library) {
    std::vector<NodeIndex> found;
    for (std::size_t i = 0; i < library.nodes().size(); ++i)
        if (library.nodes()[i].predecessors.size() > 1) found.push_back(static_cast<NodeIndex>(i));
    std::stable_sort(found.begin(), found.end(), [&](NodeIndex a, NodeIndex b) {
        const auto games = [&](NodeIndex node) { return joseki::reached(library, node).games; };
        return games(a) > games(b);
    });
    return found;
}

// By which move each position was first met on the way from a beginning, the most played ways first.
class Ways {
  public:
    explicit Ways(const joseki::Graph& library) : library_(library), arrival_(library.nodes().size()) {
        std::vector<NodeIndex> next{0};
        for (std::size_t i = 1; i < library.nodes().size(); ++i)
            if (library.nodes()[i].predecessors.empty()) next.push_back(static_cast<NodeIndex>(i));
        std::vector<bool> met(library.nodes().size());
        for (const NodeIndex start : next) met[static_cast<std::size_t>(start)] = true;
        for (std::size_t i = 0; i < next.size(); ++i)
            for (const joseki::Continuation& way : joseki::continuations(library, next[i])) {
                const auto to = static_cast<std::size_t>(library.edge(way.edge).to);
                if (met[to]) continue;
                met[to] = true;
                arrival_[to] = way.edge;
                next.push_back(library.edge(way.edge).to);
            }
    }

    // From the beginning to this move.
    std::vector<EdgeIndex> to(EdgeIndex last) const {
        std::vector<EdgeIndex> way{last};
        for (auto edge = arrival(library_.edge(last).from); edge; edge = arrival(library_.edge(*edge).from))
            way.push_back(*edge);
        std::reverse(way.begin(), way.end());
        return way;
    }

  private:
    std::optional<EdgeIndex> arrival(NodeIndex node) const { return arrival_[static_cast<std::size_t>(node)]; }

    const joseki::Graph& library_;
    std::vector<std::optional<EdgeIndex>> arrival_;  // by position; nothing for beginnings
};

// Moves of a way on a board, and how the position behind them lies there from its normal form.
struct DrawnWay {
    std::vector<std::string> moves;
    board::Orientation end = board::Orientation::identity;
};

DrawnWay drawn(const joseki::Graph& library, const std::vector<EdgeIndex>& way, board::Orientation drawing) {
    DrawnWay result;
    for (const EdgeIndex index : way) {
        const joseki::Edge& edge = library.edge(index);
        const board::Vertex move = board::turned(edge.move, drawing, board::max_board_size);
        result.moves.push_back(move == board::pass_vertex ? "tenuki" : board::vertex_name(move, board::max_board_size));
        if (const auto next = joseki::played(library.node(edge.from).stones, edge.move))
            drawing = board::composed(board::inverse(next->orientation), drawing);
    }
    result.end = drawing;
    return result;
}

std::vector<MoveOrder> orders_to(const joseki::Graph& library, const Ways& ways, NodeIndex node) {
    std::vector<EdgeIndex> last = library.node(node).predecessors;
    std::stable_sort(last.begin(), last.end(), [&](EdgeIndex a, EdgeIndex b) {
        return library.edge(a).played.games > library.edge(b).played.games;
    });
    std::vector<MoveOrder> orders;
    std::optional<board::Orientation> end;
    std::size_t first_length = 0;
    for (const EdgeIndex edge : last) {
        const std::vector<EdgeIndex> way = ways.to(edge);
        DrawnWay one = drawn(library, way, board::Orientation::mirrored);
        if (!end) {
            end = one.end;
            first_length = way.size();
        }
        // Begun so, it ends as the first order does.
        const board::Orientation turn = board::composed(board::inverse(one.end), *end);
        one = drawn(library, way, board::composed(board::Orientation::mirrored, turn));
        const bool ends_with_same_side = (way.size() - first_length) % 2 == 0;
        orders.push_back({.moves = std::move(one.moves),
                          .first = ends_with_same_side ? board::Colour::black : board::Colour::white,
                          .games = library.edge(edge).played.games});
    }
    return orders;
}

}  // namespace

Transpositions transpositions(const joseki::Graph& library, std::size_t limit) {
    const std::vector<NodeIndex> found = reached_by_several(library);
    const Ways ways(library);
    Transpositions result{.first = {}, .total = found.size()};
    for (std::size_t i = 0; i < std::min(found.size(), limit); ++i) {
        const joseki::JosekiStones& stones = library.node(found[i]).stones;
        result.first.push_back({.position = joseki::identity_code(stones),
                                .stones = stones.size(),
                                .reached = joseki::reached(library, found[i]).games,
                                .orders = orders_to(library, ways, found[i])});
    }
    return result;
}

}  // namespace katachi::authoring
