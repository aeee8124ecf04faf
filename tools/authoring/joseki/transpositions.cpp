#include "tools/authoring/joseki/transpositions.h"

#include <algorithm>
#include <optional>

#include "tools/authoring/joseki/ways.h"

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
        DrawnWay one = drawn_way(library, way, board::Orientation::mirrored);
        if (!end) {
            end = one.end;
            first_length = way.size();
        }
        // Begun so, it ends as the first order does.
        const board::Orientation turn = board::composed(board::inverse(one.end), *end);
        one = drawn_way(library, way, board::composed(board::Orientation::mirrored, turn));
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
