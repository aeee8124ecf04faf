// What check_whole_boards lets through is safe to match; each thing that is not has its words.
#include "engine/match/blob/check_whole_boards.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"

namespace katachi::match {
namespace {

// Two positions of a small board with arrays that can be spoilt.
struct SpoilableOpenings {
    template <typename Row>
    static std::vector<Row> copy(std::span<const Row> rows) {
        return {rows.begin(), rows.end()};
    }

    explicit SpoilableOpenings(const WholeBoardTables& sound)
        : sizes(copy(sound.sizes)),
          positions(copy(sound.positions)),
          stones(copy(sound.stones)),
          entries(copy(sound.entries)),
          values(copy(sound.values)),
          names(copy(sound.names)) {}

    std::vector<WholeBoardSize> sizes;
    std::vector<WholeBoardPosition> positions;
    std::vector<std::uint8_t> stones;
    std::vector<WholeBoardEntry> entries;
    std::vector<float> values;
    std::vector<WholeBoardNames> names;
};

std::string check_spoilt_whole_boards(const std::function<void(SpoilableOpenings&)>& spoil) {
    compiler::PatternDatabase database;
    database.spec = {.name = "fuseki9", .kind = compiler::DatabaseKind::whole_board, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("fuseki9.dbz", "F-1 3 ee\nF-2 2 ggcc\nF-3 2 hgcc\n"),
                          database, diagnostics);
    const compiler::BuiltTables built(std::span(&database, 1));
    PatternTables tables = built.tables();
    SpoilableOpenings t(tables.whole_boards);
    spoil(t);
    tables.whole_boards = {t.sizes, t.positions, t.stones, t.entries, t.values, t.names};
    return check_whole_boards(tables);
}

TEST(CheckWholeBoards, LetsSoundOnesThrough) {
    EXPECT_EQ(check_spoilt_whole_boards([](auto&) {}), "");
    EXPECT_EQ(check_whole_boards({}), "");
}

TEST(CheckWholeBoards, RefusesNamesAndValuesThatAreNotThere) {
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.names.clear(); }), "openings without names");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.names[0].first_entry = 1; }), "openings without names");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) {
                  t.names = {t.names[0], {2, 0, 1, 0}, {1, 0, 1, 0}};
              }),
              "names of openings out of order");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.names[0].stem = 1000; }),
              "openings whose name or database is not there");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.names[0].database = 1; }),
              "openings whose name or database is not there");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.values.pop_back(); }), "openings without values");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.values[1] = std::numeric_limits<float>::infinity(); }),
              "an opening's value that is no number");
}

TEST(CheckWholeBoards, RefusesPositionsThatCannotBe) {
    for (const std::uint32_t size : {0U, 1U, 20U, 0xFFFFFFFFU})
        EXPECT_EQ(check_spoilt_whole_boards([&](auto& t) { t.sizes[0].size = size; }), "openings of no board size");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.sizes[0].position_count = 3; }), "openings that are not there");
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.sizes[0].first_position = 3; }), "openings that are not there");
    const std::string off_board = "an opening's stones off the board";
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.positions[1].first_stone = 1000; }), off_board);
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.stones.back() = 0; }), off_board);
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.stones[1] = 2 * 81; }), off_board);
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { std::ranges::fill(t.stones, long_gap); }), off_board);
    const std::string no_move = "an opening's moves that cannot be";
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.positions[0].first_entry = 3; }), no_move);
    EXPECT_EQ(check_spoilt_whole_boards([](auto& t) { t.positions[0].first_entry = t.positions[1].first_entry = 1; }),
              no_move);
    EXPECT_EQ(check_spoilt_whole_boards(
                  [](auto& t) { t.entries[2] = WholeBoardEntry::of(60, board::Orientation::identity, false); }),
              no_move);
    EXPECT_EQ(check_spoilt_whole_boards(
                  [](auto& t) { t.entries[2] = WholeBoardEntry::of(81, board::Orientation::identity, true); }),
              no_move);
}

}  // namespace
}  // namespace katachi::match
