#include "tests/support/outcomes.h"

#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "engine/board/owner_rows.h"
#include "tests/support/shared_data.h"

namespace katachi::test {

namespace {

board::Position found_or_throw(const std::optional<board::Position>& position, const std::string& line) {
    if (!position) throw std::runtime_error("no board: " + line);
    return *position;
}

}  // namespace

std::vector<Outcome> outcomes(const char* file, int every) {
    std::istringstream lines(gzip_bytes(shared_data() / file));
    std::vector<Outcome> found;
    std::string line;
    for (int number = 0; std::getline(lines, line); ++number) {
        if (number % every != 0) continue;
        const auto told = nlohmann::json::parse(line);
        found.push_back({.move = told.at("move"),
                         .to_move = told.at("to_play") == "B" ? board::Colour::black : board::Colour::white,
                         .position = found_or_throw(board::parse_rows(told.at("board").get<std::string>()), line),
                         .owners = found_or_throw(board::parse_owner_rows(told.at("owner").get<std::string>()), line)});
    }
    return found;
}

}  // namespace katachi::test
