// What each class of patterns adds to a question about influence, on boards that a reader can check.
#include "engine/analysis/influence/influence_patterns.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "compiler/emit/table_builder.h"
#include "engine/analysis/board_analysis.h"
#include "engine/board/turned_vertex.h"
#include "patterndb/library_tables.h"
#include "tests/compiler/constraint/one_pattern.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/turned_position.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using board::vertex_at;
using compiler::DatabaseKind;
using influence::at;
using influence::Question;
using influence::Use;

// A question with what one pattern adds to it.
class Asked {
  public:
    Asked(DatabaseKind kind, const std::string& pattern)
        : database_(compiler::database_of("attribute_map value_only\n\n" + pattern, kind)),
          built_({&database_, 1}),
          patterns_(built_.tables()) {}

    // How many placements have an effect.
    std::size_t add(Question& question, Colour to_move) {
        return with_matcher(question, [&](match::Matcher& matcher) {
            std::set<std::tuple<Colour, board::Vertex, board::Orientation>> placements;
            for (const InfluenceEffect& effect : patterns_.add_to(question, to_move, matcher, analysis_))
                placements.emplace(effect.placement.own, effect.placement.anchor, effect.placement.orientation);
            return placements.size();
        });
    }
    std::size_t add_followups(Question& question, Colour colour, board::Vertex stone) {
        return with_matcher(question, [&](match::Matcher& matcher) {
            return patterns_.add_followups(question, colour, board::VertexSet::of(stone), matcher, analysis_).size();
        });
    }

  private:
    template <typename Add>
    std::size_t with_matcher(const Question& question, const Add& add) {
        match::Matcher matcher(built_.tables());
        matcher.set(question.position);
        analysis_.set(board::Board(question.position));
        return add(matcher);
    }

    compiler::PatternDatabase database_;
    compiler::BuiltTables built_;
    InfluencePatterns patterns_;
    BoardAnalysis analysis_;
};

Question question(const char* rows, Use use = Use::territory) { return Question(board::parse_rows(rows).value(), use); }

constexpr const char* jump = "......./......./......./..X.X../......./......./.......";
constexpr const char* lone = "......./......./......./...X.../......./......./.......";
const board::Vertex gap = vertex_at(3, 3);

TEST(InfluencePatterns, TheMoversOwnBarrierHoldsTheOpponentOff) {
    Asked asked(DatabaseKind::barrier, "Pattern P\n\nO,O\n\n:+,D\n");
    Question mine = question(jump);
    EXPECT_EQ(asked.add(mine, Colour::black), 1U);
    EXPECT_EQ(mine.white_permeability[at(gap)], 0);
    EXPECT_EQ(mine.black_permeability[at(gap)], 1);
    Question theirs = question(jump);
    EXPECT_EQ(asked.add(theirs, Colour::white), 0U) << "barriers are drawn for the side to move";
}

TEST(InfluencePatterns, TheOpponentsBarrierHoldsTheMoverOff) {
    Asked asked(DatabaseKind::barrier, "Pattern P\n\nX,X\n\n:+,A\n");
    Question asked_by_white = question(jump);
    EXPECT_EQ(asked.add(asked_by_white, Colour::white), 1U);
    EXPECT_EQ(asked_by_white.white_permeability[at(gap)], 0);
}

TEST(InfluencePatterns, ABangIsAWeakBarrier) {
    Asked asked(DatabaseKind::barrier, "Pattern P\n\nO!O\n\n:+,D\n");
    Question weak = question(jump);
    asked.add(weak, Colour::black);
    EXPECT_FLOAT_EQ(weak.white_permeability[at(gap)], 0.7F);
}

TEST(InfluencePatterns, LostStonesMakeNoBarrier) {
    for (const auto& [letters, expected] : {std::pair{"D", 0U}, std::pair{"sD", 1U}}) {
        Asked asked(DatabaseKind::barrier, std::string("Pattern P\n\nO,O\n\n:+,") + letters + "\n");
        Question lost = question(jump);
        lost.living.remove(vertex_at(3, 2));
        EXPECT_EQ(asked.add(lost, Colour::black), expected) << letters;
    }
}

TEST(InfluencePatterns, AConstraintIsAsked) {
    Asked asked(DatabaseKind::barrier, "Pattern P\n\nO,O\n\n:8,D\n\nO,a\n\n;lib(a)>4\n");
    Question held = question(jump);
    EXPECT_EQ(asked.add(held, Colour::black), 0U);
}

TEST(InfluencePatterns, IntrusionsComeFromTheAnchor) {
    Asked asked(DatabaseKind::barrier, "Pattern P\n\n.Q.\n.!.\n\n:|,B,value(30)\n\n.b.\n.a.\n\n>return lib(b)>7;\n");
    Question intruded = question(lone);
    EXPECT_EQ(asked.add(intruded, Colour::black), 4U) << "the action is not asked yet";
    ASSERT_EQ(intruded.intrusions.size(), 4U);
    for (const influence::Intrusion& intrusion : intruded.intrusions) {
        EXPECT_EQ(intrusion.stone, gap);
        EXPECT_EQ(intrusion.strength, 30);
    }
    Question followed = question(lone);
    EXPECT_EQ(asked.add_followups(followed, Colour::black, gap), 0U) << "the action refuses";
}

TEST(InfluencePatterns, FollowupsComeFromTheStonesOfTheMove) {
    Asked asked(DatabaseKind::barrier, "Pattern P\n\nQ.!\n\n:-,B,value(30)\n");
    Question followed = question(jump);
    EXPECT_EQ(asked.add_followups(followed, Colour::black, vertex_at(3, 2)), 3U);
    for (const influence::Intrusion& intrusion : followed.intrusions) EXPECT_EQ(intrusion.stone, vertex_at(3, 2));
    EXPECT_EQ(asked.add_followups(followed, Colour::black, vertex_at(0, 0)), 0U);
}

TEST(InfluencePatterns, EnhancementsServeEscapeAlone) {
    Asked asked(DatabaseKind::influence, "Pattern P\n\nO.*\n\n:-,E,value(30)\n");
    Question territory = question(lone), escape = question(lone, Use::escape);
    EXPECT_EQ(asked.add(territory, Colour::black), 0U);
    EXPECT_EQ(asked.add(escape, Colour::black), 4U);
    EXPECT_EQ(escape.sources.front().colour, Colour::black);
    EXPECT_EQ(escape.sources.front().source.strength, 30);
}

TEST(InfluencePatterns, InvasionsAreTheMoversOrBoths) {
    Asked mover(DatabaseKind::influence, "Pattern P\n\nO.*\n\n:-,I,value(2)\n");
    Question black = question(lone), white = question(lone);
    EXPECT_EQ(mover.add(black, Colour::black), 0U) << "nobody invades his own sphere";
    EXPECT_EQ(mover.add(white, Colour::white), 4U);
    for (const influence::ExtraSource& source : white.sources) EXPECT_EQ(source.colour, Colour::white);
    Asked both(DatabaseKind::influence, "Pattern P\n\nO.*\n\n:-,sI,value(2)\n");
    Question anybody = question(lone);
    EXPECT_EQ(both.add(anybody, Colour::black), 4U);
    EXPECT_EQ(anybody.sources.size(), 8U);
}

TEST(InfluencePatterns, SomeServeOneUseAlone) {
    for (const auto& [letters, in_territory] : {std::pair{"YD", true}, std::pair{"FYD", false}}) {
        Asked asked(DatabaseKind::barrier, std::string("Pattern P\n\nO,O\n\n:+,") + letters + "\n");
        Question territory = question(jump), escape = question(jump, Use::escape);
        EXPECT_EQ(asked.add(territory, Colour::black) == 1, in_territory) << letters;
        EXPECT_EQ(asked.add(escape, Colour::black) == 1, !in_territory) << letters;
    }
}

TEST(InfluencePatterns, ActionsBarTerritory) {
    Asked asked(DatabaseKind::barrier,
                "Pattern P\n\nX.\n\n:-,t\n\nXa\n\n>non_oterritory(a);\n>if (lib(a)<0) non_xterritory(a);\n");
    Question barred = question(lone);
    EXPECT_EQ(asked.add(barred, Colour::white), 4U);
    EXPECT_EQ(barred.no_white_territory.count(), 4);
    EXPECT_TRUE(barred.no_black_territory.empty());
}

// Answers without reading, the same however a board is turned.
class EveryThirdPoint : public match::Analysis {
  public:
    explicit EveryThirdPoint(const board::Position& position) : position_(position) {}
    match::Value answer(match::Autohelper, Colour own, std::span<const board::Vertex> points) override {
        int stones = 0;
        for (const board::Vertex point : points)
            if (point != board::pass_vertex) stones += position_.at(point) == own ? 1 : 2;
        return match::Value::of(stones % 3 != 0);
    }
    match::Value answer_named(std::string_view, Colour, std::span<const board::Vertex>) override { return {}; }

  private:
    const board::Position& position_;
};

TEST(InfluencePatterns, ShippedOnesAreSymmetricOnRealPositions) {
    KATACHI_NEEDS(test::recorded_matches_file);
    const InfluencePatterns patterns(library_tables());
    match::Matcher matcher(library_tables());
    const auto patterned_influence = [&](const board::Position& position, Colour to_move) {
        Question asked(position);
        matcher.set(position);
        EveryThirdPoint analysis(position);
        patterns.add_to(asked, to_move, matcher, analysis);
        return influence::influence_of(asked);
    };
    std::size_t number = 0, compared = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (number++ % static_cast<std::size_t>(test::rounds(20, 1)) != 0) continue;
        const int size = recorded.position.size;
        const influence::Influence drawn = patterned_influence(recorded.position, Colour::black);
        for (const board::Orientation orientation : board::all_orientations) {
            const auto turned = patterned_influence(
                test::colours_exchanged(test::turned(recorded.position, orientation)), Colour::white);
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column) {
                    const board::Vertex here = vertex_at(row, column);
                    ASSERT_NEAR(drawn.territory[at(here)],
                                -turned.territory[at(board::turned(here, orientation, size))], 1e-4);
                }
            ++compared;
        }
    }
    EXPECT_GE(compared, 100U);
}

}  // namespace
}  // namespace katachi::analysis
