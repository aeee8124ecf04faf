// The whole-board matcher against the reference matcher, on random small databases: boards so small that positions
// are often symmetric and entries often hold for the same position.
#include "engine/match/whole_board_matcher.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "compiler/emit/table_builder.h"
#include "tests/match/whole_board_support.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::match {
namespace {

static_assert(std::has_unique_object_representations_v<WholeBoardSize>);
static_assert(std::has_unique_object_representations_v<WholeBoardPosition>);
static_assert(std::has_unique_object_representations_v<WholeBoardEntry>);
static_assert(std::has_unique_object_representations_v<WholeBoardNames>);

class RandomOpenings {
  public:
    explicit RandomOpenings(unsigned seed) : random_(seed) {}

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    // A few stones; fewer than one a row.
    board::Position position(int size) { return test::random_position(size, 0.5 * below(4) / size, random_); }

    // An entry for the position as one of the eight drawings shows it, with either colour to move.
    compiler::Pattern entry(const board::Position& position, const std::string& name) {
        const board::Position drawn =
            test::turned(position, board::all_orientations[static_cast<std::size_t>(below(board::orientation_count))]);
        const board::Colour own = below(2) == 0 ? board::Colour::black : board::Colour::white;
        compiler::Pattern pattern;
        pattern.name = name;
        pattern.board_size = position.size;
        pattern.symmetry = compiler::DeclaredSymmetry::none;
        pattern.whole_board_move = board::Offset{below(position.size), below(position.size)};
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                if (board::is_stone(drawn.at(row, column)))
                    pattern.stones.push_back({drawn.at(row, column) == own, {row, column}});
        std::shuffle(pattern.stones.begin(), pattern.stones.end(), random_);
        const double value = below(20) / 4.0;
        pattern.attributes.push_back({.name = "value", .argument = "", .number = value});
        return pattern;
    }

    // Names of all sorts, and runs of numbers.
    std::string name(int index) {
        const std::string number = std::to_string(index);
        const std::string names[] = {"F-" + number, "F-" + number, "G",           "7",          "00",
                                     "A007",        "H2-0",        "12345678901", "9" + number, "F-0" + number};
        return names[below(10)];
    }

    compiler::PatternDatabase database(const std::string& database_name,
                                       const std::vector<board::Position>& positions) {
        compiler::PatternDatabase result;
        result.spec = {.name = database_name, .kind = compiler::DatabaseKind::whole_board, .files = {}};
        for (const board::Position& position : positions)
            for (int entries = 1 + below(3); entries > 0; --entries)
                result.patterns.push_back(entry(position, name(static_cast<int>(result.patterns.size()))));
        return result;
    }

    // The same with a stone more, less or of the other colour.
    board::Position one_point_changed(board::Position position) {
        const board::Vertex vertex = board::vertex_at(below(position.size), below(position.size));
        const board::Colour old = position.at(vertex);
        position.put(vertex, old == board::Colour::empty ? (below(2) == 0 ? board::Colour::black : board::Colour::white)
                             : below(2) == 0             ? board::Colour::empty
                                                         : board::opponent(old));
        return position;
    }

  private:
    std::mt19937 random_;
};

TEST(WholeBoard, AgreesWithTheReferenceOnRandomDatabases) {
    RandomOpenings random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 200; ++round) {
        const int size = board::min_board_size + round % (board::max_board_size - board::min_board_size + 1);
        std::vector<board::Position> positions;
        for (int i = 0; i < 12; ++i) positions.push_back(random.position(i < 10 ? size : board::min_board_size + i));
        const std::vector<compiler::PatternDatabase> databases{random.database("first", positions),
                                                               random.database("second", positions)};
        const compiler::BuiltTables built(databases);
        for (const board::Position& position : positions) {
            const board::Position changed = random.one_point_changed(position);
            for (const board::Position& board : {position, test::colours_exchanged(position), changed}) {
                const auto lines = lines_by_tables(built.tables(), board);
                ASSERT_EQ(lines, lines_by_reference(databases, board))
                    << "round " << round << ", " << board::to_rows(board);
                matches += lines.size();
            }
        }
    }
    EXPECT_GT(matches, 1000U);
}

// Whatever the hash says, the stones decide.
TEST(WholeBoard, TakesNoPositionForAnotherOfTheSameHash) {
    RandomOpenings random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 100; ++round) {
        std::vector<board::Position> positions;
        for (int i = 0; i < 10; ++i) positions.push_back(random.position(5));
        const std::vector<compiler::PatternDatabase> databases{random.database("fuseki", positions)};
        const compiler::BuiltTables built(databases);
        for (const board::Position& position : positions) {
            const auto positions_of = built.tables().whole_boards.positions;
            std::vector<WholeBoardPosition> alike(positions_of.begin(), positions_of.end());
            const std::uint64_t hash = board::SymmetricHash(position).least(board::Colour::black);
            for (WholeBoardPosition& stored : alike) stored.hash = static_cast<std::uint32_t>(hash >> 32);
            PatternTables tables = built.tables();
            tables.whole_boards.positions = alike;
            const auto black_only = [](WholeBoardLines lines) {
                std::erase_if(lines, [](const std::string& line) { return line.find(" b ") == std::string::npos; });
                return lines;
            };
            const auto found = black_only(lines_by_tables(tables, position));
            ASSERT_EQ(found, black_only(lines_by_reference(databases, position)));
            matches += found.size();
        }
    }
    EXPECT_GT(matches, 100U);
}

TEST(WholeBoard, ASymmetricPositionMatchesInEveryOrientation) {
    RandomOpenings random(test::test_seed());
    const std::vector<compiler::PatternDatabase> databases{random.database("empty", {board::Position(9)})};
    const compiler::BuiltTables built(databases);
    const std::size_t entries = databases[0].patterns.size();
    EXPECT_EQ(lines_by_tables(built.tables(), board::Position(9)).size(), entries * board::orientation_count * 2);
    EXPECT_TRUE(lines_by_tables(built.tables(), board::Position(13)).empty());
}

TEST(WholeBoard, LeavesOutEntriesThatHoldNowhere) {
    RandomOpenings random(test::test_seed());
    compiler::PatternDatabase database = random.database("broken", {board::Position(9)});
    database.patterns.resize(1);
    compiler::Pattern twice = database.patterns[0], unsound = twice, no_move = twice;
    twice.stones = {{true, {2, 2}}, {false, {2, 2}}};
    unsound.sound = false;
    no_move.whole_board_move.reset();
    database.patterns.insert(database.patterns.begin(), {twice, unsound, no_move});
    const compiler::BuiltTables built(std::vector<compiler::PatternDatabase>{database});
    ASSERT_EQ(built.tables().whole_boards.entries.size(), 1U);
    EXPECT_EQ(whole_board_name(built.tables(), 0), database.patterns[3].name);
}

TEST(WholeBoard, NamesThatCountUpTakeOneRun) {
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::whole_board;
    RandomOpenings random(test::test_seed());
    const std::vector<std::string> names{"F-9", "F-10", "F-11", "F-13", "F-013", "F-014", "G", "G"};
    for (const std::string& name : names) database.patterns.push_back(random.entry(board::Position(9), name));
    const compiler::BuiltTables built(std::vector<compiler::PatternDatabase>{database});
    for (std::uint32_t i = 0; i < names.size(); ++i) EXPECT_EQ(whole_board_name(built.tables(), i), names[i]);
    EXPECT_EQ(built.tables().whole_boards.names.size(), 5U);
}

}  // namespace
}  // namespace katachi::match
