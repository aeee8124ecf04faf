// Openings of whole boards: written as a database, read again, matched where they were played.
#include "joseki/mining/opening_moves.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/board/turned_vertex.h"
#include "engine/match/whole_board_matcher.h"
#include "tests/joseki/mining_games.h"
#include "tests/support/random_position.h"

namespace katachi::joseki {
namespace {

std::string openings(const std::vector<std::string>& texts, const OpeningRule& rule = {}, std::int64_t least = 1) {
    std::vector<CountedMoves> parts;
    for (const GamePiece& piece : joseki::pieces_of(texts)) parts.push_back(mine_openings(piece, rule).counted);
    return whole_board_text(summed(parts, least).kept, rule);
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
    EXPECT_EQ(count(openings({joseki::game_text("Q16 D4 Q3"), joseki::game_text("Q16 D4 Q17")}, {}, 2)), 2);
}

// Of the entries that hold for the position with this move.
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
    // Of the position with its move, the mover's stones drawn as O.
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

}  // namespace
}  // namespace katachi::joseki
