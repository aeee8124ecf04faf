// A text that is written line by line.
#pragma once

#include <fmt/core.h>

#include <iterator>
#include <string>
#include <utility>

namespace katachi::base {

// What writes a text derives from it.
class TextLines {
  protected:
    // Blanks at the end of the line are left out.
    template <typename... Arguments>
    void line(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
        const std::size_t begin = text_.size();
        fmt::format_to(std::back_inserter(text_), form, std::forward<Arguments>(arguments)...);
        while (text_.size() > begin && text_.back() == ' ') text_.pop_back();
        text_ += '\n';
    }

    std::string text_;
};

}  // namespace katachi::base
