// Openings of whole boards: counted in games, written as a tree, compiled, matched where they were played.
#include "joseki/mining/opening_moves.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "engine/board/turned_vertex.h"
#include "engine/match/whole_board_matcher.h"
#include "joseki/trees/opening_compiler.h"
#include "joseki/trees/tree_walk.h"
#include "tests/joseki/mining_games.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

constexpr OpeningChoice all_moves{.least_games = 1};

compiler::SgfTree tree_of(const std::vector<std::string>& texts, const OpeningRule& rule = {},
                          const OpeningChoice& choice = all_moves) {
    std::vector<CountedMoves> parts;
    for (const GamePiece& piece : joseki::pieces_of(texts)) parts.push_back(mine_openings(piece, rule).counted);
    return opening_tree(parts, rule.size, choice);
}

CompiledOpenings compiled(const std::string& tree_text) {
    return compile_openings(compiler::read_sgf_collection("openings.sgf", tree_text));
}

std::string openings(const std::vector<std::string>& texts, const OpeningRule& rule = {},
                     const OpeningChoice& choice = all_moves) {
    const CompiledOpenings result = compiled(compiler::sgf_text(tree_of(texts, rule, choice)));
    EXPECT_TRUE(result.findings.empty());
    EXPECT_EQ(result.entries, static_cast<std::size_t>(std::count(result.text.begin(), result.text.end(), '\n')));
    return result.text;
}

compiler::PatternDatabase read_openings(const std::string& text, const std::string& file) {
    compiler::PatternDatabase database;
    database.spec.name = "openings";
    database.spec.kind = compiler::DatabaseKind::whole_board;
    base::Diagnostics findings;
    compiler::read_source(std::make_shared<base::SourceFile>(file, text), database, findings);
    EXPECT_TRUE(findings.empty());
    return database;
}

TEST(OpeningMoves, CountPositionsOnceForAllDrawingsAndColours) {
    const std::string text = openings({joseki::game_text("Q16 D4 Q3"), joseki::game_text("D4 Q16 D17"),
                                       joseki::game_text("w:D16 b:Q4 w:D3"), joseki::game_text("Q16 D4 Q17")});
    EXPECT_EQ(text, openings({joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q3"),
                              joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q17")}));
    std::istringstream lines(text);
    std::vector<std::string> starts;
    for (std::string line; std::getline(lines, line);) starts.push_back(line.substr(0, line.rfind(' ')));
    EXPECT_EQ(starts, (std::vector<std::string>{"F19-0-1 4", "F19-1-1 4", "F19-2-1 3", "F19-2-2 1"}));
}

TEST(OpeningMoves, EndAfterSoManyMovesAndAtIllegalOnes) {
    const auto count = [](const std::string& text) { return std::count(text.begin(), text.end(), '\n'); };
    EXPECT_EQ(count(openings({joseki::game_text("Q16 D4 Q3 D17 C3")}, {.moves = 3})), 3);
    EXPECT_EQ(count(openings({joseki::game_text("Q16 D4 Q16 D17 C3")})), 2);
    EXPECT_EQ(
        count(openings({joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q17")}, {}, {.least_games = 2})), 2);
}

// Black's third move takes the stone in the corner.
TEST(OpeningMoves, GoOnBehindACaptureAndNotBehindAPass) {
    const auto count = [](const std::string& text) { return std::count(text.begin(), text.end(), '\n'); };
    EXPECT_EQ(count(openings({"(;SZ[19];B[ar];W[as];B[bs];W[dp])"})), 4);
    EXPECT_EQ(count(openings({"(;SZ[19];B[ar];W[];B[bs];W[dp])"})), 1);
}

TEST(OpeningMoves, AreKeptByTheirShareOfThePosition) {
    const std::vector<std::string> games{joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q3 D17"),
                                         joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q17 D17")};
    const auto lines = [&](double share) {
        const std::string text = openings(games, {}, {.least_games = 1, .least_share = share});
        return std::count(text.begin(), text.end(), '\n');
    };
    EXPECT_EQ(lines(0), 6);
    EXPECT_EQ(lines(0.25), 6);
    EXPECT_EQ(lines(0.26), 4);  // neither Q17 nor what follows it
}

TEST(OpeningMoves, LeaveGamesOut) {
    const auto by_result = [](const sgf::Game& game) { return game.result == "W+R"; };
    const std::vector<GamePiece> pieces = joseki::pieces_of(
        {joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q17", "SZ[19]RE[W+R]DT[2016-07-13]")});
    std::int64_t left_out = 0;
    std::vector<CountedMoves> parts;
    for (const GamePiece& piece : pieces) {
        const MinedPiece mined = mine_openings(piece, {.is_left_out = by_result});
        left_out += mined.left_out;
        parts.push_back(mined.counted);
    }
    EXPECT_EQ(left_out, 1);
    EXPECT_EQ(compiler::sgf_text(opening_tree(parts, 19, all_moves)),
              compiler::sgf_text(tree_of({joseki::game_text("Q16 D4 Q3")})));
}

TEST(OpeningTree, SaysHowOftenAMoveWasPlayedAndWhoWon) {
    const compiler::SgfTree tree =
        tree_of({joseki::game_text("Q16 D4", "SZ[19]RE[B+R]"), joseki::game_text("D16 Q4", "SZ[19]RE[W+2.5]"),
                 joseki::game_text("w:D4 b:Q16", "SZ[19]RE[W+R]"), joseki::game_text("Q16 Q4", "SZ[19]RE[Void]")});
    EXPECT_EQ(compiler::sgf_text(tree),
              "(;FF[4]CA[UTF-8]GM[1]SZ[19];B[dd]KGAMES[4]KBLACK[2]KWHITE[1]\n"
              "(;W[pp]KGAMES[3]KBLACK[2]KWHITE[1])\n"
              "(;W[pd]KGAMES[1]))\n");
}

TEST(OpeningCompiler, MakesEntriesOfMovesWithACountAndTellsOfIllegalOnes) {
    const CompiledOpenings result =
        compiled("(;SZ[19];B[dd](;W[pp]KGAMES[7](;B[dp]KGAMES[0])(;B[dd]KGAMES[3]))(;W[pd];B[pq]KGAMES[9]))");
    EXPECT_EQ(result.text, "F19-1-1 7 ppdd\nF19-2-1 9 pqpddd\n");
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings.front().rule, "illegal-move");
    EXPECT_EQ(result.findings.front().message, "D16 cannot be played here");
}

// The values are those of the entries that hold for the position with this move.
std::set<double> matched_values(const match::WholeBoardTables& tables, const board::Board& board,
                                const board::Move& move) {
    std::set<double> values;
    match::visit_whole_board(tables, board.position(), board::SymmetricHash(board.position()), move.colour,
                             [&](const match::WholeBoardMatch& match) {
                                 if (match.move == move.vertex)
                                     values.insert(static_cast<double>(tables.values[match.entry]));
                             });
    return values;
}

// Moves of random games on a board: what was played in a position, however it was drawn, and how often.
class Openings {
  public:
    explicit Openings(int size) : size_(size) {
        std::mt19937 random(katachi::test::test_seed());
        for (int game = 0; game < 60; ++game) {
            board::Board board(size);
            std::vector<board::Move>& moves = games_.emplace_back();
            board::Colour colour = random() % 2 == 0 ? board::Colour::black : board::Colour::white;
            while (moves.size() < 7) {
                const auto row = static_cast<int>(random() % 3), column = static_cast<int>(random() % 3);
                const auto far = [&](int line) { return random() % 2 == 0 ? line : size - 1 - line; };
                const board::Move move{colour, board::vertex_at(far(row), far(column))};
                if (board.play(move.colour, move.vertex) != board::Legality::ok) continue;
                moves.push_back(move);
                colour = board::opponent(colour);
            }
        }
    }

    std::vector<std::string> texts() const {
        std::vector<std::string> texts;
        for (const auto& moves : games_) {
            std::string text = "(;SZ[" + std::to_string(size_) + "]";
            for (const board::Move& move : moves)
                text += std::string(move.colour == board::Colour::black ? ";B[" : ";W[") +
                        static_cast<char>('a' + board::column_of(move.vertex)) +
                        static_cast<char>('a' + board::row_of(move.vertex)) + "]";
            texts.push_back(text + ")");
        }
        return texts;
    }

    // Calls visit(board, move, how often).
    template <class Visit>
    void visit(Visit visit) const {
        std::map<std::string, double> counts;
        for (const bool counting : {true, false})
            for (const auto& moves : games_) {
                board::Board board(size_);
                for (const board::Move& move : moves) {
                    double& count = counts[least_drawing(board, move)];
                    if (counting)
                        ++count;
                    else
                        visit(board, move, count);
                    board.play(move.colour, move.vertex);
                }
            }
    }

  private:
    // The drawing is that of the position with its move, the mover's stones drawn as O.
    static std::string least_drawing(const board::Board& board, const board::Move& move) {
        std::string least;
        for (const board::Orientation orientation : board::all_orientations) {
            std::string drawing(board::vertex_count, '.');
            const auto draw = [&](board::Vertex vertex, char cell) {
                drawing[static_cast<std::size_t>(board::turned(vertex, orientation, board.size()))] = cell;
            };
            for (const board::Colour colour : {board::Colour::black, board::Colour::white})
                for (const board::Vertex stone : board.stones(colour)) draw(stone, colour == move.colour ? 'O' : 'X');
            draw(move.vertex, '*');
            if (least.empty() || drawing < least) least = drawing;
        }
        return least;
    }

    int size_;
    std::vector<std::vector<board::Move>> games_;
};

TEST(OpeningMoves, AreMatchedWhereTheyWerePlayed) {
    for (const int size : {9, 13, 19}) {
        const Openings games(size);
        const std::string text = openings(games.texts(), {.size = size});
        const std::vector<compiler::PatternDatabase> databases{
            read_openings(text, "fuseki" + std::to_string(size) + ".dbz")};
        const compiler::BuiltTables built(databases);
        int visited = 0;
        games.visit([&](const board::Board& board, const board::Move& move, double count) {
            EXPECT_EQ(matched_values(built.tables().whole_boards, board, move), std::set<double>{count});
            ++visited;
        });
        EXPECT_EQ(visited, 420);
    }
}

// The shipped tree: what stands in it, each move once, and that a board finds it however it lies.
class ShippedOpenings : public testing::Test {
  protected:
    ShippedOpenings()
        : path_(katachi::test::project_folder() / "joseki/openings/openings19.sgf"),
          text_(katachi::test::file_bytes(path_)),
          trees_(compiler::read_sgf_collection(path_.string(), text_)) {}

    // Calls visit(board, move, games) for each counted move.
    template <class Visit>
    void visit(Visit visit) const {
        TreeWalk walk(trees_.games.front());
        do {
            for (const TreeMove& move : walk.moves())
                visit(walk.board(), board::Move{move.colour, move.vertex},
                      std::stod(std::string(walk.node().text("KGAMES"))));
        } while (walk.next());
    }

    std::filesystem::path path_;
    std::string text_;
    compiler::SgfCollection trees_;
};

TEST_F(ShippedOpenings, AreSmallAndSound) {
    EXPECT_LE(text_.size(), 300'000U);
    EXPECT_TRUE(trees_.games.front().warnings.empty());
    const CompiledOpenings result = compiled(text_);
    EXPECT_TRUE(result.findings.empty());
    EXPECT_GE(result.entries, 5'000U);
}

TEST_F(ShippedOpenings, AreMatchedOnBoardsTurnedAndWithColoursExchanged) {
    const std::vector<compiler::PatternDatabase> databases{read_openings(compiled(text_).text, "openings19.dbz")};
    const compiler::BuiltTables built(databases);
    int visited = 0;
    visit([&](const board::Board& board, const board::Move& move, double games) {
        if (++visited % 7 != 0) return;
        const auto orientation = board::all_orientations[static_cast<std::size_t>(visited) % 8];
        board::Board turned(board.size());
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex stone : board.stones(colour))
                turned.place(board::opponent(colour), board::turned(stone, orientation, board.size()));
        const board::Move turned_move{board::opponent(move.colour),
                                      board::turned(move.vertex, orientation, board.size())};
        EXPECT_EQ(matched_values(built.tables().whole_boards, turned, turned_move), std::set<double>{games});
    });
    EXPECT_GE(visited, 5'000);
}

}  // namespace
}  // namespace katachi::joseki
