#include "tests/match/whole_board_support.h"

#include <fmt/format.h>

#include <algorithm>

#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/match/table_entry.h"
#include "engine/match/whole_board_matcher.h"

namespace katachi::match {

namespace {

template <typename Found>
std::string line(std::string_view database, std::string_view name, double value, const Found& match, int size) {
    return fmt::format("{} {} {:g} {} {} {}", database, name, value, match.colour == board::Colour::black ? 'b' : 'w',
                       board::vertex_name(match.move, size), board::name(match.orientation));
}

}  // namespace

WholeBoardLines lines_by_tables(const PatternTables& tables, const board::Position& position) {
    WholeBoardLines lines;
    const board::SymmetricHash hash(position);
    for (const board::Colour own : {board::Colour::black, board::Colour::white})
        visit_whole_board(tables.whole_boards, position, hash, own, [&](const WholeBoardMatch& match) {
            const std::uint32_t entry = entry_of_board(tables, match.entry);
            const char* database = tables.text(tables.databases[database_of_entry(tables, entry)].name);
            lines.push_back(line(database, whole_board_name(tables, match.entry),
                                 static_cast<double>(value_of_entry(tables, entry)), match, position.size));
        });
    std::ranges::sort(lines);
    return lines;
}

WholeBoardLines lines_by_reference(const std::vector<compiler::PatternDatabase>& databases,
                                   const board::Position& position) {
    WholeBoardLines lines;
    for (const compiler::PatternDatabase& database : databases)
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            std::vector<Match> matches;
            compiler::reference_match(database, position, own, matches);
            for (const Match& match : matches) {
                const compiler::Pattern& pattern = database.patterns[match.pattern];
                lines.push_back(line(database.spec.name, pattern.name, pattern.attribute("value")->number.value(),
                                     match, position.size));
            }
        }
    std::ranges::sort(lines);
    return lines;
}

}  // namespace katachi::match
