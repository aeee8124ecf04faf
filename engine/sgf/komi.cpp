#include "engine/sgf/komi.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/text/number.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

namespace {

// More than that counts hundredths.
constexpr double greatest_written_komi = 100;

// The number that a text begins with; a comma may part its fraction.
std::optional<double> written_number(std::string_view text) {
    std::string plain(sgf_trimmed(text));
    std::replace(plain.begin(), plain.end(), ',', '.');
    const auto number = base::leading_number<double>(std::string_view(plain).substr(plain.starts_with('+') ? 1 : 0));
    if (!number || !std::isfinite(number->value)) return std::nullopt;
    return number->value;
}

// "黒6目半": points are counted in 目, and 半 is half of one.
std::optional<double> points_in_words(std::string_view text) {
    const auto digit = text.find_first_of("0123456789");
    if (digit == std::string_view::npos || text.find("目") == std::string_view::npos) return std::nullopt;
    const auto number = base::leading_number<double>(text.substr(digit));
    if (!number) return std::nullopt;
    return number->value + (text.find("半") == std::string_view::npos ? 0 : 0.5);
}

}  // namespace

SgfKomi sgf_komi(std::string_view text) {
    const auto written = written_number(text);
    if (!written) return {.points = points_in_words(text)};
    if (std::abs(*written) <= greatest_written_komi) return {.points = written};
    const double hundredths = *written / 100;
    const bool counts_stones = std::fmod(hundredths * 2, 1) != 0;  // 3.75
    const double points = counts_stones ? hundredths * 2 : hundredths;
    if (std::abs(points) > greatest_komi) return {};
    return {.points = points, .is_corrected = true};
}

}  // namespace katachi::sgf
