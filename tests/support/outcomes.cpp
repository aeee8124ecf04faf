#include "tests/support/outcomes.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

#include "tests/support/shared_data.h"

namespace katachi::test {

namespace {

board::Position position_of(std::string rows) {
    std::ranges::replace(rows, 'B', 'X');
    std::ranges::replace(rows, 'W', 'O');
    std::ranges::replace(rows, '=', '.');
    const auto position = board::parse_rows(rows);
    if (!position) throw std::runtime_error("no board: " + rows);
    return *position;
}

}  // namespace

std::vector<Outcome> outcomes(const char* file, std::size_t every) {
    std::istringstream lines(gzip_bytes(shared_data() / file));
    std::vector<Outcome> found;
    std::string line;
    for (std::size_t number = 0; std::getline(lines, line); ++number) {
        if (number % every != 0) continue;
        const auto told = nlohmann::json::parse(line);
        found.push_back({told.at("move"), told.at("to_play") == "B" ? board::Colour::black : board::Colour::white,
                         position_of(told.at("board")), position_of(told.at("owner"))});
    }
    return found;
}

}  // namespace katachi::test
