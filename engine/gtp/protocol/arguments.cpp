#include "engine/gtp/protocol/arguments.h"

#include <algorithm>

#include "base/text/ascii_case.h"
#include "base/text/number.h"

namespace katachi::gtp {

Arguments::Arguments(std::string text) : text_(std::move(text)) {
    text_.erase(0, text_.find_first_not_of(' '));
    for (std::size_t start = 0; start < text_.size();) {
        const std::size_t end = std::min(text_.find(' ', start), text_.size());
        words_.push_back(text_.substr(start, end - start));
        start = std::min(text_.find_first_not_of(' ', end), text_.size());
    }
}

std::optional<board::Colour> parse_colour(std::string_view text) {
    const std::string lower = base::lower_case(text);
    if (lower == "b" || lower == "black") return board::Colour::black;
    if (lower == "w" || lower == "white") return board::Colour::white;
    return std::nullopt;
}

std::optional<int> parse_integer(std::string_view text) { return base::number_from<int>(text); }

std::optional<double> parse_real(std::string_view text) { return base::finite_number_from<double>(text); }

}  // namespace katachi::gtp
