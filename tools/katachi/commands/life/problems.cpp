#include "tools/katachi/commands/life/problems.h"

#include <fmt/format.h>

#include <iostream>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/text/counted.h"
#include "tools/authoring/games/game_files.h"

namespace katachi::cli {

namespace {

constexpr std::size_t most_told = 5;  // of a collection that holds games, each is no problem

}  // namespace

std::vector<authoring::ClosedProblem> given_problems(const std::vector<std::string>& inputs,
                                                     const authoring::GameReading& reading) {
    authoring::check_game_paths(inputs);
    std::size_t left_out = 0;
    authoring::ClosedProblems read =
        authoring::read_closed_problems(inputs, reading.until(base::stop_on_interrupt()), [&](const std::string& line) {
            if (left_out++ < most_told) std::cerr << "katachi: " << line << '\n';
        });
    if (left_out > most_told) std::cerr << "katachi: and " << left_out - most_told << " more\n";
    if (base::stop_on_interrupt()) throw base::FileError("interrupted while problems were read; nothing was asked");
    if (read.problems.empty())
        throw base::FileError(
            fmt::format("{}: no problem among {}; problems are records with a group in a closed region, marked with "
                        "TR, as katachi problems mine writes them",
                        fmt::join(inputs, " "), base::counted(read.records, "record", "records")));
    return std::move(read.problems);
}

}  // namespace katachi::cli
