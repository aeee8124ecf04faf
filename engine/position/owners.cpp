#include "engine/position/owners.h"

namespace katachi::position {

using board::Colour;
using board::Vertex;
using influence::at;

namespace {

// By string.
void put_strings(const OwnerQuestion& question, const std::vector<float>& chances, influence::Field& black) {
    for (std::size_t number = 0; number < chances.size(); ++number) {
        const worms::Worm& worm = question.worms.all()[number];
        for (const Vertex stone : worm.stones)
            black[at(stone)] = worm.colour == Colour::black ? chances[number] : 1 - chances[number];
    }
}

}  // namespace

// Both sides are asked of an empty point, and their answers weigh the same: with the colours exchanged the chances are.
template <typename FactsOf>
float black_chance(const ChanceTrees& trees, const FactsOf& facts_of) {
    return chance_of((trees.sum(facts_of(Colour::black)) - trees.sum(facts_of(Colour::white))) / 2);
}

Owners owners_of(const OwnerQuestion& question, const OwnerWeights& weights) {
    OwnerFactReader reader(question);
    Owners owners;
    const std::size_t strings = question.worms.all().size();
    std::vector<OwnerFacts> of_strings;
    std::vector<float> chances;
    for (std::size_t number = 0; number < strings; ++number) {
        of_strings.push_back(reader.of_string(number));
        chances.push_back(chance_of(weights.first_strings.sum(of_strings.back())));
    }
    put_strings(question, chances, owners.first);
    reader.tell_first_chances(chances);
    for (std::size_t number = 0; number < strings; ++number) {
        reader.add_chances(number, of_strings[number]);
        chances[number] = chance_of(weights.strings.sum(of_strings[number]));
    }
    put_strings(question, chances, owners.black);
    reader.tell_chances(chances);
    influence::Field first = owners.black;
    const board::VertexSet& empty = question.board.empty_points();
    for (const Vertex point : empty)
        first[at(point)] =
            black_chance(weights.first_points, [&](Colour own) { return reader.of_point(point, own); });
    reader.tell_point_chances(first);
    for (const Vertex point : empty) {
        owners.first[at(point)] = first[at(point)];
        owners.black[at(point)] = black_chance(weights.points, [&](Colour own) {
            OwnerFacts facts = reader.of_point(point, own);
            reader.add_point_chances(point, own, facts);
            return facts;
        });
    }
    return owners;
}

}  // namespace katachi::position
