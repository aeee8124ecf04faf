// Decides on moves: how long is searched, when to pass, and when a game is lost.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/search/clock.h"
#include "engine/search/thinking_time.h"
#include "engine/search/tree_search.h"

namespace katachi::search {

struct PlayerSettings {
    SearchSettings search;
    // How long to search: a fixed number of playouts, else the clock's time, else the level's playouts.
    std::optional<std::uint64_t> playouts;
    int level = 5;                         // 1 to 10
    std::uint64_t judging_playouts = 500;  // to tell who owns what at the end
    float resign_below = 0.08F;            // win rate; 0 never resigns
    bool captures_dead = false;            // as if each move was wanted in a clean-up
};

constexpr int least_level = 1;
constexpr int greatest_level = 10;
std::uint64_t playouts_of_level(int level);

struct MoveDecision {
    board::Vertex vertex = board::pass_vertex;
    bool resigns = false;
    std::vector<MoveCandidate> candidates;  // of the search, the most visited one first
    double score = 0;                       // Black's points less White's, komi taken into account
};

// What a move is wanted for.
struct MoveQuestion {
    const board::Game& game;
    board::Colour to_move = board::Colour::black;
    double komi = 0;          // all that White is given
    bool is_cleanup = false;  // the opponent's dead stones must be captured before the end
    bool may_resign = true;
    std::optional<Clock::Budget> time = {};     // not used where playouts are fixed
    std::optional<board::VertexSet> only = {};  // the points that may be played
    // Whether nobody waits for the move any more; asked now and then.
    std::function<bool()> is_abandoned = [] { return false; };
    // Called whenever so many seconds have gone by, while the search stands still; the last time at its end.
    std::function<void()> report = {};
    double report_seconds = 0;
};

// What playouts say of the end of a game, Black moving first in the one half of them and White in the other.
struct EndJudgement {
    board::VertexSet dead;                               // stones that most playouts take, whoever moves first
    std::array<float, board::vertex_count> ownership{};  // as TreeSearch::ownership has it
    double score = 0;                                    // Black's points less White's, with the side to move first
};

class Player {
  public:
    Player(const PlayerSettings& settings, const TreeSearch::NewKnowledge& new_knowledge,
           const match::PlayoutPatterns& patterns);

    PlayerSettings& settings() { return settings_; }
    MoveDecision decide(const MoveQuestion& question);
    // Sets the search to a position as a decision about it begins; `komi` is all that White is given.
    void look_at(const board::Game& game, board::Colour to_move, double komi);
    // Stones that most playouts take, whoever moves first; none where the rules leave dead stones on the board.
    board::VertexSet dead_stones(const board::Game& game, double komi);

    // Whoever asks, and whenever: neither the next move nor the next judgement hangs on that.
    EndJudgement judge_end(const board::Game& game, board::Colour to_move, double komi);

    TreeSearch& search() { return search_; }

  private:
    // Nothing where no clock runs.
    using Time = std::optional<ThinkingTime>;

    LastPass meaning_of_pass(const board::Game& game, board::Colour to_move, double komi, const Time& time);
    void think(const MoveQuestion& question, const Time& time);
    bool is_time_to_pass(const MoveQuestion& question, std::uint64_t playouts);

    PlayerSettings settings_;
    TreeSearch search_;
    std::function<std::unique_ptr<TreeSearch>()> new_judge_;
    std::unique_ptr<TreeSearch> judge_ = {};  // of ends of games; made when one is first judged
};

}  // namespace katachi::search
