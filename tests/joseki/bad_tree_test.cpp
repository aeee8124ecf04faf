// No record, however broken, breaks the compiler of joseki trees.
#include <gtest/gtest.h>

#include <random>

#include "compiler/sgf/reader.h"
#include "tests/fuzz/joseki_promise.h"
#include "tests/support/random_position.h"

namespace katachi::joseki {
namespace {

std::string broken(const std::string& text) {
    return fuzz::broken_joseki_promise(compiler::read_sgf_collection("tree.sgf", text));
}

TEST(BadTree, KeepsThePromise) {
    const std::string begin = "(;GM[1]SZ[19];B[pd](;W[qf]MA[mj]";
    for (const std::string tail : {"C[S\n;(((]", "C[S\n;lib(A)==\n:(,)(]LB[qf:A]", "C[\\\\\n\\;lib(A)\\\n]", "N[]",
                                   "N[#\t;]C[#]", "N[a\nb c]C[U]", "C[U\n>]", "C[:]", "C[:,]", "C[;]", "C[S\n; \n;]",
                                   "LB[pd:A][pd:B]C[S\n;lib(A,B,C)]", "MA[aa:ss]", "C[S\n#\r#\n\r>if]", "AB[qf]AE[pd]",
                                   "B[qf]C[U\n;lib(z)]LB[mj:z]", "SQ[]MA[zz]", "N[Pattern x]C[T\n# Pattern y]"})
        EXPECT_EQ(broken(begin + tail + ")(;W[qd]MA[mg]))"), "") << tail;
    EXPECT_EQ(broken(begin + "C[U\n;lib(A)" + std::string("\0", 1) + "]LB[pd:A])(;W[qd]MA[mg]))"), "");
    EXPECT_EQ(broken(begin + "C[U\n#" + std::string(70'000, 'x') + "])(;W[qd]MA[mg]))"), "");
    EXPECT_EQ(broken(begin + "C[U\n;" + std::string(5'000, '(') + "])(;W[qd]MA[mg]))"), "");
}

TEST(BadTree, IsAsGoodAsOthersWhereverItsStonesLie) {
    const auto seed = katachi::test::test_seed();
    std::mt19937 random(seed);
    const auto point = [&] {
        return std::string{static_cast<char>('a' + random() % 19), static_cast<char>('a' + random() % 19)};
    };
    for (int round = 0; round < 200; ++round) {
        std::string text = "(;SZ[19]AB[" + point() + "]AW[" + point() + "]";
        for (int node = 0; node < 20; ++node) {
            const bool forks = random() % 4 == 0;
            text += std::string(forks ? "(" : "") + ";" + (random() % 2 == 0 ? "B[" : "W[") + point() + "]MA[" +
                    point() + "]";
            text += std::string("C[") + "USjt0xT\n"[random() % 8] + "\n;lib(A)>1]LB[" + point() + ":A]" +
                    (forks ? ")" : "");
        }
        ASSERT_EQ(broken(text + ")"), "") << "seed " << seed << ": " << text;
    }
}

TEST(BadTree, KeepsThePromiseWhenMutated) {
    const std::string tree =
        "(;SZ[19];B[qd]\n(;W[oc]MA[mg]C[S]\n;B[pe]SQ[mg]LB[qd:a]N[low kosumi]C[j\n# Slow, never bad\\]\n:-,shape(-3)\n"
        ";lib(a)>=3 && (attack(*) || !oplay(*,?))\n>antisuji(a); return 1;])\n"
        "(;W[od]MA[mg];B[tt];AB[aa:bb]AE[qd];W[qe]MA[mg]C[U]))";
    const std::string bytes = "();[]\\:#>*.,?!&|<=\n\t ABMCNLWS0atjUtx9\xc3\xa9";
    const auto seed = katachi::test::test_seed();
    std::mt19937 random(seed);
    const auto below = [&](std::size_t count) { return random() % count; };
    for (int round = 0; round < 500; ++round) {
        std::string text = tree;
        for (std::size_t edits = 1 + below(6); edits > 0; --edits) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
                case 0: text.erase(at, 1 + below(5)); break;
                case 1: text.insert(at, 1, bytes[below(bytes.size())]); break;
                case 2: text[at] = bytes[below(bytes.size())]; break;
                default: text.insert(at, text.substr(below(text.size()), below(30)));
            }
        }
        ASSERT_EQ(broken(text), "") << "seed " << seed << ", round " << round << ": " << text;
    }
}

TEST(BadTree, IsReadInTimeWhereItIsDeep) {
    std::string text = "(;SZ[19]";
    for (int depth = 0; depth < 20'000; ++depth) text += "(;B[pd](;W[qf]C[S])";
    EXPECT_EQ(broken(text), "");
    EXPECT_EQ(broken(text + ";W[qd]MA[mg]"), "");
}

}  // namespace
}  // namespace katachi::joseki
