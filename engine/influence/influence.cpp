#include "engine/influence/influence.h"

#include <limits>

#include "engine/influence/origins.h"
#include "engine/influence/territory.h"

namespace katachi::influence {

namespace {

// A side holds a point where its influence is so many times the other's, and it has so much while the other has no more
// than that. For territory these are the limits of the regions that GNU Go 3.8 tells (DESIGN.md); influence for escape,
// which grows weaker sooner, is told by the ratios alone.
struct Limits {
    float ratio, least, most_against;
};

constexpr float no_limit = std::numeric_limits<float>::infinity();
constexpr Limits moyo{7, 5, 10}, area{3, 1, 40};
constexpr Limits moyo_for_escape{7, 0, no_limit}, area_for_escape{3, 0, no_limit};
constexpr float least_territory = 0.95F;

bool holds(float mine, float others, const Limits& limits) {
    return mine > limits.ratio * others && mine > limits.least && others < limits.most_against;
}

}  // namespace

Question::Question(const board::Position& asked, Use its_use) : position(asked), use(its_use) {
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
    for (const Colour side : {Colour::black, Colour::white}) {
        const bool is_black = side == Colour::black;
        const float mine = is_black ? black[at(vertex)] : white[at(vertex)];
        const float others = is_black ? white[at(vertex)] : black[at(vertex)];
        if (others == 0 && (is_black ? -value : value) >= least_territory) return side;
        const bool is_for_escape = use == Use::escape;
        if (least <= Hold::moyo && holds(mine, others, is_for_escape ? moyo_for_escape : moyo)) return side;
        if (least == Hold::area && holds(mine, others, is_for_escape ? area_for_escape : area)) return side;
    }
    return Colour::empty;
}

float Influence::points(board::Vertex vertex) const {
    if (living.contains(vertex)) return 0;
    const board::Colour dead = position.at(vertex);
    const float prisoner = dead == board::Colour::black ? 1.0F : dead == board::Colour::white ? -1.0F : 0.0F;
    return territory[at(vertex)] + prisoner;
}

float Influence::points() const {
    float sum = 0;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) sum += points(board::vertex_at(row, column));
    return sum;
}

Influence influence_of(const Question& question) {
    const Spreading spreading(question.position.size);
    Influence read{.black_origins = origins(question, board::Colour::black),
                   .white_origins = origins(question, board::Colour::white),
                   .use = question.use,
                   .position = question.position,
                   .living = question.living};
    const auto spread = [&](const Origins& from, Field& influence) {
        for (int row = 0; row < question.position.size; ++row)
            for (int column = 0; column < question.position.size; ++column) {
                const board::Vertex vertex = board::vertex_at(row, column);
                if (const float strength = from.strength[at(vertex)]; strength > 0)
                    spreading.add({vertex, strength, from.attenuation[at(vertex)]}, from.terrain, influence);
            }
    };
    spread(read.black_origins, read.black);
    spread(read.white_origins, read.white);
    read.territory = territory_values(read, question);
    return read;
}

}  // namespace katachi::influence
