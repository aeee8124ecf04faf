#include "patterndb/query/shape_search.h"

#include <algorithm>
#include <vector>

#include "patterndb/import/import.h"
#include "tests/patterndb/diagrams.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

class ShapeSearch : public testing::Test {
  protected:
    void store(const std::string& text) { import_path(catalogue_, directory_.write("a.db", text)); }

    std::string found(const ShapeQuery& query) const {
        std::string names;
        for (const ShapeMatch& match : search_shape(catalogue_, query).matches)
            names += (names.empty() ? "" : " ") + match.entry.name;
        return names;
    }

    test::TemporaryFolder directory_;
    Catalogue catalogue_ = Catalogue::in_memory();
};

TEST_F(ShapeSearch, FindsEqualShapesFromEverySide) {
    store(entry("A1", "XO\n.*") + entry("A2", "*.\nOX") + entry("A3", "OX\n.*") + entry("A4", "XO|\n.*|") +
          entry("A5", "YO\n.*") + entry("A6", "XO.\n.*."));
    ShapeQuery query{.diagram = drawing({"XO", ".*"}), .relation = ShapeRelation::equal};
    EXPECT_EQ(found(query), "A1 A2 A3 A5");
    query.exchange_colours = false;
    EXPECT_EQ(found(query), "A1 A2 A5");
    query.exchange_colours = true;
    query.transforms = false;
    EXPECT_EQ(found(query), "A1 A3 A5");
}

TEST_F(ShapeSearch, FindsShapesInsideOthers) {
    store(entry("A1", "|?X.\n|?O*\n+---") + entry("A2", "?X.\n?O*") + entry("A3", "OO*"));
    EXPECT_EQ(found({.diagram = drawing({"XO"})}), "A1 A2");
    EXPECT_EQ(found({.diagram = drawing({"X.", "O."})}), "A1 A2");
    EXPECT_EQ(found({.diagram = drawing({"X.", "O*"})}), "A1 A2");
    EXPECT_EQ(found({.diagram = drawing({"X*"})}), "A1 A2 A3");
    EXPECT_EQ(found({.diagram = drawing({"X", "O", "-"})}), "A1");
    EXPECT_EQ(found({.diagram = drawing({"?"})}), "A1 A2 A3");
    EXPECT_EQ(found({.diagram = drawing({"?", "-"})}), "A1");
    EXPECT_EQ(found({.diagram = drawing({"????"})}), "");
    EXPECT_EQ(found({.diagram = drawing({"XO"}), .filter = {.name = "A2"}}), "A2");
}

TEST_F(ShapeSearch, SaysWhereTheShapeLies) {
    store(entry("A1", "?.X\n?*O"));
    const auto matches = search_shape(catalogue_, {.diagram = drawing({"XO"})}).matches;
    ASSERT_EQ(matches.size(), 1U);
    EXPECT_EQ(matches[0].orientation, board::Orientation::rotated_90);
    EXPECT_FALSE(matches[0].colours_exchanged);
    EXPECT_EQ(matches[0].at, (board::Offset{0, 2}));
}

TEST_F(ShapeSearch, CountsBeyondTheLimit) {
    store(entry("A1", "XO*") + entry("A2", "XO*") + entry("A3", "XO*"));
    const ShapeMatches found_shapes = search_shape(catalogue_, {.diagram = drawing({"XO"}), .limit = 2});
    EXPECT_EQ(found_shapes.total, 3);
    EXPECT_EQ(found_shapes.matches.size(), 2U);
    EXPECT_EQ(search_shape(catalogue_, {}).total, 0);
}

bool means_the_same(char query, char cell) {
    if (cell == 'Q') cell = 'O';
    if (cell == 'Y') cell = 'X';
    if (query == 'Q') query = 'O';
    if (query == 'Y') query = 'X';
    if (query == '?') return true;
    if (query == '.') return cell == '.' || cell == '*';
    return query == cell;
}

// One place after the other, one cell after the other.
bool contains_plainly(const compiler::Diagram& entry, const compiler::Diagram& query) {
    for (int row = 0; row + query.rows <= entry.rows; ++row)
        for (int column = 0; column + query.columns <= entry.columns; ++column) {
            bool fits = true;
            if (query.edges.north && !(entry.edges.north && row == 0)) fits = false;
            if (query.edges.west && !(entry.edges.west && column == 0)) fits = false;
            if (query.edges.south && !(entry.edges.south && row + query.rows == entry.rows)) fits = false;
            if (query.edges.east && !(entry.edges.east && column + query.columns == entry.columns)) fits = false;
            for (int r = 0; r < query.rows; ++r)
                for (int c = 0; c < query.columns; ++c)
                    if (!means_the_same(query.at(r, c), entry.at(row + r, column + c))) fits = false;
            if (fits) return true;
        }
    return false;
}

bool equals_plainly(const compiler::Diagram& entry, const compiler::Diagram& query) {
    compiler::Diagram a = entry;
    compiler::Diagram b = query;
    for (compiler::Diagram* diagram : {&a, &b})
        for (char& cell : diagram->cells) cell = cell == 'Q' ? 'O' : cell == 'Y' ? 'X' : cell;
    return a == b;
}

compiler::Diagram with_colours_exchanged(compiler::Diagram diagram) {
    const std::string_view from = "OXoxQY";
    const std::string_view to = "XOxoYQ";
    for (char& cell : diagram.cells)
        if (const auto index = from.find(cell); index != std::string_view::npos) cell = to[index];
    return diagram;
}

TEST_F(ShapeSearch, AgreesWithPlainSearchOnRandomDiagrams) {
    std::mt19937 random(test::test_seed());
    std::string text;
    std::vector<compiler::Diagram> drawn;
    for (int i = 0; i < 400; ++i) {
        compiler::Diagram diagram = random_diagram(random, 4, "OXox.?");
        diagram.cells[random() % diagram.cells.size()] = '*';
        if (diagram.cells.size() > 4) {
            char& cell = diagram.cells[random() % diagram.cells.size()];
            if (cell == 'O') cell = 'Q';
            if (cell == 'X') cell = 'Y';
        }
        text += entry("R" + std::to_string(i), to_rows(diagram));
        drawn.push_back(diagram);
    }
    store(text);
    for (int round = 0; round < 150; ++round) {
        compiler::Diagram query =
            round % 3 == 0 ? drawn[random() % drawn.size()] : random_diagram(random, 3, "OXox.??*");
        const ShapeRelation relation = round % 3 == 0 ? ShapeRelation::equal : ShapeRelation::contains;
        const bool transforms = random() % 4 != 0;
        const bool colours = random() % 4 != 0;
        std::string expected;
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            bool hit = false;
            for (const board::Orientation orientation : board::all_orientations) {
                if (!transforms && orientation != board::Orientation::identity) continue;
                for (const bool exchanged : {false, true}) {
                    if (exchanged && !colours) continue;
                    const compiler::Diagram seen =
                        compiler::transformed(exchanged ? with_colours_exchanged(query) : query, orientation);
                    hit = hit || (relation == ShapeRelation::equal ? equals_plainly(drawn[i], seen)
                                                                   : contains_plainly(drawn[i], seen));
                }
            }
            if (hit) expected += (expected.empty() ? "R" : " R") + std::to_string(i);
        }
        ASSERT_EQ(found({query, relation, transforms, colours}), expected) << to_rows(query);
    }
}

}  // namespace
}  // namespace katachi::catalogue
