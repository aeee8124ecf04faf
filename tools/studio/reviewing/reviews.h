// Reviews of games, each of which is a process of its own.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tools/studio/request/request.h"
#include "tools/studio/waiting/waiting_players.h"

namespace katachi::studio {

class Reviews {
  public:
    // `program` is `katachi`.
    explicit Reviews(std::filesystem::path program) : program_(std::move(program)) {}

    // What `katachi review --progress …` prints. Throws Refused: 503 where a game is reviewed for another caller, and
    // where the review was given up or took too long; 422 where there is none.
    std::string printed(const std::string& caller, const std::vector<std::string>& command);
    // Answers a body {caller}: how many of all moves are reviewed, or null where nothing is reviewed for that caller.
    Answer progress(const std::string& body) const;
    // Answers a body {caller}: what is reviewed for that caller is given up.
    Answer give_up(const std::string& body);
    void give_up_all() { players_.give_up_all(); }

  private:
    std::filesystem::path program_;
    WaitingPlayers players_{1, "another game is being reviewed; ask again later"};
};

}  // namespace katachi::studio
