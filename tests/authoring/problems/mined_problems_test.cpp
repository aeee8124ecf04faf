// Problems in a folder: written, counted, read back, refused.
#include "tools/authoring/problems/mined_problems.h"

#include <gmock/gmock.h>

#include <fstream>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

namespace fs = std::filesystem;

GameProblem problem(const std::string& code, Found found) {
    GameProblem made;
    made.code = code;
    made.found = found;
    made.move = 37;
    made.added_walls = 2;
    made.position.put(board::vertex_at(3, 3), board::Colour::white);
    made.local = {.stones = board::VertexSet::of(board::vertex_at(3, 3)), .region = {}, .solver = board::Colour::black};
    made.proof.solution = board::vertex_at(2, 3);
    made.proof.depth = 3;
    made.proof.right = {.colour = board::Colour::black, .move = board::vertex_at(2, 3), .next = {}};
    made.proof.wrong = {{.colour = board::Colour::black, .move = board::vertex_at(4, 3), .next = {}}};
    return made;
}

std::string text_of(const fs::path& path) { return std::string(base::read_file(path)->text()); }

TEST(MinedProblems, CountsWhatCameUpAgain) {
    MinedProblems mined;
    mined.add("a.sgf", {problem("one", Found::solved), problem("two", Found::left)});
    mined.add("b.sgf", {problem("one", Found::missed)});
    ASSERT_EQ(mined.problems().size(), 2U);
    EXPECT_EQ(mined.problems()[0].found, (std::array{1, 1, 0}));
    EXPECT_EQ(mined.problems()[0].game, "a.sgf");
    EXPECT_EQ(mined.share_of(ProblemKind::kill, 3).solved, 1);
    EXPECT_EQ(mined.share_of(ProblemKind::kill, 3).moved, 2);
    EXPECT_EQ(mined.share_of(ProblemKind::live, 3).moved, 0);
}

TEST(MinedProblems, AreReadBackAsTheyWereWritten) {
    const test::TemporaryFolder folder;
    MinedProblems mined;
    mined.add("a\tb.sgf", {problem("one", Found::solved)});
    mined.count_game();
    mined.write(folder.path(), "games; every 4");
    const std::string index = text_of(folder.path() / "problems.tsv"), file = text_of(folder.path() / "kill-one.sgf");
    EXPECT_THAT(file, testing::HasSubstr("Black to play: kill the marked stones."));
    EXPECT_THAT(file, testing::HasSubstr("Solved by 1 of 1"));
    MinedProblems again = MinedProblems::read(folder.path(), "games; every 4");
    EXPECT_EQ(again.games(), 1U);
    again.write(folder.path(), "games; every 4");
    EXPECT_EQ(text_of(folder.path() / "problems.tsv"), index);
    EXPECT_EQ(text_of(folder.path() / "kill-one.sgf"), file);
    again.add("c.sgf", {problem("one", Found::missed)});
    again.write(folder.path(), "games; every 4");
    EXPECT_THAT(text_of(folder.path() / "kill-one.sgf"), testing::HasSubstr("Solved by 1 of 2"));
}

TEST(MinedProblems, OfOtherGamesOrDamagedOnesAreRefused) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(MinedProblems::read(folder.path(), "games").games(), 0U);
    MinedProblems mined;
    mined.add("a.sgf", {problem("one", Found::solved)});
    mined.write(folder.path(), "games");
    EXPECT_THROW(MinedProblems::read(folder.path(), "other games"), base::FileError);
    std::ofstream(folder.path() / "problems.tsv", std::ios::app) << "nonsense\n";
    EXPECT_THROW(MinedProblems::read(folder.path(), "games"), base::FileError);
    mined.write(folder.path(), "games");
    std::ofstream(folder.path() / "kill-one.sgf") << "nonsense\n";
    EXPECT_THROW(MinedProblems::read(folder.path(), "games"), base::FileError);
    fs::remove(folder.path() / "kill-one.sgf");
    EXPECT_THROW(MinedProblems::read(folder.path(), "games"), base::FileError);
}

}  // namespace
}  // namespace katachi::authoring
