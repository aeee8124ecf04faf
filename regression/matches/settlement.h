// Who has won a game that was played to its end: both players are asked, then a referee.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/board/game.h"
#include "regression/matches/engine.h"
#include "regression/matches/played_game.h"

namespace katachi::regression {

struct Settlement {
    Winner winner = Winner::unknown;
    std::string result = "?";  // as SGF has it
    std::string explanation;   // who said so, and who said otherwise
    bool is_disputed = false;  // the players claimed different winners
};

Winner winner_of(double balance);

// An engine that is asked about games of others. One that dies is started anew for the next game.
class Referee {
  public:
    // `settings` and `stop` outlive it.
    Referee(const MatchSettings& settings, const std::atomic<bool>& stop);

    void write_to(Transcript& transcript) { transcript_ = &transcript; }
    // Black's points less White's, komi counted; else `trouble` says why not.
    std::optional<double> count(const board::Game& game, std::string& trouble);
    bool was_stopped() const { return engine_ && engine_->was_stopped(); }

  private:
    const MatchSettings& settings_;
    const std::atomic<bool>& stop_;
    Player player_;
    std::unique_ptr<Engine> engine_;
    Transcript* transcript_ = nullptr;
};

// By Tromp and Taylor's rules every stone that stands is alive, and nobody is asked.
Settlement settle(const board::Game& game, const MatchSettings& settings, Engine& black, Engine& white,
                  Referee& referee);

}  // namespace katachi::regression
