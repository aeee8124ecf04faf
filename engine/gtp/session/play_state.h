// What the engine's own moves need besides the board: the player, made when the first move is asked for, and the
// clocks.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/counting/final_status.h"
#include "engine/gtp/session/search_area.h"
#include "engine/search/player.h"

namespace katachi::gtp {

// All that a judgement of the end of a game hangs on.
struct JudgedCase {
    board::Position position;
    std::vector<board::Move> moves;  // since the set-up, without the passes at their end
    board::Vertex ko_point = board::pass_vertex;
    board::Colour to_move = board::Colour::black;
    double komi = 0;
    board::Rules rules;

    friend bool operator==(const JudgedCase&, const JudgedCase&) = default;
};

// Kept while the case is the same, so that all that is asked about the end of a game fits together.
struct JudgedPosition {
    JudgedCase judged_case;
    search::EndJudgement judgement;
    counting::FinalStatus status;
};

// What the last search found, and where.
struct LastSearch {
    std::vector<search::MoveCandidate> candidates = {};
    board::Position position = board::Position();
    board::Colour to_move = board::Colour::black;
};

// The engine has given the game up there.
struct Resignation {
    board::Colour side = board::Colour::black;
    std::size_t moves = 0;  // of the game
    board::Position position = board::Position();
};

struct PlayState {
    std::function<std::unique_ptr<search::Player>()> new_player = {};
    std::unique_ptr<search::Player> player = {};
    std::optional<std::uint64_t> seed = {};    // what the controller has set
    search::Clock set_clock = {};              // that a game begins with
    std::array<search::Clock, 3> clocks = {};  // by colour
    LastSearch last_search = {};
    std::optional<JudgedPosition> judged = {};
    std::optional<Resignation> resignation = {};
    SearchArea area = {};               // of boards of this size, whatever game is on them
    bool draws_live = false;            // what is searched, for GoGui
    bool ponders = false;               // on the opponent's time
    std::size_t moves_at_own_move = 0;  // how many moves the game had after the engine's last one

    // Another game, or another position, is on the board.
    void begin_anew() {
        clocks.fill(set_clock);
        last_search = {};
        judged.reset();
        resignation.reset();
    }
    // "W+R" where the engine has given up the game that stands so, else empty.
    std::string result(std::size_t moves, const board::Position& position) const {
        if (!resignation || resignation->moves != moves || resignation->position != position) return "";
        return resignation->side == board::Colour::black ? "W+R" : "B+R";
    }
    // Null where the session can make none.
    search::Player* asked() {
        if (player == nullptr && new_player) {
            player = new_player();
            if (seed) player->search().set_seed(*seed);
        }
        return player.get();
    }
};

}  // namespace katachi::gtp
