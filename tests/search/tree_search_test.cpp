#include "engine/search/tree_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "tests/search/plain_playout_patterns.h"

namespace katachi::search {
namespace {

constexpr std::uint32_t few_nodes = 200'000;

TreeSearch new_search(int threads = 1, std::uint64_t seed = 1, std::uint32_t nodes = few_nodes) {
    SearchSettings settings;
    settings.threads = threads;
    settings.seed = seed;
    settings.nodes = nodes;
    return {settings, no_knowledge, plain_playout_patterns()};
}

board::Game game_from(std::string_view rows, board::Colour to_move) {
    return {*board::parse_rows(rows), to_move, *board::find_rules("chinese")};
}

TEST(TreeSearch, FindsTheVitalPoint) {
    // White lives with the middle of the three points, and is dead without it; all depends on that.
    const board::Game game = game_from("...OX/OOOOX/XXXXX/XX.X./XXXX.", board::Colour::black);
    TreeSearch search = new_search();
    search.set(game, board::Colour::black, 0);
    search.search({.playouts = 1000});
    EXPECT_EQ(search.candidates().front().vertex, board::vertex_at(0, 1));
    search.set(game, board::Colour::white, 0);
    search.search({.playouts = 1000});
    EXPECT_EQ(search.candidates().front().vertex, board::vertex_at(0, 1));
}

TEST(TreeSearch, RepeatsOnOneThread) {
    const auto visits = [](std::uint64_t seed) {
        TreeSearch search = new_search(1, seed);
        search.set(board::Game(7, *board::find_rules("chinese")), board::Colour::black, 0);
        search.search({.playouts = 500});
        std::vector<std::pair<board::Vertex, std::uint64_t>> found;
        for (const MoveCandidate& candidate : search.candidates())
            found.emplace_back(candidate.vertex, candidate.visits);
        return found;
    };
    EXPECT_EQ(visits(1), visits(1));
    EXPECT_NE(visits(1), visits(2));
}

TEST(TreeSearch, CountsAllPlayoutsOfAllThreads) {
    for (const int threads : {1, 2}) {
        TreeSearch search = new_search(threads);
        search.set(board::Game(9, *board::find_rules("chinese")), board::Colour::black, 7.5);
        search.search({.playouts = 1000});
        std::uint64_t visits = 0;
        for (const MoveCandidate& candidate : search.candidates()) visits += candidate.visits;
        // Threads may lose a count to each other now and then.
        EXPECT_NEAR(static_cast<double>(visits), 1000, threads == 1 ? 1 : 50);
    }
}

TEST(TreeSearch, GoesOnWhereItsTreeWasKept) {
    TreeSearch search = new_search();
    board::Game game(7, *board::find_rules("chinese"));
    search.set(game, board::Colour::black, 5.5);
    search.search({.playouts = 3000});
    const MoveCandidate best = search.candidates().front();
    ASSERT_GE(best.line.size(), 2U);
    game.play(board::Colour::black, best.line[0]);
    game.play(board::Colour::white, best.line[1]);
    search.set(game, board::Colour::black, 5.5);
    EXPECT_GT(search.playouts(), 20U);
    // Nothing is known of what another komi makes of the moves.
    search.set(game, board::Colour::black, 6.5);
    EXPECT_EQ(search.playouts(), 0U);
}

TEST(TreeSearch, ForgetsWhenStonesWereSetUpAnew) {
    TreeSearch search = new_search();
    search.set(game_from("...../..O../.OXO./...../.....", board::Colour::black), board::Colour::black, 0);
    search.search({.playouts = 300});
    search.set(game_from("...../...../...../...../..X..", board::Colour::black), board::Colour::black, 0);
    EXPECT_EQ(search.playouts(), 0U);
}

TEST(TreeSearch, ForgetsWhenARuleIsAnotherThoughTheRulesKeepTheirName) {
    TreeSearch search = new_search();
    board::Rules rules = *board::find_rules("chinese");
    rules.suicide = board::SuicideRule::of_several_stones;
    // Black's suicide at B1 takes nothing, and is legal by the first rules alone.
    const board::Position position = *board::parse_rows("...XX/....O/...../OO.../X.O..");
    search.set({position, board::Colour::black, rules}, board::Colour::black, 0);
    search.search({.playouts = 300});
    rules.suicide = board::SuicideRule::forbidden;
    search.set({position, board::Colour::black, rules}, board::Colour::black, 0);
    EXPECT_EQ(search.playouts(), 0U);
}

class FailingSource : public moves::MoveSource {
  public:
    std::string_view name() const override { return "failing"; }
    std::uint32_t feature_count() const override { return 1; }
    std::string feature_name(std::uint32_t) const override { return "failing"; }
    void propose(const moves::MoveSituation&, std::vector<moves::Proposal>&) override {
        throw std::runtime_error("the source fails");
    }
};

TEST(TreeSearch, TellsWhatFailedOnAnotherThread) {
    SearchSettings settings;
    settings.threads = 3;
    settings.nodes = few_nodes;
    int worker = 0;
    const auto new_knowledge = [&] {
        std::vector<std::unique_ptr<moves::MoveSource>> sources;
        if (++worker == 3) sources.push_back(std::make_unique<FailingSource>());
        return std::make_unique<moves::MoveKnowledge>(std::move(sources), moves::MoveWeights());
    };
    TreeSearch search(settings, new_knowledge, plain_playout_patterns());
    search.set(board::Game(7, *board::find_rules("chinese")), board::Colour::black, 0);
    EXPECT_THROW(search.search({}), std::runtime_error);
    EXPECT_EQ(search.playouts(), 0U);
}

// In the tree a pass after a pass ends the game, unless the first was to be none.
TEST(TreeSearch, ForgetsWhenAPassMeansSomethingElse) {
    TreeSearch search = new_search();
    board::Game game(7, *board::find_rules("chinese"));
    search.set(game, board::Colour::black, 5.5);
    search.search({.playouts = 3000});
    game.play(board::Colour::black, board::pass_vertex);
    search.set(game, board::Colour::white, 5.5, LastPass::is_nothing);
    EXPECT_EQ(search.playouts(), 0U);
    search.search({.playouts = 300});
    search.set(game, board::Colour::white, 5.5, LastPass::is_nothing);
    EXPECT_EQ(search.playouts(), 300U);
    search.set(game, board::Colour::white, 5.5);
    EXPECT_EQ(search.playouts(), 0U);
}

TEST(TreeSearch, ForgetsWhenTheHandicapIsAnother) {
    TreeSearch search = new_search();
    board::Game game(7, *board::find_rules("chinese"));
    search.set(game, board::Colour::black, 0);
    search.search({.playouts = 100});
    game.set_handicap(2);
    search.set(game, board::Colour::black, 0);
    EXPECT_EQ(search.playouts(), 0U);
}

TEST(TreeSearch, KeepsWhatItKnowsOfAPass) {
    board::Game game = game_from(".O.OX/OOOOX/XXXXX/X.X.X/XXXXX", board::Colour::black);
    TreeSearch search = new_search();
    search.set(game, board::Colour::black, 0);
    search.search({.playouts = 300});
    game.play(board::Colour::black, board::pass_vertex);
    search.set(game, board::Colour::white, 0);
    EXPECT_GT(search.playouts(), 20U);
}

TEST(TreeSearch, LooksAtNothingButThePointsItIsRestrictedTo) {
    const board::Game game(7, *board::find_rules("chinese"));
    const board::VertexSet corner = board::VertexSet::of(board::vertex_at(0, 0));
    const auto tells_others = [&](const TreeSearch& search) {
        return std::ranges::any_of(search.candidates(), [&](const MoveCandidate& candidate) {
            return candidate.vertex != board::pass_vertex && !corner.contains(candidate.vertex);
        });
    };
    TreeSearch search = new_search();
    search.set(game, board::Colour::black, 5.5);
    search.restrict_root(corner);
    search.search({.playouts = 100});
    EXPECT_FALSE(tells_others(search));
    search.set(game, board::Colour::black, 5.5);
    search.search({.playouts = 100});
    EXPECT_TRUE(tells_others(search));
}

// White's stone is dead. After two passes it counts as that, but where the rules leave it on the board.
TEST(TreeSearch, CountsTheBoardAfterTwoPassesByTheRules) {
    const auto score_of_pass = [](std::string_view rules) {
        board::Game game(*board::parse_rows("....X/.O.X./..X.X/.X.X./X.X.X"), board::Colour::white,
                         *board::find_rules(rules));
        game.play(board::Colour::white, board::pass_vertex);
        TreeSearch search = new_search();
        search.set(game, board::Colour::black, 0);
        search.restrict_root({});
        search.search({.playouts = 50});
        return search.candidates().front().score;
    };
    EXPECT_EQ(score_of_pass("chinese"), 25);
    EXPECT_EQ(score_of_pass("tromp-taylor"), 14);
}

// Each side has the same territory, and seven points lie between.
TEST(TreeSearch, LetsTheLastDameChangeNothingWhereTerritoryCounts) {
    const board::Position position = *board::parse_rows("X.X.O.O/.XX.OO./XXX.OOO/.XX.OO./X.X.O.O/.XX.OO./X.X.O.O");
    for (const board::Colour to_move : {board::Colour::black, board::Colour::white}) {
        TreeSearch search = new_search();
        search.set({position, to_move, *board::find_rules("japanese")}, to_move, 0);
        search.search({.playouts = 500});
        EXPECT_NEAR(search.score(), 0, 1);
    }
}

// Black has won, whatever is played.
TEST(TreeSearch, TellsOfMovesThatItHasNotTried) {
    const board::Game game = game_from("...../.X.X./..X../.X.X./.....", board::Colour::black);
    constexpr std::size_t all = 10;
    TreeSearch search = new_search();
    search.set(game, board::Colour::black, 2);
    search.search({.playouts = 3});
    EXPECT_LE(search.candidates().size(), 3U);
    const auto candidates = search.candidates(all);
    ASSERT_EQ(candidates.size(), all);
    EXPECT_EQ(candidates.back().visits, 0U);
    EXPECT_GT(candidates.back().win_rate, 0.9F);
    EXPECT_NEAR(candidates.back().score, search.score(), 0.01) << "and no mere komi";
}

TEST(TreeSearch, TellsWhatItExpects) {
    TreeSearch search = new_search();
    search.set(game_from("...OX/OOOOX/XXXXX/XX.X./XXXX.", board::Colour::white), board::Colour::white, 11.5);
    search.search({.playouts = 2000});
    const auto candidates = search.candidates();
    ASSERT_GE(candidates.size(), 2U);
    EXPECT_GT(candidates.front().line.size(), 2U);
    EXPECT_NEAR(candidates.front().score, search.score(), 2) << "komi is in both";
}

TEST(TreeSearch, TellsHowOftenTheTwoMostVisitedMovesWereTried) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        TreeSearch search = new_search(1, seed);
        search.set(board::Game(5, *board::find_rules("chinese")), board::Colour::black, 0);
        search.search({.playouts = 200});
        const auto candidates = search.candidates();
        ASSERT_GE(candidates.size(), 2U);
        EXPECT_EQ(search.standing().most_visits, static_cast<double>(candidates[0].visits));
        EXPECT_EQ(search.standing().next_visits, static_cast<double>(candidates[1].visits));
    }
}

TEST(TreeSearch, GoesOnWithoutRoomForMoreNodes) {
    TreeSearch search = new_search(1, 1, 60);
    search.set(board::Game(7, *board::find_rules("chinese")), board::Colour::black, 0);
    search.search({.playouts = 500});
    ASSERT_FALSE(search.candidates().empty());
    EXPECT_GT(search.candidates().front().visits, 0U);
}

TEST(TreeSearch, DoesNotTakeAKoBackAtOnce) {
    board::Game game(*board::parse_rows(".XO../XO.O./.XO../...../....."), board::Colour::black,
                     *board::find_rules("chinese"));
    ASSERT_EQ(game.play(board::Colour::black, board::vertex_at(1, 2)), board::Legality::ok);
    ASSERT_EQ(game.board().at(board::vertex_at(1, 1)), board::Colour::empty);
    TreeSearch search = new_search();
    search.set(game, board::Colour::white, 0);
    search.search({.playouts = 300});
    ASSERT_FALSE(search.candidates().empty());
    for (const MoveCandidate& candidate : search.candidates()) EXPECT_NE(candidate.vertex, board::vertex_at(1, 1));
}

// White throws in a second stone at A1, Black takes both at C1, and White would repeat the position by taking back at
// B1: no ko on any one board.
TEST(TreeSearch, NeverRepeatsAPositionThatTheRulesForbid) {
    constexpr board::Vertex b1 = board::vertex_at(4, 1);
    constexpr board::Vertex c1 = board::vertex_at(4, 2);
    board::Game game(*board::parse_rows("...../...../...../XXO../.O.O."), board::Colour::white,
                     *board::find_rules("chinese"));
    ASSERT_EQ(game.play(board::Colour::white, board::vertex_at(4, 0)), board::Legality::ok);
    TreeSearch search = new_search();
    search.set(game, board::Colour::black, 0);
    search.search({.playouts = 3000});
    const auto candidates = search.candidates();
    const auto capture = std::ranges::find(candidates, c1, &MoveCandidate::vertex);
    ASSERT_NE(capture, candidates.end());
    ASSERT_GT(capture->line.size(), 1U);
    EXPECT_NE(capture->line[1], b1);
    ASSERT_EQ(game.play(board::Colour::black, c1), board::Legality::ok);
    ASSERT_EQ(game.board().is_legal(board::Colour::white, b1), board::Legality::ok);
    search.set(game, board::Colour::white, 0);
    search.search({.playouts = 3000});
    ASSERT_FALSE(search.candidates().empty());
    for (const MoveCandidate& candidate : search.candidates()) EXPECT_NE(candidate.vertex, b1);
}

TEST(TreeSearch, KnowsWhoseThePointsAre) {
    TreeSearch search = new_search();
    search.set(game_from(".O.OX/OOOOX/XXXXX/X.X.X/XXXXX", board::Colour::black), board::Colour::black, 0);
    search.search({.playouts = 300});
    const auto owners = search.ownership();
    EXPECT_GT(owners[static_cast<std::size_t>(board::vertex_at(3, 1))], 0.9F);
    EXPECT_LT(owners[static_cast<std::size_t>(board::vertex_at(0, 2))], -0.9F);
    EXPECT_NEAR(search.score(), 17 - 8, 1);
}

}  // namespace
}  // namespace katachi::search
