#include "engine/match/last_update.h"

#include <gtest/gtest.h>

namespace katachi::match {
namespace {

board::Position with_stone() {
    board::Position position(9);
    position.put(board::vertex_at(2, 2), board::Colour::black);
    return position;
}

TEST(LastUpdate, LeadsBackToWhereItCameFromAlone) {
    LastUpdate update;
    EXPECT_FALSE(update.leads_back_to(board::Position(9)));
    update.begin(board::Position(9));
    EXPECT_TRUE(update.leads_back_to(board::Position(9)));
    EXPECT_FALSE(update.leads_back_to(with_stone()));
    EXPECT_FALSE(update.leads_back_to(board::Position(13)));
    update.forget();
    EXPECT_FALSE(update.leads_back_to(board::Position(9)));
}

TEST(LastUpdate, TurnsWhatItFound) {
    LastUpdate update;
    update.begin(board::Position(9));
    update.add({7, board::vertex_at(2, 3), board::Colour::white}, Change::appeared);
    update.add({8, board::vertex_at(2, 4), board::Colour::black}, Change::vanished);
    update.turn(with_stone());
    EXPECT_TRUE(update.leads_back_to(with_stone()));
    ASSERT_EQ(update.found().size(), 2U);
    EXPECT_EQ(update.found()[0].hit, (Hit{7, board::vertex_at(2, 3), board::Colour::white}));
    EXPECT_EQ(update.found()[0].change, Change::vanished);
    EXPECT_EQ(update.found()[1].change, Change::appeared);
}

TEST(LastUpdate, IsNotKeptWhereItFoundTooMuch) {
    LastUpdate update;
    update.begin(board::Position(9));
    const Hit hit{0, board::vertex_at(0, 0), board::Colour::black};
    for (std::size_t i = 0; i < LastUpdate::most_changes; ++i) update.add(hit, Change::appeared);
    EXPECT_TRUE(update.leads_back_to(board::Position(9)));
    update.add(hit, Change::appeared);
    EXPECT_FALSE(update.leads_back_to(board::Position(9)));
    update.begin(board::Position(9));
    EXPECT_TRUE(update.leads_back_to(board::Position(9)));
    EXPECT_TRUE(update.found().empty());
}

}  // namespace
}  // namespace katachi::match
