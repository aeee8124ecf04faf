// What is kept of worms from one position to the next is what would be read anew.
#include <gtest/gtest.h>

#include "base/random/random.h"
#include "engine/worms/worms.h"
#include "tests/support/random_position.h"

namespace katachi::worms {
namespace {

void expect_equal(const Worm& kept, const Worm& fresh) {
    EXPECT_EQ(kept.origin, fresh.origin);
    EXPECT_EQ(kept.attacks, fresh.attacks);
    EXPECT_EQ(kept.defences, fresh.defences);
    EXPECT_EQ(kept.attack_threats, fresh.attack_threats);
    EXPECT_EQ(kept.defence_threats, fresh.defence_threats);
    EXPECT_EQ(kept.lunch, fresh.lunch);
    EXPECT_EQ(kept.is_inessential, fresh.is_inessential);
}

TEST(KeptWorms, AreThoseReadAnew) {
    base::Random random(test::test_seed());
    reading::Tactics kept;
    board::Board board(13);
    std::uint64_t nodes_kept = 0, nodes_fresh = 0;
    int compared = 0;
    for (int step = 0; step < 70; ++step) {
        const bool takes_back = step > 40 && random.below(4) == 0;
        if (takes_back) {
            board.undo();
        } else {
            const auto side = step % 2 == 0 ? board::Colour::black : board::Colour::white;
            board.play(side, board::vertex_at(random.below(board.size()), random.below(board.size())));
        }
        reading::Tactics fresh;
        const std::uint64_t before = kept.nodes();
        const Worms of_kept(board, kept), of_fresh(board, fresh);
        nodes_kept += kept.nodes() - before;
        nodes_fresh += fresh.nodes();
        ASSERT_EQ(of_kept.all().size(), of_fresh.all().size());
        for (std::size_t i = 0; i < of_kept.all().size(); ++i) {
            expect_equal(of_kept.all()[i], of_fresh.all()[i]);
            ++compared;
        }
    }
    EXPECT_GT(compared, 1000);
    EXPECT_LT(nodes_kept, nodes_fresh / 2) << "little is read again after a move";
}

}  // namespace
}  // namespace katachi::worms
