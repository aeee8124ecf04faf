// Games against the engine, which is a process of its own as long as it thinks about a move.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "tools/studio/request/request.h"

namespace katachi::studio {

class EngineGames {
  public:
    // `engine` is the program that speaks GTP.
    explicit EngineGames(std::filesystem::path engine) : engine_(std::move(engine)) {}

    // Answers a body {size, moves, komi, level, side, player} with the position after the moves, Black's first; with
    // `side` the engine moves for that side before. Throws Refused: 422 for a move that is not legal, and where the
    // engine gives no answer; 503 where too many games wait for one.
    Answer answer(const std::string& body);
    // Answers a body {player}: what the engine thinks about for that player is given up.
    Answer give_up(const std::string& body);
    void give_up_all();

  private:
    using GivenUp = std::shared_ptr<std::atomic<bool>>;
    GivenUp begin(const std::string& player);
    void end(const std::string& player, const GivenUp& given_up);

    std::filesystem::path engine_;
    std::mutex mutex_;
    std::map<std::string, GivenUp> thinking_;  // by player
};

}  // namespace katachi::studio
