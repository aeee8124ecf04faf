// How a command of `katachi` ends.
#pragma once

#include <iostream>
#include <string>
#include <string_view>

namespace katachi::cli {

// Exit status of the program.
enum class Outcome {
    success = 0,
    findings = 1,  // the input was read and something is wrong with it
    trouble = 2,   // the outside world: a missing file, a locked catalogue, wrong arguments
};

// How a run ends that was stopped: `left` tells what it leaves, such as "nothing was written".
inline Outcome stopped(std::string_view left) {
    std::cerr << "katachi: stopped; " << left << '\n';
    return Outcome::trouble;
}

// What people read of a run that counts and was interrupted: `figures` names what it counted.
inline std::string interrupted_text(const std::string& figures) {
    return "katachi: interrupted; these are the figures of " + figures + "\n";
}

// It tells, too, where a catalogue of this name has a complete run over the same games.
inline std::string complete_run_stays(const std::string& catalogue) {
    return "katachi: " + catalogue +
           ": keeps the complete run over these games, and nothing of the interrupted one; run it again to the end\n";
}

}  // namespace katachi::cli
