#include "engine/search/thinking_time.h"

namespace katachi::search {

bool is_thought_over(const Clock::Budget& budget, double seconds, const RootStanding& standing) {
    if (seconds >= budget.most) return true;
    const double lead = standing.most_visits - standing.next_visits;
    if (seconds < budget.usual) {
        // Before that, it can hardly be said how fast the search is.
        constexpr double first_share = 0.1;
        if (seconds < first_share * budget.usual) return false;
        const double rate = static_cast<double>(standing.playouts) / seconds;
        return lead > rate * (budget.usual - seconds);
    }
    constexpr double close = 0.8;
    const bool is_close = standing.next_visits > close * standing.most_visits;
    return standing.is_best_by_value && !is_close;
}

}  // namespace katachi::search
