#include "engine/position/owners/owners.h"

namespace katachi::position {

using board::Colour;

std::vector<float> chances_of_strings(const OwnerFactReader& facts, const ChanceTrees& trees) {
    std::vector<float> chances;
    for (std::size_t number = 0; number < facts.question().worms.all().size(); ++number)
        chances.push_back(chance_of(trees.sum(facts.of_string(number))));
    return chances;
}

namespace {

// Before a side's first stone, handicaps among that. No such position was learned from: trees would give the whole
// board to the other side.
bool has_one_side_alone(const board::Board& board) {
    const int black = board.stones(Colour::black).count();
    const int white = board.stones(Colour::white).count();
    const int tenth_of_points = board.size() * board.size() / 10;
    return (black == 0) != (white == 0) && black + white <= tenth_of_points;
}

}  // namespace

influence::Field chances_of_points(const OwnerFactReader& facts, const ChanceTrees& trees) {
    const board::VertexSet& empty = facts.question().board.empty_points();
    influence::Field black{};
    if (has_one_side_alone(facts.question().board)) {
        for (const board::Vertex point : empty) black[influence::at(point)] = 0.5F;
        return black;
    }
    for (const board::Vertex point : empty) {
        // Each side sees the point as its own, and what both say weighs the same.
        const float of_black = trees.sum(facts.of_point(point, Colour::black));
        const float of_white = trees.sum(facts.of_point(point, Colour::white));
        black[influence::at(point)] = chance_of((of_black - of_white) / 2);
    }
    return black;
}

namespace {

// Tells the chances that come before those of strings are told for the last time.
void tell_first_chances(OwnerFactReader& facts, const OwnerWeights& weights) {
    facts.know_strings(chances_of_strings(facts, weights.first_strings));
    facts.know_points(chances_of_points(facts, weights.first_points));
}

}  // namespace

influence::Field owners(const OwnerQuestion& question, const OwnerWeights& weights) {
    OwnerFactReader facts(question);
    tell_first_chances(facts, weights);
    facts.know_strings(chances_of_strings(facts, weights.strings));
    facts.know_points(chances_of_points(facts, weights.points));
    return facts.black();
}

PointFacts facts_at(const OwnerQuestion& question, const OwnerWeights& weights, board::Vertex vertex) {
    OwnerFactReader facts(question);
    PointFacts found;
    tell_first_chances(facts, weights);
    const auto& strings = question.worms.all();
    for (std::size_t number = 0; number < strings.size(); ++number)
        if (strings[number].stones.contains(vertex)) found.facts = facts.of_string(number);
    facts.know_strings(chances_of_strings(facts, weights.strings));
    if (question.board.at(vertex) == Colour::empty) found.facts = facts.of_point(vertex, Colour::black);
    facts.know_points(chances_of_points(facts, weights.points));
    found.black = facts.black()[influence::at(vertex)];
    return found;
}

}  // namespace katachi::position
