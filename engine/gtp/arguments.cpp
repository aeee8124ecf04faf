#include "engine/gtp/arguments.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace katachi {

namespace {

template <typename Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

GtpArguments::GtpArguments(std::string text) : text_(std::move(text)) {
    text_.erase(0, text_.find_first_not_of(' '));
    for (std::size_t start = 0; start < text_.size();) {
        const std::size_t end = std::min(text_.find(' ', start), text_.size());
        words_.push_back(text_.substr(start, end - start));
        start = std::min(text_.find_first_not_of(' ', end), text_.size());
    }
}

std::optional<Colour> parse_colour(std::string_view text) {
    std::string lower;
    for (const char c : text) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (lower == "b" || lower == "black") return Colour::black;
    if (lower == "w" || lower == "white") return Colour::white;
    return std::nullopt;
}

std::optional<int> parse_integer(std::string_view text) { return parse_number<int>(text); }

std::optional<double> parse_real(std::string_view text) {
    const auto number = parse_number<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

}  // namespace katachi
