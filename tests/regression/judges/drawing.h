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

// Where questions come from.
struct DrawingPlan {
    Readers& readers;
    std::filesystem::path folder;  // for the game that readers are shown
    int positions = 0;
};

class Drawing {
  public:
    struct Task {
        DrawnAbout about = DrawnAbout::captures;
        TruthLimits limits;
    };

    Drawing(const std::map<std::string, sgf::Game>& games, const Task& task) : games_(games), task_(task) {}

    // Goes on behind what was found before, and calls `take` for what is found of a position.
    void run(const DrawingPlan& plan, const std::vector<JudgedQuestion>& found, const std::atomic<bool>& stop,
             const std::function<void(const std::vector<JudgedQuestion>&)>& take);
    // The question as far as it is known now, and what has to be asked then.
    std::vector<JudgedQuestion> ask_again(const JudgedQuestion& question);

  private:
    void look_at(const DrawingPlan& plan, const std::string& name, int move, board::Board& board, std::uint64_t seed);
    void draw_some(board::Board& board, const std::vector<JudgedQuestion>& questions);
    void dispute_some(Readers& readers, board::Board& board, const std::vector<JudgedQuestion>& questions);
    // Whether the string can be captured, or the strings be cut, for sure.
    bool ask(JudgedQuestion question, board::Board& board, QuestionKind kind);
    QuestionKind attack() const {
        return task_.about == DrawnAbout::captures ? QuestionKind::attack : QuestionKind::disconnect;
    }
    QuestionKind defence() const {
        return task_.about == DrawnAbout::captures ? QuestionKind::defend : QuestionKind::connect;
    }

    const std::map<std::string, sgf::Game>& games_;
    Task task_;
    std::vector<JudgedQuestion> found_;  // of the position at hand
};

}  // namespace katachi::regression
