// The patterns that the engine asks, and those that match on the board.
#include <algorithm>

#include "engine/board/turned_vertex.h"
#include "engine/gtp/patterns/database_sizes.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

std::string match_line(const Session& session, const match::PatternTables& tables, const match::Match& match) {
    const board::Orientation back = board::inverse(session.orientation);
    const int size = session.size();
    const board::Vertex a = board::turned(match.upper_left, back, size);
    const board::Vertex b = board::turned(match.lower_right, back, size);
    const auto [top, bottom] = std::minmax({board::row_of(a), board::row_of(b)});
    const auto [left, right] = std::minmax({board::column_of(a), board::column_of(b)});
    std::string text = tables.text(tables.patterns[match.pattern].name);
    text += std::string(" ") + tables.text(tables.databases[match.database].name);
    text += " " + (match.move == board::pass_vertex ? "-" : session.name(match.move));
    text += " " + board::vertex_name(board::vertex_at(top, left), size) + " " +
            board::vertex_name(board::vertex_at(bottom, right), size);
    return text + " " + board::name(board::composed(match.orientation, back));
}

Answer katachi_match(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const bool is_anywhere = arguments.count() < 2;
    const auto wanted = is_anywhere ? board::pass_vertex : session.point(arguments[1]);
    if (!wanted) return failure(invalid_coordinate);

    session.matcher.set(session.game.board().position());
    const match::PatternTables& tables = session.matcher.tables();
    std::vector<std::string> lines;
    const auto add_line = [&](const match::Hit& hit) {
        const match::Match match = match::match_of(tables, hit);
        if (is_anywhere || match.move == *wanted) lines.push_back(match_line(session, tables, match));
    };
    const match::MatchQuery query{.black = *colour == board::Colour::black, .white = *colour == board::Colour::white};
    if (is_anywhere)
        session.matcher.scan(add_line, query);
    else
        session.matcher.scan_at(*wanted, add_line, query);
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return success(text);
}

Answer katachi_databases(Session& session, const Arguments&) {
    std::string text;
    for (const PatternDatabaseSize& database : pattern_database_sizes(session.matcher.tables()))
        text += database.name + " " + std::to_string(database.entries) + '\n';
    return success(text);
}

}  // namespace

std::span<const Command> pattern_commands() {
    static constexpr Command commands[] = {
        {"katachi-match", "COLOUR [VERTEX]",
         "the patterns whose shape lies on the board for a side, all or those that play VERTEX", katachi_match},
        {"katachi-databases", "", "the databases of patterns that the engine asks, and how many entries each has",
         katachi_databases},
    };
    return commands;
}

}  // namespace katachi::gtp
