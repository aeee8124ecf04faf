// What check_playouts lets through is safe to read; each thing that is not has its words.
#include "engine/match/blob/check_playouts.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"

namespace katachi::match {
namespace {

struct SpoilablePlayouts {
    explicit SpoilablePlayouts(const PlayoutTables& sound)
        : sets(sound.sets.begin(), sound.sets.end()),
          codes(sound.codes.begin(), sound.codes.end()),
          lines(sound.lines.begin(), sound.lines.end()) {}

    std::vector<PlayoutSet> sets;
    std::vector<std::uint16_t> codes;
    std::vector<PlayoutLine> lines;
};

std::string check_spoilt_playouts(const std::function<void(SpoilablePlayouts&)>& spoil) {
    compiler::PatternDatabase database;
    database.spec = {.name = "playout", .kind = compiler::DatabaseKind::monte_carlo, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("playout.db", "?X?\n?*?\n???\n\n:5,near\n:4\n"), database,
                          diagnostics);
    const compiler::BuiltTables built({&database, 1});
    PatternTables tables = built.tables();
    SpoilablePlayouts playouts(tables.playouts);
    spoil(playouts);
    tables.playouts = {playouts.sets, playouts.codes, playouts.lines};
    return check_playouts(tables);
}

TEST(CheckPlayouts, LetsSoundOnesThrough) {
    EXPECT_EQ(check_spoilt_playouts([](auto&) {}), "");
    EXPECT_EQ(check_playouts({}), "");
}

TEST(CheckPlayouts, RefusesSetsThatAreNotWhole) {
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.codes.pop_back(); }),
              "playout patterns that do not cover all shapes");
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets.clear(); }), "playout patterns that do not cover all shapes");
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets[0].database = 1; }), "playout patterns without a database");
    const std::string not_there = "weights of playouts that are not there";
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets[0].first_line = 4; }), not_there);
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets[0].line_count = 4; }), not_there);
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets[0].line_count = 0xFFFFFFFF; }), not_there);
}

TEST(CheckPlayouts, RefusesListsThatLeadOutOfTheirSet) {
    const std::string endless = "a list of playout weights without an end";
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets[0].line_count = 0; }), endless);
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.sets[0].line_count = 2; }), endless);
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.lines.back().refused = 1; }), endless);
    EXPECT_EQ(check_spoilt_playouts([](auto& t) { t.codes[77] = 3; }), "a playout pattern whose weights are not there");
}

TEST(CheckPlayouts, RefusesWeightsThatNoMoveHas) {
    for (const float weight : {-1.0F, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()})
        EXPECT_EQ(check_spoilt_playouts([&](auto& t) { t.lines[0].weight = weight; }),
                  "a playout weight that cannot be");
}

}  // namespace
}  // namespace katachi::match
