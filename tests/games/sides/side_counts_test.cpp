// Moves along the sides: counted in small collections of games and entries, written as patterns, matched by the trie.
#include "games/sides/side_counts.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "compiler/check/check.h"
#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/match/matcher.h"
#include "games/harvest/held_out_games.h"
#include "games/sides/side_text.h"
#include "games/sides/side_window.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

PlayedGames played(const std::vector<std::string>& records) {
    PlayedGames games;
    for (const std::string& record : records) {
        sgf::SgfReader reader(record);
        games.add(*reader.next());
    }
    EXPECT_EQ(games.held_out(), 0U);
    return games;
}

SideCounts counted(const PlayedGames& games, std::size_t moves, std::uint64_t least) {
    return count_sides(games, moves, least, [](double) { return true; });
}

compiler::PatternDatabase database_of(const std::string& text, compiler::DatabaseKind kind,
                                      const std::string& file = "sides.db") {
    compiler::PatternDatabase database;
    database.spec.name = "sides";
    database.spec.kind = kind;
    base::Diagnostics findings;
    compiler::read_source(std::make_shared<base::SourceFile>(file, text), database, findings);
    EXPECT_TRUE(findings.empty());
    return database;
}

// The middle of a side between two stars, an own and an opponent's one.
constexpr const char* extension = "(;SZ[19];B[dp];W[pp];B[jq];W[dd])";
constexpr const char* mirrored = "(;SZ[19];B[pd];W[dd];B[jc];W[pp])";
constexpr const char* elsewhere = "(;SZ[19];B[dp];W[pp];B[dd];W[jq])";

const std::string between_stars =
    "..............."
    ".O...........X."
    ".......*......."
    "..............."
    "...............";

TEST(SideCounts, AreThoseOfAPlainCount) {
    const SideCounts counts = counted(played({extension, mirrored, elsewhere}), 4, 1);
    EXPECT_EQ(counts.all.played, 3U);
    ASSERT_EQ(counts.windows.size(), 1U);
    EXPECT_EQ(counts.windows.begin()->first, between_stars);
    EXPECT_EQ(counts.windows.begin()->second.played, 3U);

    // Every position before a move, every point of every side.
    std::uint64_t seen = 0, all = 0;
    for (const char* record : {extension, mirrored, elsewhere}) {
        board::Board board;
        sgf::SgfReader reader{std::string_view(record)};
        const sgf::Game game = *reader.next();
        for (const sgf::Event& event : game.events) {
            for (const Side side : all_sides)
                for (int line = 0; line < 19; ++line)
                    for (int column = 0; column < 19; ++column) {
                        const auto window = SideView(board.position(), event.colour, side).window(line, column);
                        all += window ? 1 : 0;
                        seen += window == between_stars ? 1 : 0;
                    }
            board.play(event.colour, event.vertex);
        }
    }
    EXPECT_EQ(counts.windows.begin()->second.seen, seen);
    EXPECT_EQ(counts.all.seen, all);
}

TEST(SideCounts, KeepWhatWasPlayedOftenAmongTheFirstMoves) {
    EXPECT_TRUE(counted(played({extension, mirrored}), 4, 3).windows.empty());
    EXPECT_EQ(counted(played({extension, mirrored}), 4, 2).windows.size(), 1U);
    EXPECT_TRUE(counted(played({extension, mirrored}), 2, 1).windows.empty());
}

TEST(SideCounts, TellHowMuchIsDoneAndEndWhenToldTo) {
    const PlayedGames games = played({extension, mirrored});
    std::vector<double> shares;
    count_sides(games, 4, 1, [&](double share) {
        shares.push_back(share);
        return true;
    });
    EXPECT_EQ(shares, (std::vector<double>{0, 0.25, 0.5, 0.75}));
    EXPECT_EQ(count_sides(games, 4, 1, [](double) { return false; }).all.seen, 0U);
}

TEST(SideCounts, CountNoEntriesOfOtherBoards) {
    SideCounts counts = counted(played({"(;SZ[19];B[jc])"}), 1, 1);
    ASSERT_EQ(counts.windows.size(), 1U);
    const auto entries_after = [&](const std::string& file) {
        const std::vector databases{database_of("F1-1 1 jc\n", compiler::DatabaseKind::whole_board, file)};
        count_entries(databases, counts);
        return counts.windows.begin()->second.entries;
    };
    EXPECT_EQ(entries_after("fuseki13.dbz"), 0U);
    EXPECT_EQ(entries_after("fuseki19.dbz"), 1U);
}

TEST(SideCounts, CountEntriesOfJosekiAndWholeBoards) {
    SideCounts counts = counted(played({"(;SZ[19];B[pp];W[dd];B[kq];W[dp];B[jc])"}), 5, 1);
    ASSERT_EQ(counts.windows.size(), 2U);
    const std::string corner =
        "Pattern extension\n\n"
        ".........|\n"
        ".....O...|\n"
        "*........|\n"
        ".........|\n"
        ".........|\n"
        "---------+\n\n:8,sFJ\n";
    const std::vector<compiler::PatternDatabase> databases{
        database_of(corner, compiler::DatabaseKind::corner),
        database_of("F19-2-1 4 kqddpp\nF19-2-2 3 dpddpp\n", compiler::DatabaseKind::whole_board, "fuseki19.dbz"),
        database_of("Pattern other\n\n.*\nOX\n\n:8,-\n", compiler::DatabaseKind::move)};
    count_entries(databases, counts);
    std::map<std::string, std::uint64_t> entries;
    for (const auto& [window, count] : counts.windows) entries[window] = count.entries;
    EXPECT_EQ(entries, (std::map<std::string, std::uint64_t>{{"............."
                                                              "...........O."
                                                              "......*......"
                                                              "............."
                                                              ".............",
                                                              2},
                                                             {".............."
                                                              "............X."
                                                              "......*......."
                                                              ".............."
                                                              "..............",
                                                              0}}));
}

// Games whose moves lie along the sides.
std::vector<std::string> random_records(std::size_t count, std::mt19937& random) {
    std::vector<std::string> records;
    while (records.size() < count) {
        std::string record = "(;SZ[19]";
        for (int move = 0; move < 60; ++move) {
            const int line = 1 + static_cast<int>(random() % 3), column = static_cast<int>(random() % 19);
            const board::Vertex vertex = point_of(all_sides[random() % 4], line, column, 19);
            record += move % 2 == 0 ? ";B[" : ";W[";
            record += {static_cast<char>('a' + board::column_of(vertex)),
                       static_cast<char>('a' + board::row_of(vertex)), ']'};
        }
        record += ")";
        sgf::SgfReader reader(record);
        if (!is_held_out(*reader.next())) records.push_back(record);
    }
    return records;
}

TEST(SidePatterns, AreSoundAndHoldWhereTheirWindowIsSeen) {
    std::mt19937 random(test::test_seed());
    const PlayedGames games = played(random_records(100, random));
    const SideCounts counts = counted(games, 60, 3);
    ASSERT_GE(counts.windows.size(), 20U);
    const std::vector<compiler::PatternDatabase> databases{
        database_of(side_text(counts, "From games."), compiler::DatabaseKind::move)};
    base::Diagnostics findings;
    compiler::check(databases.front(), findings);
    for (const base::Diagnostic& finding : findings) ADD_FAILURE() << finding.pattern << ": " << finding.message;
    ASSERT_EQ(databases.front().patterns.size(), counts.windows.size());

    const compiler::BuiltTables built(databases);
    match::Matcher matcher(built.tables());
    std::size_t compared = 0;
    for (const PlayedGames::Game& game : games.games())
        visit_moves(game, [&](const board::Board& board, board::Colour colour, board::Vertex) {
            std::multiset<board::Vertex> seen, matched;
            visit_side_windows(board.position(), colour, [&](board::Vertex vertex, const std::string& window) {
                if (counts.windows.contains(window)) seen.insert(vertex);
            });
            matcher.set(board.position());
            matcher.scan([&](const match::Hit& hit) { matched.insert(hit.anchor); },
                         {.black = colour == board::Colour::black, .white = colour == board::Colour::white});
            EXPECT_EQ(matched, seen);
            compared += seen.size();
        });
    EXPECT_GE(compared, 1000U);
}

TEST(SideText, SaysHowOftenAMoveWasPlayed) {
    SideCounts counts{.windows = {}, .all = {.played = 10, .seen = 1000, .entries = 0}};
    counts.windows
        ["......."
         "......."
         "..O...."
         "..O..*."
         "......."] = {.played = 6, .seen = 30, .entries = 1};
    counts.windows
        ["............."
         "............."
         "......*......"
         "............."
         "............."] = {.played = 4, .seen = 100, .entries = 0};
    const std::string text = side_text(counts, "");
    EXPECT_NE(text.find("# played 6 of 30; 1 entry\n\n"
                        ".......????\n"
                        ".......????\n"
                        "..O....????\n"
                        "..O..*.????\n"
                        ".......????\n"
                        "-----------\n\n"
                        ":8,s,value(20)\n"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("# played 4 of 100\n"), std::string::npos);
    EXPECT_NE(text.find(":|,s,value(4)\n"), std::string::npos) << text;
    EXPECT_LT(text.find("6 of 30"), text.find("4 of 100"));
    ASSERT_NE(text.find("Pattern line3-"), std::string::npos);
    EXPECT_LT(text.find("Pattern line2-"), text.find("Pattern line3-")) << "names say the lines of the moves";
    EXPECT_EQ(text.find("#\n"), std::string::npos) << "nobody says where they come from";
    EXPECT_NE(side_text(counts, "From games.").find("#\n# From games.\n"), std::string::npos);
}

}  // namespace
}  // namespace katachi::games
