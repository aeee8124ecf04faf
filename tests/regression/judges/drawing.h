// Draws questions from games: of each position a string by chance, and some about which readers disagree.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/sgf/game.h"
#include "regression/judges/question.h"
#include "regression/judges/readers.h"

namespace katachi::regression {

struct DrawingPlan {
    int positions = 400;
    std::filesystem::path folder;  // for the game that readers are shown
    TruthLimits limits;
};

class Drawing {
  public:
    Drawing(const std::map<std::string, sgf::Game>& games, const DrawingPlan& plan, Readers& readers)
        : games_(games), plan_(plan), readers_(readers) {}

    // Goes on behind what was found before, and calls `take` for what is found of a position.
    void run(const std::vector<JudgedQuestion>& found, const std::atomic<bool>& stop,
             const std::function<void(const std::vector<JudgedQuestion>&)>& take);

  private:
    void look_at(const std::string& name, int move, board::Board& board, std::uint64_t seed);
    void draw_string(const JudgedQuestion& question, board::Board& board, const std::vector<board::Vertex>& strings);
    void dispute_strings(const JudgedQuestion& question, board::Board& board,
                         const std::vector<board::Vertex>& strings);
    // Whether the string can be captured for sure.
    bool ask(JudgedQuestion question, board::Board& board, QuestionKind kind);

    const std::map<std::string, sgf::Game>& games_;
    const DrawingPlan& plan_;
    Readers& readers_;
    std::vector<JudgedQuestion> found_;  // of the position at hand
};

}  // namespace katachi::regression
