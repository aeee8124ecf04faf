#include "tools/katachi/commands/games/success_text.h"

#include <fmt/format.h>

#include <cmath>

namespace katachi::cli {

TableRow success_cells(const std::optional<authoring::MoverSuccess>& success) {
    if (!success) return {"", "", ""};
    const auto& [rate, expected] = *success;
    const double tenths = std::round(1000 * success->difference());
    return {fmt::format("{:.0f} % ({:.0f}-{:.0f})", 100 * rate.value, 100 * rate.low, 100 * rate.high),
            fmt::format("{:.1f} %", 100 * expected), tenths == 0 ? "0.0" : fmt::format("{:+.1f}", tenths / 10)};
}

}  // namespace katachi::cli
