#include "engine/gtp/position/influence_pictures.h"

#include <array>
#include <functional>

#include "base/text/terminal_ink.h"
#include "engine/analysis/influence/worm_influence.h"
#include "engine/board/position_text.h"
#include "engine/gtp/position/influence_text.h"
#include "engine/gtp/reading/read_worms.h"
#include "engine/influence/bouzy.h"

namespace katachi::gtp {

namespace {

// The index is region_number without its sign: no region, area, moyo, territory.
constexpr std::array background{0, 41, 43, 48};
constexpr std::array of_white{'.', '-', 'o', 'W'};
constexpr std::array of_black{'.', '+', 'x', 'B'};

std::string coloured(const std::string& text, int region) {
    if (region == 0) return text;
    // Orange is not among the eight colours of all terminals.
    const std::string colour = region == 3 ? "48;5;208" : std::to_string(background[static_cast<std::size_t>(region)]);
    return base::inked(text, "30;" + colour);
}

// Points by what they are: 3 for territory, 2 moyo, 1 area, below 0 Black's.
std::string region_picture(const Session& session, const std::function<int(board::Vertex)>& region, bool in_colour) {
    return board::print_position(session.game.board().position(), [&](board::Vertex vertex) -> std::string {
        if (session.game.board().at(vertex) != board::Colour::empty) return "";
        const int number = region(vertex), kind = std::abs(number);
        const std::string drawn(1, (number > 0 ? of_white : of_black)[static_cast<std::size_t>(kind)]);
        return in_colour ? coloured(drawn, kind) : drawn;
    });
}

std::string bouzy_picture(Session& session, influence::Morphology morphology, int region, bool in_colour) {
    const board::Position& position = session.game.board().position();
    const auto living =
        analysis::worm_influence(position, read_worms(session).worms, session.game.game().to_move()).living;
    const auto map = influence::bouzy_map(position, living, morphology);
    return region_picture(
        session,
        [&](board::Vertex vertex) {
            const int value = map[static_cast<std::size_t>(vertex)];
            return value > 0 ? region : value < 0 ? -region : 0;
        },
        in_colour);
}

struct Drawing {
    Picture picture;
    const char* title;
    std::array<const char*, 2> data;  // of influence_text
};

constexpr std::array drawings{
    Drawing{picture_influence, "influence", {"white_influence", "black_influence"}},
    Drawing{picture_permeability, "permeability", {"white_permeability", "black_permeability"}},
    Drawing{picture_strength, "strength of sources", {"white_strength", "black_strength"}},
    Drawing{picture_attenuation, "attenuation of sources", {"white_attenuation", "black_attenuation"}},
};

// Titles end in `about`.
std::string drawings_of(const Session& session, const TellableInfluence& told, const std::string& about,
                        const WantedPictures& wanted) {
    std::string text;
    const bool names_none = wanted.pictures < picture_regions;
    if (names_none || (wanted.pictures & picture_regions) != 0) {
        text += "territory (W, B), moyo (o, x) and area (-, +)" + about + ":\n";
        text += region_picture(
            session, [&](board::Vertex vertex) { return region_number(told.influence, vertex); }, wanted.in_colour);
    }
    for (const Drawing& drawing : drawings)
        if ((wanted.pictures & drawing.picture) != 0)
            for (std::size_t side = 0; side < drawing.data.size(); ++side)
                text += std::string(side == 0 ? "White's " : "Black's ") + drawing.title + about + ":\n" +
                        influence_text(session, told, drawing.data[side]) + '\n';
    if ((wanted.pictures & picture_territory) != 0)
        text += "value of territory" + about + ":\n" + influence_text(session, told, "territory_value") + '\n';
    return text;
}

std::string influence_drawings(Session& session, const WantedPictures& wanted) {
    const board::Colour to_move = session.game.game().to_move();
    if (wanted.move)
        return drawings_of(session, influence_after_move(session, to_move, *wanted.move),
                           " after " + session.name(*wanted.move), wanted);
    if ((wanted.pictures & picture_initial_influence) == 0)
        return drawings_of(session, initial_influence(session, to_move), "", wanted);
    return drawings_of(session, influence_of_strings(session, to_move), ", dragons unknown", wanted) +
           drawings_of(session, initial_influence(session, to_move), ", dragons known", wanted);
}

}  // namespace

std::string influence_pictures(Session& session, const WantedPictures& wanted) {
    std::string text;
    const auto add_bouzy = [&](Picture picture, const char* title, influence::Morphology morphology, int region) {
        if ((wanted.pictures & picture) == 0) return;
        text += std::string(title) + ":\n" + bouzy_picture(session, morphology, region, wanted.in_colour);
    };
    add_bouzy(picture_bouzy_territory, "territory by Bouzy's 5/21", influence::bouzy_territory, 3);
    add_bouzy(picture_bouzy_moyo, "moyo by Bouzy's 5/10", influence::bouzy_moyo, 2);
    add_bouzy(picture_bouzy_area, "area by Bouzy's 4/0", influence::bouzy_area, 1);
    if (wanted.move || wanted.pictures >= picture_initial_influence) text += influence_drawings(session, wanted);
    return text;
}

}  // namespace katachi::gtp
