// How sure a share of won games is, and what it means in Elo.
#pragma once

namespace katachi::regression {

struct Estimate {
    double value = 0;
    double low = 0;  // with `high`, holds the truth in 95 of 100 matches
    double high = 0;
};

// Wilson's interval of `points` (a win 1, a draw ½) in `games`, at least one. It takes games for independent.
Estimate win_rate(double points, int games);

// 400 Elo are ten to one; a rate of 0 or 1 is infinite.
double elo_of_rate(double rate);
double rate_of_elo(double elo);
Estimate elo_of_rate(const Estimate& rate);

}  // namespace katachi::regression
