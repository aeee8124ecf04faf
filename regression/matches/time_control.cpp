#include "regression/matches/time_control.h"

namespace katachi::regression {

GameClock::GameClock(const TimeControl& control) : control_(control), left_(control.main_seconds) {
    if (left_ <= 0) begin_period();
}

void GameClock::begin_period() {
    left_ = control_.period_seconds;
    stones_left_ = control_.period_stones;
}

double GameClock::seconds_left() const {
    return stones_left_ > 0 || control_.period_stones == 0 ? left_ : left_ + control_.period_seconds;
}

bool GameClock::spend(double seconds) {
    if (seconds > seconds_left()) return false;
    left_ -= seconds;
    if (stones_left_ > 0) {
        if (--stones_left_ == 0) begin_period();
    } else if (left_ <= 0 && control_.period_stones > 0) {
        const double over = -left_;
        begin_period();
        left_ -= over;
        if (--stones_left_ == 0) begin_period();
    }
    return true;
}

}  // namespace katachi::regression
