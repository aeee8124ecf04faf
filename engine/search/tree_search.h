// Monte Carlo tree search: knowledge says which moves are looked at first, playouts what comes of them. The value of a
// move joins its own results with those of all playouts in which it was played later (RAVE: S. Gelly, D. Silver,
// "Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go").
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/random/random.h"
#include "engine/board/game.h"
#include "engine/moves/move_knowledge.h"
#include "engine/search/playout.h"
#include "engine/search/tree.h"

namespace katachi::search {

struct SearchSettings {
    int threads = 1;
    std::uint64_t seed = 1;
    std::uint32_t nodes = 1U << 21;  // the tree holds at most, 72 bytes each with the room for moving it
};

// When to stop: whatever comes first.
struct SearchLimit {
    std::uint64_t playouts = UINT64_MAX;
    std::function<bool()> is_enough = [] { return false; };  // asked now and then by the first thread
};

struct MoveCandidate {
    board::Vertex vertex = board::pass_vertex;
    std::uint64_t visits = 0;
    float win_rate = 0;  // of the side to move
    // The same, drawn to what the side to move wins on the whole while visits are few: for people to look at.
    float likely_win_rate = 0;
    // Black's points less White's after it, as TreeSearch::score has them; those of all moves where it was never tried.
    double score = 0;
    float prior = 0;                  // the chance that knowledge gives it; those of all moves add up to 1
    std::vector<board::Vertex> line;  // what is expected, this move first
};

// How clear the choice of a move is.
struct RootStanding {
    std::uint64_t playouts = 0;    // since the position was set
    double most_visits = 0;        // of a move
    double next_visits = 0;        // of the move that was visited most but for one
    bool is_best_by_value = true;  // the most visited move, among those that were visited often
};

// Whether a pass as the last move of the searched game is the first of two that end it.
enum class LastPass : std::uint8_t { counts, is_nothing };

class TreeSearch {
  public:
    using NewKnowledge = std::function<std::unique_ptr<moves::MoveKnowledge>()>;

    TreeSearch(const SearchSettings& settings, const NewKnowledge& new_knowledge,
               const match::PlayoutPatterns& patterns);
    ~TreeSearch();

    // The position to search from, and all that White is given. What was found out about it before is kept.
    void set(const board::Game& game, board::Colour to_move, double points_of_white,
             LastPass last_pass = LastPass::counts);
    void forget();
    // Only these points, or a pass, are searched from the position, until one is set again. What was found out is
    // forgotten.
    void restrict_root(const board::VertexSet& points);
    // Begins with random numbers anew, and forgets what was found out.
    void set_seed(std::uint64_t seed);

    // The board of the position that is set.
    const board::Board& board() const { return game_.board(); }

    // How many playouts there were.
    std::uint64_t search(const SearchLimit& limit);

    // Playouts of all searches since the position was set, and before it where the tree was kept.
    std::uint64_t playouts() const { return static_cast<std::uint64_t>(tree_.root().results.count()); }
    // The moves by their visits, the most visited one first. Those never visited are left out, but where there are
    // fewer than `at_least`; then the ones with the greatest priors come too.
    std::vector<MoveCandidate> candidates(std::size_t at_least = 0) const;
    // Cheap; may be asked while threads search.
    RootStanding standing() const;
    // For each point the share of playouts that ended with it as Black's, less that as White's.
    std::array<float, board::vertex_count> ownership() const;
    // The mean of Black's points less White's as the rules count them, komi taken into account.
    double score() const;

    // The knowledge is for those who ask why a move is looked at; not while threads search.
    moves::MoveKnowledge& knowledge();

  private:
    struct Worker;

    // Not while threads search.
    std::uint64_t playouts_since_set() const;
    void run(Worker& worker, const SearchLimit& limit, bool is_first);
    void play_once(Worker& worker);
    TreeNode& best_child(const TreeNode& node, float parent_mean);
    int balance_of_playout(Worker& worker, board::Colour to_move, board::Vertex last_move, bool both_passed);
    void judge_root();
    void grow(Worker& worker, TreeNode& node, board::Colour to_move);
    // Weights of points to the chances of the node's children.
    void set_priors(const TreeNode& node, const std::array<float, board::vertex_count>& weights);
    void learn(Worker& worker, int balance);
    float result_of(int balance) const;

    SearchSettings settings_;
    Tree tree_;
    board::Game game_;
    board::Colour to_move_ = board::Colour::black;
    int passes_ = 0;   // in a row at the root, of the two that end the game
    double komi_ = 0;  // of an area count that comes to what the rules count
    std::optional<board::VertexSet> root_points_;
    float visits_at_set_ = 0;  // of the root
    std::vector<std::unique_ptr<Worker>> workers_;
    std::atomic<std::uint64_t> started_{0};
    std::atomic<bool> stop_{false};
};

}  // namespace katachi::search
