#include "tools/authoring/review/habits.h"

#include <gtest/gtest.h>

#include "tools/answers/review/habits_json.h"
#include "tools/authoring/review/phases.h"

namespace katachi::answers {
namespace {

using authoring::Habits;

Habits game_of(const std::string& player, int won, int moves, std::map<std::string, int> names) {
    Habits habits{.player = player, .games = 1, .won = won, .lost = 1 - won, .names = std::move(names)};
    habits.figures[0] = {.moves = moves, .first_choices = moves / 2, .chances = moves * 0.25};
    return habits;
}

TEST(Habits, AddUpTheGamesOfAPlayer) {
    const auto table =
        authoring::habit_table({game_of("A", 1, 20, {{"hane", 9}, {"keima", 2}}),
                                game_of("B", 0, 20, {{"hane", 1}, {"keima", 8}}), game_of("A", 0, 10, {{"hane", 4}})});
    ASSERT_EQ(table.size(), 2U);
    const authoring::PlayerHabits& a = table.front();
    EXPECT_EQ(a.habits.player, "A");
    EXPECT_EQ(a.habits.games, 2);
    EXPECT_EQ(a.habits.won, 1);
    EXPECT_EQ(a.habits.moves(), 30);
    EXPECT_DOUBLE_EQ(a.habits.figures[0].mean_chance(), 0.25);
    ASSERT_EQ(a.favourites.size(), 1U);
    EXPECT_EQ(a.favourites.front().name, "hane");
    EXPECT_EQ(a.favourites.front().times, 13);
    EXPECT_DOUBLE_EQ(a.favourites.front().others_share, 0.05);
}

std::vector<std::string> favourites_of_first(const std::vector<Habits>& games) {
    const auto table = authoring::habit_table(games);
    std::vector<std::string> names;
    for (const authoring::FavouriteName& name : table.front().favourites) names.push_back(name.name);
    return names;
}

// Three times as often as was to be expected says more than a third more often, and four times say nothing yet.
TEST(Habits, HaveTheFavouritesThatSurpriseMost) {
    EXPECT_EQ(favourites_of_first({game_of("A", 1, 100, {{"hane", 20}, {"keima", 6}, {"kosumi", 4}, {"nobi", 5}}),
                                   game_of("A", 1, 100, {}),
                                   game_of("B", 0, 200, {{"hane", 15}, {"keima", 2}, {"nobi", 10}})}),
              (std::vector<std::string>{"keima", "hane"}));
}

TEST(Habits, HaveFiveFavouritesAtMost) {
    EXPECT_EQ(favourites_of_first({game_of("A", 1, 100, {{"a", 5}, {"b", 6}, {"c", 7}, {"d", 8}, {"e", 9}, {"f", 10}}),
                                   game_of("B", 0, 100, {})}),
              (std::vector<std::string>{"f", "e", "d", "c", "b"}));
}

TEST(Habits, OfOnePlayerAloneHaveNoFavourites) {
    const auto table = authoring::habit_table({game_of("A", 1, 20, {{"hane", 9}})});
    ASSERT_EQ(table.size(), 1U);
    EXPECT_TRUE(table.front().favourites.empty());
}

TEST(Habits, CountNoGameWithoutAWinnerAsWonOrLost) {
    authoring::Review review;
    review.black = "A";
    review.white = "B";
    review.result = "Void";
    const auto habits = authoring::habits_of(review);
    ASSERT_EQ(habits.size(), 2U);
    for (const Habits& of_player : habits) {
        EXPECT_EQ(of_player.games, 1);
        EXPECT_EQ(of_player.won, 0) << of_player.player;
        EXPECT_EQ(of_player.lost, 0) << of_player.player;
    }
}

TEST(PhaseFigures, LeaveOutPassesAndMovesOfTheOtherSide) {
    authoring::Review review;
    review.size = 9;
    const auto play = [&](board::Colour colour, board::Vertex vertex, int rank) {
        const int number = static_cast<int>(review.moves.size()) + 1;
        review.moves.push_back({.number = number, .move = {colour, vertex}, .chance = 0.5, .rank = rank});
    };
    play(board::Colour::black, board::vertex_at(4, 4), 1);
    play(board::Colour::white, board::vertex_at(2, 2), 2);
    play(board::Colour::black, board::pass_vertex, 0);
    const authoring::PhaseFigures opening = authoring::figures_of(review, board::Colour::black).front();
    EXPECT_EQ(opening.moves, 1);
    EXPECT_EQ(opening.first_choices, 1);
    EXPECT_DOUBLE_EQ(opening.mean_chance(), 0.5);
}

TEST(ReviewedGames, AreTheSameWhenTheirLinesAreRead) {
    const ReviewedGame game{.name = "a \"b\".sgf",
                            .hash = "0123",
                            .files = {"a.html", "a.sgf"},
                            .habits = {game_of("\xe8\xb6\x99", 1, 12, {{"hane", 3}})}};
    const std::string line = reviewed_game_line(game);
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    const auto read = reviewed_game_of_line(line);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->files, game.files);
    EXPECT_EQ(reviewed_game_line(*read), line);
    EXPECT_FALSE(reviewed_game_of_line(line.substr(0, line.size() / 2)));
    EXPECT_FALSE(reviewed_game_of_line("{\"game\":1}"));
    EXPECT_FALSE(reviewed_game_of_line(""));
}

}  // namespace
}  // namespace katachi::answers
