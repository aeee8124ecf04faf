// The patterns that match on the board.
#include <algorithm>

#include "engine/board/turned_vertex.h"
#include "engine/gtp/commands.h"

namespace katachi {

namespace {

std::string match_line(const GtpSession& session, const PatternTables& tables, const Match& match) {
    const Orientation back = inverse(session.orientation);
    const int size = session.size();
    const Vertex a = turned(match.upper_left, back, size);
    const Vertex b = turned(match.lower_right, back, size);
    const auto [top, bottom] = std::minmax({row_of(a), row_of(b)});
    const auto [left, right] = std::minmax({column_of(a), column_of(b)});
    std::string text = tables.text(tables.patterns[match.pattern].name);
    text += std::string(" ") + tables.text(tables.databases[match.database].name);
    text += " " + (match.move == pass_vertex ? "-" : session.name(match.move));
    text += " " + vertex_name(vertex_at(top, left), size) + " " + vertex_name(vertex_at(bottom, right), size);
    return text + " " + katachi::name(composed(match.orientation, back));
}

GtpAnswer katachi_match(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    const bool is_anywhere = arguments.count() < 2;
    const auto wanted = is_anywhere ? pass_vertex : session.point(arguments[1]);
    if (!wanted) return failure("invalid coordinate");

    session.matcher.set(session.game.board().position());
    const PatternTables& tables = session.matcher.tables();
    std::vector<std::string> lines;
    const auto add_line = [&](const Hit& hit) {
        const Match match = match_of(tables, hit);
        if (is_anywhere || match.move == *wanted) lines.push_back(match_line(session, tables, match));
    };
    const MatchQuery query{.black = *colour == Colour::black, .white = *colour == Colour::white};
    if (is_anywhere)
        session.matcher.scan(add_line, query);
    else
        session.matcher.scan_at(*wanted, add_line, query);
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return success(text);
}

}  // namespace

std::span<const GtpCommand> pattern_commands() {
    static constexpr GtpCommand commands[] = {
        {"katachi-match", "COLOUR [VERTEX]", "the patterns that match for a side, all or those that play VERTEX",
         katachi_match},
    };
    return commands;
}

}  // namespace katachi
