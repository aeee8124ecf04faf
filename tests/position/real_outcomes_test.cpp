// What becomes of stones in games that were counted to the end, by what is believed of their dragons before anybody
// reads their life. Counted as outcomes/README.md of the shared data says.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <map>

#include "tests/position/judged.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/outcomes.h"

namespace katachi::position {
namespace {

struct Count {
    double stones = 0, right = 0, dying = 0, dying_found = 0, open = 0;
    double in_dragons_of_one_fate = 0;  // stones that fare as most of their dragon

    void add(Status status, double kept, double lost) {
        const bool is_open = status == Status::critical || status == Status::unknown;
        stones += kept + lost;
        dying += lost;
        right += is_open ? (kept + lost) / 2 : status == Status::alive ? kept : lost;
        dying_found += is_open ? lost / 2 : status == Status::dead ? lost : 0;
        open += is_open ? kept + lost : 0;
        in_dragons_of_one_fate += std::max(kept, lost);
    }

    static double percent(double part, double of) { return of == 0 ? 0 : 100 * part / of; }

    std::string text() const {
        std::array<char, 120> text{};
        std::snprintf(text.data(), text.size(),
                      "%7.0f stones: right %5.2f %%, dying found %5.2f %%, open %4.2f %%, of one fate %5.2f %%", stones,
                      percent(right, stones), percent(dying_found, dying), percent(open, stones),
                      percent(in_dragons_of_one_fate, stones));
        return text.data();
    }
};

struct StonesOfDragon {
    double kept = 0, lost = 0;
};

StonesOfDragon fate_of(const Dragon& dragon, const board::Position& owners) {
    StonesOfDragon fate;
    for (const board::Vertex stone : dragon.stones) {
        if (owners.at(stone) == board::Colour::empty) continue;
        (owners.at(stone) == dragon.colour ? fate.kept : fate.lost) += 1;
    }
    return fate;
}

// Stones by the chance that was given to them, in tenths.
using Tenths = std::array<Count, 10>;

// With KATACHI_NIGHTLY=1 all of 800 positions, whose figures engine/position/DESIGN.md has.
TEST(CrudeStatuses, ForetellWhatBecomesOfStones) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    std::map<int, Count> by_move;
    Count all;
    Tenths tenths;
    for (const test::Outcome& outcome : test::outcomes(test::judged_outcomes_file, test::rounds(11, 1))) {
        Judged judged(outcome.position, outcome.to_move);
        const Dragons& dragons = judged.stages().dragons_before_life();
        const std::vector<Verdict>& verdicts = judged.stages().life();
        for (int number = 0; number < dragons.count(); ++number) {
            const Verdict& verdict = verdicts[static_cast<std::size_t>(number)];
            const StonesOfDragon fate = fate_of(dragons.number(number), outcome.owners);
            by_move[outcome.move].add(verdict.status, fate.kept, fate.lost);
            all.add(verdict.status, fate.kept, fate.lost);
            const auto tenth = std::min<std::size_t>(9, static_cast<std::size_t>(10 * verdict.chance_to_live));
            tenths[tenth].add(Status::alive, fate.kept, fate.lost);
        }
    }
    for (const auto& [move, count] : by_move) std::cout << "move " << move << ": " << count.text() << '\n';
    std::cout << "all: " << all.text() << '\n';
    for (std::size_t i = 0; i < tenths.size(); ++i)
        std::cout << "chance " << i << "/10: " << tenths[i].stones << " stones, "
                  << Count::percent(tenths[i].right, tenths[i].stones) << " % live\n";
    EXPECT_GT(all.stones, 3000);
    EXPECT_GE(Count::percent(all.right, all.stones), test::rounds(93, 94));
    EXPECT_GE(Count::percent(all.dying_found, all.dying), test::rounds(58, 63));
    EXPECT_LE(Count::percent(all.open, all.stones), 6);
}

}  // namespace
}  // namespace katachi::position
