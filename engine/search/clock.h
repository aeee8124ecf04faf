// Time for thinking, as GTP has it: main time, then byo-yomi. Canadian byo-yomi is so much time for so many stones,
// over and over; Japanese byo-yomi so many periods of a move each, of which one is lost when it is used up.
#pragma once

#include <algorithm>
#include <optional>

namespace katachi::search {

struct TimeSettings {
    double main_seconds = 0;
    double period_seconds = 0;  // of byo-yomi
    int period_stones = 0;      // 0 with period_seconds above 0, but no periods: no limit at all
    int periods = 0;            // Japanese byo-yomi, if above 0

    bool has_period() const { return period_stones > 0 || periods > 0; }
};

class Clock {
  public:
    // No limit.
    Clock() = default;
    explicit Clock(const TimeSettings& settings);

    // What is left, as a controller says: `stones` is 0 in main time, else the stones that the period still asks for,
    // and in Japanese byo-yomi the periods.
    void set_left(double seconds, int stones);
    void spend(double seconds);

    // How many seconds the next move may take, at most and as a rule; nothing where there is no limit. `moves_left` is
    // by how many moves main time is shared out.
    struct Budget {
        double usual = 0;
        double most = 0;
        double spare = 0;  // beyond that, for a last look at what was found
    };
    std::optional<Budget> budget(double moves_left) const;

    // What controllers count as used up.
    bool is_over() const { return settings_ && seconds_left_ < 0; }

  private:
    bool is_in_main_time() const { return stones_left_ == 0; }
    double reserve() const;
    double usable(double seconds) const { return std::max(0.0, seconds - reserve()); }
    // The share is for one move of byo-yomi.
    double period_share() const;
    void begin_period(double seconds_used);

    std::optional<TimeSettings> settings_;
    double seconds_left_ = 0;
    int stones_left_ = 0;   // or periods; 0 in main time
    int untold_moves_ = 0;  // since a controller told what is left
};

// The number is for Clock::budget: a game is longest in its middle, and what is left is never shared out to the end.
double moves_to_share(int board_size, int moves_played);

}  // namespace katachi::search
