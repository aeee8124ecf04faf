// What a match is: who plays, by what rules, from which openings, for how long. Its games follow from it.
#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/rules.h"
#include "regression/matches/opening.h"
#include "regression/matches/sprt.h"
#include "regression/matches/time_control.h"

namespace katachi::regression {

struct Player {
    std::string command;              // for the shell, holds in any folder
    std::string name;                 // what the user calls it; empty: what it calls itself
    std::vector<std::string> set_up;  // GTP commands that it is sent once it runs
};

// The players are A and B, in this order wherever there are two of something.
constexpr std::size_t player_count = 2;
constexpr const char* player_letters = "AB";
constexpr int most_random_moves = 100;

struct MatchSettings {
    std::array<Player, player_count> players;
    std::string folder = ".";  // where the engines run: arguments of theirs may be paths
    int size = 9;
    board::Rules rules;
    double komi = 0;
    std::vector<Opening> openings;  // none: as random_moves says
    int random_moves = 0;           // before the players' own; at most most_random_moves
    std::uint64_t seed = 1;
    TimeControl time;
    std::chrono::milliseconds timeout{};  // for each answer
    int move_limit = 0;
    std::string referee;  // its command; empty: none
    std::optional<SprtBounds> sprt;
    int games = 0;  // an even number
};

// The openings of a pair of games, and who has Black: A in games 0, 2, …, B in the others. Functions of the settings
// and the number alone.
Opening opening_of(const MatchSettings& settings, int pair);
constexpr int pair_of(int game) { return game / 2; }
constexpr std::size_t black_of(int game) { return static_cast<std::size_t>(game % 2); }

// The seed is for the engines that take one: their choices can be repeated too.
std::uint32_t seed_of(const MatchSettings& settings, int game, std::size_t player);

nlohmann::ordered_json settings_json(const MatchSettings& settings);
// Throws nlohmann::json::exception or std::invalid_argument where that is no match.
MatchSettings read_settings(const nlohmann::ordered_json& value);

}  // namespace katachi::regression
