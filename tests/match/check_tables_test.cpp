// What check_tables lets through is safe to match; each thing that is not has its words.
#include "engine/match/blob/check_tables.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <vector>

#include "patterndb/library_tables.h"
#include "tests/support/tiny_tables.h"

namespace katachi::match {
namespace {

// The tiny tables with arrays that can be spoilt.
struct SpoilableTables {
    template <typename Row>
    static std::vector<Row> copy(std::span<const Row> rows) {
        return {rows.begin(), rows.end()};
    }

    std::vector<DatabaseRow> databases = copy(test::tiny_tables().databases);
    std::vector<PatternRow> patterns = copy(test::tiny_tables().patterns);
    std::vector<AttributeRow> attributes = copy(test::tiny_tables().attributes);
    std::vector<TableOrientation> orientations = copy(test::tiny_tables().orientations);
    std::vector<TableCell> cells = copy(test::tiny_tables().cells);
    std::vector<char> strings = copy(test::tiny_tables().strings);
    std::vector<TrieSlot> trie = copy(test::tiny_tables().trie.slots);
    std::vector<TrieReach> reach = copy(test::tiny_tables().trie.reach);
    std::vector<TableProgram> programs = copy(test::tiny_tables().constraints.programs);
    std::vector<TableInstruction> instructions = copy(test::tiny_tables().constraints.instructions);
    std::vector<TablePoint> points = copy(test::tiny_tables().constraints.points);
    std::vector<MarkedCell> marked_cells = {{0, 0, {0, 0}}, {0, 3, {-1, 1}}, {1, 1, {0, -1}}};
};

std::string check_spoilt_table(const std::function<void(SpoilableTables&)>& spoil) {
    SpoilableTables arrays;
    spoil(arrays);
    return check_tables({.databases = arrays.databases,
                         .patterns = arrays.patterns,
                         .attributes = arrays.attributes,
                         .orientations = arrays.orientations,
                         .cells = arrays.cells,
                         .strings = arrays.strings,
                         .trie = {arrays.trie, arrays.reach},
                         .automata = test::tiny_tables().automata,
                         .whole_boards = {},
                         .corners = {},
                         .constraints = {arrays.programs, arrays.instructions, arrays.points},
                         .marked_cells = arrays.marked_cells});
}

TEST(CheckTables, LetsSoundOnesThrough) {
    EXPECT_EQ(check_spoilt_table([](SpoilableTables&) {}), "");
    EXPECT_EQ(check_tables(library_tables()), "");
    EXPECT_EQ(check_tables({}), "");
}

TEST(CheckTables, RefusesIndicesOutOfRange) {
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.databases[1].name = 1000; }),
              "database 1: a text outside of the texts");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.databases[1].kind = database_kind_count; }),
              "database 1: no such kind");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[1].letters = ClassSet::of("O"); }),
              "pattern 1: class letters that are not those of its text");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[1].first_attribute = 2; }),
              "pattern 1: attributes that are not there");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[1].attribute_count = 2; }),
              "pattern 1: attributes that are not there");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.attributes[0].attribute = 8; }), "attribute 0: no such attribute");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.attributes[0].number = std::numeric_limits<float>::infinity(); }),
              "attribute 0: no number");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[0].database = 2; }), "pattern 0: no such database");
    for (const auto text : {&PatternRow::name, &PatternRow::remark, &PatternRow::classes, &PatternRow::helper})
        EXPECT_EQ(
            check_spoilt_table([&](auto& t) { t.patterns[2].*text = static_cast<std::uint32_t>(t.strings.size()); }),
            "pattern 2: a text outside of the texts");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.orientations[16].pattern = 3; }), "orientation 16: no such pattern");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.orientations[16].pattern = 0; }),
              "orientation 16: behind that of a later pattern");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[1].first_cell = 0xFFFFFFFF; }),
              "pattern 1: cells that are not there");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[1].cell_count = 0xFFFF; }),
              "pattern 1: cells that are not there");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.cells.pop_back(); }), "pattern 2: cells that are not there");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.strings.back() = 'x'; }), "the last text has no end");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.strings.clear(); }), "database 0: a text outside of the texts");
}

TEST(CheckTables, RefusesATrieThatLeadsAstray) {
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.reach.pop_back(); }), "a trie without reach");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.trie.pop_back(), t.reach.pop_back(); }), "slots that are no trie");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.trie[0] |= TrieSlot{largest_trie_slot} << 32; }),
              "slots that are no trie");
    // The root as its own block.
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.trie[0] &= 0xFFFFFFFF; }), "slots that are no trie");
    const auto& slots = test::tiny_tables().trie.slots;
    const std::uint32_t leaf = children_of(first_slot(slots[0]), slots[first_slot(slots[0])]).leaves;
    EXPECT_EQ(check_spoilt_table([&](auto& t) { t.trie[leaf] |= 0xFFFF; }), "a test that cannot be");
    EXPECT_EQ(check_spoilt_table([&](auto& t) { t.trie[first_slot(t.trie[leaf])] |= 0xFFFF00; }),
              "a leaf of no orientation");
}

TEST(CheckTables, RefusesShapesThatFitNoBoard) {
    for (const int length : {0, -1, 20, 127})
        for (const auto side : {&TableOrientation::rows, &TableOrientation::columns})
            EXPECT_EQ(check_spoilt_table([&](auto& t) { t.orientations[5].*side = static_cast<std::int8_t>(length); }),
                      "orientation 5: fits no board");
    for (const auto side : {&TableOrientation::move_row, &TableOrientation::move_column})
        for (const int place : {-1, -2, 2})
            EXPECT_EQ(check_spoilt_table([&](auto& t) { t.orientations[2].*side = static_cast<std::int8_t>(place); }),
                      "orientation 2: a move outside of its rectangle");
    for (const auto side : {&TableOrientation::anchor_row, &TableOrientation::anchor_column})
        for (const int place : {-1, 2})
            EXPECT_EQ(check_spoilt_table([&](auto& t) { t.orientations[2].*side = static_cast<std::int8_t>(place); }),
                      "orientation 2: an anchor outside of its rectangle");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.orientations[7].orientation = 8; }),
              "orientation 7: no such transform");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.orientations[7].edges = 16; }), "orientation 7: no such edges");
}

TEST(CheckTables, RefusesMarkedCellsThatCannotBe) {
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.marked_cells[2].pattern = 3; }), "a marked cell of no pattern");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.marked_cells[0].pattern = 1; }),
              "a marked cell behind that of a later pattern");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.marked_cells[1].mark = cell_mark_count; }),
              "a mark that nobody knows");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.marked_cells[1].at.row = 1; }),
              "a marked cell outside of the diagram");
}

TEST(CheckTables, RefusesCellsAndValuesThatCannotBe) {
    for (const auto side : {&TableCell::row, &TableCell::column})
        for (const int place : {-1, 2})
            EXPECT_EQ(check_spoilt_table([&](auto& t) { t.cells[0].*side = static_cast<std::int8_t>(place); }),
                      "orientation 0: a cell that cannot be");
    for (const int allowed : {0, 7, 8, 255})
        EXPECT_EQ(check_spoilt_table([&](auto& t) { t.cells[1].allowed = static_cast<std::uint8_t>(allowed); }),
                  "orientation 0: a cell that cannot be");
    EXPECT_EQ(check_spoilt_table([](auto& t) { t.patterns[1].value = std::numeric_limits<float>::quiet_NaN(); }),
              "pattern 1: a value that is no number");
    for (const int place : {-1, 19})
        for (const auto side : {&PatternRow::anchor_row, &PatternRow::anchor_column})
            EXPECT_EQ(check_spoilt_table([&](auto& t) { t.patterns[1].*side = static_cast<std::int8_t>(place); }),
                      "pattern 1: an anchor that fits no board");
}

}  // namespace
}  // namespace katachi::match
