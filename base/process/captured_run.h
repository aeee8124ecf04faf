// A program that is run to its end, and what it wrote.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::base {

struct RunLimits {
    std::chrono::milliseconds longest{60'000};
    std::size_t most_output = std::size_t{64} << 20;  // bytes of what it writes to standard output
    const std::atomic<bool>* stop = nullptr;          // ends it once it is set
    // Is told what it writes to standard error, as it comes.
    std::function<void(std::string_view)> hear_errors = {};
};

struct CapturedRun {
    enum class End { exited, killed, took_too_long, wrote_too_much, stopped };

    End end = End::exited;
    int status = 0;  // of a program that exited
    std::string output;
    std::string errors;  // the first 64 KiB of them
};

// No shell is between: each of `arguments` arrives as it is. The program reads nothing, and is ended with all that it
// started where it passes a limit. Throws FileError where it cannot be started.
CapturedRun captured_run(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                         const RunLimits& limits = {});

}  // namespace katachi::base
