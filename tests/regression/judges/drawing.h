// Draws questions from games: of each position some by chance, and some about which readers disagree.
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

enum class DrawnAbout : std::uint8_t { captures, links };

struct DrawingPlan {
    DrawnAbout about = DrawnAbout::captures;
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
    void draw_some(board::Board& board, const std::vector<JudgedQuestion>& questions);
    void dispute_some(board::Board& board, const std::vector<JudgedQuestion>& questions);
    // Whether the string can be captured, or the strings be cut, for sure.
    bool ask(JudgedQuestion question, board::Board& board, QuestionKind kind);
    QuestionKind attack() const {
        return plan_.about == DrawnAbout::captures ? QuestionKind::attack : QuestionKind::disconnect;
    }
    QuestionKind defence() const {
        return plan_.about == DrawnAbout::captures ? QuestionKind::defend : QuestionKind::connect;
    }

    const std::map<std::string, sgf::Game>& games_;
    const DrawingPlan& plan_;
    Readers& readers_;
    std::vector<JudgedQuestion> found_;  // of the position at hand
};

}  // namespace katachi::regression
