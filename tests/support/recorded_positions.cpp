#include "tests/support/recorded_positions.h"

#include <sstream>
#include <stdexcept>

#include "tests/support/shared_data.h"

namespace katachi::test {

namespace {

RecordedPosition from_header(const std::string& line) {
    std::istringstream columns(line);
    std::string mark, game, move, rows;
    for (std::string* column : {&mark, &game, &move, &rows}) std::getline(columns, *column, '\t');
    const auto position = board::parse_rows(rows);
    if (!position) throw std::runtime_error("no recorded position: " + line);
    return {game, std::stoi(move), *position, {}};
}

std::vector<RecordedPosition> read_record(const std::string& file) {
    std::vector<RecordedPosition> positions;
    std::istringstream lines(gzip_bytes(shared_data() / file));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("@"))
            positions.push_back(from_header(line));
        else if (!positions.empty())
            positions.back().matches.push_back(line);
        else
            throw std::runtime_error(file + " begins with no position: " + line);
    }
    if (positions.empty()) throw std::runtime_error(file + " holds no position");
    return positions;
}

}  // namespace

std::vector<RecordedPosition> recorded_positions() { return read_record(recorded_matches_file); }

std::vector<RecordedPosition> recorded_constraint_answers() { return read_record(recorded_constraints_file); }

}  // namespace katachi::test
