// Strings with all that stones, liberties and reading say of them, in GNU Go's words, which calls them worms.
#include <map>

#include "engine/board/board_points.h"
#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/reading/read_worms.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/asked_stone.h"
#include "engine/gtp/session/commands.h"
#include "engine/gtp/session/data_text.h"
#include "engine/reading/superstring.h"
#include "engine/worms/double_moves.h"
#include "engine/worms/worms.h"

namespace katachi::gtp {

namespace {

using worms::Worm;

void add_points(const Session& session, std::string& text, const std::string& name,
                const worms::TacticalPoints& points) {
    std::string list;
    for (const worms::TacticalPoint& point : points)
        list +=
            (list.empty() ? "" : " ") + place_text(session, point.move) + ':' + std::to_string(code_number(point.code));
    add_data_line(text, name, list.empty() ? "none" : list);
}

std::string_view status_text(counting::UnconditionalStatus status) {
    return status == counting::UnconditionalStatus::undecided ? "unknown" : counting::name(status);
}

// What GNU Go tells of every point, in its order. Of a point without a stone most of it is 0.
std::string common_text(const Session& session, const Worm& worm, const ReadDetails& details) {
    const auto first = [](const worms::TacticalPoints& points) {
        return points.empty() ? worms::TacticalPoint() : points.front();
    };
    std::string text;
    add_data_line(text, "origin", session.name(worm.origin));
    add_data_line(text, "color", worm.colour == board::Colour::empty ? "empty" : board::side_word(worm.colour));
    add_data_line(text, "size", std::to_string(worm.size()));
    add_data_line(text, "effective_size", decimals(worm.effective_size, 2));
    for (std::size_t order = 0; order < worm.liberties.size(); ++order)
        add_data_line(text, order == 0 ? "liberties" : "liberties" + std::to_string(order + 1),
                      std::to_string(worm.liberties[order]));
    add_data_line(text, "attack_code", std::to_string(code_number(first(worm.attacks).code)));
    add_data_line(text, "attack_point", place_text(session, first(worm.attacks).move));
    add_data_line(text, "defense_code", std::to_string(code_number(first(worm.defences).code)));
    add_data_line(text, "defense_point", place_text(session, first(worm.defences).move));
    add_data_line(text, "lunch", place_text(session, worm.lunch));
    add_data_line(text, "cutstone", std::to_string(static_cast<int>(worm.cutting)));
    add_data_line(text, "cutstone2", std::to_string(details.others.cuts_if_saved));
    add_data_line(text, "genus", std::to_string(worm.genus));
    add_data_line(text, "inessential", worm.is_inessential ? "1" : "0");
    add_data_line(text, "invincible", worm.is_invincible ? "1" : "0");
    add_data_line(text, "unconditional_status", status_text(worm.status));
    return text;
}

std::string text_of(const Session& session, const Worm& worm, const ReadDetails& details) {
    std::string text = common_text(session, worm, details);
    add_points(session, text, "attack_points", details.attacks);
    add_points(session, text, "defense_points", details.defences);
    add_points(session, text, "attack_threats", details.others.attack_threats);
    add_points(session, text, "defense_threats", details.others.defence_threats);
    return text;
}

std::string_view border_text(const worms::Cavity& cavity) {
    if (cavity.border() == board::Colour::empty) return "gray_border";
    return cavity.border() == board::Colour::black ? "black_border" : "white_border";
}

// The text describes an empty point as if it were a worm, with the cavity that it is part of.
std::string text_of(const Session& session, const Worm& empty, const worms::Cavity& cavity) {
    std::string text = common_text(session, empty, {});
    add_data_line(text, "cavity_origin", session.name(cavity.points.first()));
    add_data_line(text, "cavity_color", border_text(cavity));
    add_data_line(text, "cavity_size", std::to_string(cavity.points.count()));
    return text;
}

std::string text_of_worm(Session& session, const ReadWorms& read, const Worm& worm) {
    return text_of(session, worm, read_details(session, read, worm));
}

std::string text_of_empty(const Session& session, const ReadWorms& read, board::Vertex vertex,
                          counting::UnconditionalStatus status) {
    Worm empty;
    empty.origin = vertex;
    empty.status = status;
    for (const worms::Cavity& cavity : read.worms.cavities())
        if (cavity.points.contains(vertex)) return text_of(session, empty, cavity);
    return {};
}

// What is known stands below the name of one of the points that it is about.
void add_block(const Session& session, std::string& text, board::Vertex vertex, const std::string& known) {
    text += (text.empty() ? "" : "\n") + session.name(vertex) + ':' + known;
}

// All points of the board, by rows as they are shown.
std::vector<board::Vertex> points_by_rows(const Session& session) {
    std::vector<board::Vertex> points;
    for (const board::Vertex named : board::points_of(session.game.board()))
        points.push_back(board::turned(named, session.orientation, session.size()));
    return points;
}

// The data are told of each point by rows, as GNU Go tells them.
Answer data_of_points(Session& session) {
    const board::Board& board = session.game.board();
    const ReadWorms read = read_worms(session);
    const counting::UnconditionalStatuses statuses(board);
    std::map<board::Vertex, std::string> worm_texts;  // by where a worm begins, which is read once
    std::string text;
    for (const board::Vertex vertex : points_by_rows(session)) {
        if (const Worm* const worm = read.worms.at(vertex)) {
            std::string& of_worm = worm_texts[worm->origin];
            if (of_worm.empty()) of_worm = text_of_worm(session, read, *worm);
            add_block(session, text, vertex, of_worm);
        } else {
            add_block(session, text, vertex, text_of_empty(session, read, vertex, statuses.at(board, vertex)));
        }
    }
    return success(text);
}

Answer worm_data(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return data_of_points(session);
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure("invalid color or coordinate");
    const ReadWorms read = read_worms(session);
    const Worm* const worm = read.worms.at(*vertex);
    std::string text;
    add_block(session, text, *vertex,
              worm != nullptr ? text_of_worm(session, read, *worm)
                              : text_of_empty(session, read, *vertex,
                                              counting::unconditional_status(session.game.board(), *vertex)));
    return success(text);
}

Answer katachi_worms(Session& session, const Arguments&) {
    const ReadWorms read = read_worms(session);
    std::string text;
    for (const Worm& worm : read.worms.all()) add_block(session, text, worm.origin, text_of_worm(session, read, worm));
    return success(text);
}

Answer worm_cutstone(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        return success(std::to_string(static_cast<int>(worms::cutting(session.game.board(), vertex))));
    });
}

// A line for each string, by rows of their origins.
Answer worm_stones(Session& session, const Arguments& arguments) {
    const board::Board& board = session.game.board();
    board::VertexSet origins = board.strings(board::Colour::black) | board.strings(board::Colour::white);
    if (arguments.count() > 0) {
        if (const auto colour = parse_colour(arguments[0])) {
            origins = board.strings(*colour);
        } else {
            const auto vertex = session.point(arguments[0]);
            if (!vertex) return failure(invalid_coordinate);
            if (board.at(*vertex) == board::Colour::empty) return failure("worm_stones called on an empty vertex");
            return success(session.names(board.string_stones(*vertex)) + ' ');
        }
    }
    std::string text;
    for (const board::Vertex vertex : points_by_rows(session))
        if (origins.contains(vertex)) text += session.names(board.string_stones(vertex)) + " \n";
    return success(text);
}

std::string strings_text(const Session& session, const char* verb, const std::vector<board::Vertex>& strings) {
    std::string text;
    for (const board::Vertex string : strings) text += verb + session.name(string);
    return text;
}

// "E5 captures D5 saves F6", a line each.
Answer double_moves(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const worms::Worms worms = read_worms(session).worms;
    const auto moves =
        read_tactics(session, string_reader, "double moves", [&](reading::Tactics& tactics, board::Board& board) {
            return worms::double_moves(board, tactics, worms, *colour);
        });
    std::string text;
    for (const worms::DoubleMove& found : moves)
        text += (text.empty() ? "" : "\n") + session.name(found.move) +
                strings_text(session, " captures ", found.captured) + strings_text(session, " saves ", found.saved);
    return success(text.empty() ? "none" : text);
}

// Stones of the opponent are lost where they can be captured and not be saved.
Answer superstring(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        const board::Board& board = session.game.board();
        const worms::Worms worms = read_worms(session).worms;
        board::VertexSet lost;
        for (const Worm& worm : worms.all())
            if (worm.colour != board.at(vertex) && worm.is_lost()) lost |= worm.stones;
        return success(session.names(reading::superstring(board, vertex, lost)));
    });
}

}  // namespace

std::span<const Command> worm_commands() {
    static constexpr Command commands[] = {
        {"worm_data", "[VERTEX]", "what is known of its string or empty space, or of those of all points", worm_data},
        {"katachi-worms", "", "the same of all strings, each told once", katachi_worms},
        {"worm_cutstone", "VERTEX", "whether its string cuts strings of the opponent: 2, may do so: 1, or not: 0",
         worm_cutstone},
        {"worm_stones", "[VERTEX|COLOUR]", "the stones of its string, or of each string, a line each", worm_stones},
        {"katachi-double_moves", "COLOUR",
         "moves that capture or save two strings or more, a line each: `E5 captures D5 saves F6`; or none",
         double_moves},
        {"katachi-superstring", "VERTEX", "a stone of each string that hangs together closely with its own",
         superstring},
    };
    return commands;
}

}  // namespace katachi::gtp
