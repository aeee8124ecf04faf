#include "engine/gtp/commands.h"

#include <algorithm>

#include "engine/board/position_text.h"
#include "engine/board/sgf_game.h"
#include "engine/gtp/arguments.h"

namespace katachi {

namespace {

GtpAnswer protocol_version(GtpSession&, const GtpArguments&) { return success("2"); }

GtpAnswer name(GtpSession&, const GtpArguments&) { return success(std::string(engine_name())); }

GtpAnswer version(GtpSession&, const GtpArguments&) { return success(std::string(engine_version())); }

GtpAnswer known_command(GtpSession&, const GtpArguments& arguments) {
    return success(find_gtp_command(arguments[0]) != nullptr ? "true" : "false");
}

GtpAnswer list_commands(GtpSession&, const GtpArguments&) {
    std::string text;
    for (const GtpCommand& command : gtp_commands()) text.append(command.name) += '\n';
    return success(text);
}

GtpAnswer help(GtpSession&, const GtpArguments&) {
    constexpr std::size_t meaning_column = 32;
    std::string text = "\n";
    for (const GtpCommand& command : gtp_commands()) {
        std::string line(command.name);
        if (!command.parameters.empty()) line.append(" ").append(command.parameters);
        line.resize(std::max(line.size() + 1, meaning_column), ' ');
        text.append(line).append(command.meaning) += '\n';
    }
    return success(text);
}

GtpAnswer quit(GtpSession& session, const GtpArguments&) {
    session.has_quit = true;
    return success();
}

GtpAnswer boardsize(GtpSession& session, const GtpArguments& arguments) {
    const auto size = parse_integer(arguments[0]);
    if (!size) return failure("syntax error");
    if (*size < min_board_size || *size > max_board_size) return failure("unacceptable size");
    session.board = Board(*size);
    return success();
}

GtpAnswer clear_board(GtpSession& session, const GtpArguments&) {
    session.board = Board(session.board.size());
    return success();
}

GtpAnswer komi(GtpSession& session, const GtpArguments& arguments) {
    const auto points = parse_real(arguments[0]);
    if (!points) return failure("syntax error");
    session.komi = *points;
    return success();
}

GtpAnswer play(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    const auto vertex = parse_vertex(arguments[1], session.board.size());
    if (!vertex) return failure("invalid coordinate");
    return session.board.play(*colour, *vertex) == Legality::ok ? success() : failure("illegal move");
}

GtpAnswer undo(GtpSession& session, const GtpArguments&) {
    return session.board.undo() ? success() : failure("cannot undo");
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// With a number: the position before that move; with a vertex: before the first move there. Where the game has
// no such move it is the last position, as GNU Go has it.
GtpAnswer loadsgf(GtpSession& session, const GtpArguments& arguments) {
    const auto text = session.read_file(arguments[0]);
    if (!text) return failure("cannot load file");
    const auto game = SgfReader(*text).next();
    if (!game || game->size == 0) return failure("cannot load file");

    const int end = game->move_count() + 1;
    int number = end;
    if (arguments.size() > 1 && is_digit(arguments[1].front())) {
        number = std::min(parse_integer(arguments[1]).value_or(end), end);
        if (number < 1) return failure("syntax error");
    } else if (arguments.size() > 1) {
        const auto vertex = parse_vertex(arguments[1], game->size);
        if (!vertex) return failure("invalid coordinate");
        number = first_move_at(*game, *vertex).value_or(end);
    }

    auto reached = std::get<SgfPosition>(position_before_move(*game, number));
    session.board = std::move(reached.board);
    if (const auto points = parse_real(game->komi)) session.komi = *points;
    return success(reached.to_move == Colour::black ? "black" : "white");
}

std::string captures_line(const char* side, int stones) {
    return std::string("     ") + side + " has captured " + std::to_string(stones) +
           (stones == 1 ? " stone\n" : " stones\n");
}

GtpAnswer showboard(GtpSession& session, const GtpArguments&) {
    const Board& board = session.board;
    return success('\n' + print_position(board.position()) + captures_line("Black (X)", board.captured(Colour::white)) +
                   captures_line("White (O)", board.captured(Colour::black)));
}

GtpAnswer list_stones(GtpSession& session, const GtpArguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    std::string text;
    for (int row = 0; row < session.board.size(); ++row)
        for (int column = 0; column < session.board.size(); ++column)
            if (const Vertex vertex = vertex_at(row, column); session.board.at(vertex) == *colour)
                text += (text.empty() ? "" : " ") + vertex_name(vertex, session.board.size());
    return success(text);
}

std::string match_line(const PatternTables& tables, const Match& match, int size) {
    std::string text = tables.text(tables.patterns[match.pattern].name);
    text += std::string(" ") + tables.text(tables.databases[match.database].name);
    text += " " + (match.move == pass_vertex ? "-" : vertex_name(match.move, size));
    text += " " + vertex_name(match.upper_left, size) + " " + vertex_name(match.lower_right, size);
    return text + " " + katachi::name(match.orientation);
}

GtpAnswer katachi_match(GtpSession& session, const GtpArguments& arguments) {
    const int size = session.board.size();
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    Vertex wanted = pass_vertex;
    if (arguments.size() > 1) {
        wanted = parse_vertex(arguments[1], size).value_or(pass_vertex);
        if (wanted == pass_vertex) return failure("invalid coordinate");
    }

    session.matcher.set(session.board.position());
    const PatternTables& tables = session.matcher.tables();
    std::vector<std::string> lines;
    const auto add_line = [&](const Hit& hit) {
        const Match match = match_of(tables, hit);
        if (wanted == pass_vertex || match.move == wanted) lines.push_back(match_line(tables, match, size));
    };
    const MatchQuery query{.black = *colour == Colour::black, .white = *colour == Colour::white};
    if (wanted == pass_vertex)
        session.matcher.scan(add_line, query);
    else
        session.matcher.scan_at(wanted, add_line, query);
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return success(text);
}

constexpr GtpCommand commands[] = {
    {"protocol_version", "", "the version of the protocol", 0, 0, protocol_version},
    {"name", "", "the engine's name", 0, 0, name},
    {"version", "", "the engine's version", 0, 0, version},
    {"known_command", "COMMAND", "true if the engine understands it", 1, 1, known_command},
    {"list_commands", "", "the names of all commands", 0, 0, list_commands},
    {"help", "", "all commands and what they do", 0, 0, help},
    {"quit", "", "ends the conversation", 0, 0, quit},
    {"boardsize", "SIZE", "an empty board of 2 to 19 lines", 1, 1, boardsize},
    {"clear_board", "", "takes all stones off the board", 0, 0, clear_board},
    {"komi", "POINTS", "sets the points that White is given", 1, 1, komi},
    {"play", "COLOUR VERTEX", "plays a stone, or passes", 2, 2, play},
    {"undo", "", "takes back the last move", 0, 0, undo},
    {"loadsgf", "FILE [MOVE]", "loads a game up to before a move: its number or vertex", 1, 2, loadsgf},
    {"showboard", "", "draws the board", 0, 0, showboard},
    {"list_stones", "COLOUR", "where its stones are", 1, 1, list_stones},
    {"katachi-match", "COLOUR [VERTEX]", "the patterns that match for a side, all or those that play VERTEX", 1, 2,
     katachi_match},
};

}  // namespace

std::span<const GtpCommand> gtp_commands() { return commands; }

const GtpCommand* find_gtp_command(std::string_view name) {
    const auto* const found = std::find_if(std::begin(commands), std::end(commands),
                                           [&](const GtpCommand& command) { return command.name == name; });
    return found == std::end(commands) ? nullptr : found;
}

}  // namespace katachi
