// What games say of a shape, for programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/search/shape_answer.h"

namespace katachi::answers {

// A hit with what its game record says, as UTF-8.
struct ListedHit {
    std::string game;  // "games.sgf#3"
    std::string black, white, result;
    games::ShapeHit hit;
    int size = 0;             // of the board
    std::int64_t number = 0;  // of the game in its base; 0 where it is in none
};

// At most `limit` continuations. Rows and columns of the shape count from 1.
std::string shape_answer_json(const games::Shape& shape, const games::ShapeAnswer& answer,
                              const std::vector<ListedHit>& listed, std::size_t limit);

}  // namespace katachi::answers
