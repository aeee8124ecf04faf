#include "tools/authoring/joseki/transpositions.h"

#include <algorithm>

#include "joseki/graph/continuations.h"
#include "joseki/graph/library_answer.h"

namespace katachi::authoring {

namespace {

// From different positions: a tenuki on the way is an order of its own.
std::vector<joseki::NodeIndex> reached_by_several(const joseki::Graph& library) {
    std::vector<joseki::NodeIndex> found;
    for (std::size_t i = 0; i < library.nodes().size(); ++i)
        if (library.nodes()[i].predecessors.size() > 1) found.push_back(static_cast<joseki::NodeIndex>(i));
    std::stable_sort(found.begin(), found.end(), [&](joseki::NodeIndex a, joseki::NodeIndex b) {
        const auto games = [&](joseki::NodeIndex node) { return joseki::reached(library, node).games; };
        return games(a) > games(b);
    });
    return found;
}

std::string moves_text(const joseki::Graph& library, joseki::NodeIndex node) {
    std::string text;
    for (const joseki::Arrival& arrival :
         joseki::arrivals(library, node, board::Orientation::mirrored, board::max_board_size))
        text +=
            (text.empty() ? "" : ", ") +
            (arrival.move == board::pass_vertex ? "tenuki" : board::vertex_name(arrival.move, board::max_board_size)) +
            " from " + joseki::identity_code(library.node(arrival.from).stones);
    return text;
}

}  // namespace

Transpositions transpositions(const joseki::Graph& library, std::size_t limit) {
    const std::vector<joseki::NodeIndex> found = reached_by_several(library);
    Transpositions result{.first = {}, .total = found.size()};
    for (std::size_t i = 0; i < std::min(found.size(), limit); ++i) {
        const joseki::JosekiStones& stones = library.node(found[i]).stones;
        result.first.push_back({.position = joseki::identity_code(stones),
                                .stones = stones.size(),
                                .reached = joseki::reached(library, found[i]).games,
                                .last_moves = moves_text(library, found[i])});
    }
    return result;
}

}  // namespace katachi::authoring
