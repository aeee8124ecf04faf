// What the board shows, trial moves among it.
#include <array>
#include <charconv>

#include "engine/board/side_name.h"
#include "engine/board/zobrist.h"
#include "engine/counting/unconditional_life.h"
#include "engine/gtp/board/board_text.h"
#include "engine/gtp/session/asked_stone.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

Answer showboard(Session& session, const Arguments&) { return success('\n' + board_text(session.game.board())); }

Answer color(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    const board::Colour colour = session.game.board().at(*vertex);
    return success(colour == board::Colour::empty ? "empty" : board::side_word(colour));
}

Answer list_stones(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    return success(session.names(session.game.board().stones(*colour)));
}

Answer countlib(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        return success(std::to_string(session.game.board().liberties(vertex)));
    });
}

Answer findlib(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        return success(session.names(session.game.board().liberty_points(vertex)));
    });
}

Answer accuratelib(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto vertex = session.vertex(arguments[1]);
    if (!colour || !vertex) return failure("invalid color or coordinate");
    const board::Board& board = session.game.board();
    if (board.at(*vertex) != board::Colour::empty) return failure("vertex must be empty");
    return success(session.names(board.liberties_after(*colour, *vertex)));
}

Answer is_legal(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto vertex = session.vertex(arguments[1]);
    if (!colour || !vertex) return failure("invalid color or coordinate");
    return success(session.game.is_legal(*colour, *vertex) == board::Legality::ok ? "1" : "0");
}

Answer all_legal(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    board::VertexSet legal;
    for (const board::Vertex vertex : session.game.board().empty_points())
        if (session.game.is_legal(*colour, vertex) == board::Legality::ok) legal.insert(vertex);
    return success(session.names(legal));
}

Answer unconditional_status(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    return success(counting::name(counting::unconditional_status(session.game.board(), *vertex)));
}

// The same for all eight drawings of a position.
std::string invariant_hash_of(const board::Board& board) {
    constexpr std::size_t width = 16;
    constexpr int hexadecimal = 16;
    std::array<char, width> digits;
    const auto hash = board::SymmetricHash(board.position()).least(board::Colour::black);
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), hash, hexadecimal).ptr;
    const std::string text(digits.data(), end);
    return std::string(width - text.size(), '0') + text;
}

Answer invariant_hash(Session& session, const Arguments&) { return success(invariant_hash_of(session.game.board())); }

Answer invariant_hash_for_moves(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    board::Game game = session.game.game();
    std::string text;
    for (const board::Vertex vertex : session.game.board().empty_points()) {
        if (game.play(*colour, vertex) != board::Legality::ok) continue;
        text += session.name(vertex) + ' ' + invariant_hash_of(game.board()) + '\n';
        game.undo();
    }
    return success(text);
}

}  // namespace

std::span<const Command> board_commands() {
    static constexpr Command commands[] = {
        {"showboard", "", "draws the board", showboard},
        {"color", "VERTEX", "black, white or empty", color},
        {"list_stones", "COLOUR", "where its stones are", list_stones},
        {"countlib", "VERTEX", "how many liberties its string has", countlib},
        {"findlib", "VERTEX", "the liberties of its string", findlib},
        {"accuratelib", "COLOUR VERTEX", "the liberties that a stone there would have", accuratelib},
        {"accurate_approxlib", "COLOUR VERTEX", "the same", accuratelib},
        {"is_legal", "COLOUR VERTEX", "1 if that is a legal move, 0 if not", is_legal},
        {"all_legal", "COLOUR", "where its legal moves are", all_legal},
        {"unconditional_status", "VERTEX", "what stays so however often the opponent moves", unconditional_status},
        {"invariant_hash", "", "a number of the position, turned or not", invariant_hash},
        {"invariant_hash_for_moves", "COLOUR", "the same of what each of its legal moves leads to",
         invariant_hash_for_moves},
    };
    return commands;
}

}  // namespace katachi::gtp
