// What is kept of one game of a match.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "regression/matches/match_settings.h"

namespace katachi::regression {

enum class GameEnd : std::uint8_t {
    passes,       // both passed
    resignation,  // by the loser
    repetition,   // no result: the position came up before, and no rule forbids it; counts as a draw
    move_limit,   // settled as it stood
    time,         // the loser's flag fell
    illegal_move,
    no_answer,  // within the timeout
    crash,      // the loser's process ended
    refusal     // the loser refused a command that the game needs, or answered nonsense
};

// Whether the loser did wrong: such games are lost, and their conversation is kept.
constexpr bool is_fault(GameEnd end) { return end >= GameEnd::time; }
std::string_view name(GameEnd end);

// What one player did in it.
struct PlayerCost {
    int moves = 0;  // that it was asked for
    double cpu_seconds = 0;
    double seconds = 0;
    double longest_seconds = 0;  // of one move

    friend bool operator==(const PlayerCost&, const PlayerCost&) = default;
};

enum class Winner : std::uint8_t { black, white, draw, unknown };

struct PlayedGame {
    int number = 0;  // from 0
    Winner winner = Winner::unknown;
    std::string result;  // as SGF has it: "B+3.5", "W+R", "0", "?"
    GameEnd end = GameEnd::passes;
    std::string explanation;   // for people: how it was settled, or what went wrong
    bool is_disputed = false;  // the players claimed different winners
    int moves = 0;             // those of the opening among them
    std::array<PlayerCost, player_count> costs;

    // A, B, or nobody.
    std::optional<std::size_t> winning_player() const;
    // Points of A, a win 1: nothing where the result is unknown.
    std::optional<double> points_of_a() const;
};

nlohmann::ordered_json game_json(const PlayedGame& game);
// Throws nlohmann::json::exception or std::invalid_argument where that is no game.
PlayedGame read_game(const nlohmann::ordered_json& value);

}  // namespace katachi::regression
