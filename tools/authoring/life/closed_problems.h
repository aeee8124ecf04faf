// Problems of life and death in closed regions, read from records, and asked with either side first.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/life/life_reader.h"
#include "tools/authoring/games/packed_file.h"

namespace katachi::authoring {

struct ClosedProblem {
    std::string name;  // "problems/kill-1.sgf"
    board::Board board;
    life::DragonGoal goal;  // in a closed region
};

struct ClosedProblems {
    std::vector<ClosedProblem> problems;
    std::size_t records = 0;  // that were read, problems or not
};

// The positions at the beginning of records. The group is the one that a record marks, else the one whose life hangs on
// who moves first. A record that is no problem is reported. Throws FileError for a path that is not there.
ClosedProblems read_closed_problems(const std::vector<std::string>& inputs, const GameReading& reading,
                                    const std::function<void(const std::string& line)>& tell);

// The cost of asking for both sides whether a side reaches its aim by moving first.
struct ReadQuestions {
    int questions = 0, settled = 0;
    std::uint64_t positions = 0;

    ReadQuestions& operator+=(const ReadQuestions& other);
};

ReadQuestions ask_both(life::LifeReader& reader, const ClosedProblem& problem);

}  // namespace katachi::authoring
