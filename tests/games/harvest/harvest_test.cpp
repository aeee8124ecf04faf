// Shapes of hand-made and random games, from counting to the compiled tables.
#include <gtest/gtest.h>

#include <random>

#include "compiler/check/check.h"
#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/board/turned_vertex.h"
#include "games/harvest/held_out_games.h"
#include "games/harvest/mined_text.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

sgf::Game game_of(const std::string& text) {
    sgf::SgfReader reader(text);
    return *reader.next();
}

PlayedGames played(const std::vector<sgf::Game>& games) {
    PlayedGames kept;
    for (const sgf::Game& game : games) kept.add(game);
    return kept;
}

std::string harvested(const std::vector<sgf::Game>& games, std::uint64_t min_count, int jobs = 1) {
    const ShapeCounts counts = count_shapes(played(games), min_count, {.jobs = jobs});
    return mined_text(choose_shapes(counts, min_count, 100), "");
}

sgf::Game changed(sgf::Game game, board::Orientation orientation, bool exchanges_colours) {
    for (sgf::Event& event : game.events) {
        event.vertex = board::turned(event.vertex, orientation, game.size);
        if (exchanges_colours) event.colour = board::opponent(event.colour);
    }
    return game;
}

// None of its drawings is held out.
bool is_kept(const sgf::Game& game) {
    for (const board::Orientation orientation : board::all_orientations)
        if (is_held_out(changed(game, orientation, false)) || is_held_out(changed(game, orientation, true)))
            return false;
    return true;
}

// Most moves lie beside the last one, so that shapes differ in how often they are played.
sgf::Game random_game(std::mt19937& random) {
    sgf::Game game;
    game.size = 9;
    board::Board board(game.size);
    board::Colour colour = board::Colour::black;
    board::Vertex last = board::vertex_at(4, 4);
    for (int move = 0; move < 60; ++move, colour = board::opponent(colour)) {
        board::Vertex vertex = last + board::neighbour_steps[random() % board::neighbour_steps.size()];
        if (board.is_legal(colour, vertex) != board::Legality::ok)
            vertex = board::vertex_at(static_cast<int>(random() % 9), static_cast<int>(random() % 9));
        if (board.play(colour, vertex) != board::Legality::ok) continue;
        game.events.push_back({sgf::Event::Kind::move, colour, vertex});
        last = vertex;
    }
    return game;
}

std::vector<sgf::Game> random_games(std::size_t count) {
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    while (games.size() < count)
        if (sgf::Game game = random_game(random); is_kept(game)) games.push_back(std::move(game));
    return games;
}

compiler::PatternDatabase read(const std::string& text, base::Diagnostics& diagnostics) {
    compiler::PatternDatabase database;
    database.spec.name = "mined";
    compiler::read_source(std::make_shared<base::SourceFile>("mined.db", text), database, diagnostics);
    return database;
}

TEST(Harvest, CountsExactly) {
    const sgf::Game game = game_of("(;SZ[5];B[cc];W[cb])");
    ASSERT_FALSE(is_held_out(game));
    const ShapeCounts counts = count_shapes(played({game}), 1, {});
    EXPECT_EQ(counts.all.played, 2U);
    EXPECT_EQ(counts.all.seen, 25U + 24U);
    const ShapeTable& shapes = counts.shapes[board::smallest_neighbourhood];
    // Eight empty neighbours: nine points before the first move, none later.
    const ShapeCount& open = counts.counts[board::smallest_neighbourhood][shapes.find({0, 0})];
    EXPECT_EQ(open.played, 1U);
    EXPECT_EQ(open.seen, 9U);
    std::uint64_t all_played = 0, all_seen = 0;
    for (const ShapeCount& count : counts.counts[board::smallest_neighbourhood]) {
        all_played += count.played;
        all_seen += count.seen;
    }
    EXPECT_EQ(all_played, counts.all.played);
    EXPECT_EQ(all_seen, counts.all.seen);
}

TEST(Harvest, LargerShapesAreThoseThatWerePlayedOften) {
    const auto games = random_games(40);
    const ShapeCounts counts = count_shapes(played(games), 5, {});
    for (std::size_t size = board::smallest_neighbourhood + 1; size <= board::largest_neighbourhood; ++size)
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
            const sgf::Game game = game_of(std::string("(;B[") + first + "c];W[" + second + "d])");
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
    for (const board::Orientation orientation : board::all_orientations)
        for (const bool exchanges_colours : {false, true}) {
            std::vector<sgf::Game> turned_games;
            for (const sgf::Game& game : games) turned_games.push_back(changed(game, orientation, exchanges_colours));
            EXPECT_EQ(harvested(turned_games, 5), text) << board::name(orientation) << exchanges_colours;
        }
}

TEST(Harvest, IsTheSameWithMoreJobs) {
    const auto games = random_games(20);
    EXPECT_EQ(harvested(games, 5, 3), harvested(games, 5));
}

TEST(Harvest, IsReadBackWithoutFindings) {
    const std::string text = harvested(random_games(40), 3);
    base::Diagnostics diagnostics;
    const compiler::PatternDatabase database = read(text, diagnostics);
    compiler::check(database, diagnostics);
    for (const base::Diagnostic& finding : diagnostics) ADD_FAILURE() << finding.message;
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
        base::Diagnostics diagnostics;
        const std::vector databases{read(source, diagnostics)};
        const compiler::BuiltTables built(databases);
        std::vector<std::string> found;
        for (const match::PatternRow& pattern : built.tables().patterns)
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
    board::Position position(19);
    position.put(board::vertex_at(0, 1), board::Colour::white);
    board.set(position, board::Colour::black);
    GrowingShape shape(board, board::vertex_at(1, 0));
    const compiler::Pattern pattern = mined_pattern(
        {.size = board::smallest_neighbourhood, .code = shape.grow(), .count = {3, 4}, .worth = 2.5}, "corner");
    EXPECT_EQ(pattern.remark(), "played 3 of 4");
    const compiler::DrawnEdges edges = pattern.diagram.edges;
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
}  // namespace katachi::games
