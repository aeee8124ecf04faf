#include "engine/search/clock.h"

#include <algorithm>

namespace katachi::search {

Clock::Clock(const TimeSettings& settings) : seconds_left_(settings.main_seconds) {
    const bool is_unlimited = settings.period_seconds > 0 && settings.period_stones == 0 && settings.periods == 0;
    if (is_unlimited) return;
    settings_ = settings;
    if (settings.main_seconds <= 0) begin_period(0);
}

void Clock::begin_period(double seconds_used) {
    const int count = settings_->periods > 0 ? settings_->periods : settings_->period_stones;
    if (count > 0) set_left(settings_->period_seconds - seconds_used, count);
}

void Clock::set_left(double seconds, int stones) {
    if (!settings_) settings_ = TimeSettings{.main_seconds = std::max(0.0, seconds)};
    seconds_left_ = seconds;
    stones_left_ = stones;
    untold_moves_ = 0;
}

void Clock::spend(double seconds) {
    if (!settings_) return;
    ++untold_moves_;
    seconds_left_ -= seconds;
    if (is_in_main_time()) {
        if (seconds_left_ >= 0) return;
        begin_period(-seconds_left_);
        if (is_in_main_time()) return;
    }
    if (settings_->periods > 0) {
        while (seconds_left_ < 0 && stones_left_ > 1) {
            seconds_left_ += settings_->period_seconds;
            --stones_left_;
        }
        if (seconds_left_ >= 0) seconds_left_ = settings_->period_seconds;
    } else if (seconds_left_ >= 0 && --stones_left_ == 0) {
        begin_period(0);
    }
}

// What a controller may need to pass moves on: for all moves of a game where nothing follows main time, and for each of
// those that it did not tell the time of; else for those of a period. Of very short times, a share.
double Clock::reserve() const {
    constexpr double lag_of_game = 0.5;
    constexpr double lag_of_untold_move = 0.005;
    constexpr double lag_of_period = 0.15;
    constexpr double greatest_share = 0.4;
    return settings_->has_period()
               ? std::min(lag_of_period, greatest_share * settings_->period_seconds)
               : std::min(lag_of_game + lag_of_untold_move * untold_moves_, greatest_share * settings_->main_seconds);
}

double Clock::period_share() const {
    if (settings_->periods > 0) return usable(settings_->period_seconds);
    return settings_->period_stones > 0 ? usable(settings_->period_seconds) / settings_->period_stones : 0;
}

std::optional<Clock::Budget> Clock::budget(double moves_left) const {
    if (!settings_) return std::nullopt;
    const double left = usable(seconds_left_);
    const auto of = [&](double usual, double most) {
        return Budget{usual, most, std::min(std::clamp(seconds_left_, 0.0, reserve()) / 2, usual / 4)};
    };
    if (is_in_main_time()) {
        // Where byo-yomi follows, main time that is used up costs nothing more.
        const double all = usable(seconds_left_ + period_share());
        const double usual = std::max(left / moves_left, std::min(all, period_share()));
        return of(usual, std::min(std::max(left / 2, usual), 3 * usual));
    }
    if (settings_->periods > 0) return of(left, left);
    // The last stone of a period leaves no time that could be saved.
    const double each = left / stones_left_;
    return of(each, stones_left_ > 1 ? std::min(left, 2 * each) : each);
}

double moves_to_share(int board_size, int moves_played) {
    const double points = board_size * board_size;
    constexpr double share_at_least = 8;  // of the points
    constexpr double share_of_opening = 5;
    const double opening_left = std::max(0.0, points / share_of_opening - moves_played);
    return std::max(4.0, points / share_at_least) + opening_left / 2;
}

}  // namespace katachi::search
