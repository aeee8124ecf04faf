// Influence, and whose each point is likely to become.
#include <cmath>
#include <optional>

#include "engine/board/side_name.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/position/influence_text.h"
#include "engine/gtp/session/commands.h"
#include "engine/influence/difference.h"
#include "engine/influence/hold_names.h"
#include "engine/influence/segments.h"

namespace katachi::gtp {

namespace {

const Answer unknown_data = failure("unknown influence data");

Answer of_position(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    if (!is_influence_data(arguments[1])) return unknown_data;
    return success(influence_text(session, initial_influence(session, *colour), arguments[1]));
}

template <auto influence_of_move>
Answer of_move(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto move = session.vertex(arguments[1]);
    if (!colour || !move) return failure("invalid move");
    if (session.game.board().is_legal(*colour, *move) != board::Legality::ok) return failure("illegal move");
    if (!is_influence_data(arguments[2])) return unknown_data;
    return success(influence_text(session, influence_of_move(session, *colour, *move), arguments[2]));
}

// A move is compared with a pass, which gains nothing.
Answer points_gained(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto move = session.vertex(arguments[1]);
    if (!colour || !move) return failure("invalid move");
    if (session.game.board().is_legal(*colour, *move) != board::Legality::ok) return failure("illegal move");
    const influence::Influence before = influence_after_move(session, *colour, board::pass_vertex).influence;
    const influence::Influence after = influence_after_move(session, *colour, *move).influence;
    return success(decimals(influence::points_gained(before, after, *colour), 1));
}

std::optional<influence::Hold> hold_called(std::string_view name) {
    for (const auto& [hold, known] : influence::hold_names)
        if (name == known) return hold;
    return std::nullopt;
}

// A line each: owner, size, value, points.
Answer segments(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const auto hold = hold_called(arguments[1]);
    if (!hold) return failure("the segments are those of territory, moyo or area");
    const influence::Influence influence = initial_influence(session, *colour).influence;
    std::string text;
    for (const influence::Segment& segment : influence::segments_of(influence, *hold))
        text += (text.empty() ? "" : "\n") + board::side_word(segment.owner) + ' ' + std::to_string(segment.size()) +
                ' ' + decimals(segment.value, 1) + ' ' + session.names(segment.points);
    return success(text);
}

// GoGui's pictures take a number for each point, Black's above 0.
Answer gfx_influence(Session& session, const Arguments&) {
    const TellableInfluence told = initial_influence(session, session.game.game().to_move());
    std::string text = "INFLUENCE";
    for (int row = 0; row < session.size(); ++row)
        for (int column = 0; column < session.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (const float value = -told.influence.territory[influence::at(vertex)]; std::abs(value) >= 0.01F)
                text += ' ' + session.name(vertex) + ' ' + decimals(value, 2);
        }
    return success(text);
}

// A colour for each kind of region, those of GNU Go's displays: orange, yellow and red, darker where they are Black's.
Answer gfx_regions(Session& session, const Arguments&) {
    const TellableInfluence told = initial_influence(session, session.game.game().to_move());
    constexpr const char* of_white[] = {"", "#ff9090", "#ffff80", "#ffb060"};
    constexpr const char* of_black[] = {"", "#a03030", "#a0a020", "#b06010"};
    std::string text;
    for (int region = 3; region >= -3; --region) {
        std::string vertices;
        for (int row = 0; row < session.size(); ++row)
            for (int column = 0; column < session.size(); ++column)
                if (const board::Vertex vertex = board::vertex_at(row, column);
                    region_number(told.influence, vertex) == region)
                    vertices += ' ' + session.name(vertex);
        if (region == 0 || vertices.empty()) continue;
        if (!text.empty()) text += '\n';
        text += std::string("COLOR ") + (region > 0 ? of_white[region] : of_black[-region]) + vertices;
    }
    return success(text);
}

}  // namespace

std::span<const Command> influence_commands() {
    static constexpr Command commands[] = {
        {"initial_influence", "COLOUR DATA",
         "if that side is to move, by rows: white_ or black_influence, _strength, _attenuation, _permeability; "
         "territory_value, influence_regions, non_territory",
         of_position},
        {"move_influence", "COLOUR VERTEX DATA", "the same after a move, if the other side goes on",
         of_move<influence_after_move>},
        {"followup_influence", "COLOUR VERTEX DATA", "the same after a move that nobody answers",
         of_move<followup_influence>},
        {"katachi-points_gained", "COLOUR VERTEX",
         "how many points a move makes by influence, if the other side goes on either way", points_gained},
        {"katachi-segments", "COLOUR territory|moyo|area",
         "the connected parts that a side holds at least so, if that side is to move: owner, size, value and points",
         segments},
        {"katachi-gfx-influence", "", "how surely each point becomes whose territory", gfx_influence},
        {"katachi-gfx-regions", "", "whose territory, moyo and area each point is, by colours", gfx_regions},
    };
    return commands;
}

}  // namespace katachi::gtp
