// Constraints over the C face are judged by the answers of its caller.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <limits>
#include <random>
#include <span>
#include <string_view>
#include <vector>

#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/matcher.h"
#include "patterndb/library_tables.h"
#include "tests/embed/c_face.h"
#include "tests/support/random_position.h"

namespace katachi::embed {
namespace {

// Answers that depend on all of a question, and are missing now and then.
match::Value made_up_answer(std::string_view name, board::Colour own, std::span<const board::Vertex> points) {
    std::size_t hash = std::hash<std::string_view>()(name) + static_cast<std::size_t>(own);
    for (const board::Vertex point : points) hash = hash * 31 + static_cast<std::size_t>(point);
    if (hash % 7 == 0) return {};
    return static_cast<float>(hash / 7 % 4);
}

struct MadeUpAnalysis : match::Analysis {
    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override {
        return made_up_answer(match::helper(helper).name, own, points);
    }
    match::Value answer_named(std::string_view name, board::Colour own,
                              std::span<const board::Vertex> points) override {
        return made_up_answer(name, own, points);
    }
};

bool answer_by_making_up(const katachi_question* question, double* value, void* context) {
    ++*static_cast<std::size_t*>(context);
    std::vector<board::Vertex> points;
    for (int i = 0; i < question->point_count; ++i) {
        const katachi_point& point = question->points[i];
        points.push_back(point.row < 0 ? board::pass_vertex : board::vertex_at(point.row, point.column));
    }
    const match::Value answer = made_up_answer(question->name, static_cast<board::Colour>(question->own), points);
    if (answer.is_decided()) *value = static_cast<double>(answer.number());
    return answer.is_decided();
}

katachi_verdict expected_verdict(const match::Match& match) {
    MadeUpAnalysis analysis;
    const match::PatternTables& tables = library_tables();
    const match::Placement placement = match::placement_of(tables, match);
    const match::Value verdict =
        match::logical_and(match::evaluate_constraint(tables, placement, analysis),
                           match::logical_and(match::evaluate_classes(tables, placement, analysis).value,
                                              match::ask_colon_line_helper(tables, placement, analysis)));
    if (!verdict.is_decided()) return KATACHI_UNDECIDED;
    return verdict.is_true() ? KATACHI_APPLIES : KATACHI_REFUSED;
}

match::Match cpp_match(const katachi_match& match) {
    return {.pattern = static_cast<std::uint16_t>(match.pattern),
            .colour = static_cast<board::Colour>(match.colour),
            .orientation = static_cast<board::Orientation>(match.orientation),
            .move = match.row < 0 ? board::pass_vertex : board::vertex_at(match.row, match.column),
            .upper_left = board::vertex_at(match.top, match.left),
            .lower_right = board::vertex_at(match.bottom, match.right)};
}

TEST(CConstraints, AreJudgedByTheAnswersOfTheCaller) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    std::array<std::size_t, 3> verdicts{};
    std::size_t questions = 0;
    for (int round = 0; round < 20; ++round) {
        const board::Position position = test::random_position(9 + round % 11, 0.1 + 0.1 * (round % 5), random);
        ASSERT_TRUE(katachi_set_board(matcher.get(), position.size, points_of(position).data(), nullptr));
        for (const katachi_match& match : scan(matcher)) {
            const katachi_verdict verdict = katachi_judge(patterns.get(), &match, answer_by_making_up, &questions);
            ASSERT_EQ(verdict, expected_verdict(cpp_match(match)))
                << katachi_pattern_name(patterns.get(), match.pattern);
            ++verdicts[static_cast<std::size_t>(verdict)];
        }
    }
    for (const std::size_t count : verdicts) EXPECT_GT(count, 20U);
    EXPECT_GT(questions, 100U);
}

TEST(CConstraints, OfMatchesThatAreNotOfThesePatternsAreUndecided) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, points_of(test::random_position(9, 0.4, random)).data(), nullptr));
    const Matches matches = scan(matcher);
    ASSERT_FALSE(matches.empty());
    const auto verdict = [&](const auto& change) {
        katachi_match match = matches.front();
        change(match);
        std::size_t questions = 0;
        const katachi_verdict given = katachi_judge(patterns.get(), &match, answer_by_making_up, &questions);
        EXPECT_EQ(questions, 0U);
        return given;
    };
    constexpr int greatest = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
    for (const int wrong : {-1, greatest, least}) {
        EXPECT_EQ(verdict([&](katachi_match& match) { match.pattern = wrong; }), KATACHI_UNDECIDED);
        EXPECT_EQ(verdict([&](katachi_match& match) { match.orientation = wrong; }), KATACHI_UNDECIDED);
        EXPECT_EQ(verdict([&](katachi_match& match) { match.top = wrong; }), KATACHI_UNDECIDED);
        EXPECT_EQ(verdict([&](katachi_match& match) { match.right = wrong; }), KATACHI_UNDECIDED);
    }
    EXPECT_EQ(verdict([](katachi_match& match) { match.colour = KATACHI_EMPTY; }), KATACHI_UNDECIDED);
    EXPECT_EQ(verdict([](katachi_match& match) { match.right = match.left - 1; }), KATACHI_UNDECIDED);
}

}  // namespace
}  // namespace katachi::embed
