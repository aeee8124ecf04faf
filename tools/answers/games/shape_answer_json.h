// What games say of a shape, for programs.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "games/search/shape_answer.h"

namespace katachi::answers {

// What the record of a game says, as UTF-8.
struct ListedGame {
    std::string name;  // "games.sgf#3"
    std::string black, white, result;
    int size = 0;             // of the board
    std::int64_t number = 0;  // of the game in its base; 0 where it is in none
};

// A hit with its game, which the hits of one game share: there may be millions of them.
struct ListedHit {
    std::shared_ptr<const ListedGame> game;
    games::ShapeHit hit;
};

// There are at most `limit` continuations. Rows and columns of the shape count from 1.
void write_shape_answer_json(std::ostream& out, const games::Shape& shape, const games::ShapeAnswer& answer,
                             const std::vector<ListedHit>& listed, std::size_t limit);

}  // namespace katachi::answers
