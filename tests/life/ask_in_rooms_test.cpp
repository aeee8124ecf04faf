// Which room of a dragon is asked about.
#include "engine/life/ask_in_rooms.h"

#include <gtest/gtest.h>

#include <vector>

namespace katachi::life {
namespace {

using board::Colour;
using reading::TacticalCode;

constexpr std::uint64_t positions = 600;

const board::VertexSet whole_room =
    board::VertexSet::of(board::vertex_at(0, 0)) | board::VertexSet::of(board::vertex_at(0, 1));
const board::VertexSet own_room = board::VertexSet::of(board::vertex_at(0, 0));

DragonRooms rooms_of_black() {
    DragonRooms rooms{.whole = {.stones = {}, .defender = Colour::black, .region = whole_room}, .own = std::nullopt};
    rooms.own = rooms.whole;
    rooms.own->region = own_room;
    return rooms;
}

// Answers as it is told about the whole room, and with a judged win about the own one.
struct Asked {
    LifeReader reader = LifeReader({.nodes = positions});
    std::vector<board::VertexSet> regions = {};
    std::vector<ReaderLimits> allowed = {};
    board::Board board = board::Board(9);

    LifeAnswer ask(const DragonRooms& rooms, Colour side, TacticalCode code, bool is_judged) {
        return ask_in_rooms(reader, board, rooms, side, [&](const DragonGoal& goal) {
            regions.push_back(goal.region);
            allowed.push_back(reader.limits());
            LifeAnswer answer{.code = TacticalCode::ko_a, .nodes = 5};
            if (goal.region == whole_room) answer = {.code = code, .is_judged = is_judged, .nodes = 100};
            return answer;
        });
    }
};

TEST(AskInRooms, AsksAboutTheOwnRoomWhereAJudgeSeesLife) {
    for (const Colour side : {Colour::white, Colour::black}) {
        Asked asked;
        const TacticalCode life = side == Colour::white ? TacticalCode::failure : TacticalCode::win;
        const LifeAnswer answer = asked.ask(rooms_of_black(), side, life, true);
        EXPECT_EQ(asked.regions, (std::vector{whole_room, own_room}));
        EXPECT_EQ(asked.allowed[0].search.nodes, positions);
        EXPECT_EQ(asked.allowed[1].search.nodes, positions / share_of_own_room);
        EXPECT_EQ(answer.code, TacticalCode::ko_a);
        EXPECT_EQ(answer.nodes, 105U);
        EXPECT_EQ(asked.reader.limits().search.nodes, positions);
    }
}

TEST(AskInRooms, BelievesAJudgedDeathInTheWholeRoom) {
    for (const Colour side : {Colour::white, Colour::black}) {
        Asked asked;
        const TacticalCode death = side == Colour::white ? TacticalCode::win : TacticalCode::failure;
        EXPECT_EQ(asked.ask(rooms_of_black(), side, death, true).code, death);
        EXPECT_EQ(asked.regions, std::vector{whole_room});
    }
}

TEST(AskInRooms, BelievesASettledLifeInTheWholeRoom) {
    Asked asked;
    EXPECT_EQ(asked.ask(rooms_of_black(), Colour::white, TacticalCode::failure, false).code, TacticalCode::failure);
    EXPECT_EQ(asked.regions, std::vector{whole_room});
}

TEST(AskInRooms, AsksOnceWhereNoFriendIsReached) {
    DragonRooms rooms = rooms_of_black();
    rooms.own.reset();
    Asked asked;
    EXPECT_EQ(asked.ask(rooms, Colour::white, TacticalCode::failure, true).code, TacticalCode::failure);
    EXPECT_EQ(asked.regions, std::vector{whole_room});
}

TEST(AskInRooms, ReadsLargeRoomsLessFar) {
    Asked asked;
    DragonRooms rooms = rooms_of_black();
    rooms.own.reset();
    for (const int points : {largest_read_far, largest_read_far + 1}) {
        rooms.whole.region = {};
        for (int i = 0; i < points; ++i) rooms.whole.region.insert(board::vertex_at(i / 9, i % 9));
        asked.ask(rooms, Colour::white, TacticalCode::failure, true);
    }
    const ReaderLimits usual{.search = {.nodes = positions}}, fewer = asked.allowed[1];
    EXPECT_EQ(asked.allowed[0].search.nodes, usual.search.nodes);
    EXPECT_EQ(asked.allowed[0].search.end_nodes, usual.search.end_nodes);
    EXPECT_EQ(asked.allowed[0].search.nodes_of_end, usual.search.nodes_of_end);
    EXPECT_EQ(asked.allowed[0].beliefs.reply_nodes, usual.beliefs.reply_nodes);
    EXPECT_EQ(asked.allowed[0].beliefs.judged_reply_nodes, usual.beliefs.judged_reply_nodes);
    EXPECT_EQ(asked.allowed[0].beliefs.compared_moves, usual.beliefs.compared_moves);
    EXPECT_EQ(asked.allowed[0].beliefs.plays_until_clear, usual.beliefs.plays_until_clear);
    EXPECT_EQ(asked.allowed[0].search.trial_nodes, usual.search.trial_nodes);
    EXPECT_EQ(fewer.search.nodes, usual.search.nodes / share_of_large_room);
    EXPECT_EQ(fewer.search.end_nodes, ends_of_large_room);
    EXPECT_EQ(fewer.search.nodes_of_end, end_of_large_room);
    EXPECT_EQ(fewer.beliefs.reply_nodes, reply_of_large_room);
    EXPECT_EQ(fewer.beliefs.judged_reply_nodes, judged_reply_of_large_room);
    EXPECT_EQ(fewer.beliefs.compared_moves, compared_in_large_room);
    EXPECT_TRUE(fewer.beliefs.plays_until_clear);
    EXPECT_EQ(fewer.search.trial_nodes, trial_of_large_room);
}

}  // namespace
}  // namespace katachi::life
