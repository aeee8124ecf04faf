#include "engine/sgf/komi.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "engine/sgf/written_number.h"

namespace katachi::sgf {

namespace {

// A whole number above that counts hundredths.
constexpr double greatest_whole_komi = 100;

bool is_unit(std::string_view text) {
    constexpr std::array<std::string_view, 4> units{"point", "pts", "moku", "子"};
    const std::string word = base::lower_case(text);
    return std::any_of(units.begin(), units.end(), [&](std::string_view unit) { return word.starts_with(unit); });
}

// "黒6目半", "덤 6집반", "5호반": points are counted in one of the units, and 半 or 반 is half of one.
std::optional<double> points_in_words(std::string_view text) {
    constexpr std::array<std::string_view, 4> units{"目", "집", "호", "목"};
    const auto holds = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    const auto digit = text.find_first_of("0123456789");
    if (digit == std::string_view::npos || std::ranges::none_of(units, holds)) return std::nullopt;
    const auto number = base::leading_number<double>(text.substr(digit));
    if (!number) return std::nullopt;
    return number->value + (holds("半") || holds("반") ? 0.5 : 0);
}

}  // namespace

double unstated_komi(const board::Rules& rules, int handicap) { return handicap > 0 ? 0.5 : rules.komi; }

SgfKomi sgf_komi(std::string_view text) {
    if (const auto points = points_in_words(text))
        return *points > greatest_komi ? SgfKomi{} : SgfKomi{.points = points};
    const auto written = written_number(text);
    if (!written) return {};
    // A number of stones of Chinese counting, 子, counts two points each.
    const double value = written->rest.starts_with("子") ? 2 * written->value : written->value;
    const bool is_doubtful = !written->rest.empty() && !is_unit(written->rest);
    const std::string_view number = text.substr(0, static_cast<std::size_t>(written->rest.data() - text.data()));
    const bool is_whole = number.find_first_not_of("+-0123456789 \t\r\n") == std::string_view::npos;
    if (std::abs(value) <= (is_whole ? greatest_whole_komi : greatest_komi))
        return {.points = value, .is_doubtful = is_doubtful};
    const double hundredths = value / 100;
    const bool counts_stones = std::fmod(hundredths * 2, 1) != 0;  // 3.75
    const double points = counts_stones ? hundredths * 2 : hundredths;
    if (std::abs(points) > greatest_komi) return {};
    return {.points = points, .is_corrected = true, .is_doubtful = is_doubtful};
}

std::string sgf_komi_text(double points) {
    std::array<char, 32> digits;
    std::string text(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), points).ptr);
    if (std::abs(points) > greatest_whole_komi && text.find('.') == std::string::npos) text += ".0";
    return text;
}

}  // namespace katachi::sgf
