// The folder of a match: match.json has the settings, games.jsonl a line for each finished game, and games/ their SGF.
// logs/ has the transcripts of games that a player lost by a fault, that were disputed, or that have no result.
//
// A line is added as a whole and is on the disk before the game counts. A line that was cut off by a crash is dropped,
// and its game played again.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>

#include "regression/matches/match_settings.h"
#include "regression/matches/played_game.h"

namespace katachi::regression {

class MatchFolder {
  public:
    // Begins a match, or goes on with the same one: only the number of games may be another one, as long
    // as none is left out that was played. Throws FileError, also where another match is in it, or another program
    // plays it.
    MatchFolder(const std::filesystem::path& path, const MatchSettings& settings);
    ~MatchFolder();
    MatchFolder(const MatchFolder&) = delete;
    MatchFolder& operator=(const MatchFolder&) = delete;

    // The games by number.
    const std::map<int, PlayedGame>& games() const { return games_; }

    // Keeps the names that the players give themselves, for programs that look at the match without starting the
    // players. Throws FileError.
    void keep_names(const std::array<std::string, player_count>& names) const;

    // The SGF and the log, if any, are written first. Throws FileError.
    void add(const PlayedGame& game, const std::string& sgf, const std::string& log);

  private:
    void open_games();
    void read_games();
    void check_games(int games) const;

    std::filesystem::path path_;
    int file_ = -1;  // games.jsonl
    std::map<int, PlayedGame> games_;
};

// Whether a match was begun there.
bool is_match_folder(const std::filesystem::path& path);
// What is played there. Throws FileError.
MatchSettings settings_of_match(const std::filesystem::path& path);
// What the players were called when it was played last; the commands of those that never were. Throws FileError.
std::array<std::string, player_count> names_of_match(const std::filesystem::path& path);
// What was played so far, by number, also while another program plays on. Throws FileError.
std::map<int, PlayedGame> games_of_match(const std::filesystem::path& path);
// Where the log of a game lies, if it has one.
std::filesystem::path log_of_game(const std::filesystem::path& match, int number);

}  // namespace katachi::regression
