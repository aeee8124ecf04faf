// What to tell people who wrote something that is no vertex.
#pragma once

#include <string_view>

namespace katachi::board {

// Whether a word would be a vertex if the letter I were not left out, such as I5.
bool is_in_left_out_column(std::string_view word);

// "there is no column I …" for such a word, else "write it like C3".
std::string_view vertex_advice(std::string_view word);

}  // namespace katachi::board
