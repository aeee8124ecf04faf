// Influence, and whose each point is likely to become.
#include <array>
#include <cmath>

#include "engine/analysis/worm_influence.h"
#include "engine/board/turned_vertex.h"
#include "engine/gtp/commands.h"
#include "engine/gtp/read_worms.h"
#include "engine/gtp/search_text.h"

namespace katachi::gtp {

namespace {

using influence::Hold;
using influence::Influence;

influence::Question asked_influence(Session& session, board::Colour to_move) {
    const worms::Worms worms = read_worms(session);
    return analysis::worm_influence(session.game.board().position(), worms, to_move);
}

// 4 to -4 as GNU Go counts: living stones, territory, moyo, area, nobody's; White's above 0.
int region_number(const Influence& influence, board::Vertex vertex) {
    const auto sign = [](board::Colour colour) { return colour == board::Colour::white ? 1 : -1; };
    if (influence.living.contains(vertex)) return 4 * sign(influence.position.at(vertex));
    for (const Hold hold : {Hold::territory, Hold::moyo, Hold::area})
        if (const board::Colour holder = influence.holder(vertex, hold); holder != board::Colour::empty)
            return static_cast<int>(hold) * sign(holder);
    return 0;
}

// Rows of the board as it is shown, each number as `cell` writes it, with a blank behind.
template <typename Cell>
std::string rows_text(const Session& session, const Cell& cell) {
    std::string text;
    for (int row = 0; row < session.size(); ++row) {
        if (row > 0) text += '\n';
        for (int column = 0; column < session.size(); ++column)
            text += cell(board::turned(board::vertex_at(row, column), session.orientation, session.size())) + ' ';
    }
    return text;
}

std::string widened(std::string number, std::size_t width) {
    return std::string(width - std::min(width, number.size()), ' ') + number;
}

std::string numbers_text(const Session& session, const influence::Field& field) {
    return rows_text(session, [&](board::Vertex vertex) {
        const float number = field[static_cast<std::size_t>(vertex)];
        return widened(decimals(std::abs(number) < 0.005F ? 0 : number, 2), 6);  // never -0.00
    });
}

Answer initial_influence(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    const std::string_view asked = arguments[1];
    const auto is_known = [&](std::string_view name) { return asked == name; };
    constexpr std::array names{"white_influence", "black_influence", "territory_value", "influence_regions"};
    if (std::ranges::none_of(names, is_known)) return failure("unknown influence data");
    const Influence read = influence::InfluenceReader(session.size()).of(asked_influence(session, *colour));
    if (asked == "white_influence") return success(numbers_text(session, read.white));
    if (asked == "black_influence") return success(numbers_text(session, read.black));
    if (asked == "territory_value") return success(numbers_text(session, read.territory));
    return success(rows_text(
        session, [&](board::Vertex vertex) { return widened(std::to_string(region_number(read, vertex)), 2); }));
}

// GoGui's pictures take a number for each point, Black's above 0.
Answer gfx_influence(Session& session, const Arguments&) {
    const board::Colour to_move = session.game.game().to_move();
    const Influence read = influence::InfluenceReader(session.size()).of(asked_influence(session, to_move));
    std::string text = "INFLUENCE";
    for (int row = 0; row < session.size(); ++row)
        for (int column = 0; column < session.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (const float value = -read.territory[static_cast<std::size_t>(vertex)]; std::abs(value) >= 0.01F)
                text += ' ' + session.name(vertex) + ' ' + decimals(value, 2);
        }
    return success(text);
}

}  // namespace

std::span<const Command> influence_commands() {
    static constexpr Command commands[] = {
        {"initial_influence", "COLOR DATA",
         "white_influence, black_influence, territory_value or influence_regions if that side is to move, by rows",
         initial_influence},
        {"katachi-gfx-influence", "", "how surely each point becomes whose territory", gfx_influence},
    };
    return commands;
}

}  // namespace katachi::gtp
