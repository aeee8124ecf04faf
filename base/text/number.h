// Numbers in texts: decimal, the same in every locale, without blanks or a plus sign before them.
#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <system_error>

namespace katachi::base {

template <typename Number>
struct LeadingNumber {
    Number value{};
    std::string_view rest;  // behind the number
};

// The number that the text begins with; nothing where `Number` cannot hold it.
template <typename Number>
std::optional<LeadingNumber<Number>> leading_number(std::string_view text) {
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{}) return std::nullopt;
    return LeadingNumber<Number>{value, {stop, static_cast<std::size_t>(end - stop)}};
}

// The whole text as a number. `inf` and `nan` are numbers where `Number` has them.
template <typename Number>
std::optional<Number> number_from(std::string_view text) {
    const auto number = leading_number<Number>(text);
    return number && number->rest.empty() ? std::optional(number->value) : std::nullopt;
}

// The whole text as a number that is neither infinite nor NaN.
template <typename Number>
std::optional<Number> finite_number_from(std::string_view text) {
    const auto number = number_from<Number>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

}  // namespace katachi::base
