// A match as it is described on the command line, and its settings.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "regression/matches/match_settings.h"

namespace katachi::cli {

constexpr int most_games = 1'000'000;
constexpr double shortest_seconds = 0.001;
constexpr double longest_seconds = 1e6;

// "--a" or "--b".
std::string option_of(std::size_t player);

struct PlayerOptions {
    std::string command;
    std::string patterns;  // a .kpb file: our own engine plays with it
    std::string set_up;    // a file of GTP commands
    std::string name;
};

struct ArenaOptions {
    std::vector<std::string> engines;  // instead of --a and --b
    std::array<PlayerOptions, regression::player_count> players;
    std::optional<int> games;
    int size = 9;
    std::optional<double> komi;
    std::string rules = "chinese";
    std::string openings;
    std::uint64_t archive_limit = base::default_archive_limit;
    int opening_moves = 8;
    int random_moves = 0;
    std::uint64_t seed = 1;
    double main_seconds = 0;
    std::string byo_yomi;
    double timeout = 600;
    int move_limit = 0;
    std::string referee;
    std::vector<double> sprt;
    double alpha = 0.05;
    double beta = 0.05;
};

// Throws FileError.
regression::SprtBounds sprt_bounds(const std::vector<double>& sprt, double alpha, double beta);

// Reads the openings; what is wrong with some of them goes to standard error. Throws FileError.
regression::MatchSettings match_settings(const ArenaOptions& options);

// Throws FileError for an odd number.
void set_games(regression::MatchSettings& settings, int games);

}  // namespace katachi::cli
