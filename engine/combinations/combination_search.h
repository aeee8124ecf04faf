// Combinations as an AND-OR search over threats. Reading tells which strings can be captured, and where the opponent
// must play to have any influence on that: all other answers are refuted without looking at them. Threats become more
// numerous one by one, so that none of them is made in vain.
#pragma once

#include <unordered_map>

#include "engine/combinations/combination.h"
#include "engine/reading/tactics.h"

namespace katachi::combinations {

struct CombinationLimits {
    int threats = 4;                // that a combination may need
    std::uint64_t nodes = 300'000;  // of reading, kept answers among them, for the combinations of one size
    // How many steps from the stones played so far strings are looked at after the first threat.
    int reach = 3;
};

class CombinationSearch {
  public:
    // Captures are read within the limits of `tactics`, which outlives this.
    explicit CombinationSearch(reading::Tactics& tactics, const CombinationLimits& limits = {})
        : tactics_(tactics), limits_(limits) {}

    // The combination that captures most in any case, and of these one of the fewest threats. The board is the same
    // afterwards.
    Combination find(board::Board& board, const CombinationQuestion& question);
    // One of the fewest threats that captures as much as is asked for.
    Combination find_shortest(board::Board& board, const CombinationQuestion& question);

    // The stones of the question that count: those of strings that cannot be captured at once, not even by ko.
    board::VertexSet safe_stones(board::Board& board, const CombinationQuestion& question);
    // Whether a combination that was found on another board works on this one, by its first threat. One that does not
    // may still work by another.
    bool still_works(board::Board& board, const CombinationQuestion& question, const Combination& found);

    // Shows it the threats and answers that are tried from now on; nullptr for nobody.
    void set_trace(reading::SearchTrace* trace) { trace_ = trace; }

  private:
    // What the attacker gets in a position.
    struct Outcome {
        bool works = false;
        int size = 0;
        board::VertexSet zone;
        std::vector<board::Vertex> line;
    };
    struct Known {
        int threats;  // that were allowed
        Outcome outcome;
    };

    void begin(board::Board& board, const CombinationQuestion& question);
    reading::SearchStart start() const;
    // The attacker to move, with so many threats before a capture. `near`: around what was played.
    Outcome attack(int threats, const board::VertexSet& near, const board::VertexSet& suspects);
    Outcome attack_anew(int threats, const board::VertexSet& near, const board::VertexSet& suspects);
    // Goes on after a threat, so many more of which are allowed.
    Outcome threaten(board::Vertex move, int threats, const board::VertexSet& near);
    // Whether every answer is refuted; then the best of them in `best`, and what refutes them in its zone.
    bool refutes_all(const board::VertexSet& answers, int threats, const board::VertexSet& near,
                     const board::VertexSet& threatened, Outcome& best);
    // A string that can be captured at once, of `suspects` first.
    Outcome capture(const board::VertexSet& near, const board::VertexSet& suspects);
    // What the capture of one string comes to, by a stone of it.
    Outcome capture_of(board::Vertex string);
    // The strings in question with a stone in `near`, by origin.
    board::VertexSet strings_in(const board::VertexSet& near) const;
    int size_of(board::Vertex string) const { return (board_->string_stones(string) & stones_).count(); }
    board::Colour defender() const { return board::opponent(attacker_); }
    bool is_exhausted() const { return tactics_.nodes_without_caching() - charged_before_ >= limits_.nodes; }
    bool play(board::Colour colour, board::Vertex move);
    void take_back(bool works);

    reading::Tactics& tactics_;
    CombinationLimits limits_;
    reading::SearchTrace* trace_ = nullptr;

    // The state of the question at hand.
    board::Board* board_ = nullptr;
    board::Colour attacker_ = board::Colour::black;
    board::VertexSet stones_;
    int least_size_ = 1;
    std::uint64_t nodes_before_ = 0;
    std::uint64_t charged_before_ = 0;
    std::unordered_map<std::uint64_t, Known> known_;
};

}  // namespace katachi::combinations
