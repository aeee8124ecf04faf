#include "engine/sgf/written_number.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "base/text/number.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

namespace {

// Takes "½", " 1/2" or "又3/4" from the front of a text; 0 where it begins with none.
double take_fraction(std::string_view& text) {
    std::string_view rest = sgf_trimmed(text);
    if (constexpr std::string_view and_word = "又"; rest.starts_with(and_word)) rest.remove_prefix(and_word.size());
    constexpr std::pair<std::string_view, double> signs[] = {{"½", 0.5}, {"¼", 0.25}, {"¾", 0.75}};
    for (const auto& [sign, value] : signs)
        if (rest.starts_with(sign)) {
            text = rest.substr(sign.size());
            return value;
        }
    const auto part = base::leading_number<int>(rest);
    if (!part || !part->rest.starts_with('/')) return 0;
    const auto whole = base::leading_number<int>(part->rest.substr(1));
    if (!whole || part->value < 0 || part->value >= whole->value) return 0;
    text = whole->rest;
    return static_cast<double>(part->value) / whole->value;
}

}  // namespace

std::optional<WrittenNumber> written_number(std::string_view text) {
    const std::string_view trimmed = sgf_trimmed(text);
    std::string plain(trimmed);
    std::replace(plain.begin(), plain.end(), ',', '.');
    std::string_view rest = plain;
    const bool is_negative = rest.starts_with('-');
    if (is_negative || rest.starts_with('+')) rest.remove_prefix(1);
    double value = take_fraction(rest);
    if (value == 0) {
        const auto number = base::leading_number<double>(rest);
        if (!number || rest.starts_with('-') || !std::isfinite(number->value)) return std::nullopt;
        rest = number->rest;
        value = number->value + take_fraction(rest);
    }
    return WrittenNumber{is_negative ? -value : value, sgf_trimmed(trimmed.substr(trimmed.size() - rest.size()))};
}

}  // namespace katachi::sgf
