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

// No such position was learned from: trees would give the whole board to the side that has stones.
bool has_stones_of_both(const board::Board& board) {
    return !board.stones(Colour::black).empty() && !board.stones(Colour::white).empty();
}

bool has_few_stones(const board::Board& board) {
    const int tenth_of_points = board.size() * board.size() / 10;
    return board.stones(Colour::black).count() + board.stones(Colour::white).count() <= tenth_of_points;
}

// The chance that Black has an empty point before both sides have stones: all points have the same one, by what the
// stones are worth in points. To play first is worth what komi makes up for, and a stone twice as much.
float chance_at_first(const board::Board& board, Colour to_move) {
    constexpr float worth_of_first_move = 6.5F;
    const int stones_ahead = board.stones(Colour::black).count() - board.stones(Colour::white).count();
    const int turn = to_move == Colour::black ? 1 : -1;
    const float lead = worth_of_first_move * static_cast<float>(2 * stones_ahead + turn);
    return chance_of(2 * lead / static_cast<float>(board.size() * board.size()));
}

}  // namespace

influence::Field chances_of_points(const OwnerFactReader& facts, const ChanceTrees& trees) {
    const board::Board& board = facts.question().board;
    const board::VertexSet& empty = board.empty_points();
    influence::Field black{};
    if (!has_stones_of_both(board) && has_few_stones(board)) {
        const float chance = chance_at_first(board, facts.question().to_move);
        for (const board::Vertex point : empty) black[influence::at(point)] = chance;
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
