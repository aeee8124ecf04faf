// What is won and lost besides a dragon: on drawings, and in closed regions by the plain judge.
#include "engine/life/life_exchange.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_of_exchanges = 5'000;

// Each is "gain C3", "loss C3" or "".
class Exchanges {
  public:
    explicit Exchanges(const ClosedRegion& region) : region_(region), board_(region.position) {}

    std::string of_attack() {
        return text_of(
            exchange_of_attack(lives_.attack(board_, region_.goal), board_, region_.goal, {lives_, strings_}));
    }
    std::string of_defence() {
        return text_of(
            exchange_of_defence(lives_.defend(board_, region_.goal), board_, region_.goal, {lives_, strings_}));
    }
    board::Position position() const { return board_.position(); }

  private:
    std::string text_of(const reading::Exchange& exchange) const {
        if (exchange.gain != board::pass_vertex) return "gain " + board::vertex_name(exchange.gain, board_.size());
        return exchange.loss == board::pass_vertex ? "" : "loss " + board::vertex_name(exchange.loss, board_.size());
    }

    ClosedRegion region_;
    board::Board board_;
    LifeReader lives_{{.nodes = 200'000}};
    reading::Tactics strings_;
};

bool has_one_string(const ClosedRegion& region) {
    const board::VertexSet& stones = region.goal.stones;
    return stones == board::Board(region.position).string_stones(stones.first());
}

// Whether the attacker takes one string of the goal, and not all of it, if he begins; nothing where the judge gives up.
std::optional<bool> plainly_gains(const ClosedRegion& region) {
    const auto is_captured = [&](const board::VertexSet& stones) {
        ClosedRegion asked = region;
        asked.goal.stones = stones;
        return is_plainly_captured(plain_question(asked, region.goal.attacker(), KoWinner::defender),
                                   most_of_exchanges);
    };
    const auto with_kos =
        is_plainly_captured(plain_question(region, region.goal.attacker(), KoWinner::attacker), most_of_exchanges);
    if (!with_kos) return std::nullopt;
    if (*with_kos) return false;
    const board::Board board(region.position);
    board::VertexSet left = region.goal.stones;
    while (!left.empty()) {
        const board::VertexSet string = board.string_stones(left.first());
        left -= string;
        const auto taken = is_captured(string);
        if (!taken) return std::nullopt;
        if (*taken) return true;
    }
    return false;
}

TEST(LifeExchange, GainsAreThoseOfThePlainJudge) {
    constexpr unsigned seed = 3011;
    constexpr int regions = 1'000;
    std::mt19937 random(seed);
    int gains = 0, none = 0;
    for (int i = 0; i < regions; ++i) {
        const ClosedRegion region = random_closed_region(1, 3, random);
        if (has_one_string(region)) continue;
        const auto expected = plainly_gains(region);
        if (!expected) continue;
        Exchanges exchanges(region);
        const bool is_gain = exchanges.of_attack().starts_with("gain");
        EXPECT_EQ(is_gain, *expected) << "seed " << seed << ", region " << i << ": " << board::to_rows(region.position);
        EXPECT_EQ(exchanges.position(), region.position);
        ++(*expected ? gains : none);
    }
    EXPECT_GT(gains, 0);
    EXPECT_GT(none, 300);
}

Exchanges drawn(const char* rows) { return Exchanges(drawn_problem(rows)); }

// F7 is in atari; E7 joins it to the two eyes of the others.
constexpr const char* alive_with_a_tail = "*D*D*DA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.";
// B7 makes both eyes, and leaves F7 in atari.
constexpr const char* two_things_to_save = "***D*DA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.";
// The same with F7 beside the dragon in place of a part of it.
constexpr const char* alive_with_a_friend = "*D*D*dA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.";
constexpr const char* with_a_friend_to_save = "***D*dA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.";
// White at B7 keeps Black from a second eye, and gives up two stones by it.
constexpr const char* stone_to_give_up = "a**DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.";
// Black takes two stones by E7, and White takes E7 by D7, which leaves one eye.
constexpr const char* dead_with_a_capture = "*Daa*AA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.";

TEST(LifeExchange, AnAttackThatFailsMayGainAString) {
    EXPECT_EQ(drawn(alive_with_a_tail).of_attack(), "gain F7");
    EXPECT_EQ(drawn(alive_with_a_friend).of_attack(), "gain F7");
    EXPECT_EQ(drawn("*D*DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.").of_attack(), "");
}

TEST(LifeExchange, ADefenceMayLoseAString) {
    EXPECT_EQ(drawn(two_things_to_save).of_defence(), "loss F7");
    EXPECT_EQ(drawn(with_a_friend_to_save).of_defence(), "loss F7");
    EXPECT_EQ(drawn(alive_with_a_tail).of_defence(), "") << "no move need be played";
}

TEST(LifeExchange, AnAttackMayLoseAString) {
    EXPECT_EQ(drawn(stone_to_give_up).of_attack(), "loss A7");
    EXPECT_EQ(drawn(two_things_to_save).of_attack(), "");
}

TEST(LifeExchange, ADefenceThatFailsMayGainAString) { EXPECT_EQ(drawn(dead_with_a_capture).of_defence(), "gain C7"); }

}  // namespace
}  // namespace katachi::life
