// Lines of suites about lives that an engine answers otherwise than they expect, read further.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "regression/suites/selection.h"
#include "tests/regression/judges/life/suite_question.h"

namespace katachi::regression {

// What a move comes to by who reads further.
struct ReadMove {
    std::string move;
    reading::TacticalCode code = reading::TacticalCode::failure;
    bool is_settled = false;  // the search came to an end
};

enum class FailureKind {
    also_right,       // the told move does what is expected, too: the list has not all
    contradicted,     // by a search that came to an end: what is expected fails, or more is possible
    told_move_fails,  // as told
    missed,           // a listed move does it
    open,             // no search that would decide came to an end
};

// "also right", "expectation contradicted", "told move fails", "missed", "open".
const char* name(FailureKind kind);

struct ExaminedFailure {
    SuiteQuestion question;
    CodedMove told;                          // by the engine
    ReadMove further = {};                   // by who reads further
    std::optional<ReadMove> told_move = {};  // read further; none where the side is told to fail
    std::vector<ReadMove> listed = {};       // read further
    // The told move, the first listed one in reply and what that is answered by, where the told move does it, too.
    std::string line = {};

    FailureKind kind() const;
};

bool asks_about_lives(const std::vector<PlannedStep>& steps);

// Tells of the planned tests' questions those that `engine` answers otherwise, as `further` reads them; both are
// commands for the shell. At most six listed moves of each are read. `examined` is called for each as it is known.
// Throws FileError where an engine fails.
void examine_suite(const Suite& suite, const std::vector<PlannedStep>& steps, const std::string& engine,
                   const std::string& further, const std::atomic<bool>& stop,
                   const std::function<void(const ExaminedFailure&)>& examined);

// A row of a table in Markdown, and its head.
std::string head_of_failures();
std::string row_of(const ExaminedFailure& failure);

}  // namespace katachi::regression
