#include "tools/authoring/games/named_game.h"

#include <gmock/gmock.h>
#include <zlib.h>

#include <filesystem>

#include "base/files/file_error.h"
#include "engine/sgf/warning_text.h"
#include "tests/support/needs.h"
#include "tests/support/temporary_folder.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {
namespace {

using testing::HasSubstr;

constexpr const char* three_games = "mail\n(;SZ[5];B[aa])(;SZ[9]PB[Kuro];B[bb];W[zz](;B[cc])(;B[dd];W[ee]))(;SZ[13])";

template <typename Work>
std::string error_of(const Work& work) {
    try {
        work();
    } catch (const base::FileError& error) {
        return error.what();
    }
    return "";
}

TEST(NamedGame, IsReadAloneAsItIsAmongTheOthers) {
    const test::TemporaryFolder folder;
    const std::string file = folder.write("games.sgf", three_games).string();
    const AskedGames all = read_asked_games(file, "");
    ASSERT_EQ(all.collection.games.size(), 3U);
    for (std::size_t number = 1; number <= 3; ++number) {
        const AskedGames one = read_asked_games(file + "#" + std::to_string(number), "");
        ASSERT_EQ(one.collection.games.size(), 1U);
        const compiler::SgfTree& game = one.collection.games.front();
        const compiler::SgfTree& same = all.collection.games[number - 1];
        EXPECT_EQ(one.name_of(0), all.name_of(number - 1));
        EXPECT_TRUE(compiler::same_tree(game, same));
        ASSERT_EQ(game.warnings.size(), same.warnings.size());
        for (std::size_t i = 0; i < game.warnings.size(); ++i) {
            EXPECT_EQ(game.warnings[i].offset, same.warnings[i].offset);
            EXPECT_EQ(game.warnings[i].message, same.warnings[i].message);
        }
    }
    EXPECT_EQ(read_asked_game(file, "").name_of(0), file + "#1");
    EXPECT_EQ(error_of([&] { read_asked_games(file + "#4", ""); }),
              file + ": there is no game #4; games in the file: 3");
    EXPECT_EQ(error_of([&] { read_position(file + "#4", {}); }), file + ": there is no game #4; games in the file: 3");
}

TEST(NamedGame, HasANumberFromOne) {
    const test::TemporaryFolder folder;
    const std::string file = folder.write("games.sgf", three_games).string();
    for (const char* number : {"#0", "#-1", "#x", "#"})
        EXPECT_EQ(error_of([&] { sgf::split_game_number(file + number); }),
                  file + number + ": games are counted from 1; the first one of the file is " + file + "#1");
    EXPECT_EQ(sgf::split_game_number("nowhere.sgf#0").file, "nowhere.sgf#0");
    const std::string odd = folder.write("odd#0", three_games).string();
    EXPECT_EQ(sgf::split_game_number(odd).file, odd);
}

TEST(NamedGame, TellsWhereItsFileIsWrong) {
    const FoundLine found = find_line(three_games, {.file = "games.sgf", .number = 2});
    ASSERT_EQ(found.game.warnings.size(), 1U);
    EXPECT_EQ(found.source->path() + ":" + warning_text(found.game.warnings.front(), *found.source),
              "games.sgf:2:39: a move that is no point of the board");
}

TEST(NamedGame, HasVariationsThatPositionsAreAskedOf) {
    const test::TemporaryFolder folder;
    const std::string file = folder.write("games.sgf", three_games).string();
    const AskedPosition end = read_position(file + "#2", {}, "2.2");
    EXPECT_EQ(end.source, file + "#2, path 2.2, last position (after move 3)");
    EXPECT_EQ(end.position.at(board::vertex_at(3, 3)), board::Colour::black);
    EXPECT_EQ(end.position.at(board::vertex_at(2, 2)), board::Colour::empty);
    EXPECT_EQ(read_position(file + "#2", 2, "2.2").source, file + "#2, path 2.2, before move 2");
    EXPECT_EQ(error_of([&] { read_position(file + "#2", {}, "9.2"); }),
              file + "#2, path 9.2: there are no variations from move 9 on; katachi sgf info shows paths");
    EXPECT_THAT(error_of([&] { read_position(file + "#2", {}, "9"); }), HasSubstr("write it as MOVE.VARIATION"));
}

TEST(NamedGame, IsFoundInACompressedFile) {
    const test::TemporaryFolder folder;
    const std::string file = (folder / "games.sgf.gz").string();
    const gzFile packed = gzopen(file.c_str(), "wb");
    ASSERT_GT(gzputs(packed, three_games), 0);
    ASSERT_EQ(gzclose(packed), Z_OK);
    EXPECT_EQ(read_position(file + "#3", {}).position.size, 13);
    EXPECT_EQ(read_asked_games(file + "#2", "").collection.games.front().root().text("PB"), "Kuro");
    folder.write("broken.sgf.gz", "no gzip");
    EXPECT_EQ(read_file_or_input((folder / "broken.sgf.gz").string()), "no gzip");
    EXPECT_THAT(error_of([&] { read_file_or_input((folder / "nowhere.sgf.gz").string()); }), HasSubstr("nowhere"));
}

// All games of a real collection have the same number however they are counted.
TEST(NamedGame, IsFoundInUtf16) {
    using namespace std::string_literals;
    const test::TemporaryFolder folder;
    folder.write("wide.sgf", "\xff\xfe(\0;\0S\0Z\0[\0009\0]\0;\0B\0[\0c\0c\0]\0)\0"s);
    const std::string file = (folder / "wide.sgf").string();
    EXPECT_EQ(find_line(read_file_or_input(file), {file, std::nullopt}).game.move_count(), 1);
    EXPECT_EQ(read_asked_games(file, "").collection.source->text(), "(;SZ[9];B[cc])");
}

TEST(NamedGame, IsTheSameForBothReaders) {
    KATACHI_NEEDS(test::bulk_games_file);
    const std::string file = (test::shared_data() / test::bulk_games_file).string();
    const std::string text = read_file_or_input(file);
    for (const std::size_t number : {1U, 17U, 9000U, 11365U}) {
        const sgf::NamedGame named{file, number};
        const AskedGames asked = read_asked_games(file + "#" + std::to_string(number), "");
        EXPECT_EQ(asked.in_file, 11365U);
        const FoundLine line = find_line(text, named);
        EXPECT_EQ(line.game.black, asked.collection.games.front().root().text("PB"));
        EXPECT_EQ(line.name, asked.name_of(0));
    }
}

}  // namespace
}  // namespace katachi::authoring
