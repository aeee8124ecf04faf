// katachi-joseki-played [PLAYOUTS [OPENINGS]]: how often the engine plays a move of the shipped joseki where one of
// their corners stands on an otherwise empty board and on boards of real openings, with the sources of joseki and
// without, and what it plays where it does not. Joseki of openings stand in a corner that the game has not begun.
#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/playout_patterns.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/pattern_sources.h"
#include "engine/search/tree_search.h"
#include "engine/sgf/game.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"
#include "patterndb/playout_tables.h"
#include "tests/bench/openings/joseki_nodes.h"
#include "tests/support/shared_data.h"
#include "tests/support/told_trouble.h"

namespace katachi::bench {
namespace {

constexpr int size = board::max_board_size;
constexpr int corner_lines = 10;     // of a board that belong to its corner
constexpr int moves_elsewhere = 24;  // of an opening

bool is_in_the_corner(board::Vertex vertex) {
    return board::row_of(vertex) < corner_lines && board::column_of(vertex) >= size - corner_lines;
}

// The openings of games without the moves in the upper right.
std::vector<board::Position> openings(std::size_t count) {
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    std::vector<board::Position> found;
    while (found.size() < count) {
        const std::optional<sgf::Game> game = reader.next();
        if (!game) break;
        if (game->size != size || game->handicap != 0) continue;
        board::Board board(size);
        for (const sgf::Event& event : game->events)
            if (board.history().size() < moves_elsewhere && event.kind == sgf::Event::Kind::move &&
                event.vertex != board::pass_vertex && !is_in_the_corner(event.vertex))
                board.play(event.colour, event.vertex);
        if (board.history().size() == moves_elsewhere) found.push_back(board.position());
    }
    return found;
}

board::Position with_corner(board::Position position, const board::Position& corner) {
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            if (const board::Vertex vertex = board::vertex_at(row, column); board::is_stone(corner.at(vertex)))
                position.put(vertex, corner.at(vertex));
    return position;
}

struct Engine {
    std::string_view name;
    std::vector<std::string_view> without;  // sources of moves

    std::unique_ptr<moves::MoveKnowledge> knowledge() const {
        auto sources = moves::all_sources(mined_tables(), library_tables());
        std::erase_if(sources, [&](const auto& source) {
            return std::find(without.begin(), without.end(), source->name()) != without.end();
        });
        return std::make_unique<moves::MoveKnowledge>(std::move(sources), moves::learned_weights());
    }
};

struct Tally {
    int nodes = 0, joseki = 0, other_in_the_corner = 0, elsewhere = 0;
};

class Played {
  public:
    Played(const Engine& engine, std::uint64_t playouts)
        : name_(engine.name),
          search_(
              {.nodes = 1U << 18}, [engine] { return engine.knowledge(); },
              *match::playout_patterns(playout_tables(), "playout")),
          playouts_(playouts) {}

    void add(const JosekiNode& node, const board::Position& position) {
        const board::Game game(position, node.to_move, *board::find_rules("chinese"));
        search_.forget();
        search_.set_seed(1);
        search_.set(game, node.to_move, game.rules().komi);
        search_.search({.playouts = playouts_});
        const auto candidates = search_.candidates();
        if (candidates.empty()) return;
        const board::Vertex move = candidates.front().vertex;
        ++tally_.nodes;
        if (std::binary_search(node.moves.begin(), node.moves.end(), move))
            ++tally_.joseki;
        else if (is_in_the_corner(move))
            ++tally_.other_in_the_corner;
        else
            ++tally_.elsewhere;
    }

    void print(std::string_view board) const {
        const auto share = [&](int count) { return 100.0 * count / std::max(tally_.nodes, 1); };
        fmt::print("{:<18} {:<16} {:>6} {:>9.1f} % {:>12.1f} % {:>10.1f} %\n", board, name_, tally_.nodes,
                   share(tally_.joseki), share(tally_.other_in_the_corner), share(tally_.elsewhere));
    }

  private:
    std::string name_;
    search::TreeSearch search_;
    std::uint64_t playouts_;
    Tally tally_;
};

void measure(std::uint64_t playouts, std::size_t opening_count) {
    const std::vector<JosekiNode> nodes = joseki_nodes(library_tables());
    fmt::print("{} nodes of the shipped joseki, {} playouts a move\n", nodes.size(), playouts);
    fmt::print("{:<18} {:<16} {:>6} {:>11} {:>14} {:>12}\n", "board", "engine", "nodes", "joseki", "other, corner",
               "elsewhere");
    const std::vector<board::Position> boards = openings(opening_count);
    for (const Engine& engine :
         {Engine{"all sources", {}}, Engine{"without templates", {"templates"}},
          Engine{"without judged", {"judged-joseki"}}, Engine{"without joseki", {"joseki", "judged-joseki"}}}) {
        Played on_empty_boards(engine, playouts);
        for (const JosekiNode& node : nodes) on_empty_boards.add(node, node.corner);
        on_empty_boards.print("otherwise empty");
        Played on_openings(engine, playouts);
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const JosekiNode& node = nodes[i * 7 % nodes.size()];  // in another order than the book's
            on_openings.add(node, with_corner(boards[i], node.corner));
        }
        on_openings.print("real openings");
    }
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    const auto number = [&](int place, std::uint64_t otherwise) {
        std::uint64_t value = otherwise;
        if (argc > place) {
            const std::string_view text = argv[place];
            if (std::from_chars(text.data(), text.data() + text.size(), value).ptr != text.data() + text.size())
                value = 0;
        }
        return value;
    };
    const std::uint64_t playouts = number(1, 200), openings = number(2, 1000);
    if (playouts == 0 || openings == 0) {
        fmt::print(stderr, "katachi-joseki-played [PLAYOUTS [OPENINGS]]: two counts above 0\n");
        return 2;
    }
    return katachi::test::told_trouble("katachi-joseki-played", [&] { katachi::bench::measure(playouts, openings); });
}
