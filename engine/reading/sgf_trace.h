// Searches as SGF: a game tree for each, its moves as variations with what they came to. Those that were read are
// numbered in the order of reading, anew for each question (GNU Go's manual, chapter 11.9). Positions that were read
// before by other moves have no variations of their own.
#pragma once

#include <string>
#include <vector>

#include "engine/board/symmetry.h"
#include "engine/reading/search_trace.h"

namespace katachi::reading {

class SgfTrace : public SearchTrace {
  public:
    // Boards are turned so in what is written.
    explicit SgfTrace(board::Orientation orientation = board::Orientation::identity) : orientation_(orientation) {}

    // What the searches from now on are about, for people.
    void ask(std::string question) {
        question_ = std::move(question);
        variations_ = 0;
    }

    void begin(const SearchStart& start) override;
    void enter(board::Move move) override;
    void leave(Effort effort) override;
    void settle(board::Move move, Effort effort) override;

    // All that was read so far, a collection; without a search it holds no game.
    std::string text() const;

  private:
    struct Node {
        board::Move move;  // turned
        Effort effort;
        int readings = 0;   // of this position
        int variation = 0;  // its number; 0 where it was not read, and for the position asked about
        std::vector<std::size_t> children;
    };
    struct Search {
        std::string head;  // the first node without its comment
        std::string title;
        std::size_t root = 0;
    };

    std::size_t child(board::Move move);
    void write(std::size_t node, std::string& text) const;
    int readings_below(std::size_t node) const;
    std::string outcome(std::size_t node) const;

    // No search begins to be recorded once there are so many.
    static constexpr std::size_t most_nodes = 500'000;

    board::Orientation orientation_;
    std::string question_;
    int variations_ = 0;  // of the question so far
    bool is_watching_ = false;
    int size_ = 0;
    std::vector<Search> searches_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> path_;  // from the root of the last search to where it is
};

}  // namespace katachi::reading
