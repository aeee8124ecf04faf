// The answer of a shard, written and read again, and texts that are none.
#include "tools/answers/games/shape_shard_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files/file_error.h"

namespace katachi::answers {
namespace {

using Json = nlohmann::json;

constexpr auto black = board::Colour::black, white = board::Colour::white;

// Two rows and three columns in the upper left corner; no two numbers are the same.
ShapeShard shard() {
    ShapeShard shard;
    shard.question.shape = {.shape = {.rows = 2,
                                      .columns = 3,
                                      .edges = {.north = true, .south = false, .west = true, .east = false},
                                      .cells = {1, 2, 4, 7, 3, 5}},
                            .ways = {.turns = false, .exchanges_colours = true},
                            .counting = games::HitCounting::positions};
    shard.question.chosen = {"since 1990"};
    shard.question.games = 31;
    shard.question.shards = 5;
    shard.question.lists_games = true;
    shard.question.limit = 17;
    shard.number = 4;
    const games::ShapeMove move{0, 2, black}, other{1, 0, white};
    games::ShapeAnswer& answer = shard.answer;
    answer.games = 30;
    answer.games_with_hit = 20;
    answer.hits = 25;
    answer.hits_exchanged = 12;
    answer.broken = 3;
    answer.standing = 4;
    answer.continuations[move] = {
        .at_once = 8, .later = 10, .won = 6, .lost = 5, .first_year = 1970, .last_year = 2001};
    answer.continuations[other].later = 1;
    answer.replies[move][other] = 9;
    answer.reached[move] = 11;
    shard.chances.expectations().add(games::Expectations::Row{0, 2, 13, 14, 7});
    shard.chances.add(move, games::group_of(6), 15);
    const ListedGame game{.name = "games.sgf#3", .black = "A", .white = "B", .result = "B+R", .size = 13, .number = 21};
    shard.listed.push_back({std::make_shared<const ListedGame>(game),
                            {.position = 40,
                             .form = {board::Orientation::rotated_90, true},
                             .upper_left = {2, 5},
                             .end = games::HitEnd::played,
                             .next_move = 44,
                             .move = {black, board::vertex_at(3, 6)}}});
    return shard;
}

TEST(ShapeShard, IsTheSameWhenItIsReadAgain) {
    const ShapeShard given = shard();
    const std::string text = shape_shard_json(given);
    const ShapeShard read = read_shape_shard(text, "four.json");
    EXPECT_EQ(shape_shard_json(read), text);
    EXPECT_TRUE(are_of_one_search(read, given));
    EXPECT_EQ(read.question.shape.shape, given.question.shape.shape);
    EXPECT_EQ(read.question.shape.counting, games::HitCounting::positions);
    EXPECT_FALSE(read.question.shape.ways.turns);
    EXPECT_EQ(read.number, 4U);
    EXPECT_EQ(read.answer, given.answer);
    EXPECT_EQ(read.chances.expectations().rows(), given.chances.expectations().rows());
    EXPECT_EQ(read.chances.movers().at({0, 2, black}).by_group(), given.chances.movers().at({0, 2, black}).by_group());
    ASSERT_EQ(read.listed.size(), 1U);
    EXPECT_EQ(read.listed[0].hit, given.listed[0].hit);
    EXPECT_EQ(read.listed[0].game->name, "games.sgf#3");
    EXPECT_EQ(read.listed[0].game->white, "B");
    EXPECT_EQ(read.listed[0].game->number, 21);
}

TEST(ShapeShard, OfAnotherSearchIsToldApart) {
    ShapeShard other = shard();
    other.number = 5;
    EXPECT_TRUE(are_of_one_search(shard(), other)) << "another shard";
    other.question.limit = 18;
    EXPECT_FALSE(are_of_one_search(shard(), other));
    other = shard();
    other.question.shape.counting = games::HitCounting::placements;
    EXPECT_FALSE(are_of_one_search(shard(), other));
}

// A place of the JSON, and what may not stand there.
TEST(ShapeShard, IsRefusedWhereAPartOfItCannotBe) {
    const std::vector<std::pair<const char*, Json>> wrong{{"/kind", "katachi games search"},
                                                          {"/shard", 6},
                                                          {"/shard", 0},
                                                          {"/question/shards", 1000001},
                                                          {"/question/cells/1", "73"},
                                                          {"/question/cells/0", "128"},
                                                          {"/question/cells/0", ""},
                                                          {"/question/cells", Json::array()},
                                                          {"/answer/continuations/0/move/0", 2},
                                                          {"/answer/continuations/0/move/1", -1},
                                                          {"/answer/continuations/0/move/2", 0},
                                                          {"/answer/continuations/0/replies/0/move/0", 2},
                                                          {"/answer/reached/0/move/1", 3},
                                                          {"/answer/hits", "many"},
                                                          {"/chances/games/0/4", 15},
                                                          {"/chances/movers/0/groups/0/0", games::mover_group_count},
                                                          {"/listed/0/size", 20},
                                                          {"/listed/0/form/0", 8},
                                                          {"/listed/0/upper_left/1", 13},
                                                          {"/listed/0/end", 3},
                                                          {"/listed/0/next/1", -1}};
    const Json sound = Json::parse(shape_shard_json(shard()));
    for (const auto& [place, value] : wrong) {
        Json json = sound;
        ASSERT_TRUE(json.contains(Json::json_pointer(place))) << place;
        json[Json::json_pointer(place)] = value;
        try {
            read_shape_shard(json.dump(), "four.json");
            ADD_FAILURE() << place << " " << value;
        } catch (const base::FileError& error) {
            EXPECT_STREQ(error.what(), "four.json: is no answer of katachi games search --shard, or not a whole one");
        }
    }
    EXPECT_THROW(read_shape_shard("", "four.json"), base::FileError);
}

}  // namespace
}  // namespace katachi::answers
