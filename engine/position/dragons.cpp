#include "engine/position/dragons.h"

#include <algorithm>

#include "engine/position/dragon_eyes.h"
#include "engine/position/neighbours.h"

namespace katachi::position {

namespace {

using board::Colour;
using board::Vertex;

void add_lunch(Dragon& dragon, const worms::Worm& beside, const worms::Worms& worms) {
    if (!beside.is_critical() || beside.is_inessential) return;
    if (dragon.lunch == board::pass_vertex || beside.size() > worms.at(dragon.lunch)->size())
        dragon.lunch = beside.origin;
}

void add_capturable(Dragon& dragon, const worms::Worm& lunch) {
    if (!lunch.is_inessential) dragon.largest_capturable = std::max(dragon.largest_capturable, lunch.size());
}

void add_string(Dragon& dragon, const worms::Worm& worm, const DragonSources& sources) {
    dragon.strings.insert(worm.origin);
    dragon.effective_size += worm.effective_size;
    for (std::size_t i = 0; i < worm.liberties.size(); ++i) dragon.liberties_of[i] += worm.liberties[i];
    if (worm.is_capturable()) (worm.is_lost() ? dragon.stones_lost : dragon.stones_in_danger) += worm.size();
    for (const Vertex beside : sources.board.adjacent_strings(worm.origin))
        add_lunch(dragon, *sources.worms.at(beside), sources.worms);
    if (worm.lunch != board::pass_vertex) add_capturable(dragon, *sources.worms.at(worm.lunch));
    dragon.is_invincible = dragon.is_invincible || worm.is_invincible;
    dragon.is_inessential = dragon.is_inessential && worm.is_inessential;
}

void add_strings(Dragon& dragon, const DragonSources& sources) {
    dragon.is_inessential = true;
    for (const worms::Worm& worm : sources.worms.all())
        if (dragon.stones.contains(worm.origin)) add_string(dragon, worm, sources);
    dragon.liberties = (dragon.stones.beside() & sources.board.empty_points()).count();
}

// What a dragon gains at an empty point, by who holds it.
std::uint8_t gain(const influence::Influence& influence, Vertex point, Colour side) {
    using influence::Hold;
    if (influence.holder(point, Hold::moyo) == side) return 4;
    if (influence.holder(point, Hold::area) == side) return 3;
    if (influence.holder(point, Hold::area) == Colour::empty) return 1;
    return 0;
}

// What it gains by reaching another dragon.
std::uint8_t gain(const Dragon& other) {
    if (other.has_two_eyes()) return 6;
    if (other.stones_lost + other.stones_in_danger == other.size()) return 0;
    return other.eyes.defended >= 2 ? 4 : 2;
}

}  // namespace

Dragons::Dragons(const DragonSources& sources) : amalgamation_(sources.amalgamation) {
    describe(sources);
    find_escapes(sources);
}

const Dragon* Dragons::at(Vertex vertex) const {
    const int number = number_at(vertex);
    return number < 0 ? nullptr : &dragons_[static_cast<std::size_t>(number)];
}

void Dragons::describe(const DragonSources& sources) {
    const std::vector<board::VertexSet>& stones = amalgamation_.dragons();
    const std::vector<DragonEyes> eyes = eyes_of(sources.board, stones, sources.eyes);
    const std::vector<MoyoAround> moyos = moyo_around(stones, sources.influence);
    std::vector<std::vector<int>> neighbours = neighbours_of(sources.board, stones);
    for (std::size_t i = 0; i < stones.size(); ++i) {
        Dragon& dragon = dragons_.emplace_back();
        dragon.stones = stones[i];
        dragon.origin = stones[i].first();
        dragon.colour = sources.board.at(dragon.origin);
        add_strings(dragon, sources);
        dragon.genus = eyes[i].genus;
        dragon.eyes = eyes[i].together;
        dragon.half_eye = eyes[i].half_eye;
        dragon.moyo = moyos[i];
        dragon.neighbours = std::move(neighbours[i]);
        dragon.surrounding = surrounding(sources.board, dragon.stones);
        for (const Vertex stone : dragon.stones) numbers_[influence::at(stone)] = static_cast<std::uint16_t>(i + 1);
    }
    for (Dragon& dragon : dragons_)
        dragon.hostile_neighbours =
            static_cast<int>(std::count_if(dragon.neighbours.begin(), dragon.neighbours.end(),
                                           [&](int other) { return number(other).colour != dragon.colour; }));
}

void Dragons::find_escapes(const DragonSources& sources) {
    for (const Colour side : {Colour::black, Colour::white}) {
        EscapeValues values{};
        for (const Vertex point : sources.board.empty_points())
            values[influence::at(point)] = gain(sources.influence, point, side);
        for (const Dragon& dragon : dragons_)
            if (dragon.colour == side)
                for (const Vertex stone : dragon.stones) values[influence::at(stone)] = gain(dragon);
        for (Dragon& dragon : dragons_) {
            if (dragon.colour != side) continue;
            dragon.escapes = escapes(sources.board, dragon.stones, values);
            dragon.escape_route = left_of_escape(position::escape_route(dragon.escapes), dragon.surrounding.status);
        }
    }
}

}  // namespace katachi::position
