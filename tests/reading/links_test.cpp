// Links that hold alone and not together, and links in general beside a plain search.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "engine/board/position_text.h"
#include "engine/reading/tactics.h"
#include "tests/reading/plain_links.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::reading {
namespace {

// D6 and F6 are cutting points; a cut at once costs Black's stone at E5. Black saves it at E4, and White can close one
// of them only.
class TwoLinks : public testing::Test {
  protected:
    board::Board board_ = board::Board(
        board::parse_rows("........./........./........./..X.O.X../...OXO.../........./........./........./.........")
            .value());
    Tactics tactics_;

    Link link(const char* a, const char* b) const {
        return {board::parse_vertex(a, board_.size()).value(), board::parse_vertex(b, board_.size()).value()};
    }
};

TEST_F(TwoLinks, HoldAloneAndNotTogether) {
    const std::array links{link("D5", "E6"), link("E6", "F5")};
    EXPECT_TRUE(tactics_.links_hold_together(board_, std::array{links[0]}).hold);
    EXPECT_TRUE(tactics_.links_hold_together(board_, std::array{links[1]}).hold);
    const std::uint64_t before = board_.hash();
    const LinksAnswer together = tactics_.links_hold_together(board_, links);
    EXPECT_FALSE(together.hold);
    EXPECT_EQ(board_.hash(), before);
    EXPECT_EQ(board::vertex_name(together.cut, board_.size()), "E4");
}

TEST_F(TwoLinks, HoldTogetherOnceAStoneIsCaptured) {
    ASSERT_EQ(board_.play(board::Colour::white, board::parse_vertex("E4", board_.size()).value()), board::Legality::ok);
    EXPECT_TRUE(tactics_.links_hold_together(board_, std::array{link("D5", "E6"), link("E6", "F5")}).hold);
}

TEST_F(TwoLinks, HoldWhereThereAreNone) { EXPECT_TRUE(tactics_.links_hold_together(board_, {}).hold); }

// Two links of three different strings of one colour, that stand near each other.
std::optional<std::array<Link, 2>> pick_links(const board::Board& board, std::mt19937& random) {
    const board::Colour owner = random() % 2 == 0 ? board::Colour::black : board::Colour::white;
    const board::VertexSet strings = board.strings(owner);
    std::vector<board::Vertex> picked(strings.begin(), strings.end());
    std::erase_if(picked, [&](board::Vertex string) { return board.liberties(string) == 0; });
    if (picked.size() < 3) return std::nullopt;
    std::shuffle(picked.begin(), picked.end(), random);
    return std::array{Link{picked[0], picked[1]}, Link{picked[1], picked[2]}};
}

// Hands on boards of five lines with two links.
template <typename Ask>
void for_each_pair_of_links(int rounds, Ask ask) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < rounds; ++round) {
        board::Board board(test::random_position(5, 0.5, random));
        if (!is_every_string_alive(board)) continue;
        const auto links = pick_links(board, random);
        if (links) ask(board, *links);
    }
}

std::string drawn(const board::Board& board, const std::array<Link, 2>& links) {
    std::string text = board::print_position(board.position());
    for (const auto& [a, b] : links)
        text += board::vertex_name(a, board.size()) + "-" + board::vertex_name(b, board.size()) + " ";
    return text;
}

TEST(Links, AreSettledAsAPlainSearchSettlesThem) {
    Tactics tactics;
    int compared = 0;
    int holding = 0;
    for_each_pair_of_links(test::rounds(150, 20'000), [&](board::Board& board, const std::array<Link, 2>& links) {
        const PlainOutcome plain = plain_links(board, links, board::opponent(board.at(links[0].a)), 4);
        if (plain == PlainOutcome::open) return;
        const LinksAnswer answer = tactics.links_hold_together(board, links);
        if (!answer.is_settled) return;
        ++compared;
        holding += answer.hold ? 1 : 0;
        EXPECT_EQ(answer.hold, plain == PlainOutcome::hold) << drawn(board, links);
    });
    std::cout << compared << " compared, " << holding << " hold\n";
    EXPECT_GT(compared, 50);
}

TEST(Links, OneAloneIsSettledAsAPlainSearchSettlesIt) {
    Tactics tactics;
    int connects = 0;
    int disconnects = 0;
    const auto compare = [&](board::Board& board, const std::array<Link, 2>& links, bool is_owner, int& compared) {
        const auto [a, b] = links[0];
        const board::Colour to_move = is_owner ? board.at(a) : board::opponent(board.at(a));
        const PlainOutcome plain = plain_links(board, std::span(links).first(1), to_move, 3);
        if (plain == PlainOutcome::open) return;
        const TacticalAnswer answer = is_owner ? tactics.connect(board, a, b) : tactics.disconnect(board, a, b);
        if (!answer.is_settled) return;
        ++compared;
        const bool holds = answer.code == (is_owner ? TacticalCode::win : TacticalCode::failure);
        EXPECT_EQ(holds, plain == PlainOutcome::hold) << (is_owner ? "connect " : "disconnect ") << drawn(board, links);
    };
    for_each_pair_of_links(test::rounds(400, 20'000), [&](board::Board& board, const std::array<Link, 2>& links) {
        compare(board, links, true, connects);
        compare(board, links, false, disconnects);
    });
    std::cout << connects << " connects, " << disconnects << " disconnects compared\n";
    EXPECT_GT(connects, 50);
    EXPECT_GT(disconnects, 50);
}

// Whatever cuts one of them cuts them, and neither their order nor that of their ends matters.
TEST(Links, HoldTogetherOnlyWhereEachHolds) {
    Tactics tactics({.nodes = 500});
    int compared = 0;
    for_each_pair_of_links(test::rounds(300, 10'000), [&](board::Board& board, const std::array<Link, 2>& links) {
        const LinksAnswer together = tactics.links_hold_together(board, links);
        if (!together.is_settled) return;
        const auto turned = std::array{Link{links[1].b, links[1].a}, Link{links[0].b, links[0].a}};
        const LinksAnswer other = tactics.links_hold_together(board, turned);
        if (other.is_settled) {
            EXPECT_EQ(together.hold, other.hold) << drawn(board, links);
        }
        if (!together.hold) return;
        ++compared;
        for (const auto& [a, b] : links)
            EXPECT_EQ(tactics.disconnect(board, a, b).code, TacticalCode::failure) << drawn(board, links);
    });
    EXPECT_GT(compared, 10);
}

}  // namespace
}  // namespace katachi::reading
