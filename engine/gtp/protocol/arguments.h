// What stands behind a command's name, and its words as values: nothing where a word is no such value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text/trim.h"
#include "engine/board/colour.h"

namespace katachi::gtp {

class Arguments {
  public:
    explicit Arguments(std::string text = {});

    // The text is as it was sent, without the blanks in front.
    const std::string& text() const { return text_; }
    // All words as one, such as the name of a file with blanks in it.
    std::string_view rest() const { return base::trimmed_back(text_); }
    std::size_t count() const { return words_.size(); }
    // Empty where there are not so many.
    std::string_view operator[](std::size_t index) const {
        return index < words_.size() ? std::string_view(words_[index]) : std::string_view();
    }

  private:
    std::string text_;
    std::vector<std::string> words_;
};

// What a command says, in GNU Go's words, of a word that is no such value.
constexpr const char* invalid_coordinate = "invalid coordinate";
constexpr const char* invalid_color = "invalid color";
constexpr const char* empty_vertex = "vertex must not be empty";
constexpr const char* empty_string_vertex = "string vertex must not be empty";
constexpr const char* empty_dragon_vertex = "dragon vertex must not be empty";

// "b", "black", "w" or "white" in any case.
std::optional<board::Colour> parse_colour(std::string_view text);

// A decimal number without anything around it.
std::optional<int> parse_integer(std::string_view text);
std::optional<double> parse_real(std::string_view text);

}  // namespace katachi::gtp
