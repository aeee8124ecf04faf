#include "tools/authoring/games/mover_success.h"

#include "games/expectation/expectations.h"

namespace katachi::authoring {

double MoverSuccess::sure_difference() const {
    if (rate.low > expected) return rate.low - expected;
    return rate.high < expected ? rate.high - expected : 0;
}

std::optional<MoverSuccess> mover_success(std::uint64_t won, std::uint64_t lost, std::uint64_t expected) {
    const std::uint64_t games = won + lost;
    if (games == 0) return std::nullopt;
    return MoverSuccess{.rate = regression::win_rate(static_cast<double>(won), static_cast<int>(games)),
                        .expected = static_cast<double>(expected) / (static_cast<double>(games) * games::certain)};
}

std::optional<MoverSuccess> mover_success(const catalogue::PatternWeight& weight) {
    return mover_success(static_cast<std::uint64_t>(weight.won), static_cast<std::uint64_t>(weight.lost),
                         static_cast<std::uint64_t>(weight.expected));
}

}  // namespace katachi::authoring
