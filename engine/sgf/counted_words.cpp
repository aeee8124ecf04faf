#include "engine/sgf/counted_words.h"

#include <algorithm>
#include <array>

#include "base/text/ascii_digit.h"
#include "base/text/number.h"
#include "engine/sgf/written_number.h"

namespace katachi::sgf {

namespace {

constexpr std::size_t character_size = 3;  // bytes of each character below in UTF-8
constexpr std::array<std::string_view, 9> digit_words{"一", "二", "三", "四", "五", "六", "七", "八", "九"};

constexpr std::array<std::string_view, 3> tens{"十", "廿", "卅"};
constexpr std::array<std::string_view, 3> zeros{"〇", "○", "零"};

// Where the character stands among them, from 1; 0 where it does not.
template <std::size_t count>
int place_in(const std::array<std::string_view, count>& characters, std::string_view character) {
    const auto* const found = std::find(characters.begin(), characters.end(), character);
    return found == characters.end() ? 0 : static_cast<int>(found - characters.begin()) + 1;
}

// The number that the text begins with, which is taken off it; nothing where it begins with none. A circle is a zero
// within a number alone.
std::optional<int> take_number(std::string_view& text) {
    std::optional<int> number;
    bool is_after_ten = false;
    while (number.value_or(0) <= 1000) {
        const std::string_view character = text.substr(0, character_size);
        if (const int ten = place_in(tens, character); ten > 0) {
            number = (ten == 1 ? std::max(number.value_or(1), 1) : ten) * 10;
            is_after_ten = true;
        } else if (const int digit = place_in(digit_words, character);
                   digit > 0 || (number && place_in(zeros, character) > 0)) {
            number = number.value_or(0) * (is_after_ten ? 1 : 10) + digit;
            is_after_ten = false;
        } else {
            break;
        }
        text.remove_prefix(character_size);
    }
    return number;
}

bool is_number_character(char c) { return base::is_digit(c) || c == '.' || c == '/'; }

// "3,75" as "3.75".
std::string with_decimal_points(std::string_view text) {
    std::string plain(text);
    for (std::size_t at = 1; at + 1 < plain.size(); ++at)
        if (plain[at] == ',' && base::is_digit(plain[at - 1]) && base::is_digit(plain[at + 1])) plain[at] = '.';
    return plain;
}

// "3", "3.5", "3/4"
std::optional<double> plain_count(std::string_view text) {
    const auto slash = text.find('/');
    const auto whole = base::finite_number_from<double>(text.substr(0, slash));
    if (!whole || slash == std::string_view::npos) return whole;
    const auto divisor = base::finite_number_from<double>(text.substr(slash + 1));
    return divisor && *divisor > 0 ? std::optional(*whole / *divisor) : std::nullopt;
}

// The number that the text ends with, and what stands before it.
struct LastNumber {
    std::optional<double> value;
    std::string_view before;
    bool is_fraction = false;  // "3/4"
};
LastNumber last_number(std::string_view text) {
    while (text.ends_with(' ')) text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && is_number_character(text[begin - 1])) --begin;
    const std::string_view number = text.substr(begin);
    return {plain_count(number), text.substr(0, begin), number.find('/') != std::string_view::npos};
}

constexpr std::string_view joining_word = "又";

// "半" and "又3/4" behind a unit; 0 where nothing like it stands there.
double part_behind(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    if (text.starts_with("半") || text.starts_with("반")) return 0.5;
    if (!text.starts_with(joining_word)) return 0;
    const auto number = written_number(text);
    return number && number->value < 1 ? number->value : 0;
}

}  // namespace

std::string with_digits(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        if (const auto number = take_number(text)) {
            plain += std::to_string(*number);
        } else {
            plain += text.front();
            text.remove_prefix(1);
        }
    }
    return plain;
}

std::optional<double> count_before(std::string_view written, std::string_view unit) {
    const std::string plain = with_decimal_points(written);
    const std::string_view text = plain;
    const auto place = text.find(unit);
    if (place == std::string_view::npos) return std::nullopt;
    const std::string_view before = text.substr(0, place);
    const double part = part_behind(text.substr(place + unit.size()));
    if (before.ends_with("半") || before.ends_with("반 ") || before.ends_with("반")) return 0.5;
    const LastNumber last = last_number(before);
    if (!last.value) return std::nullopt;
    if (!last.is_fraction) return *last.value + part;
    std::string_view before_fraction = last.before;
    if (before_fraction.ends_with(joining_word)) before_fraction.remove_suffix(joining_word.size());
    return *last.value + last_number(before_fraction).value.value_or(0) + part;
}

}  // namespace katachi::sgf
