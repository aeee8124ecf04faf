// What a set of playout patterns makes of a move, line by line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/match/blob/pattern_blob.h"
#include "engine/match/playout_patterns.h"
#include "tests/fuzz/opening_promise.h"
#include "tests/support/random_position.h"

namespace katachi::match {
namespace {

compiler::PatternDatabase read(const std::string& text, const std::string& name = "playout") {
    compiler::PatternDatabase database;
    database.spec = {.name = name, .kind = compiler::DatabaseKind::monte_carlo, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>(name + ".db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

class Playout {
  public:
    explicit Playout(const std::string& text) : database_(read(text)), built_({&database_, 1}) {}

    const PlayoutTables& tables() const { return built_.tables().playouts; }
    PlayoutPatterns patterns() const { return {tables(), 0}; }
    float weight(board::EightPoints code, const PlayoutContext& context = {}) const {
        return patterns().weight(code, context);
    }

  private:
    compiler::PatternDatabase database_;
    compiler::BuiltTables built_;
};

// Eight cells row by row without the middle: '.', 'O', 'X' and '#' beside the board.
board::EightPoints code(std::string_view cells) {
    board::EightPoints result = 0;
    for (int i = 0; i < 8; ++i)
        result = static_cast<board::EightPoints>(
            result |
            code_of(static_cast<PlayoutPoint>(std::string_view(".OX#").find(cells[static_cast<std::size_t>(i)])), i));
    return result;
}

constexpr PlayoutContext near_north{.last_neighbour = 1};

TEST(Playout, SeesTheSamePointsFromTheOtherSide) {
    EXPECT_EQ(board::seen_by_opponent(code("OX.#OX.#")), code("XO.#XO.#"));
    for (const std::string_view cells : {"........", "OOOOOOOO", "##X#O#.O"})
        EXPECT_EQ(board::seen_by_opponent(board::seen_by_opponent(code(cells))), code(cells));
}

TEST(Playout, WeighsOneWhereNoPatternSaysOtherwise) {
    const Playout playout("?X?\n?*?\n???\n\n:5,near\n");
    EXPECT_EQ(playout.weight(code("........")), 1);
    EXPECT_EQ(playout.weight(code(".X......")), 1) << "the last move is far";
    EXPECT_EQ(playout.weight(code(".X......"), near_north), 5);
}

TEST(Playout, LetsTheFirstEntryAndTheFirstLineDecide) {
    const Playout playout("?X?\n?*?\n???\n\n:5,ocap2\n:6,near\n\n?X?\nO*?\n???\n\n:7\n\n???\n?*?\n???\n\n:8\n");
    EXPECT_EQ(playout.weight(code(".X.O....")), 7);
    EXPECT_EQ(playout.weight(code(".X.O...."), near_north), 6);
    EXPECT_EQ(playout.weight(code(".X.O...."), {.last_neighbour = 1, .own_captures = 2}), 5);
    EXPECT_EQ(playout.weight(code("........")), 8);
    EXPECT_EQ(playout.weight(code("###..#..")), 1) << "? stands for a point on the board";
}

TEST(Playout, CountsCapturedStonesUpToThree) {
    const Playout playout("?X%\n?*%\n%%%\n\n:11,ocap1\n:12,ocap2\n:13,ocap3\n:21,xcap2+\n");
    const board::EightPoints both = code(".X.O....");
    EXPECT_EQ(playout.weight(both, {.own_captures = 1}), 11);
    EXPECT_EQ(playout.weight(both, {.own_captures = 2}), 12);
    EXPECT_EQ(playout.weight(both, {.own_captures = 3}), 13);
    EXPECT_EQ(playout.weight(both, {.own_captures = 40}), 13);
    EXPECT_EQ(playout.weight(both, {.opponent_captures = 1}), 1);
    EXPECT_EQ(playout.weight(both, {.opponent_captures = 2}), 21);
    EXPECT_EQ(playout.weight(both, {.opponent_captures = 9}), 21);
}

TEST(Playout, TakesYForTheLastMoveHoweverTheShapeIsTurned) {
    const Playout playout("?Y?\nO*?\n?X?\n\n:9\n");
    const board::EightPoints opposed = code(".X.O..X.");
    EXPECT_EQ(playout.weight(opposed), 1);
    EXPECT_EQ(playout.weight(opposed, {.last_neighbour = 1}), 9);
    EXPECT_EQ(playout.weight(opposed, {.last_neighbour = 6}), 9);
    EXPECT_EQ(playout.weight(code("XX.O..X."), {.last_neighbour = 0}), 1) << "a corner is no Y";
    EXPECT_EQ(playout.weight(code("...X.XOX"), {.last_neighbour = 3}), 1);
    EXPECT_EQ(playout.weight(code(".O.XX..."), {.last_neighbour = 4}), 9);
}

TEST(Playout, AsksOnlyForWhatThePointsLeaveOpen) {
    const Playout playout("?X%\n?*%\n%%%\n\n:5,ocap1+,osafe\n:4,osafe,near\n:3\n");
    std::vector<PlayoutFacts> asked;
    const auto weight = [&](board::EightPoints points, const PlayoutContext& context) {
        asked.clear();
        return playout.patterns().weight(points, [&](PlayoutFacts facts) {
            asked.push_back(facts);
            return context.facts();
        });
    };
    EXPECT_EQ(weight(code("........"), {}), 1) << "two liberties, nothing to take";
    EXPECT_THAT(asked, testing::IsEmpty());
    EXPECT_EQ(weight(code(".X......"), near_north), 4);
    EXPECT_THAT(asked, testing::ElementsAre(own_takes(0), last_move_far));
    EXPECT_EQ(weight(code(".XXXXX.X"), {.own_is_safe = false}), 3);
    EXPECT_THAT(asked, testing::ElementsAre(own_takes(0) | own_unsafe, last_move_far | own_unsafe));
}

TEST(Playout, LeavesOutWhatItCannotUnderstand) {
    const Playout playout(
        "?X?\n?*?\n???\n\n:5,nearby\n\n?X?\n?*?\n???\n\n:many\n\n?X?\n?*?\n???\n\n:-1\n\n?X??\n?*??\n????\n\n:6\n\n"
        "?X?\n???\n???\n\n:6\n\n?*?\n?X?\n---\n\n:6\n\n?X?\n?*?\n???\n\n:ocap4\n\n?X?\n?*?\n???\n\n:2.5\n");
    EXPECT_EQ(playout.tables().sets[0].pattern_count, 1U);
    EXPECT_EQ(playout.weight(code(".X......")), 2.5F);
}

TEST(Playout, NeverHoldsUnderConditionsThatExcludeEachOther) {
    const Playout playout("?X?\n?*?\n???\n\n:5,near,far\n:6,ocap1,ocap2\n:7\n");
    for (const PlayoutContext& context : {PlayoutContext{}, near_north, {.own_captures = 1}, {.own_captures = 2}})
        EXPECT_EQ(playout.weight(code(".X......"), context), 7);
}

TEST(Playout, KeepsAListOnceForAllCodesThatShareIt) {
    const Playout playout("?X?\n?*?\n???\n\n:5,near\n:4\n");
    EXPECT_EQ(playout.tables().lines.size(), 3U);  // 1 alone, and the two behind each other
}

TEST(Playout, KeepsASetForEachDatabaseInABlob) {
    const std::vector databases{read("?X?\n?*?\n???\n\n:5\n", "first"), read("?O?\n?*?\n???\n\n:6\n", "second")};
    const compiler::BuiltTables built(databases);
    const fuzz::AlignedBytes blob(compiler::blob_bytes(built.tables()));
    const auto opened = open_blob(blob.bytes());
    ASSERT_TRUE(std::holds_alternative<PatternTables>(opened)) << std::get<std::string>(opened);
    const auto& tables = std::get<PatternTables>(opened);
    const auto first = playout_patterns(tables, "first");
    const auto second = playout_patterns(tables, "second");
    ASSERT_TRUE(first && second);
    EXPECT_FALSE(playout_patterns(tables, "third"));
    EXPECT_EQ(first->weight(code(".X......"), PlayoutContext{}), 5);
    EXPECT_EQ(second->weight(code(".X......"), PlayoutContext{}), 1);
    EXPECT_EQ(second->weight(code(".O......"), PlayoutContext{}), 6);
}

// Its sets and weights lie at the ends of the blob, the codes between them.
TEST(Playout, IsSafeToOpenHoweverItIsDamaged) {
    std::mt19937 random(test::test_seed());
    const auto database = read("?X?\n?*?\n???\n\n:5,near\n:4,osafe\n");
    const std::string sound = compiler::blob_bytes(compiler::BuiltTables({&database, 1}).tables());
    int refused = 0;
    for (int round = 0; round < 300; ++round) {
        std::string bytes = sound;
        const std::size_t from_end = random() % (round % 2 == 0 ? 200 : bytes.size());
        bytes[bytes.size() - 1 - from_end] = static_cast<char>(random());
        refused += fuzz::open_and_match(fuzz::with_fitting_header(bytes)).empty() ? 0 : 1;
    }
    EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace katachi::match
