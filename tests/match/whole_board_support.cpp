#include "tests/match/whole_board_support.h"

#include <fmt/format.h>

#include <algorithm>

#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/match/whole_board_matcher.h"

namespace katachi {

namespace {

std::string line(std::string_view database, std::string_view name, double value, Colour colour, Vertex move, int size,
                 Orientation orientation) {
    return fmt::format("{} {} {:g} {} {} {}", database, name, value, colour == Colour::black ? 'b' : 'w',
                       vertex_name(move, size), katachi::name(orientation));
}

}  // namespace

WholeBoardLines lines_by_tables(const WholeBoardTables& tables, const Position& position) {
    WholeBoardLines lines;
    const SymmetricHash hash(position);
    for (const Colour own : {Colour::black, Colour::white})
        visit_whole_board(tables, position, hash, own, [&](const WholeBoardMatch& match) {
            const char* database = tables.text(tables.databases[whole_board_names(tables, match.entry).database].name);
            lines.push_back(line(database, whole_board_name(tables, match.entry),
                                 static_cast<double>(tables.values[match.entry]), match.colour, match.move,
                                 position.size, match.orientation));
        });
    std::ranges::sort(lines);
    return lines;
}

WholeBoardLines lines_by_reference(const std::vector<PatternDatabase>& databases, const Position& position) {
    WholeBoardLines lines;
    for (const PatternDatabase& database : databases)
        for (const Colour own : {Colour::black, Colour::white}) {
            std::vector<Match> matches;
            reference_match(database, position, own, matches);
            for (const Match& match : matches) {
                const Pattern& pattern = database.patterns[match.pattern];
                lines.push_back(line(database.spec.name, pattern.name, pattern.attribute("value")->number.value(),
                                     match.colour, match.move, position.size, match.orientation));
            }
        }
    std::ranges::sort(lines);
    return lines;
}

}  // namespace katachi
