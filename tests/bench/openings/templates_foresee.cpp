// katachi-templates-foresee [held-out|others [GAMES]]: how often the moves that templates propose are played in the
// first 60 moves of real games, feature by feature: of the games that nothing is learned from, or of the others, from
// which TemplateSource has its weights. The weight of a feature that is told is the one that fits best beside what all
// other sources say of the same moves; the gain is what it adds to the logarithm of their likelihood.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "engine/moves/learned_weights.h"
#include "engine/moves/move_knowledge.h"
#include "engine/moves/pattern_sources.h"
#include "engine/moves/sources/template_source.h"
#include "engine/sgf/game.h"
#include "games/harvest/held_out_games.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"
#include "tests/support/shared_data.h"
#include "tests/support/told_trouble.h"

namespace katachi::bench {
namespace {

constexpr std::size_t most_moves = 60;

// The moves that were proposed with a feature.
struct Foreseen {
    std::vector<double> chances;  // by all other sources
    int played = 0;

    double gain(double weight) const {
        double sum = weight * played;
        for (const double chance : chances) sum -= std::log1p(chance * std::expm1(weight));
        return sum;
    }

    // The gain falls to both sides of the best weight.
    double best_weight() const {
        constexpr double narrow = 1e-3;
        double low = -5, high = 5;
        while (high - low > narrow) {
            const double third = (high - low) / 3;
            if (gain(low + third) < gain(high - third))
                low += third;
            else
                high -= third;
        }
        return low;
    }
};

moves::MoveSources other_sources() {
    moves::MoveSources sources = moves::all_sources(mined_tables(), library_tables());
    std::erase_if(sources, [](const auto& source) { return source->name() == "templates"; });
    return sources;
}

class Games {
  public:
    void add(const sgf::Game& game) {
        board::Board board(game.size);
        for (const sgf::Event& event : game.events) {
            if (board.history().size() == most_moves) return;
            if (event.kind == sgf::Event::Kind::move && event.vertex != board::pass_vertex)
                ask({board, event.colour}, event.vertex);
            if (sgf::execute(event, board)) return;
        }
    }

    void print() const {
        fmt::print("{} moves\n{:<22} {:>9} {:>7} {:>10} {:>7} {:>7}\n", moves_, "feature", "proposed", "played",
                   "precision", "weight", "gain");
        Foreseen all;
        for (std::uint32_t feature = 0; feature < source_.feature_count(); ++feature) {
            print(source_.feature_name(feature), found_[feature]);
            all.chances.insert(all.chances.end(), found_[feature].chances.begin(), found_[feature].chances.end());
            all.played += found_[feature].played;
        }
        print("all", all);
    }

  private:
    void ask(const moves::MoveSituation& situation, board::Vertex played) {
        ++moves_;
        proposals_.clear();
        source_.propose(situation, proposals_);
        if (proposals_.empty()) return;
        const auto& weights = others_.weigh(situation, moves::SourceCost::every_node);
        double sum = 0;
        for (const board::Vertex vertex : situation.board.empty_points())
            sum += std::exp(weights[static_cast<std::size_t>(vertex)]);
        for (const auto& [vertex, feature] : proposals_) {
            found_[feature].chances.push_back(std::exp(weights[static_cast<std::size_t>(vertex)]) / sum);
            if (vertex == played) ++found_[feature].played;
        }
    }

    static void print(const std::string& name, const Foreseen& found) {
        const double weight = found.best_weight();
        fmt::print("{:<22} {:>9} {:>7} {:>8.1f} % {:>7.2f} {:>7.1f}\n", name, found.chances.size(), found.played,
                   100.0 * found.played / std::max<double>(static_cast<double>(found.chances.size()), 1), weight,
                   found.gain(weight));
    }

    moves::TemplateSource source_{"templates", library_tables()};
    moves::MoveKnowledge others_{other_sources(), moves::learned_weights()};
    std::vector<Foreseen> found_{source_.feature_count()};
    std::vector<moves::Proposal> proposals_;
    std::size_t moves_ = 0;
};

void measure(bool are_held_out, std::size_t most_games) {
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    Games games;
    for (std::size_t count = 0; count < most_games;) {
        const auto game = reader.next();
        if (!game) break;
        if (game->size != board::max_board_size || game->handicap != 0 || games::is_held_out(*game) != are_held_out)
            continue;
        games.add(*game);
        ++count;
    }
    games.print();
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    const std::string_view which = argc > 1 ? argv[1] : "held-out", number = argc > 2 ? argv[2] : "1000";
    std::size_t games = 0;
    const bool is_number =
        std::from_chars(number.data(), number.data() + number.size(), games).ptr == number.data() + number.size();
    if ((which != "held-out" && which != "others") || !is_number || games == 0) {
        fmt::print(stderr, "katachi-templates-foresee [held-out|others [GAMES]]: GAMES is a count above 0\n");
        return 2;
    }
    return katachi::test::told_trouble("katachi-templates-foresee",
                                       [&] { katachi::bench::measure(which == "held-out", games); });
}
