// The values of eye spaces of real games against the judge, who plays with their real surroundings.
#include <gtest/gtest.h>

#include <map>

#include "tests/eyespaces/judged_space.h"
#include "tests/eyespaces/sampled_spaces.h"
#include "tests/support/golden.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"

namespace katachi::eyespaces {
namespace {

constexpr int most_points = 8;

std::size_t most_positions() { return static_cast<std::size_t>(test::rounds(50'000, 300'000)); }

struct Tally {
    std::array<int, 3> verdicts{};
    std::map<int, std::array<int, 3>> by_size;
    std::map<std::string, std::array<int, 2>> causes;  // where the judge finds fewer eyes, and more
    std::string unexplained;

    void add(const SampledSpace& sampled, const JudgedSpace& judge) {
        const EyeSpace& space = sampled.question.space;
        const auto verdict = static_cast<std::size_t>(judge.verdict);
        ++verdicts[verdict];
        ++by_size[space.size()][verdict];
        if (judge.verdict == JudgedSpace::Verdict::differs) ++causes[judge.cause][finds_more(judge, space) ? 1 : 0];
        if (judge.cause == "unexplained")
            unexplained += "game " + std::to_string(sampled.game) + ", move " + std::to_string(sampled.move) + ", " +
                           board::vertex_name(space.region.points.first(), sampled.question.board.size()) + "\n";
    }

    std::string text() const {
        std::string text = "seed " + std::to_string(usual_seed) + "\npoints\tagree\tdiffer\ttoo large\n";
        const auto line = [&](const std::string& name, const std::array<int, 3>& counts) {
            text += name;
            for (const int count : counts) text += "\t" + std::to_string(count);
            text += "\n";
        };
        for (const auto& [size, counts] : by_size) line(std::to_string(size), counts);
        line("all", verdicts);
        text += "\nfewer\tmore eyes than the value says, by cause\n";
        for (const auto& [cause, counts] : causes)
            text += std::to_string(counts[0]) + "\t" + std::to_string(counts[1]) + "\t" + cause + "\n";
        return text + unexplained;
    }

    // The judge finds more where the attacker begins, or, if that is the same, where the owner does.
    static bool finds_more(const JudgedSpace& judge, const EyeSpace& space) {
        return judge.worths > stated_worths(space);
    }
};

// With KATACHI_NIGHTLY=1 all of the 10,000 spaces whose figures engine/eyespaces/MEASURED.md has.
TEST(RealSpaces, DifferFromTheirLocalGamesForTheseCauses) {
    KATACHI_NEEDS(test::bulk_games_file);
    const int count = test::rounds(100, 10'000);
    Tally tally;
    visit_sampled_spaces(static_cast<std::size_t>(count), most_points, usual_seed, [&](const SampledSpace& sampled) {
        tally.add(sampled, judged(sampled.question, most_positions()));
    });
    const std::string text = tally.text();
    EXPECT_EQ(text, test::golden(KATACHI_EYESPACES_FOLDER "/real_spaces_" + std::to_string(count) + ".txt", text));
    EXPECT_EQ(tally.unexplained, "");
}

// The local game itself, laid out in cells and played by the rules of Go.
TEST(RealSpaces, AgreeWithTheirLocalGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    int compared = 0;
    const auto count = static_cast<std::size_t>(test::rounds(100, 10'000));
    visit_sampled_spaces(count, most_points, usual_seed, [&](const SampledSpace& sampled) {
        const EyeSpace& space = sampled.question.space;
        if (!space.worth.is_solved()) return;
        const auto found = judged_worths(sampled.question, idealised::all, Kos::as_they_are, most_positions());
        if (!found) return;
        ++compared;
        EXPECT_EQ(*found, stated_worths(space))
            << "game " << sampled.game << " before move " << sampled.move << ", the space of "
            << board::vertex_name(space.region.points.first(), sampled.question.board.size()) << " "
            << match::eye_value_text(space.worth.value);
    });
    EXPECT_GT(compared, 80);
}

}  // namespace
}  // namespace katachi::eyespaces
