// Games against the engine, which is a process of its own as long as it thinks about a move.
#pragma once

#include <filesystem>
#include <string>

#include "tools/studio/request/request.h"
#include "tools/studio/waiting/waiting_players.h"

namespace katachi::studio {

class EngineGames {
  public:
    // `engine` is the program that speaks GTP.
    explicit EngineGames(std::filesystem::path engine) : engine_(std::move(engine)) {}

    // Answers a body {size, moves, komi, level, side, player} with the position after the moves, Black's first; with
    // `side` the engine moves for that side before. Throws Refused: 422 for a move that is not legal, and where the
    // engine gives no answer; 503 where too many games wait for one.
    Answer answer(const std::string& body);
    // Answers a body {caller}: what the engine thinks about for that caller is given up.
    Answer give_up(const std::string& body);
    void give_up_all() { players_.give_up_all(); }

  private:
    std::filesystem::path engine_;
    WaitingPlayers players_{2, "the engine thinks about other games; ask again later"};
};

}  // namespace katachi::studio
