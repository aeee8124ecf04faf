#include "compiler/automaton/product.h"

#include <algorithm>
#include <numeric>

#include "compiler/automaton/hoist.h"
#include "compiler/automaton/reading.h"
#include "compiler/automaton/reading_order.h"

namespace katachi::compiler {

namespace {

// These are the bytes of a packed state with three next ones, and of a name.
constexpr double state_bytes = 16;
constexpr double name_bytes = 2;

using Living = std::vector<std::uint32_t>;

class Product {
  public:
    Product(std::span<const Conditions> patterns, const AutomatonPrices& prices, std::size_t byte_limit)
        : patterns_(patterns), order_(patterns), prices_(prices), byte_limit_(byte_limit) {}

    std::optional<StateGraph> build() {
        Living all(patterns_.size());
        std::iota(all.begin(), all.end(), 0U);
        add(std::move(all), Reading{}, 1);
        if (is_too_large()) return std::nullopt;
        return std::move(graph_);
    }

  private:
    // The state that `reading` leads to, in a share `odds` of all queries, and all states behind it.
    std::uint32_t add(Living living, const Reading& reading, double odds) {
        const auto index = static_cast<std::uint32_t>(graph_.states.size());
        graph_.states.emplace_back();
        const NextPoint best = order_.best(living, reading);
        const auto symbol_odds = reading.odds(best.point);
        std::array<Living, match::symbol_count> parts = split(living, best.point, reading, symbol_odds);
        if (!is_worth(best, odds, living.size(), parts) || is_too_large()) {
            name_count_ += living.size();
            graph_.states[index].names = std::move(living);
            return index;
        }
        Living().swap(living);
        graph_.states[index].point = best.point;
        for (std::size_t s = 0; s < match::symbol_count; ++s) {
            if (symbol_odds[s] <= 0) continue;
            const Reading next = reading.after(best.point, static_cast<int>(s));
            const std::uint32_t state = add(std::move(parts[s]), next, odds * symbol_odds[s]);
            graph_.states[index].next[s] = state;
        }
        name_count_ -= hoist(graph_, index);
        return index;
    }

    // The patterns that live on after each symbol at `point`.
    std::array<Living, match::symbol_count> split(const Living& living, int point, const Reading& reading,
                                                  const std::array<double, match::symbol_count>& odds) const {
        std::array<Living, match::symbol_count> parts;
        std::array<Reading, match::symbol_count> next;
        for (std::size_t s = 0; s < match::symbol_count; ++s) next[s] = reading.after(point, static_cast<int>(s));
        for (const std::uint32_t pattern : living) {
            const SymbolSet allowed = patterns_[pattern].allowed(point);
            for (std::size_t s = 0; s < match::symbol_count; ++s)
                if ((allowed >> s & 1) != 0 && odds[s] > 0 && next[s].admits(patterns_[pattern]))
                    parts[s].push_back(pattern);
        }
        return parts;
    }

    bool is_worth(const NextPoint& best, double odds, std::size_t living,
                  const std::array<Living, match::symbol_count>& parts) const {
        std::size_t after = 0;
        for (const Living& part : parts) after += part.size();
        const double time = odds * (best.refused * prices_.verify - prices_.step);
        const double more_names = std::max(0.0, static_cast<double>(after) - static_cast<double>(living));
        return time > prices_.byte * (state_bytes + name_bytes * more_names);
    }

    bool is_too_large() const {
        return static_cast<double>(graph_.states.size()) * state_bytes + static_cast<double>(name_count_) * name_bytes >
               static_cast<double>(byte_limit_);
    }

    std::span<const Conditions> patterns_;
    ReadingOrder order_;
    AutomatonPrices prices_;
    std::size_t byte_limit_;
    std::size_t name_count_ = 0;
    StateGraph graph_;
};

}  // namespace

std::optional<StateGraph> product(std::span<const Conditions> patterns, const AutomatonPrices& prices,
                                  std::size_t byte_limit) {
    return Product(patterns, prices, byte_limit).build();
}

StateGraph bounded_product(std::span<const Conditions> patterns, AutomatonPrices prices) {
    for (;; prices.byte *= 4)
        if (auto graph = product(patterns, prices, automaton_byte_limit(patterns.size()))) return std::move(*graph);
}

}  // namespace katachi::compiler
