// The letters of a colon line's second field: conditions, and what a match is good for.
#pragma once

#include <span>
#include <string_view>

namespace katachi::compiler {

struct ClassLetter {
    char letter = '-';
    bool is_condition = false;
    std::string_view meaning = {};  // one line, begins with a small letter
};

// Conditions first; `-`, which stands for no letter, last.
std::span<const ClassLetter> class_letters();

// Null for what is no class of patterns.
const ClassLetter* find_class_letter(char letter);

}  // namespace katachi::compiler
