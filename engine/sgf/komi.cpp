#include "engine/sgf/komi.h"

#include <cmath>

#include "base/text/number.h"
#include "engine/sgf/written_number.h"

namespace katachi::sgf {

namespace {

// More than that counts hundredths.
constexpr double greatest_written_komi = 100;

// Of stones of Chinese counting, 子, each is two points.
std::optional<double> written_points(std::string_view text) {
    const auto number = written_number(text);
    if (!number) return std::nullopt;
    return number->rest.starts_with("子") ? 2 * number->value : number->value;
}

// "黒6目半", "덤 6집반": points are counted in 目 or 집, and 半 or 반 is half of one.
std::optional<double> points_in_words(std::string_view text) {
    const auto holds = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    const auto digit = text.find_first_of("0123456789");
    if (digit == std::string_view::npos || (!holds("目") && !holds("집"))) return std::nullopt;
    const auto number = base::leading_number<double>(text.substr(digit));
    if (!number) return std::nullopt;
    return number->value + (holds("半") || holds("반") ? 0.5 : 0);
}

}  // namespace

SgfKomi sgf_komi(std::string_view text) {
    if (const auto points = points_in_words(text)) return {.points = points};
    const auto written = written_points(text);
    if (!written) return {};
    if (std::abs(*written) <= greatest_written_komi) return {.points = written};
    const double hundredths = *written / 100;
    const bool counts_stones = std::fmod(hundredths * 2, 1) != 0;  // 3.75
    const double points = counts_stones ? hundredths * 2 : hundredths;
    if (std::abs(points) > greatest_komi) return {};
    return {.points = points, .is_corrected = true};
}

}  // namespace katachi::sgf
