// Generated tables of eye shapes: each entry is proved, and together they say of every space what the solver says.
#include "tools/authoring/eyes/eye_generation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/eyes/drawn_shapes.h"
#include "engine/match/eyes/eye_matcher.h"
#include "tools/authoring/eyes/eye_check.h"

namespace katachi::authoring {
namespace {

using match::EyeGraph;

compiler::PatternDatabase generated(int size, std::size_t most_positions = eyes::EyeSolver::usual_limit) {
    compiler::PatternDatabase database;
    database.spec = {.name = "generated", .kind = match::DatabaseKind::eye_shape, .files = {}};
    base::Diagnostics findings;
    const std::string text =
        eye_shapes_text(generated_eye_shapes({.size = size, .most_positions = most_positions}).shapes, {});
    compiler::read_source(std::make_shared<base::SourceFile>("generated.db", text), database, findings);
    EXPECT_TRUE(findings.empty());
    return database;
}

// All ways to put `.`, `X`, `!` or `$` on the points.
std::vector<EyeGraph> filled(const EyeGraph& empty) {
    std::vector<EyeGraph> graphs{empty};
    for (std::size_t i = 0; i < empty.points.size(); ++i)
        for (std::size_t j = graphs.size(); j-- > 0;)
            for (const int kind : {1, 2, 3}) {
                graphs.push_back(graphs[j]);
                if (kind & 1) graphs.back().points[i].content = match::EyeContent::stone;
                graphs.back().points[i].marginal = (kind & 2) != 0;
            }
    std::erase_if(graphs, [](const EyeGraph& graph) {
        return !match::is_drawable(graph) || match::has_stones_without_liberty(graph);
    });
    return graphs;
}

TEST(EyeGeneration, ProvesEachEntry) {
    for (int size = 1; size <= 4; ++size) {
        const compiler::PatternDatabase database = generated(size);
        ASSERT_FALSE(database.patterns.empty());
        const EyeCheck check = check_eyes(database, {});
        ASSERT_EQ(check.entries.size(), database.patterns.size());
        for (const EyeEntryCheck& entry : check.entries) {
            EXPECT_EQ(entry.verdict, EyeVerdict::proved) << entry.entry->name << entry.why_undecided;
            EXPECT_FALSE(entry.is_hidden) << entry.entry->name;
            EXPECT_TRUE(entry.wrong_marks == 0 && !entry.lacks_attack_mark && !entry.lacks_defence_mark)
                << entry.entry->name;
        }
    }
}

TEST(EyeGeneration, LeavesOutWhatTheSolverGivesUp) {
    constexpr int size = 4;
    constexpr std::size_t few_positions = 150;
    const GeneratedEyeShapes all = generated_eye_shapes({.size = size});
    const GeneratedEyeShapes some = generated_eye_shapes({.size = size, .most_positions = few_positions});
    EXPECT_EQ(all.left_out, 0U);
    EXPECT_GT(some.left_out, 0U);
    EXPECT_FALSE(some.shapes.empty());
    for (const EyeEntryCheck& entry : check_eyes(generated(size, few_positions), {}).entries)
        EXPECT_EQ(entry.verdict, EyeVerdict::proved) << entry.entry->name;
}

// Margins at most give the very shapes of the whole table that have no more.
TEST(EyeGeneration, LeavesOutShapesWithMoreMargins) {
    constexpr int size = 4, most_margins = 1;
    const auto texts = [](const GeneratedEyeShapes& generated) {
        std::vector<std::string> found;
        for (const GeneratedEyeShape& shape : generated.shapes)
            if (std::ranges::count_if(shape.space.points, &match::EyeGraphPoint::marginal) <= most_margins)
                found.push_back(eye_shapes_text({shape}, {}));
        return found;
    };
    const GeneratedEyeShapes some = generated_eye_shapes({.size = size, .most_margins = most_margins});
    EXPECT_EQ(texts(some), texts(generated_eye_shapes({.size = size})));
    EXPECT_EQ(texts(some).size(), some.shapes.size());
}

TEST(EyeGeneration, CountsFirstAndStops) {
    std::atomic<bool> stop = false;
    std::vector<std::size_t> done;
    std::size_t all = 0;
    const auto progress = [&](std::size_t solved, std::size_t of) {
        done.push_back(solved);
        all = of;
        stop = solved == 2;
    };
    const GeneratedEyeShapes generated = generated_eye_shapes({.size = 4, .stop = &stop, .progress = progress});
    EXPECT_EQ(done, (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_GT(all, 2U);
    EXPECT_FALSE(generated.is_complete);
    EXPECT_TRUE(generated.shapes.empty());
}

TEST(EyeGeneration, SaysOfEverySpaceWhatTheSolverSays) {
    int asked = 0;
    for (int size = 1; size <= 4; ++size) {
        const compiler::PatternDatabase database = generated(size);
        const compiler::BuiltTables built({&database, 1});
        for (const eyes::DrawnShape& shape : eyes::drawn_shapes(size))
            for (const match::DrawnEyeEdges& place : eyes::drawn_places()) {
                const EyeGraph empty = match::eye_graph(shape, place);
                if (empty.points.size() != static_cast<std::size_t>(size)) continue;  // it has islands
                for (const EyeGraph& space : filled(empty)) {
                    const auto found = match::matching_eye_shape(built.tables().eyes, match::bare_eye_space(space));
                    const auto answer = eyes::EyeSolver(space, {}).solve();
                    ASSERT_TRUE(found && answer);
                    ASSERT_EQ(found->answer.value, answer->value);
                    ASSERT_EQ(found->answer.attack_points, answer->attack_points);
                    ASSERT_EQ(found->answer.defence_points, answer->defence_points);
                    ++asked;
                }
            }
    }
    EXPECT_GE(asked, 10'000);
}

}  // namespace
}  // namespace katachi::authoring
