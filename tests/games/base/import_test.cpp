// Imports into a base: what is kept, passed over, replaced and linked, and that an import that was stopped comes to the
// same as one that was not.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <atomic>
#include <random>

#include "base/files/file_error.h"
#include "compiler/sgf/writer.h"
#include "games/base/base_moves.h"
#include "games/base/game_filter.h"
#include "games/base/import_session.h"
#include "tests/games/base/base_dump.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

struct Text {
    std::string path;
    std::string text;
};

ImportReport import(const std::filesystem::path& folder, const std::vector<Text>& texts, ImportHooks hooks = {}) {
    const GameBase base = GameBase::open(folder, GameBase::Access::write);
    ImportSession session(base, std::move(hooks));
    for (const Text& text : texts)
        if (!session.add_text(text.path, "", text.text)) break;
    ImportReport report = session.finish();
    base.settle();
    return report;
}

std::vector<ToldGame> all_told(const std::filesystem::path& folder) {
    const GameBase base = GameBase::open(folder, GameBase::Access::read);
    return told_games(base, filtered_games(base, {.with_duplicates = true}));
}

std::vector<std::int64_t> originals(const std::filesystem::path& folder) {
    std::vector<std::int64_t> numbers;
    for (const ToldGame& game : all_told(folder)) numbers.push_back(game.duplicate_of.value_or(0));
    return numbers;
}

std::int64_t remarks(const ImportReport& report, ImportRemark remark) {
    return report.remarks[static_cast<std::size_t>(remark)];
}

TEST(Import, TellsWhatRecordsSay) {
    const test::TemporaryFolder folder;
    import(folder / "base",
           {{ "a.sgf",
              "(;SZ[9]PB[Ann \\]x]BR[九段]PW[Bob\nB]DT[2016年7月3日]RE[白胜3目半]KM[375]RU[中国]EV[Cup]"
              "PC[Tokyo]AB[cc][gg];W[dd];B[ee])" }});
    const auto told = all_told(folder / "base");
    ASSERT_EQ(told.size(), 1U);
    const ToldGame& game = told[0];
    EXPECT_EQ(game.source, "a.sgf");
    EXPECT_EQ(game.headers.black, "Ann ]x");
    EXPECT_EQ(game.headers.white, "Bob B");
    EXPECT_EQ(game.headers.black_rank->text(), "9d");
    EXPECT_EQ(game.headers.date->text(), "2016-07-03");
    EXPECT_EQ(game.result, "W+3.5");
    EXPECT_EQ(game.headers.komi, 7.5);
    EXPECT_EQ(game.headers.rules, "Chinese");
    EXPECT_EQ(game.headers.event, "Cup");
    EXPECT_EQ(game.headers.handicap, 2);
    EXPECT_EQ(game.headers.moves, 2);
    EXPECT_EQ(game.written_or("PC", ""), "Tokyo");
    EXPECT_EQ(game.written_or("RE", ""), "白胜3目半");
    EXPECT_EQ(game.written_or("KM", ""), "375");
}

TEST(Import, TellsHowMuchIsStored) {
    const test::TemporaryFolder folder;
    const std::string game = "(;SZ[9];B[cd])";
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::write);
    std::vector<double> shares;
    const auto note = [&](const ImportReport& report) { shares.push_back(report.share); };
    ImportSession session(base, {.games_per_segment = 2, .progress = note});
    session.add_text("a.sgf", "", game + game + game + game, 0.5);
    session.add_text("b.sgf", "", game, 0.75);
    session.add_text("c.sgf", "", game + game + "\n\n", 1);
    session.finish();
    EXPECT_EQ(shares, (std::vector<double>{0.25, 0.5, 0.75 + 0.25 * 14 / 30, 1}));

    shares.clear();
    ImportSession again(base, {.games_per_segment = 2, .progress = note});
    again.add_text("a.sgf", "", game + game + game + game, 0.5);
    again.add_text("d.sgf", "", game + game + game + game, 1);
    again.finish();
    EXPECT_EQ(shares, (std::vector<double>{0.75, 1, 1})) << "behind what is unchanged";
}

TEST(Import, ReadsNamesInTheirEncoding) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{"gb.sgf", "(;CA[GB18030]PB[\xba\xab]RE[\xba\xda\xd6\xd0\xc5\xcc\xca\xa4];B[cc])"},
                             {"sjis.sgf",
                              "(;PB[\x90\x5c\xe1\xc1\x83\x5c]PW[\x93\xfc\x94\x8e\x94\xf2]BR[\x8b\xe3\x92\x69]"
                              "RE[\x8d\x95\x92\x86\x89\x9f\x82\xb5\x8f\x9f\x82\xbf];B[dd])"},
                             { "utf16.sgf",
                               std::string("\xff\xfe(\0;\0P\0B\0[\0\x4b\x8d]\0;\0B\0[\0e\0e\0]\0)\0", 30) }});
    const auto told = all_told(folder / "base");
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[0].headers.black, "韩");
    EXPECT_EQ(told[0].result, "B+R");
    EXPECT_EQ(told[1].result, "B+R");
    EXPECT_EQ(told[1].headers.black_rank->text(), "9d");
    EXPECT_EQ(told[2].headers.black, "赋");
}

TEST(Import, KeepsControlCharactersOutOfNames) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{ "a.sgf", "(;PB[A\x1b[31m\\]B]PW[\x07x];B[cc])" }});
    const auto told = all_told(folder / "base");
    ASSERT_EQ(told.size(), 1U);
    for (const char c : told[0].headers.black + told[0].headers.white) EXPECT_GE(static_cast<unsigned char>(c), ' ');
}

// A game of a damaged base could be looked for far outside of its segment.
TEST(BaseMoves, RefuseSegmentsThatDoNotFollowOneAnother) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{"a.sgf", "(;SZ[9];B[cc])"}, { "b.sgf", "(;SZ[9];B[dd])" }}, {.games_per_segment = 1});
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::read);
    EXPECT_EQ(BaseMoves(base).game(2).move_count(), 1);
    for (const int first : {-1, 0, 1, 3}) {
        base.connection().exec("UPDATE segment SET first_game = " + std::to_string(first) + " WHERE number = 2");
        EXPECT_THROW(BaseMoves{base}, base::FileError) << first;
    }
}

TEST(Import, PassesOverWhatIsUnchangedAndReplacesWhatChanged) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{"a.sgf", "(;B[cc];W[dd])"}, { "b.sgf", "(;B[ee];W[cc])" }});
    const std::string before = base_dump(folder / "base");
    const ImportReport again = import(folder / "base", {{"a.sgf", "(;B[cc];W[dd])"}, {"b.sgf", "(;B[ee];W[cc])"}});
    EXPECT_EQ(again.unchanged, 2);
    EXPECT_EQ(again.games, 0);
    EXPECT_EQ(base_dump(folder / "base"), before);

    const ImportReport changed =
        import(folder / "base", {{"a.sgf", "(;PB[New];B[cc];W[dd])"}, {"b.sgf", "(;B[ee];W[cc])"}});
    EXPECT_EQ(changed.replaced, 1);
    EXPECT_EQ(changed.games, 1);
    const auto told = all_told(folder / "base");
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0].number, 2);
    EXPECT_EQ(told[1].number, 3);
    EXPECT_EQ(told[1].headers.black, "New");
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::read);
    EXPECT_EQ(uncounted_games(base), (std::vector<std::int64_t>{1})) << "its moves are still in their segment";
}

// Turned by 180 degrees and with colours exchanged; one goes on where the first ends.
TEST(Import, LinksGamesWithTheSameMoves) {
    const test::TemporaryFolder folder;
    const ImportReport report = import(folder / "base", {{"a.sgf", "(;SZ[9];B[cd];W[dd])"},
                                                         {"b.sgf", "(;SZ[9];B[gf];W[ff])(;SZ[9];W[cd];B[dd])"},
                                                         {"c.sgf", "(;SZ[9];B[cd];W[dd];B[ee])"}});
    EXPECT_EQ(report.duplicates, 2);
    EXPECT_EQ(originals(folder / "base"), (std::vector<std::int64_t>{0, 1, 1, 0}));
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::read);
    EXPECT_EQ(counted_games(base), 2);
    EXPECT_EQ(uncounted_games(base), (std::vector<std::int64_t>{2, 3}));
    EXPECT_EQ(filtered_games(base, {}), (std::vector<std::int64_t>{1, 4}));
}

TEST(Import, LinksDuplicatesAnewWhereTheFirstIsReplaced) {
    const test::TemporaryFolder folder;
    const std::string same = "(;SZ[9];B[cd];W[dd])";
    import(folder / "base", {{"a.sgf", same}, {"b.sgf", same}, { "c.sgf", same }});
    EXPECT_EQ(originals(folder / "base"), (std::vector<std::int64_t>{0, 1, 1}));
    import(folder / "base", {{"a.sgf", "(;SZ[9];B[ee])"}, {"b.sgf", same}, { "c.sgf", same }});
    EXPECT_EQ(originals(folder / "base"), (std::vector<std::int64_t>{0, 2, 0}));
}

// A million in nightly runs, in two sources.
TEST(Import, CountsMoreDuplicatesThanASegmentHolds) {
    const test::TemporaryFolder folder;
    const int games = test::rounds(5'000, 1'000'000);
    std::string text;
    for (int i = 0; i < games / 2; ++i) text += "(;SZ[9]PB[p" + std::to_string(i % 9) + "];B[cd];W[dd])";
    const ImportReport report = import(folder / "base", {{"a.sgf", text}, {"b.sgf", text + "(;SZ[9];B[ee])"}});
    EXPECT_EQ(report.games, games + 1);
    EXPECT_EQ(report.duplicates, games - 1);
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::read);
    EXPECT_EQ(counted_games(base), 2);
    EXPECT_EQ(filtered_games(base, {}), (std::vector<std::int64_t>{1, games + 1}));
    EXPECT_EQ(uncounted_games(base).size(), static_cast<std::size_t>(games - 1));
}

TEST(Import, ReadsATextThatIsNamedTwiceOnce) {
    const test::TemporaryFolder folder;
    const ImportReport report = import(folder / "base", {{"a.sgf", "(;B[cc])"}, {"a.sgf", "(;B[cc])"}});
    EXPECT_EQ(report.sources, 1);
    EXPECT_EQ(report.games, 1);
    EXPECT_EQ(report.duplicates, 0);
}

TEST(Import, DoesNotLinkGamesWithoutMoves) {
    const test::TemporaryFolder folder;
    const ImportReport report = import(folder / "base", {{"a.sgf", "(;PB[A]RE[B+R])(;PB[B]RE[W+R])"}});
    EXPECT_EQ(report.games, 2);
    EXPECT_EQ(report.duplicates, 0);
}

TEST(Import, TellsOfEachKindOfTrouble) {
    const test::TemporaryFolder folder;
    const ImportReport report =
        import(folder / "base", {{"none.sgf", "no game here"},
                                 {"other.sgf", "(;SZ[19:13];B[cc])(;GM[2];B[cc])(;SZ[9];B[cc])"},
                                 {"odd.sgf", "(;RE[B+R W+R];B[cd])(;RE[hm]HA[hm]KM[hm];B[ce])(;DT[?];B[zz])"}});
    EXPECT_EQ(report.games, 4);
    EXPECT_EQ(remarks(report, ImportRemark::no_game), 1);
    EXPECT_EQ(remarks(report, ImportRemark::other_board), 2);
    EXPECT_EQ(remarks(report, ImportRemark::contradicting), 1);
    EXPECT_EQ(remarks(report, ImportRemark::unread_result), 1);
    EXPECT_EQ(remarks(report, ImportRemark::unread_date), 1);
    EXPECT_EQ(remarks(report, ImportRemark::unread_moves), 1);
    EXPECT_EQ(report.examples[static_cast<std::size_t>(ImportRemark::other_board)],
              (std::vector<std::string>{"other.sgf#1", "other.sgf#2"}));
    EXPECT_EQ(import(folder / "base", {{"none.sgf", "no game here"}}).unchanged, 1);
}

TEST(Import, NamesTheFirstFewGamesOfEachTrouble) {
    const test::TemporaryFolder folder;
    const std::string odd = "(;RE[hm];B[cd])";
    const ImportReport report =
        import(folder / "base", {{"odd.sgf", odd + odd + odd + odd + "(;RE[?];B[ce])"}}, {.games_per_segment = 1});
    EXPECT_EQ(remarks(report, ImportRemark::unread_result), 4);
    EXPECT_EQ(report.examples[static_cast<std::size_t>(ImportRemark::unread_result)],
              (std::vector<std::string>{"odd.sgf#1", "odd.sgf#2", "odd.sgf#3"}));
}

TEST(Import, ReadsATextAgainInAnotherEncoding) {
    const test::TemporaryFolder folder;
    const Text text{"a.sgf", "(;PB[\xba\xab];B[cc])"};
    import(folder / "base", {text}, {.encoding = "GB18030"});
    const ImportReport other = import(folder / "base", {text}, {.encoding = "ISO-8859-1"});
    EXPECT_EQ(other.replaced, 1);
    ASSERT_EQ(all_told(folder / "base").size(), 1U);
    EXPECT_EQ(all_told(folder / "base")[0].headers.black, "º«");
}

TEST(Import, TellsTheIndexWhoWonAndWhen) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{ "a.sgf", "(;RE[白胜3目半]DT[1996-12-27,1997-01-03];B[cc])(;B[ce])" }});
    const Segment segment(GameBase::open(folder / "base", GameBase::Access::read).segment_path(1));
    EXPECT_EQ(segment.winner(0), board::Colour::white);
    EXPECT_EQ(segment.year(0), 1996);
    EXPECT_EQ(segment.winner(1), std::nullopt);
    EXPECT_EQ(segment.year(1), 0);
}

TEST(Import, TakesACommentOfTenMegabytes) {
    const test::TemporaryFolder folder;
    const ImportReport report =
        import(folder / "base", {{"a.sgf", "(;PB[A]C[" + std::string(10 << 20, 'x') + "];B[cc])(;B[dd])"}});
    EXPECT_EQ(report.games, 2);
}

TEST(Import, GivesRecordsBackAsTheyWere) {
    const test::TemporaryFolder folder;
    const std::string text =
        "(;SZ[13]PB[A\\]]RE[B+R]DT[1862]PL[W]AB[cc][dc]AW[cd];W[ee];B[];AE[cc]AB[ff];W[gg];W[hh];B[tt])";
    import(folder / "base", {{ "a.sgf", text }});
    const GameBase base = GameBase::open(folder / "base", GameBase::Access::read);
    const auto told = all_told(folder / "base");
    ASSERT_EQ(told.size(), 1U);
    const std::string written = compiler::sgf_text(record_of(told[0], BaseMoves(base).game(1)));
    sgf::SgfReader before(text), after(written);
    const auto first = before.next();
    const auto second = after.next();
    ASSERT_TRUE(second.has_value());
    EXPECT_EQ(second->black, first->black);
    EXPECT_EQ(second->result, first->result);
    EXPECT_EQ(second->date, first->date);
    ASSERT_EQ(second->events.size(), first->events.size());
    for (std::size_t i = 0; i < first->events.size(); ++i) {
        EXPECT_EQ(second->events[i].kind, first->events[i].kind) << i << written;
        EXPECT_EQ(second->events[i].colour, first->events[i].colour) << i;
        EXPECT_EQ(second->events[i].vertex, first->events[i].vertex) << i;
    }
}

TEST(BaseMoves, RefuseGamesThatAreNotThere) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{ "a.sgf", "(;B[cc])(;B[dd])" }});
    const BaseMoves moves(GameBase::open(folder / "base", GameBase::Access::read));
    EXPECT_EQ(moves.game(2).move_count(), 1);
    for (const std::int64_t number : {0, 3}) {
        try {
            moves.game(number);
            ADD_FAILURE() << number;
        } catch (const base::FileError& error) {
            EXPECT_NE(std::string(error.what()).find("stands in no segment"), std::string::npos) << error.what();
        }
    }
}

// Games of some moves each, some of them equal.
std::vector<Text> random_texts(std::mt19937& random) {
    const auto below = [&](int limit) { return std::uniform_int_distribution(0, limit - 1)(random); };
    std::vector<Text> texts;
    for (int file = 0; file < 12; ++file) {
        std::string text;
        for (int games = below(20); games > 0; --games) {
            text += "(;SZ[9]PB[p" + std::to_string(below(5)) + "]DT[" + std::to_string(1900 + below(100)) + "]";
            for (int moves = below(4); moves > 0; --moves)
                text +=
                    std::string(";B[") + static_cast<char>('a' + below(9)) + static_cast<char>('a' + below(9)) + "]";
            text += ")";
        }
        texts.push_back({"f" + std::to_string(file) + ".sgf", text});
    }
    return texts;
}

TEST(Import, ComesToTheSameWhereverItWasStopped) {
    std::mt19937 random(test::test_seed());
    for (int round = test::rounds(3, 100); round > 0; --round) {
        const test::TemporaryFolder folder;
        const auto texts = random_texts(random);
        import(folder / "whole", texts, {.games_per_segment = 8});
        const std::string whole = base_dump(folder / "whole");
        int imports = 0;
        for (bool is_stopped = true; is_stopped; ++imports) {
            std::atomic<bool> stop = false;
            const int batches = std::uniform_int_distribution(0, 4)(random);
            int done = 0;
            const auto stop_soon = [&](const ImportReport&) {
                if (++done > batches) stop = true;
            };
            import(folder / "parts", texts,
                   {.workers = 1 + imports % 3, .games_per_segment = 8, .stop = &stop, .progress = stop_soon});
            is_stopped = stop;
        }
        EXPECT_GT(imports, 1);
        EXPECT_EQ(base_dump(folder / "parts"), whole);
    }
}

TEST(Import, RemovesTheSegmentOfAKilledImport) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{ "a.sgf", "(;B[cc])" }});
    const std::string whole = base_dump(folder / "base");
    folder.write("base/segment-00002.games", "half a segment");
    import(folder / "base", {});
    EXPECT_EQ(base_dump(folder / "base"), whole);
}

TEST(Import, RefusesAFolderWithOtherFiles) {
    const test::TemporaryFolder folder;
    folder.write("a.sgf", "(;B[cc])");
    EXPECT_THROW(GameBase::open(folder.path(), GameBase::Access::write), base::FileError);
    EXPECT_THROW(GameBase::open(folder.path(), GameBase::Access::read), base::FileError);
    EXPECT_THROW(GameBase::open(folder / "a.sgf", GameBase::Access::write), base::FileError);
}

TEST(Import, LeavesNoEmptyBaseWhereTheDiskIsFull) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "old");
    const test::FileSizeLimit limit(0);
    EXPECT_THROW(GameBase::open(folder / "new", GameBase::Access::write), base::FileError);
    EXPECT_FALSE(std::filesystem::exists(folder / "new"));
    EXPECT_THROW(GameBase::open(folder / "old", GameBase::Access::write), base::FileError);
    EXPECT_TRUE(std::filesystem::is_empty(folder / "old")) << "somebody else made it";
}

TEST(Import, TellsOfADatabaseThatIsDamaged) {
    const test::TemporaryFolder folder;
    import(folder / "base", {{ "a.sgf", "(;B[cc])" }});
    folder.write("base/headers.sqlite", std::string(5000, 'x'));
    EXPECT_THROW(GameBase::open(folder / "base", GameBase::Access::read), base::FileError);
}

}  // namespace
}  // namespace katachi::games
