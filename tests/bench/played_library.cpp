#include "tests/bench/played_library.h"

#include <queue>

#include "tests/bench/catalogue_file.h"
#include "tests/bench/mined_games.h"

namespace katachi::bench {

namespace {

constexpr std::size_t library_games = 11000;  // of the month whose last games are asked about
constexpr std::int64_t least_games = 1;

const joseki::Graph& all_positions() {
    static const joseki::Graph graph = [] {
        const std::string_view text = server_games(library_games);
        if (text.empty()) return joseki::Graph();
        const CatalogueFile file;
        mine_text(text, 2, file.path());
        joseki::SummedMoves sums;
        return kept_graph(file.path(), sums, least_games);
    }();
    return graph;
}

}  // namespace

joseki::Graph played_library(std::size_t positions) {
    const joseki::Graph& all = all_positions();
    const auto less_played = [&](joseki::EdgeIndex a, joseki::EdgeIndex b) {
        const std::int64_t games = all.edge(a).played.games, others = all.edge(b).played.games;
        return games != others ? games < others : a > b;
    };
    std::priority_queue<joseki::EdgeIndex, std::vector<joseki::EdgeIndex>, decltype(less_played)> next(less_played);
    joseki::Graph library;
    const auto go_on_from = [&](joseki::NodeIndex node) {
        for (const joseki::EdgeIndex edge : all.node(node).continuations) next.push(edge);
    };
    go_on_from(0);
    while (!next.empty() && library.nodes().size() < positions) {
        const joseki::Edge& move = all.edge(next.top());
        next.pop();
        const bool is_new = !library.find(all.node(move.to).stones);
        const joseki::NodeIndex from = library.add(all.node(move.from).stones);
        joseki::Edge& added = library.edge(library.add(from, move.move, library.add(all.node(move.to).stones)));
        added.played = move.played;
        added.example = move.example;
        if (is_new) go_on_from(move.to);
    }
    return library;
}

}  // namespace katachi::bench
