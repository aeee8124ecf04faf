// Shapes of hand-made and random games, from counting to the compiled tables.
#include <gtest/gtest.h>

#include <random>

#include "compiler/check/check.h"
#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "games/harvest/held_out_games.h"
#include "engine/board/turned_vertex.h"
#include "games/harvest/mined_text.h"
#include "tests/support/random_position.h"

namespace katachi {
namespace {

SgfGame game_of(const std::string& text) {
    SgfReader reader(text);
    return *reader.next();
}

PlayedGames played(const std::vector<SgfGame>& games) {
    PlayedGames kept;
    for (const SgfGame& game : games) kept.add(game);
    return kept;
}

std::string harvested(const std::vector<SgfGame>& games, std::uint64_t min_count, int jobs = 1) {
    const ShapeCounts counts = count_shapes(played(games), min_count, {.jobs = jobs});
    return mined_text(choose_shapes(counts, min_count, 100), "");
}

SgfGame changed(SgfGame game, Orientation orientation, bool exchanges_colours) {
    for (SgfEvent& event : game.events) {
        event.vertex = turned(event.vertex, orientation, game.size);
        if (exchanges_colours) event.colour = opponent(event.colour);
    }
    return game;
}

// None of its drawings is held out.
bool is_kept(const SgfGame& game) {
    for (const Orientation orientation : all_orientations)
        if (is_held_out(changed(game, orientation, false)) || is_held_out(changed(game, orientation, true)))
            return false;
    return true;
}

// Most moves lie beside the last one, so that shapes differ in how often they are played.
SgfGame random_game(std::mt19937& random) {
    SgfGame game;
    game.size = 9;
    Board board(game.size);
    Colour colour = Colour::black;
    Vertex last = vertex_at(4, 4);
    for (int move = 0; move < 60; ++move, colour = opponent(colour)) {
        Vertex vertex = last + neighbour_steps[random() % neighbour_steps.size()];
        if (board.is_legal(colour, vertex) != Legality::ok)
            vertex = vertex_at(static_cast<int>(random() % 9), static_cast<int>(random() % 9));
        if (board.play(colour, vertex) != Legality::ok) continue;
        game.events.push_back({SgfEvent::Kind::move, colour, vertex});
        last = vertex;
    }
    return game;
}

std::vector<SgfGame> random_games(std::size_t count) {
    std::mt19937 random(test_seed());
    std::vector<SgfGame> games;
    while (games.size() < count)
        if (SgfGame game = random_game(random); is_kept(game)) games.push_back(std::move(game));
    return games;
}

PatternDatabase read(const std::string& text, Diagnostics& diagnostics) {
    PatternDatabase database;
    database.spec.name = "mined";
    read_source(std::make_shared<SourceFile>("mined.db", text), database, diagnostics);
    return database;
}

TEST(Harvest, CountsExactly) {
    const SgfGame game = game_of("(;SZ[5];B[cc];W[cb])");
    ASSERT_FALSE(is_held_out(game));
    const ShapeCounts counts = count_shapes(played({game}), 1, {});
    EXPECT_EQ(counts.all.played, 2U);
    EXPECT_EQ(counts.all.seen, 25U + 24U);
    const ShapeTable& shapes = counts.shapes[smallest_shape];
    // Eight empty neighbours: nine points before the first move, none later.
    const ShapeCount& open = counts.counts[smallest_shape][shapes.find({0, 0})];
    EXPECT_EQ(open.played, 1U);
    EXPECT_EQ(open.seen, 9U);
    std::uint64_t all_played = 0, all_seen = 0;
    for (const ShapeCount& count : counts.counts[smallest_shape]) {
        all_played += count.played;
        all_seen += count.seen;
    }
    EXPECT_EQ(all_played, counts.all.played);
    EXPECT_EQ(all_seen, counts.all.seen);
}

TEST(Harvest, LargerShapesAreThoseThatWerePlayedOften) {
    const auto games = random_games(40);
    const ShapeCounts counts = count_shapes(played(games), 5, {});
    for (std::size_t size = smallest_shape + 1; size <= largest_shape; ++size)
        for (const ShapeCount& count : counts.counts[size]) {
            EXPECT_GE(count.played, 5U);
            EXPECT_GE(count.seen, count.played);
        }
    EXPECT_FALSE(counts.counts[4].empty());
}

TEST(Harvest, LeavesHeldOutGamesOut) {
    std::size_t held_out = 0;
    PlayedGames games;
    for (char first = 'a'; first <= 's'; ++first)
        for (char second = 'a'; second <= 's'; ++second) {
            const SgfGame game = game_of(std::string("(;B[") + first + "c];W[" + second + "d])");
            held_out += is_held_out(game) ? 1 : 0;
            games.add(game);
        }
    EXPECT_GT(held_out, 0U);
    EXPECT_EQ(games.held_out(), held_out);
    EXPECT_EQ(games.games().size(), 361 - held_out);
}

TEST(Harvest, IsTheSameForTurnedGamesAndExchangedColours) {
    const auto games = random_games(20);
    const std::string text = harvested(games, 5);
    EXPECT_NE(text.find("Pattern d4-"), std::string::npos) << text;
    for (const Orientation orientation : all_orientations)
        for (const bool exchanges_colours : {false, true}) {
            std::vector<SgfGame> turned_games;
            for (const SgfGame& game : games) turned_games.push_back(changed(game, orientation, exchanges_colours));
            EXPECT_EQ(harvested(turned_games, 5), text) << name(orientation) << exchanges_colours;
        }
}

TEST(Harvest, IsTheSameWithMoreJobs) {
    const auto games = random_games(20);
    EXPECT_EQ(harvested(games, 5, 3), harvested(games, 5));
}

TEST(Harvest, IsReadBackWithoutFindings) {
    const std::string text = harvested(random_games(40), 3);
    Diagnostics diagnostics;
    const PatternDatabase database = read(text, diagnostics);
    check(database, diagnostics);
    for (const Diagnostic& finding : diagnostics) ADD_FAILURE() << finding.message;
    EXPECT_GT(database.patterns.size(), 20U);
}

TEST(Harvest, KeepsToTheNumberOfEntriesThatTellMost) {
    const ShapeCounts counts = count_shapes(played(random_games(40)), 3, {});
    const auto all = choose_shapes(counts, 3, 1000);
    const auto few = choose_shapes(counts, 3, 10);
    ASSERT_GT(all.size(), 10U);
    ASSERT_EQ(few.size(), 10U);
    double least_gain = 1e9;
    for (const ChosenShape& shape : few) least_gain = std::min(least_gain, shape.gain);
    const auto better =
        std::count_if(all.begin(), all.end(), [&](const ChosenShape& shape) { return shape.gain > least_gain; });
    EXPECT_LT(better, 10);
}

TEST(Harvest, AnEntryTakenOutIsNotInTheTables) {
    std::string text = harvested(random_games(40), 3);
    const auto names = [](const std::string& source) {
        Diagnostics diagnostics;
        const std::vector databases{read(source, diagnostics)};
        const BuiltTables built(databases);
        std::vector<std::string> found;
        for (const TablePattern& pattern : built.tables().patterns)
            found.emplace_back(built.tables().text(pattern.name));
        return found;
    };
    auto expected = names(text);
    const auto begin = text.find("Pattern ");
    const auto end = text.find("Pattern ", begin + 1);
    text.erase(begin, end - begin);
    expected.erase(expected.begin());
    EXPECT_EQ(names(text), expected);
}

TEST(Harvest, AShapeIsDrawnWithItsEdges) {
    ShapeBoard board;
    Position position(19);
    position.put(vertex_at(0, 1), Colour::white);
    board.set(position, Colour::black);
    GrowingShape shape(board, vertex_at(1, 0));
    const Pattern pattern =
        mined_pattern({.size = smallest_shape, .code = shape.grow(), .count = {3, 4}, .worth = 2.5}, "corner");
    EXPECT_EQ(pattern.remark(), "played 3 of 4");
    const DrawnEdges edges = pattern.diagram.edges;
    EXPECT_EQ(edges.north + edges.south + edges.west + edges.east, 1);
    EXPECT_EQ(pattern.diagram.rows * pattern.diagram.columns, 6);
    EXPECT_TRUE(pattern.diagram.find('X'));
}

TEST(Harvest, EndsSoonWhenStopped) {
    std::atomic<bool> stop = false;
    double last = 0;
    const auto progress = [&](double share) {
        EXPECT_GE(share, last);
        EXPECT_LE(share, 1);
        last = share;
        stop = true;
    };
    const ShapeCounts counts =
        count_shapes(played(random_games(5)), 1, {.jobs = 1, .stop = &stop, .progress = progress});
    EXPECT_EQ(counts.all.played, 0U);
}

TEST(Harvest, OfNoGamesThereIsNothing) { EXPECT_TRUE(choose_shapes(count_shapes({}, 60, {}), 60, 100).empty()); }

}  // namespace
}  // namespace katachi
