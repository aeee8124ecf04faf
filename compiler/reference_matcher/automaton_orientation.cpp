#include "compiler/reference_matcher/automaton_orientation.h"

#include <map>
#include <sstream>
#include <string>

namespace katachi::compiler {

// The text of gnugo_automaton_orientations.tsv, embedded at build time.
extern const std::string_view gnugo_automaton_orientations;

namespace {

struct Row {
    int rows = 0;
    int columns = 0;
    AutomatonOrientation value;
};

using Table = std::map<std::pair<std::string, std::string>, Row, std::less<>>;

board::Orientation orientation_named(const std::string& name) {
    constexpr std::string_view names[] = {"identity", "rotated_90", "rotated_180", "rotated_270",
                                          "mirrored", "flipped",    "transposed",  "anti_transposed"};
    std::size_t index = 0;
    while (names[index] != name) ++index;
    return board::all_orientations[index];
}

Table read_table() {
    Table table;
    std::istringstream lines{std::string(gnugo_automaton_orientations)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        std::string database, pattern, orientation;
        Row row;
        fields >> database >> pattern >> row.rows >> row.columns >> orientation >> row.value.anchor.row >>
            row.value.anchor.column;
        row.value.orientation = orientation_named(orientation);
        table[{database, pattern}] = row;
    }
    return table;
}

}  // namespace

std::optional<AutomatonOrientation> automaton_orientation(std::string_view database, const Pattern& pattern) {
    static const Table table = read_table();
    const auto found = table.find(std::pair<std::string, std::string>(database, pattern.name));
    if (found == table.end()) return std::nullopt;
    const Row& row = found->second;
    if (row.rows != pattern.diagram.rows || row.columns != pattern.diagram.columns) return std::nullopt;
    return row.value;
}

}  // namespace katachi::compiler
