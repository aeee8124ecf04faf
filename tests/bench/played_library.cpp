#include "tests/bench/played_library.h"

#include <queue>

#include "tests/bench/mined_games.h"

namespace katachi {

namespace {

constexpr std::size_t library_games = 11000;  // of the month whose last games are asked about
constexpr std::int64_t least_games = 1;

const JosekiGraph& all_positions() {
    static const JosekiGraph graph = [] {
        const std::string_view text = server_games(library_games);
        if (text.empty()) return JosekiGraph();
        const BenchCatalogue file;
        mine_text(text, 2, file.path());
        SummedMoves sums;
        return kept_graph(file.path(), sums, least_games);
    }();
    return graph;
}

}  // namespace

JosekiGraph played_library(std::size_t positions) {
    const JosekiGraph& all = all_positions();
    const auto less_played = [&](EdgeIndex a, EdgeIndex b) {
        const std::int64_t games = all.edge(a).played.games, others = all.edge(b).played.games;
        return games != others ? games < others : a > b;
    };
    std::priority_queue<EdgeIndex, std::vector<EdgeIndex>, decltype(less_played)> next(less_played);
    JosekiGraph library;
    const auto go_on_from = [&](NodeIndex node) {
        for (const EdgeIndex edge : all.node(node).continuations) next.push(edge);
    };
    go_on_from(0);
    while (!next.empty() && library.nodes().size() < positions) {
        const JosekiEdge& move = all.edge(next.top());
        next.pop();
        const bool is_new = !library.find(all.node(move.to).stones);
        const NodeIndex from = library.add(all.node(move.from).stones);
        JosekiEdge& added = library.edge(library.add(from, move.move, library.add(all.node(move.to).stones)));
        added.played = move.played;
        added.example = move.example;
        if (is_new) go_on_from(move.to);
    }
    return library;
}

}  // namespace katachi
