#include "engine/board/vertex_advice.h"

#include <algorithm>

#include "base/text/ascii_case.h"
#include "base/text/ascii_digit.h"

namespace katachi::board {

bool is_in_left_out_column(std::string_view word) {
    return word.size() > 1 && base::upper_case(word[0]) == 'I' &&
           std::all_of(word.begin() + 1, word.end(), base::is_digit);
}

std::string_view vertex_advice(std::string_view word) {
    return is_in_left_out_column(word) ? "there is no column I: the letter is left out, and J stands right of H"
                                       : "write it like C3";
}

}  // namespace katachi::board
