#include "engine/influence/influence.h"

#include "engine/influence/territory.h"

namespace katachi::influence {

namespace {

// A side holds a point of its moyo or area where its influence is so many times the other's. Chosen to agree with the
// regions that GNU Go 3.8 tells (DESIGN.md).
constexpr float least_moyo_ratio = 7;
constexpr float least_area_ratio = 3;
constexpr float least_territory = 0.95F;

}  // namespace

Question::Question(const board::Position& asked) : position(asked) {
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (position.at(vertex) == board::Colour::empty) continue;
            living.insert(vertex);
            strength[at(vertex)] = full_strength;
        }
    black_permeability.fill(1);
    white_permeability.fill(1);
}

board::Colour Influence::holder(board::Vertex vertex, Hold least) const {
    using board::Colour;
    if (least == Hold::neutral || living.contains(vertex)) return Colour::empty;
    const float value = territory[at(vertex)];
    if (least == Hold::territory)
        return value >= least_territory ? Colour::white : value <= -least_territory ? Colour::black : Colour::empty;
    const float ratio = least == Hold::moyo ? least_moyo_ratio : least_area_ratio;
    if (white[at(vertex)] > ratio * black[at(vertex)]) return Colour::white;
    if (black[at(vertex)] > ratio * white[at(vertex)]) return Colour::black;
    return holder(vertex, Hold::territory);
}

Influence InfluenceReader::of(const Question& question) const {
    Influence read{.position = question.position, .living = question.living};
    Terrain black, white;
    for (int row = 0; row < question.position.size; ++row)
        for (int column = 0; column < question.position.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (question.living.contains(vertex)) continue;
            black.open.insert(vertex);
            black.permeability[at(vertex)] = question.black_permeability[at(vertex)];
            white.permeability[at(vertex)] = question.white_permeability[at(vertex)];
        }
    white.open = black.open;
    const auto spread = [&](const Source& source, board::Colour colour) {
        if (colour == board::Colour::black) spreading_.add(source, black, read.black);
        if (colour == board::Colour::white) spreading_.add(source, white, read.white);
    };
    for (const board::Vertex vertex : question.living)
        spread({.vertex = vertex, .strength = question.strength[at(vertex)]}, question.position.at(vertex));
    for (const ExtraSource& extra : question.sources) spread(extra.source, extra.colour);
    read.territory = territory_values(read, question.no_black_territory, question.no_white_territory);
    return read;
}

}  // namespace katachi::influence
