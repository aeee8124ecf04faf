// Constraints and actions drawn at random, sound and faulty, mean as programs what they mean as trees.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "engine/match/blob/check_tables.h"
#include "tests/compiler/constraint/compared.h"
#include "tests/support/random_position.h"

namespace katachi::compiler {
namespace {

class RandomText {
  public:
    explicit RandomText(unsigned seed) : random_(seed) {}

    std::string expression(int depth) {
        if (depth == 0) return leaf();
        switch (below(8)) {
            case 0: return "!(" + expression(depth - 1) + ")";
            case 1: return "-(" + expression(depth - 1) + ")";
            case 2:
                return "((" + expression(depth - 1) + ") ? (" + expression(depth - 1) + ") : (" +
                       expression(depth - 1) + "))";
            case 3: return leaf();
            case 4: return chain(depth, "&&");
            case 5: return chain(depth, "||");
            default: return "(" + expression(depth - 1) + one_of(operators) + expression(depth - 1) + ")";
        }
    }

    std::string statement(int depth) {
        switch (depth == 0 ? below(3) : below(7)) {
            case 0: return "antisuji(" + point() + ");";
            case 1: return "replace(" + point() + "," + point() + ");";
            case 2: return call() + ";";
            case 3: return "return " + expression(2) + ";";
            case 4: return "{" + statement(depth - 1) + " " + statement(depth - 1) + "}";
            case 5: return "if (" + expression(2) + ") " + statement(depth - 1);
            default: return "if (" + expression(2) + ") { " + statement(depth - 1) + " } else " + statement(depth - 1);
        }
    }

  private:
    static constexpr std::array operators{"==", "!=", "<", "<=", ">", ">=", "+", " - "};
    static constexpr std::array constants{"WIN", "KO_A", "DEAD", "UNKNOWN", "color", "doing_scoring", "value"};
    static constexpr std::array numbers{"0", "1", "2", "3.5", ".5", "12."};
    static constexpr std::array points{"a", "b", "C", "*"};

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    template <typename Texts>
    std::string one_of(const Texts& texts) {
        return texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
    }

    std::string chain(int depth, const std::string& op) {
        std::string text = "(" + expression(depth - 1);
        for (int i = below(4); i >= 0; --i) text += " " + op + " " + expression(depth - 1);
        return text + ")";
    }

    std::string leaf() {
        if (below(4) == 0) return one_of(numbers);
        return below(6) == 0 ? one_of(constants) : call();
    }

    // Few different ones, so that they come again; one in two hundred points is faulty.
    std::string call() {
        switch (below(5)) {
            case 0: return "lib(" + point() + ")";
            case 1: return "attack(" + point() + ")";
            case 2: return "oplay_defend(" + point() + "," + (below(3) == 0 ? "?" : point()) + "," + point() + ")";
            case 3: return "some_function(" + point() + ")";
            default: return "safe_xmove(" + point() + ")";
        }
    }

    std::string point() { return below(200) == 0 ? "e" : one_of(points); }

    std::mt19937 random_;
};

TEST(RandomPrograms, MeanWhatTheirTreesMean) {
    const unsigned seed = test::test_seed();
    RandomText text(seed);
    int undecided = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string entry = "Pattern P\n\n?XO.\n.*..\nOX.o\n\n:8,-,value(7)\n\naCO.\n.*bd\nOX.o\n\n;";
        entry += text.expression(round % 5) + "\n";
        entry += "\n>" + text.statement(round % 4) + "\n>" + text.statement(round % 3) + "\n";
        const OnePattern one(entry);
        ASSERT_EQ(match::check_tables(one.tables()), "") << entry;
        for (unsigned lot = 0; lot < 4; ++lot) expect_programs_mean_trees(one.pattern(), 0, one.tables(), seed + lot);
        if (one.tables().constraints.programs[0].instruction_count == 1) ++undecided;
        ASSERT_FALSE(testing::Test::HasFailure()) << entry;
    }
    EXPECT_LT(undecided, 1500);
}

}  // namespace
}  // namespace katachi::compiler
