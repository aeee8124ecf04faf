// What a line of a suite says of a life: codes and moves that it accepts.
#pragma once

#include <string>
#include <vector>

#include "engine/reading/tactical_answer.h"
#include "regression/suites/suite.h"

namespace katachi::regression {

// A move, or "PASS"; the code that it gets.
struct CodedMove {
    std::string move;
    reading::TacticalCode code = reading::TacticalCode::failure;

    friend bool operator==(const CodedMove&, const CodedMove&) = default;
};

struct SuiteQuestion {
    int number = 0;  // of the test
    bool is_attack = true;
    std::string stone;                   // of the dragon
    std::string expected;                // as the suite has it
    std::vector<CodedMove> listed = {};  // none where the side is to fail, or where any move will do
    bool may_fail = false;               // that it fails is accepted
    bool takes_any_move = false;         // of a dead dragon the move is not told

    std::string command() const;  // owl_attack or owl_defend
    bool accepts(const CodedMove& answer) const;
};

// A test of owl_attack or owl_defend has one question; dragon_status has what it says of both sides; other tests have
// none.
std::vector<SuiteQuestion> questions_of(const SuiteCommand& test);

}  // namespace katachi::regression
