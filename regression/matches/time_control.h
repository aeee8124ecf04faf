// How long the players may think: main time, then periods in which so many moves must be made (Canadian byo-yomi), as
// time_settings of GTP has them; and the clock of one player.
#pragma once

namespace katachi::regression {

struct TimeControl {
    double main_seconds = 0;
    double period_seconds = 0;
    int period_stones = 0;  // 0: no period, the main time is all there is

    // Otherwise nobody's time counts.
    bool is_limited() const { return main_seconds > 0 || period_stones > 0; }

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

class GameClock {
  public:
    explicit GameClock(const TimeControl& control);

    // These are the seconds until the flag falls, if the next move is not made.
    double seconds_left() const;
    // What time_left of GTP tells: of the main time, or of the period.
    double seconds_told() const { return left_; }
    // Moves to be made before a new period begins; 0 in main time.
    int stones_left() const { return stones_left_; }

    // Whether the flag still stands after a move.
    bool spend(double seconds);

  private:
    void begin_period();

    TimeControl control_;
    double left_;  // of the main time or the period
    int stones_left_ = 0;
};

}  // namespace katachi::regression
