#include "engine/search/clock.h"

#include <algorithm>

namespace katachi {

namespace {

// What a controller may need to pass a move on.
constexpr double lag_seconds = 0.15;

}  // namespace

Clock::Clock(const TimeSettings& settings) : seconds_left_(settings.main_seconds) {
    const bool is_unlimited = settings.period_seconds > 0 && settings.period_stones == 0;
    if (is_unlimited) return;
    settings_ = settings;
    if (settings.main_seconds <= 0 && settings.period_stones > 0)
        set_left(settings.period_seconds, settings.period_stones);
}

void Clock::set_left(double seconds, int stones) {
    if (!settings_) settings_ = TimeSettings{.main_seconds = seconds};
    seconds_left_ = seconds;
    stones_left_ = stones;
}

void Clock::spend(double seconds) {
    if (!settings_) return;
    seconds_left_ -= seconds;
    if (stones_left_ > 0) {
        if (--stones_left_ == 0) set_left(settings_->period_seconds, settings_->period_stones);
    } else if (seconds_left_ <= 0 && settings_->period_stones > 0) {
        set_left(settings_->period_seconds + seconds_left_, settings_->period_stones);
    }
}

std::optional<Clock::Budget> Clock::budget(int moves_left) const {
    if (!settings_) return std::nullopt;
    const double left = std::max(0.0, seconds_left_ - lag_seconds);
    if (stones_left_ > 0) {
        const double each = left / stones_left_;
        // The last stones of a period leave no time that could be saved.
        return Budget{.usual = each, .most = std::min(left, stones_left_ > 1 ? 2 * each : each)};
    }
    const double period_each = settings_->period_stones > 0
                                   ? std::max(0.0, settings_->period_seconds - lag_seconds) / settings_->period_stones
                                   : 0;
    const double share = left / std::max(1, moves_left);
    const double usual = std::max(share, std::min(left, period_each));
    return Budget{.usual = usual, .most = std::min(left, 3 * usual)};
}

}  // namespace katachi
