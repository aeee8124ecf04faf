// Numbers as people write them in the headers of games.
#pragma once

#include <optional>
#include <string_view>

namespace katachi::sgf {

struct WrittenNumber {
    double value = 0;
    std::string_view rest;  // of the text, behind the number and blanks
};

// The number that a text begins with, a finite one: "6.5", "6,5", "6½", "6 1/2", "+7", "3又3/4", "1/2".
std::optional<WrittenNumber> written_number(std::string_view text);

}  // namespace katachi::sgf
