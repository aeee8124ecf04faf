// What the comment of a node says to the compiler of joseki trees: the class of the move in its first character, then
// lines that a character in front gives a meaning. All else is talk.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "joseki/trees/written_text.h"

namespace katachi::joseki {

struct JosekiComment {
    char class_letter = 'J';            // as a colon line has it
    bool names_class = false;           // the comment says which; otherwise a standard move is assumed
    TextPart class_line = {};           // that says it; words may follow the letter
    std::vector<TextPart> remarks;      // with their '#', as all parts with their first character
    std::vector<TextPart> colon_lines;  // ':'
    std::vector<TextPart> constraints;  // ';'
    std::vector<TextPart> actions;      // '>'
    std::vector<TextPart> others;       // not blank, and nothing of these

    // Whether there is more to compile than a class.
    bool has_code() const { return !colon_lines.empty() || !constraints.empty() || !actions.empty(); }
};

JosekiComment parse_joseki_comment(std::string_view text);

constexpr bool is_ascii_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// The class that a letter of a comment stands for, as a colon line has it.
std::optional<char> joseki_class(char letter);

}  // namespace katachi::joseki
