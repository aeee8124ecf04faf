// What a side may take from its opponent on the board as it is shown: strings, lives of dragons, their links, and
// territory.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/combinations/target.h"
#include "engine/gtp/session/session.h"
#include "engine/life/life_reader.h"
#include "engine/life/races/race_reader.h"
#include "engine/reading/tactics.h"

namespace katachi::gtp {

class OpponentTargets {
  public:
    // The session outlives this, and the targets do not.
    OpponentTargets(Session& session, board::Colour attacker);

    std::vector<combinations::Target*> all() const;
    // " captures N16 kills D11" of these places among them.
    std::string text_of(const std::set<std::size_t>& targets) const;

  private:
    struct Found;

    static Found find(Session& session, board::Colour attacker);
    void add(std::string words, std::unique_ptr<combinations::Target> target);
    // The life of a dragon by its origin: its capture where it is one string, the life by itself, and its races, as
    // far as these are safe now; null where none is.
    std::unique_ptr<combinations::Target> life_of(Session& session, const Found& found, board::Vertex dragon);

    reading::Tactics captures_, links_;
    life::LifeReader lives_;
    life::RaceReader races_;
    std::vector<std::unique_ptr<combinations::Target>> targets_;
    std::vector<std::string> words_;  // of each target
};

}  // namespace katachi::gtp
