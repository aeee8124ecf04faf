#include "games/harvest/chosen_shapes.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace katachi::games {

namespace {

// A shape that is played nearly as often as the smaller one in it says nothing new, nor does one whose counts may
// differ by chance: with a gain of five that happens to about one in a thousand.
constexpr double least_difference = 1.25;
constexpr double least_gain = 5;

// Drawn with the points of the smaller size alone.
ShapeCode next_smaller(const ShapeCode& code, int size) { return least(drawings(code, size - 1)); }

// One more sight of it, with average success, keeps rates off zero.
double rate(const ShapeCount& count, double average) {
    return (static_cast<double>(count.played) + average) / (static_cast<double>(count.seen) + 1);
}

double log_likelihood(const ShapeCount& count, double rate) {
    return static_cast<double>(count.played) * std::log(rate) +
           static_cast<double>(count.seen - count.played) * std::log1p(-rate);
}

class Choice {
  public:
    Choice(const ShapeCounts& counted, std::uint64_t min_count)
        : counted_(counted),
          min_count_(min_count),
          average_(static_cast<double>(counted.all.played) / static_cast<double>(counted.all.seen)) {}

    std::vector<ChosenShape> run() {
        for (int size = board::smallest_neighbourhood; size <= board::largest_neighbourhood; ++size) choose(size);
        return std::move(chosen_);
    }

  private:
    void choose(int size) {
        const auto index = static_cast<std::size_t>(size);
        const ShapeTable& shapes = counted_.shapes[index];
        std::vector<double> rates;
        for (std::uint32_t number = 0; number < shapes.codes().size(); ++number) {
            const ShapeCode& code = shapes.codes()[number];
            const double known = size == board::smallest_neighbourhood
                                     ? average_
                                     : rates_[counted_.shapes[index - 1].find(next_smaller(code, size))];
            rates.push_back(consider({size, code, counted_.counts[index][number]}, known));
        }
        rates_ = std::move(rates);
    }

    // Adds the shape if it says more than is known; what is known with it.
    double consider(ChosenShape shape, double known) {
        if (shape.size > board::smallest_neighbourhood && shape.count.played < min_count_) return known;
        const double own = rate(shape.count, average_);
        shape.worth = own / average_;
        shape.gain = log_likelihood(shape.count, own) - log_likelihood(shape.count, known);
        if (shape.gain < least_gain || std::abs(std::log(own / known)) < std::log(least_difference)) return known;
        chosen_.push_back(shape);
        return own;
    }

    const ShapeCounts& counted_;
    std::uint64_t min_count_;
    double average_;
    std::vector<double> rates_;  // of the last size, by number: its own, or what is known without it
    std::vector<ChosenShape> chosen_;
};

}  // namespace

std::vector<ChosenShape> choose_shapes(const ShapeCounts& counted, std::uint64_t min_count, std::size_t max_entries) {
    if (counted.all.played == 0 || counted.all.played == counted.all.seen) return {};
    auto chosen = Choice(counted, min_count).run();
    std::sort(chosen.begin(), chosen.end(), [](const ChosenShape& a, const ChosenShape& b) {
        return std::tie(b.gain, a.size, a.code) < std::tie(a.gain, b.size, b.code);
    });
    if (chosen.size() > max_entries) chosen.resize(max_entries);
    std::sort(chosen.begin(), chosen.end(), [](const ChosenShape& a, const ChosenShape& b) {
        return std::tie(b.size, b.count.played, a.code) < std::tie(a.size, a.count.played, b.code);
    });
    return chosen;
}

}  // namespace katachi::games
