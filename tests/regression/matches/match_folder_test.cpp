#include "regression/matches/match_folder.h"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "tests/regression/matches/scripted_match.h"

namespace katachi::regression {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

PlayedGame game(int number) {
    PlayedGame played;
    played.number = number;
    played.winner = Winner::black;
    played.result = "B+3.5";
    played.explanation = "both \"say\" so\n\xFF";
    return played;
}

std::string complaint(const fs::path& path, const MatchSettings& settings) {
    try {
        const MatchFolder folder(path, settings);
    } catch (const base::FileError& error) {
        return error.what();
    }
    return "";
}

TEST(MatchFolder, KeepsGamesAndDropsALineThatWasCutOff) {
    const ScriptedMatch match;
    const fs::path path = match.folder / "m";
    {
        MatchFolder folder(path, match.settings);
        for (const int number : {2, 0, 1}) folder.add(game(number), "(;GM[1])", number == 1 ? "log" : "");
    }
    EXPECT_TRUE(fs::exists(path / "games/00003.sgf"));
    EXPECT_TRUE(fs::exists(path / "logs/00002.log"));
    EXPECT_FALSE(fs::exists(path / "logs/00001.log"));
    const auto whole = fs::file_size(path / "games.jsonl");
    fs::resize_file(path / "games.jsonl", whole - 5);
    {
        MatchFolder folder(path, match.settings);
        EXPECT_EQ(folder.games().size(), 2U);
        EXPECT_EQ(folder.games().at(2).result, "B+3.5");
        EXPECT_EQ(games_of_match(path).size(), 2U);  // while it is being played
        folder.add(game(1), "(;GM[1])", "");
    }
    EXPECT_EQ(fs::file_size(path / "games.jsonl"), whole);
    EXPECT_EQ(MatchFolder(path, match.settings).games().size(), 3U);
}

TEST(MatchFolder, KeepsWhatThePlayersCallThemselves) {
    const ScriptedMatch match;
    const fs::path path = match.folder / "m";
    MatchFolder folder(path, match.settings);
    EXPECT_THAT(names_of_match(path)[1], HasSubstr(match.settings.players[1].command));
    const std::array<std::string, player_count> names = {"Aki (A)", "\xE7\xA2\x81 \"Bo\" (B)"};
    folder.keep_names(names);
    EXPECT_EQ(names_of_match(path), names);
    EXPECT_EQ(settings_json(settings_of_match(path)), settings_json(match.settings));
}

TEST(MatchFolder, HoldsOneMatchPlayedByOneProgram) {
    ScriptedMatch match;
    const fs::path path = match.folder / "m";
    MatchFolder folder(path, match.settings);
    EXPECT_THAT(complaint(path, match.settings), HasSubstr("is being played by another program"));
    MatchSettings other = match.settings;
    other.komi = 7.5;
    EXPECT_THAT(complaint(path, other), HasSubstr("holds another match (komi 0.5, not 7.5); choose another folder"));
}

TEST(MatchFolder, NoticesWhatIsAddedAndWhatIsTakenAway) {
    const ScriptedMatch match;
    MatchSettings with_level = match.settings;
    with_level.players[0].set_up = {"level 10"};
    MatchSettings with_test = match.settings;
    with_test.sprt = {.elo0 = 0, .elo1 = 20};
    int folders = 0;
    for (const auto& [richer, difference] : {std::pair(with_level, "(A/set_up"), std::pair(with_test, "(sprt")}) {
        for (const auto& [first, second] : {std::pair(match.settings, richer), std::pair(richer, match.settings)}) {
            const fs::path path = match.folder / std::to_string(++folders);
            EXPECT_EQ(complaint(path, first), "");
            EXPECT_THAT(complaint(path, second), HasSubstr(std::string("holds another match ") + difference));
        }
    }
}

TEST(MatchFolder, MayGetMoreGames) {
    ScriptedMatch match;
    const fs::path path = match.folder / "m";
    EXPECT_EQ(complaint(path, match.settings), "");
    match.settings.games = 50;
    EXPECT_EQ(complaint(path, match.settings), "");
    EXPECT_EQ(settings_of_match(path).games, 50);
}

TEST(MatchFolder, LeavesOutNoGameThatWasPlayed) {
    ScriptedMatch match;
    const fs::path path = match.folder / "m";
    MatchFolder(path, match.settings).add(game(2), "(;GM[1])", "");
    match.settings.games = 2;
    EXPECT_THAT(complaint(path, match.settings), HasSubstr("2 games are too few, number 3 was played already"));
    EXPECT_EQ(settings_of_match(path).games, 4);
}

TEST(MatchFolder, IsNotBegunWithWhatIsNotUtf8) {
    ScriptedMatch match;
    const fs::path path = match.folder / "m";
    match.settings.players[1].set_up = {"level 1", "name \xFFko"};
    EXPECT_THAT(complaint(path, match.settings),
                HasSubstr("B/set_up/1 of the match is not UTF-8: name \uFFFDko; write"));
    EXPECT_FALSE(fs::exists(path));
}

TEST(MatchFolder, SaysWhatIsDamaged) {
    const ScriptedMatch match;
    const fs::path path = match.folder / "m";
    EXPECT_EQ(complaint(path, match.settings), "");
    std::ofstream(path / "games.jsonl") << "{\"game\": 1}\n";
    EXPECT_THAT(complaint(path, match.settings), HasSubstr("games.jsonl: line 1 is damaged"));
    std::ofstream(path / "match.json") << "{";
    EXPECT_THAT(complaint(path, match.settings), HasSubstr("match.json: is damaged"));
    EXPECT_THROW(settings_of_match(match.folder / "none"), base::FileError);
    match.folder.write("file", "");
    EXPECT_THAT(complaint(match.folder / "file", match.settings), HasSubstr("no folder can be made there"));
}

TEST(MatchSettings, SurviveTheirFile) {
    ScriptedMatch match;
    MatchSettings& settings = match.settings;
    settings.players[0].set_up = {"level 10"};
    settings.folder = "/somewhere";
    settings.openings = openings_of_lines("o", "E5 C3 pass\nC3", 5, settings.rules, 9).openings;
    settings.time = {.main_seconds = 60, .period_seconds = 12.5, .period_stones = 5};
    settings.sprt = {.elo0 = -5, .elo1 = 5, .alpha = 0.1, .beta = 0.2};
    const nlohmann::ordered_json value = settings_json(settings);
    const MatchSettings read = read_settings(nlohmann::ordered_json::parse(value.dump()));
    EXPECT_EQ(settings_json(read), value);
    EXPECT_EQ(read.folder, settings.folder);
    EXPECT_EQ(read.openings, settings.openings);
    EXPECT_EQ(read.time, settings.time);
    EXPECT_EQ(read.sprt, settings.sprt);
}

TEST(MatchSettings, RefuseMoreRandomMovesThanAMatchMayBeginWith) {
    nlohmann::ordered_json value = settings_json(ScriptedMatch().settings);
    value["random_moves"] = most_random_moves;
    EXPECT_EQ(read_settings(value).random_moves, most_random_moves);
    for (const int wrong : {most_random_moves + 1, -1}) {
        value["random_moves"] = wrong;
        EXPECT_THROW(read_settings(value), std::invalid_argument);
    }
}

}  // namespace
}  // namespace katachi::regression
