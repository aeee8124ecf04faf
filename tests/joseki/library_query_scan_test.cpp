// What a library says of boards is what a plain scan of all its positions finds.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "compiler/template/reference_templates.h"
#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/library_query.h"
#include "tests/joseki/mining_games.h"
#include "tests/joseki/support.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

// Every position of a library, looked for from the corners that it has stones in, point by point.
class PlainScan {
  public:
    explicit PlainScan(const Graph& library) : library_(library) {
        for (std::size_t i = 0; i < library.nodes().size(); ++i)
            for (const board::Orientation turn : turns_of(static_cast<NodeIndex>(i)))
                add(static_cast<NodeIndex>(i), turn);
    }

    struct Match {
        compiler::ReferenceTemplateMatch found;
        EdgeIndex edge;
        board::Orientation turn;
    };

    std::vector<Match> matches(const board::Position& board, board::Colour to_move,
                               const match::TemplateQuery& query) const {
        std::vector<Match> all;
        for (const compiler::ReferenceTemplateMatch& found :
             compiler::reference_templates(templates_, board, to_move, query))
            all.push_back({found, sources_[found.id].first, sources_[found.id].second});
        return all;
    }

    std::int64_t games(NodeIndex node) const { return reached(library_, node).games; }

    std::vector<board::Orientation> turns_of(NodeIndex node) const {
        const JosekiStones& stones = library_.node(node).stones;
        if (stones.empty()) return {board::Orientation::identity};
        const std::vector<board::Orientation> corners{board::Orientation::identity, board::Orientation::mirrored,
                                                      board::Orientation::flipped, board::Orientation::rotated_180};
        std::vector<board::Orientation> turns;
        for (const board::Orientation turn : corners)
            if (std::ranges::any_of(turned(stones, turn), [](const JosekiStone& stone) {
                    return board::row_of(stone.vertex) < 9 && board::column_of(stone.vertex) < 9;
                }))
                turns.push_back(turn);
        return turns.empty() ? corners : turns;
    }

  private:
    void add(NodeIndex node, board::Orientation turn) {
        compiler::Template drawn;
        for (const JosekiStone& stone : turned(library_.node(node).stones, turn))
            drawn.stones.push_back({stone.own, {board::row_of(stone.vertex), board::column_of(stone.vertex)}});
        for (const EdgeIndex edge : library_.node(node).continuations) {
            const board::Vertex move = board::turned(library_.edge(edge).move, turn, board::max_board_size);
            compiler::TemplateMove& placed = drawn.moves.emplace_back();
            placed.id = static_cast<std::uint32_t>(sources_.size());
            if (move != board::pass_vertex) placed.at = board::Offset{board::row_of(move), board::column_of(move)};
            sources_.emplace_back(edge, turn);
        }
        templates_.push_back(drawn);
    }

    const Graph& library_;
    std::vector<compiler::Template> templates_;
    std::vector<std::pair<EdgeIndex, board::Orientation>> sources_;  // by id
};

// Rank and games of the best position in each corner that has one.
using Best = std::multiset<std::tuple<int, std::int64_t>>;

Best best_of(const std::vector<PlainScan::Match>& matches, const Graph& library, const PlainScan& plain) {
    std::array<std::tuple<int, std::int64_t>, 4> best;
    best.fill({-1, 0});
    for (const auto& [found, edge, turn] : matches) {
        const board::Offset corner = board::transform_on_board({0, 0}, found.orientation, 2);
        auto& here = best[static_cast<std::size_t>(corner.row * 2 + corner.column)];
        const int degree = found.rows * found.columns - match::difference_cost * found.differences;
        here = std::max(here, {match::rank_of(found.has_last_move, degree), plain.games(library.edge(edge).from)});
    }
    Best all(best.begin(), best.end());
    all.erase({-1, 0});
    return all;
}

// The moves of a position that is looked for from one corner alone.
std::multiset<std::pair<EdgeIndex, board::Vertex>> moves_of(const std::vector<PlainScan::Match>& matches,
                                                            const LibraryAnswer& answer, const Graph& library) {
    std::multiset<std::pair<EdgeIndex, board::Vertex>> moves;
    for (const auto& [found, edge, turn] : matches)
        if (library.edge(edge).from == answer.node && board::composed(turn, found.orientation) == answer.orientation)
            moves.emplace(edge, found.move);
    return moves;
}

// How many positions the answers hold.
std::size_t expect_the_plain_answer(const Graph& library, const PlainScan& plain, LibraryQuery& query,
                                    const board::Position& board, board::Colour to_move,
                                    const match::TemplateQuery& asked) {
    const auto matches = plain.matches(board, to_move, asked);
    Best best;
    const std::vector<LibraryAnswer> answers = query.ask(board, to_move, asked);
    // Where a line of the library ends, templates, which are made of moves, have nothing to say.
    for (const LibraryAnswer& answer : answers)
        if (library.node(answer.node).continuations.empty()) return 0;
    for (const LibraryAnswer& answer : answers) {
        const int degree = answer.degree() - match::difference_cost * answer.differences;
        best.emplace(match::rank_of(answer.has_last_move, degree), plain.games(answer.node));
        if (plain.turns_of(answer.node).size() > 1) continue;
        std::multiset<std::pair<EdgeIndex, board::Vertex>> moves;
        for (const AnsweredMove& move : answer.moves) moves.emplace(move.edge, move.move);
        EXPECT_EQ(moves, moves_of(matches, answer, library)) << board::to_rows(board);
    }
    EXPECT_EQ(best, best_of(matches, library, plain)) << board::to_rows(board) << ", differences " << asked.differences;
    return best.size();
}

// Positions of the library in some orientations and colours over each other, cut to the board, and some points changed.
board::Position crowded_board(const Graph& library, int size, std::mt19937& random) {
    const auto below = [&](std::size_t limit) { return random() % limit; };
    board::Position board(size);
    for (std::size_t nodes = 1 + below(4); nodes > 0; --nodes) {
        const board::Orientation orientation = board::all_orientations[below(board::orientation_count)];
        const bool swapped = below(2) == 0;
        for (const JosekiStone& stone : library.nodes()[below(library.nodes().size())].stones)
            if (board.on_board(board::row_of(stone.vertex), board::column_of(stone.vertex)))
                board.put(board::turned(stone.vertex, orientation, size),
                          stone.own != swapped ? board::Colour::black : board::Colour::white);
    }
    for (std::size_t changed = below(4); changed > 0; --changed)
        board.put(board::vertex_at(static_cast<int>(below(static_cast<std::size_t>(size))),
                                   static_cast<int>(below(static_cast<std::size_t>(size)))),
                  static_cast<board::Colour>(below(3)));
    return board;
}

board::Vertex some_stone(const board::Position& board, board::Colour colour, std::mt19937& random) {
    std::vector<board::Vertex> stones{board::pass_vertex};
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (board.at(row, column) == colour) stones.push_back(board::vertex_at(row, column));
    return stones[random() % stones.size()];
}

TEST(LibraryQueryScan, AgreesOnMadeUpLibraries) {
    std::mt19937 random(katachi::test::test_seed());
    std::size_t answers = 0;
    for (const bool in_corners : {true, false})
        for (int round = 0; round < 4; ++round) {
            const std::string games = joseki::random_games(12, random);
            const Graph library = in_corners ? joseki::mined({games}) : joseki::graph_of(games);
            const PlainScan plain(library);
            for (int i = 0; i < 8; ++i) {
                const board::Position board = crowded_board(library, i % 4 == 3 ? 13 : board::max_board_size, random);
                const board::Colour to_move = random() % 2 == 0 ? board::Colour::black : board::Colour::white;
                const match::TemplateQuery asked{.last_move = some_stone(board, board::opponent(to_move), random),
                                                 .differences = i % (match::most_differences + 1),
                                                 .most_steps = 1U << 20};
                LibraryQuery query(library,
                                   joseki_stones(board, to_move).size() + static_cast<std::size_t>(asked.differences));
                answers += expect_the_plain_answer(library, plain, query, board, to_move, asked);
                if (HasFailure()) return;
            }
        }
    EXPECT_GT(answers, 10U);
}

TEST(LibraryQueryScan, AgreesOnRealGames) {
    KATACHI_NEEDS(katachi::test::bulk_games_file);
    constexpr std::size_t library_games = 20, asked_games = 10;
    const std::string text = katachi::test::gzip_bytes(katachi::test::shared_data() / katachi::test::bulk_games_file);
    const auto games = split_games(text);
    const Graph library = joseki::mined({games.begin(), games.begin() + library_games});
    const PlainScan plain(library);
    LibraryQuery query(library);
    std::mt19937 random(katachi::test::test_seed());
    std::size_t answers = 0;
    for (std::size_t i = library_games; i < library_games + asked_games; ++i) {
        const sgf::Game game = test::sgf_games(games[i]).front();
        const std::size_t last = std::min<std::size_t>(4 + random() % 60, game.events.size() - 1);
        board::Board board(game.size);
        board::Colour to_move = board::Colour::black;
        board::Vertex last_move = board::pass_vertex;
        for (std::size_t event = 0; event < last; ++event) {
            if (sgf::execute(game.events[event], board)) break;
            last_move = game.events[event].vertex;
            to_move = board::opponent(game.events[event].colour);
        }
        answers += expect_the_plain_answer(library, plain, query, board.position(), to_move, {.last_move = last_move});
        if (HasFailure()) return;
    }
    EXPECT_GT(answers, 0U);
}

}  // namespace
}  // namespace katachi::joseki
