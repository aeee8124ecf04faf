// Time for thinking, as GTP's time_settings and time_left have it: main time, then byo-yomi of so many stones each
// (Canadian), which with one stone is byo-yomi a move.
#pragma once

#include <optional>

namespace katachi {

struct TimeSettings {
    double main_seconds = 0;
    double period_seconds = 0;  // of byo-yomi
    int period_stones = 0;      // 0 with period_seconds above 0: no limit at all
};

class Clock {
  public:
    // No limit.
    Clock() = default;
    explicit Clock(const TimeSettings& settings);

    // What is left, as a controller says: `stones` is 0 in main time, else those that the period still asks for.
    void set_left(double seconds, int stones);
    void spend(double seconds);

    // How long the next move may take, at most and as a rule; nothing where there is no limit. `moves_left` is how
    // many moves of this side the game may still have.
    struct Budget {
        double usual = 0;
        double most = 0;
    };
    std::optional<Budget> budget(int moves_left) const;

  private:
    std::optional<TimeSettings> settings_;
    double seconds_left_ = 0;
    int stones_left_ = 0;  // 0 in main time
};

}  // namespace katachi
