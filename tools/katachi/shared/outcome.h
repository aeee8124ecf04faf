// How a command of `katachi` ends.
#pragma once

namespace katachi::cli {

// Exit status of the program.
enum class Outcome {
    success = 0,
    findings = 1,  // the input was read and something is wrong with it
    trouble = 2,   // the outside world: a missing file, a locked catalogue, wrong arguments
};

}  // namespace katachi::cli
