// What engines answer to problems of life and death on open boards, by what kind of problem it is.
#pragma once

#include <array>
#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "regression/judges/life_problem.h"
#include "tests/regression/judges/question_table.h"

namespace katachi::regression {

// How far an answer is right.
enum class RightAs : std::uint8_t {
    wrong,
    result,  // whether it works at all
    code,    // how it hangs on kos, too
    move,    // all of it
};

struct StratumAnswer {
    std::string text;
    RightAs right = RightAs::wrong;
    double milliseconds = 0;  // of processor time, the position being read
};

// One question and what GNU Go and this engine say to it.
struct StratumQuestion {
    std::vector<std::string> strata = {};  // "exit", "4-7 moves", "ko", "attack", …
    std::string text = {};                 // "owl_attack C3 in problems/choose-open-12.sgf: 1 D2"
    std::array<StratumAnswer, 2> answers = {};
};

// About the problems of a table: "life-open", "life-composed" or "life-composed-hard". Nothing is kept from one
// question to the next. `folder` takes the problems. Throws FileError.
std::vector<StratumQuestion> ask_strata(const QuestionTable& table, const std::map<std::string, sgf::Game>& games,
                                        const std::string& engine, const std::filesystem::path& folder,
                                        const std::atomic<bool>& stop);

// A row a stratum and engine: questions, how many are right in result, code and move, and in result within 5, 20 and
// 200 ms; median and mean time. Then each wrong result of this engine.
std::string strata_text(const std::vector<StratumQuestion>& questions);

}  // namespace katachi::regression
