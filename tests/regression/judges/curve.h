// What engines get right of the questions of suites by the processor time that they take, beside GNU Go.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace katachi::regression {

// An engine with so much reading.
struct CurveReader {
    std::string name;                   // "GNU Go", "6000 nodes"
    std::string command;                // for the shell
    std::vector<std::string> settings;  // commands before the first question
};

// The point is that of one suite.
struct CurvePoint {
    std::string name;    // of the reader
    double passed = 0;   // of the suite's tests, mean of all rounds
    double seconds = 0;  // of processor time, likewise: between a question and its answer, the game being read
};

struct CurveSettings {
    std::vector<CurveReader> readers;
    int rounds = 5;
    unsigned seed = 0;  // of the order of the questions, another one in each round
};

// Asks each test of the suite of all readers, one after the other, nothing being kept from question to question. Throws
// FileError where the suite cannot be read or an engine gives no answer.
std::vector<CurvePoint> curve(const std::filesystem::path& suite, const CurveSettings& settings,
                              const std::atomic<bool>& stop, const std::function<void(int round)>& progress);

// A line a reader: tests passed, seconds, and seconds beside those of the first one.
std::string curve_text(const std::string& suite, const std::vector<CurvePoint>& points);

// A line: what passes with at most so many times the time of the first reader, by the one that takes most of it.
std::string passes_by_time_text(const std::vector<CurvePoint>& points, const std::vector<double>& times);

}  // namespace katachi::regression
