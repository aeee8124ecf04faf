// How many questions GNU Go and this engine answer right, by kind.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "regression/judges/question.h"

namespace katachi::regression {

struct Judgement {
    JudgedQuestion question;
    std::string gnugo;       // as it answers over GTP
    std::string engine;      // likewise
    bool is_settled = true;  // within the limits of play, by this engine
};

// Asks both. `folder` takes the game that they are shown. Throws FileError where GNU Go cannot be asked.
std::vector<Judgement> judge(const std::vector<JudgedQuestion>& questions,
                             const std::map<std::string, sgf::Game>& games, const std::filesystem::path& folder,
                             const std::atomic<bool>& stop);

// A line a kind, and one for each kind of link and origin: questions, shares right with Wilson's intervals, share
// settled; then each wrong answer of this engine, settled or open.
std::string results_text(const std::vector<Judgement>& judgements);

}  // namespace katachi::regression
