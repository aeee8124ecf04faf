// What patterns of connections find on a board that a reader can check: cuts, links by class, and links by actions.
#include <gtest/gtest.h>

#include "compiler/emit/table_builder.h"
#include "engine/analysis/position_patterns.h"
#include "engine/eyes/solved_eyes.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using position::PatternLink;

// White's D4 and F4 with four liberties each, and Black above the gap.
constexpr const char* two_stones = "......../......../....X.../......../...O.O../......../......../........";

const std::string parting = "Pattern Cut\n\n.X.\n!*!\nO!O\n\n:|,B\n";

class Found {
  public:
    explicit Found(const std::string& text)
        : patterns_(compiler::database_of(text, compiler::DatabaseKind::connection)), built_({&patterns_, 1}) {
        stages_.set(board::Board(board::parse_rows(two_stones).value()), Colour::white);
    }

    FoundConnections connections() {
        return finder_.connections(stages_.board(), [this](Colour side) -> const influence::Influence& {
            return stages_.worm_influence(side);
        });
    }

  private:
    compiler::PatternDatabase patterns_;
    compiler::BuiltTables built_;
    reading::Tactics tactics_;
    eyespaces::KnownGames known_{solved_eyes().eyes};
    PositionPatterns finder_{built_.tables()};
    Stages stages_{tactics_, known_, {}, &finder_};
};

board::VertexSet points(std::initializer_list<const char*> names) {
    board::VertexSet result;
    for (const char* name : names) result.insert(board::parse_vertex(name, 8).value());
    return result;
}

board::VertexSet stones_of(const PatternLink& link) {
    board::VertexSet stones;
    for (const board::Vertex stone : link.stones) stones.insert(stone);
    return stones;
}

TEST(FoundConnections, ACutIsOfTheStonesThatItParts) {
    Found found(parting);
    const FoundConnections connections = found.connections();
    ASSERT_EQ(connections.cuts.size(), 1U);
    EXPECT_EQ(connections.cuts[0].colour, Colour::white);
    EXPECT_EQ(connections.cuts[0].points, points({"D5", "E5", "F5", "E4"}));
    EXPECT_TRUE(connections.links.empty());
}

TEST(FoundConnections, ALinkThatACutUndoesDoesNotHold) {
    const std::string link = "Pattern Link\n\nO.O\n\n:+,C\n\nOaO\n\n;!xcut(a)\n";
    Found open(link + "\n" + parting), whole(link);
    const FoundConnections undone = open.connections(), held = whole.connections();
    ASSERT_EQ(undone.links.size(), 1U);
    EXPECT_FALSE(undone.judge->holds(0));
    ASSERT_EQ(held.links.size(), 1U);
    EXPECT_TRUE(held.judge->holds(0));
    EXPECT_EQ(stones_of(held.links[0]), points({"D4", "F4"}));
}

TEST(FoundConnections, ActionsJoinWhereTheirConstraintHolds) {
    const auto acting = [](const std::string& constraint, const std::string& action) {
        Found found("Pattern Acting\n\nO.O\n\n:+,-\n\na.b\n\n;" + constraint + "\n\n>" + action + "\n");
        return found.connections();
    };
    const FoundConnections joined = acting("lib(a)==4", "amalgamate(a,b)");
    ASSERT_EQ(joined.links.size(), 1U);
    EXPECT_EQ(joined.links[0].kind, PatternLink::Kind::all);
    EXPECT_EQ(joined.links[0].pattern, "Acting");
    EXPECT_EQ(stones_of(joined.links[0]), points({"D4", "F4"}));
    EXPECT_TRUE(joined.judge->holds(0)) << "an action has asked already";
    EXPECT_TRUE(acting("lib(a)==3", "amalgamate(a,b)").links.empty());

    const FoundConnections valuable = acting("lib(a)==4", "amalgamate_most_valuable(a,b,a)");
    ASSERT_EQ(valuable.links.size(), 1U);
    EXPECT_EQ(valuable.links[0].kind, PatternLink::Kind::most_valuable);
}

}  // namespace
}  // namespace katachi::analysis
