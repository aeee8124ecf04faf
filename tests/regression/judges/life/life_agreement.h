// Problems of life and death on the boards of games as they were, whose answers are known as far as GNU Go and a long
// search that is no proof agree: a weaker judge than a proof.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/life/life_reader.h"
#include "engine/sgf/game.h"
#include "regression/judges/life_problem.h"
#include "regression/judges/readers.h"

namespace katachi::regression {

struct AgreementLimits {
    std::uint64_t positions = 100'000;  // of each long search
    int groups = 1;  // dragons of a position that are asked about: so many critical ones, as GNU Go has it, and others
};

class LifeAgreement {
  public:
    // GNU Go is asked over GTP, about a game written to `folder`. Throws FileError where it cannot be started.
    LifeAgreement(const std::filesystem::path& folder, const AgreementLimits& limits);

    // About the most doubtful dragons before the move. Throws FileError.
    std::vector<LifeProblem> problems(const sgf::Game& game, const std::string& name, int move);

  private:
    std::filesystem::path folder_;
    AgreementLimits limits_;
    Readers gnugo_;
    life::LifeReader reader_;
};

}  // namespace katachi::regression
