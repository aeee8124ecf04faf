#include "compiler/sgf/line.h"

#include <gmock/gmock.h>

#include "compiler/sgf/reader.h"

namespace katachi::sgf {
namespace {

using testing::ElementsAre;

compiler::SgfTree tree_of(std::string_view text) {
    compiler::SgfCollection collection = compiler::read_sgf_collection("game.sgf", text);
    EXPECT_EQ(collection.games.size(), 1U) << text;
    return collection.games.empty() ? compiler::SgfTree() : std::move(collection.games.front());
}

// The moves of a line, "aa bb", or why there is none.
std::string moves_on(const compiler::SgfTree& tree, std::string_view path) {
    const auto steps = path.empty() ? compiler::SgfPath() : compiler::sgf_path(path).value();
    const auto line = compiler::line_of_path(tree, steps);
    if (const auto* error = std::get_if<std::string>(&line)) return *error;
    std::string moves;
    for (const compiler::SgfNodeIndex index : std::get<std::vector<compiler::SgfNodeIndex>>(line))
        for (const char* name : {"B", "W"})
            if (tree.node(index).find(name) != nullptr)
                moves += (moves.empty() ? "" : " ") + std::string(tree.node(index).text(name));
    return moves;
}

std::vector<std::string> paths_of(const compiler::SgfTree& tree, std::size_t most = 100) {
    std::vector<std::string> paths;
    for (const compiler::SgfPath& path : compiler::variation_paths(tree, most))
        paths.push_back(compiler::sgf_path_text(path));
    return paths;
}

TEST(SgfLines, PathsAreWrittenAsMovesAndVariations) {
    EXPECT_EQ(compiler::sgf_path("12.2"), (compiler::SgfPath{{12, 2}}));
    EXPECT_EQ(compiler::sgf_path("12.2,15.3"), (compiler::SgfPath{{12, 2}, {15, 3}}));
    EXPECT_EQ(compiler::sgf_path_text({{12, 2}, {15, 3}}), "12.2,15.3");
    for (const char* text : {"", "12", "12.", ".2", "0.2", "12.0", "-1.2", "12.2,", ",12.2", "12.2 ", "12.2/15.3",
                             "12.2.3", "99999999999.2"})
        EXPECT_EQ(compiler::sgf_path(text), std::nullopt) << text;
}

TEST(SgfLines, EveryVariationHasAPath) {
    const compiler::SgfTree tree =
        tree_of("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee])(;W[ff]))(;W[gg];B[hh](;W[ii])(;W[ab])))");
    EXPECT_EQ(moves_on(tree, ""), "aa bb cc dd");
    EXPECT_THAT(paths_of(tree), ElementsAre("4.2", "4.3", "2.2", "2.2,4.2"));
    EXPECT_EQ(moves_on(tree, "4.2"), "aa bb cc ee");
    EXPECT_EQ(moves_on(tree, "4.3"), "aa bb cc ff");
    EXPECT_EQ(moves_on(tree, "2.2"), "aa gg hh ii");
    EXPECT_EQ(moves_on(tree, "2.2,4.2"), "aa gg hh ab");
    EXPECT_EQ(moves_on(tree, "2.1,4.2"), "aa bb cc ee");
    EXPECT_THAT(paths_of(tree, 2), ElementsAre("4.2", "4.3"));
    EXPECT_THAT(paths_of(tree_of("(;B[aa];W[bb])")), ElementsAre());
}

TEST(SgfLines, PlacesBeforeOneMoveAreTakenOneAfterTheOther) {
    const compiler::SgfTree tree = tree_of("(;C[root](;C[set-up](;B[aa])(;B[bb]))(;B[cc]))");
    EXPECT_THAT(paths_of(tree), ElementsAre("1.1,1.2", "1.2"));
    EXPECT_EQ(moves_on(tree, "1.1,1.2"), "bb");
    EXPECT_EQ(moves_on(tree, "1.2"), "cc");
}

TEST(SgfLines, SayWhatIsNotThere) {
    const compiler::SgfTree tree = tree_of("(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))");
    EXPECT_EQ(moves_on(tree, "2.3"), "from move 2 on there are only 2 variations");
    EXPECT_EQ(moves_on(tree, "1.2"), "there are no variations from move 1 on");
    EXPECT_EQ(moves_on(tree, "2.2,3.2"), "there are no variations from move 3 on");
    EXPECT_EQ(moves_on(tree, "7.1"), "there are no variations from move 7 on");
}

TEST(SgfLines, ArePlayedAsTheMainLineIs) {
    const compiler::SgfTree tree = tree_of("(;SZ[9]PB[a\\]b]HA[two]AB[aa:ba](;W[bb])(;W[cc];AE[aa]PL[W];W[])(;W[zz]))");
    const auto line = compiler::line_of_path(tree, {{1, 2}});
    const Game game = compiler::game_of_line(tree, std::get<std::vector<compiler::SgfNodeIndex>>(line));
    EXPECT_EQ(game.size, 9);
    EXPECT_EQ(game.handicap, 2);
    EXPECT_EQ(game.black, "a]b");
    EXPECT_EQ(game.move_count(), 2);
    const auto position = std::get<SgfPosition>(position_before_move(game, 2));
    EXPECT_EQ(to_rows(position.board.position()).substr(0, 30), ".X......./........./..O....../");
    EXPECT_EQ(position.to_move, board::Colour::white);
}

TEST(SgfLines, DeepTreesTakeNoDeepStack) {
    std::string text = "(;SZ[9]";
    for (int i = 0; i < 40'000; ++i) text += i % 2 == 0 ? "(;B[aa])(;B[bb]" : "(;W[cc])(;W[dd]";
    const compiler::SgfTree tree = tree_of(text);
    const auto paths = compiler::variation_paths(tree, 3);
    ASSERT_EQ(paths.size(), 3U);
    EXPECT_EQ(compiler::sgf_path_text(paths[1]), "1.2,2.2");
}

TEST(SgfLines, GamesThatWereNotAskedForArePassedOver) {
    const std::string text = "mail (see below)\n(;C[1];B[aa])( ;C[2](;B[bb])(;B[cc])) (C[3]) text (;C[4";
    compiler::SgfTreeReader reader("games.sgf", compiler::decode_sgf(text));
    EXPECT_EQ(reader.pass_over(1), 1U);
    const auto second = reader.next();
    ASSERT_TRUE(second);
    EXPECT_EQ(second->root().text("C"), "2");
    EXPECT_EQ(second->root().offset, text.find(";C[2]"));
    EXPECT_TRUE(second->warnings.empty());
    EXPECT_EQ(reader.pass_over(0), 0U);
    EXPECT_EQ(reader.pass_over(9), 2U);
    EXPECT_FALSE(reader.next());
}

// Whatever stands between games, both ways to a game lead to the same one, with the same findings.
TEST(SgfLines, PassingOverFindsTheGamesThatReadingFinds) {
    for (const std::string text : {"(;C[1])(;C[2)])(;C[3]", "((;C[1])(A(;C[2]) ) x (B[aa]C[2])",
                                   "(;C[1];b[aa]--)\n( (\n;C[2]LB[zz:1]))(;C[3]x)y"}) {
        const compiler::SgfCollection whole = compiler::read_sgf_collection("games.sgf", text);
        ASSERT_GE(whole.games.size(), 2U) << text;
        for (std::size_t i = 1; i < whole.games.size(); ++i) {
            compiler::SgfTreeReader reader("games.sgf", compiler::decode_sgf(text));
            EXPECT_EQ(reader.pass_over(i), i) << text;
            const auto game = reader.next();
            ASSERT_TRUE(game) << text;
            EXPECT_TRUE(compiler::same_tree(*game, whole.games[i])) << text;
            ASSERT_EQ(game->warnings.size(), whole.games[i].warnings.size()) << text;
            for (std::size_t at = 0; at < game->warnings.size(); ++at) {
                EXPECT_EQ(game->warnings[at].offset, whole.games[i].warnings[at].offset) << text;
                EXPECT_EQ(game->warnings[at].message, whole.games[i].warnings[at].message) << text;
            }
            EXPECT_EQ(reader.pass_over(whole.games.size()), whole.games.size() - i - 1) << text;
        }
    }
}

}  // namespace
}  // namespace katachi::sgf
