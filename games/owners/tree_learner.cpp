#include "games/owners/tree_learner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

namespace katachi::games {

namespace {

constexpr std::size_t most_classes = 64;

// Few digits, so that people can read the questions.
float rounded(float value) {
    if (value == 0) return 0;
    const float step = std::pow(10.0F, std::floor(std::log10(std::abs(value))) - 2);
    return std::round(value / step) * step;
}

// About as many values lie between one edge and the next. An edge has few digits, so that values may lie closer.
std::vector<float> edges_between(std::vector<float> values) {
    std::sort(values.begin(), values.end());
    std::vector<float> edges;
    if (values.empty()) return edges;
    for (std::size_t i = 1; i < most_classes; ++i) {
        const std::size_t place = i * values.size() / most_classes;
        const float value = values[place];
        const auto below = std::lower_bound(values.begin(), values.end(), value);
        if (below == values.begin()) continue;
        const float edge = rounded((*(below - 1) + value) / 2);
        if (edge > values.front() && (edges.empty() || edge > edges.back())) edges.push_back(edge);
    }
    return edges;
}

}  // namespace

OutcomeRows::OutcomeRows(std::vector<position::OwnerFact> facts) : facts_(std::move(facts)), seen_(facts_.size()) {}

void OutcomeRows::look_at(const position::OwnerFacts& facts) {
    for (std::size_t i = 0; i < facts_.size(); ++i) seen_[i].push_back(facts[facts_[i]]);
}

void OutcomeRows::sort_values() {
    std::vector<position::OwnerFact> telling;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        std::vector<float> edges = edges_between(std::move(seen_[i]));
        if (edges.empty()) continue;
        telling.push_back(facts_[i]);
        edges_.push_back(std::move(edges));
    }
    facts_ = std::move(telling);
    seen_.clear();
}

void OutcomeRows::add(const position::OwnerFacts& facts, float outcome, float weight) {
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        const auto& edges = edges_[i];
        const auto above = std::upper_bound(edges.begin(), edges.end(), facts[facts_[i]]);
        classes_.push_back(static_cast<std::uint8_t>(above - edges.begin()));
    }
    outcomes_.push_back(outcome);
    weights_.push_back(weight);
}

// Grows one tree after the other.
class TreeGrower {
  public:
    TreeGrower(const OutcomeRows& rows, std::vector<std::uint32_t> used, const TreePace& pace)
        : rows_(rows), pace_(pace), used_(std::move(used)), sums_(rows.count()), slopes_(rows.count()) {}

    position::ChanceTrees grow() {
        position::ChanceTrees grown;
        double won = 0, all = 0;
        for (const std::uint32_t row : used_) {
            won += rows_.weights_[row] * rows_.outcomes_[row];
            all += rows_.weights_[row];
        }
        grown.first = all == 0 ? 0 : static_cast<float>(std::log((won + 1) / (all - won + 1)));
        std::fill(sums_.begin(), sums_.end(), grown.first);
        for (int i = 0; i < pace_.trees; ++i) grown.trees.push_back(grow_tree());
        return grown;
    }

  private:
    struct Slope {
        float first = 0;  // of the loss, times the weight of the row
        float second = 0;
    };
    struct Total {
        double first = 0, second = 0;

        void add(const Total& other) {
            first += other.first;
            second += other.second;
        }
        Total without(const Total& other) const { return {first - other.first, second - other.second}; }
    };
    using Totals = std::vector<std::array<Total, most_classes>>;  // by fact and class

    struct Leaf {
        std::size_t begin = 0, end = 0;  // in order_
        Totals totals;
        Total total;
        // The best question.
        double gain = 0;
        std::size_t fact = 0, edge = 0;
        // The leaves `yes` and `no` are in the tree that grows.
        std::size_t yes = 0, no = 0;  // leaves; 0 where it is one
    };

    double worth(const Total& total) const {
        return total.first * total.first / (total.second + static_cast<double>(pace_.shrinking));
    }

    void find_slopes() {
        for (const std::uint32_t row : used_) {
            const float chance = position::chance_of(sums_[row]);
            slopes_[row] = {rows_.weights_[row] * (rows_.outcomes_[row] - chance),
                            rows_.weights_[row] * chance * (1 - chance)};
        }
    }

    void count(Leaf& leaf) const {
        const std::size_t facts = rows_.facts_.size();
        leaf.totals.assign(facts, {});
        std::array<Total, most_classes>* const totals = leaf.totals.data();
        for (std::size_t i = leaf.begin; i < leaf.end; ++i) {
            const std::size_t row = order_[i];
            const std::uint8_t* const classes = rows_.classes_.data() + row * facts;
            const Total of_row{slopes_[row].first, slopes_[row].second};
            for (std::size_t fact = 0; fact < facts; ++fact) totals[fact][classes[fact]].add(of_row);
            leaf.total.add(of_row);
        }
    }

    void find_question(Leaf& leaf) const {
        leaf.gain = 0;
        for (std::size_t fact = 0; fact < rows_.facts_.size(); ++fact) {
            Total below;
            for (std::size_t edge = 0; edge < rows_.edges_[fact].size(); ++edge) {
                below.add(leaf.totals[fact][edge]);
                const Total above = leaf.total.without(below);
                if (below.second < static_cast<double>(pace_.least_doubt)) continue;
                if (above.second < static_cast<double>(pace_.least_doubt)) break;
                const double gain = worth(below) + worth(above) - worth(leaf.total);
                if (gain <= leaf.gain) continue;
                leaf.gain = gain;
                leaf.fact = fact;
                leaf.edge = edge;
            }
        }
    }

    // The smaller part is counted, the rest is what the whole has besides.
    void split(std::size_t number) {
        Leaf yes, no;
        {
            const Leaf& leaf = leaves_[number];
            const auto begin = order_.begin() + static_cast<std::ptrdiff_t>(leaf.begin);
            const auto end = order_.begin() + static_cast<std::ptrdiff_t>(leaf.end);
            const std::size_t facts = rows_.facts_.size();
            const auto middle = std::stable_partition(
                begin, end, [&](std::uint32_t row) { return rows_.classes_[row * facts + leaf.fact] <= leaf.edge; });
            yes.begin = leaf.begin;
            yes.end = no.begin = static_cast<std::size_t>(middle - order_.begin());
            no.end = leaf.end;
        }
        Leaf& fewer = yes.end - yes.begin < no.end - no.begin ? yes : no;
        Leaf& more = &fewer == &yes ? no : yes;
        count(fewer);
        more.totals = std::move(leaves_[number].totals);
        for (std::size_t fact = 0; fact < more.totals.size(); ++fact)
            for (std::size_t i = 0; i < most_classes; ++i)
                more.totals[fact][i] = more.totals[fact][i].without(fewer.totals[fact][i]);
        more.total = leaves_[number].total.without(fewer.total);
        find_question(yes);
        find_question(no);
        leaves_[number].yes = leaves_.size();
        leaves_[number].no = leaves_.size() + 1;
        leaves_.push_back(std::move(yes));
        leaves_.push_back(std::move(no));
    }

    float answer_of(const Leaf& leaf) const {
        return static_cast<float>(leaf.total.first / (leaf.total.second + static_cast<double>(pace_.shrinking))) *
               pace_.rate;
    }

    void write(std::size_t number, position::ChanceTree& tree) {
        const Leaf& leaf = leaves_[number];
        const std::size_t at = tree.nodes.size();
        tree.nodes.emplace_back();
        if (leaf.yes == 0) {
            const float answer = rounded(answer_of(leaf));
            tree.nodes[at].value = answer;
            answers_[number] = answer;
            return;
        }
        tree.nodes[at].fact = static_cast<std::uint8_t>(rows_.facts_[leaf.fact]);
        tree.nodes[at].value = rows_.edges_[leaf.fact][leaf.edge];
        write(leaf.yes, tree);
        tree.nodes[at].if_not = static_cast<std::uint16_t>(tree.nodes.size());
        write(leaf.no, tree);
    }

    // Draws by chance as many rows as the share asks for.
    void draw_rows() {
        order_.clear();
        std::bernoulli_distribution is_drawn(static_cast<double>(pace_.share));
        for (const std::uint32_t row : used_)
            if (pace_.share >= 1 || is_drawn(random_)) order_.push_back(row);
    }

    // The answer is that of the leaf that a row comes to.
    float answer_to(std::size_t row) const {
        const std::uint8_t* const classes = rows_.classes_.data() + row * rows_.facts_.size();
        std::size_t at = 0;
        while (leaves_[at].yes != 0)
            at = classes[leaves_[at].fact] <= leaves_[at].edge ? leaves_[at].yes : leaves_[at].no;
        return answers_[at];
    }

    position::ChanceTree grow_tree() {
        find_slopes();
        draw_rows();
        leaves_.assign(1, {});
        leaves_[0].end = order_.size();
        count(leaves_[0]);
        find_question(leaves_[0]);
        for (int leaves = 1; leaves < pace_.leaves; ++leaves) {
            std::size_t best = 0;
            double most = 0;
            for (std::size_t i = 0; i < leaves_.size(); ++i)
                if (leaves_[i].yes == 0 && leaves_[i].gain > most) {
                    most = leaves_[i].gain;
                    best = i;
                }
            if (most <= 0) break;
            split(best);
        }
        position::ChanceTree tree;
        answers_.assign(leaves_.size(), 0);
        write(0, tree);
        for (const std::uint32_t row : used_) sums_[row] += answer_to(row);
        return tree;
    }

    const OutcomeRows& rows_;
    TreePace pace_;
    std::vector<std::uint32_t> used_;
    std::vector<std::uint32_t> order_;  // the rows of the tree that grows, leaf by leaf
    std::vector<float> sums_;           // of each row
    std::vector<Slope> slopes_;
    std::vector<Leaf> leaves_;
    std::vector<float> answers_;  // of leaves
    std::mt19937 random_;
};

position::ChanceTrees learn_trees(const OutcomeRows& rows, std::vector<std::uint32_t> used, const TreePace& pace) {
    return TreeGrower(rows, std::move(used), pace).grow();
}

position::ChanceTrees learn_trees(const OutcomeRows& rows, const TreePace& pace) {
    std::vector<std::uint32_t> all(rows.count());
    std::iota(all.begin(), all.end(), 0U);
    return learn_trees(rows, std::move(all), pace);
}

}  // namespace katachi::games
