#include "tools/katachi/commands/solve/text.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/text/counted.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/authoring/solve/solution_tree.h"

namespace katachi::cli {

namespace {

using authoring::AuthorMove;
using authoring::GroupChoice;
using authoring::JudgedMove;
using authoring::ShownMove;
using authoring::SideSolution;

class SolvedText {
  public:
    explicit SolvedText(const authoring::SolvedProblem& solved) : solved_(solved), size_(solved.asked.position.size) {}

    std::string write() const {
        const life::DragonGoal& goal = solved_.group.goal;
        std::string text =
            fmt::format("{}: {}'s group at {}, {}{}\n", solved_.asked.source, board::side_name(goal.defender),
                        name(goal.stones.first()),
                        base::counted(static_cast<std::size_t>(goal.stones.count()), "stone", "stones"), choice());
        text += fmt::format("status: {}\n", solved_.status());
        text += side(solved_.attack, true) + side(solved_.defence, false);
        return text + ground();
    }

    std::string author(const authoring::AuthorCheck& check) const {
        std::string text = check.is_main_line
                               ? "\nthe record calls no move right or wrong; its main line counts as right\n"
                               : "\nthe record:\n";
        for (const AuthorMove& move : check.right) text += author_move(move);
        for (const board::Move& move : check.lacking) {
            const bool is_denied = std::find(check.denied.begin(), check.denied.end(), move) != check.denied.end();
            text += fmt::format("  {} solves it, too, and the record {}\n", move_text(move),
                                is_denied ? "calls it wrong" : "does not have it");
        }
        return text;
    }

  private:
    std::string name(board::Vertex vertex) const { return board::move_name(vertex, size_); }

    const char* choice() const {
        switch (solved_.group.choice) {
            case GroupChoice::named: return "";
            case GroupChoice::marked: return ", marked in the record";
            case GroupChoice::critical: return ", the one whose life hangs on who moves first";
        }
        return "";
    }

    // "B C1".
    std::string move_text(const board::Move& move) const {
        return fmt::format("{} {}", move.colour == board::Colour::black ? 'B' : 'W', name(move.vertex));
    }

    std::string names(const std::vector<JudgedMove>& moves) const {
        std::string text;
        for (const JudgedMove& move : moves) {
            text += ' ' + name(move.move);
            if (move.answer.certainty == life::Certainty::open) text += '?';
        }
        return text;
    }

    // "B1, W C1, B D1".
    std::string line(const ShownMove& shown) const {
        std::string text = move_text({shown.colour, shown.move});
        if (shown.next.empty()) return text;
        for (const ShownMove* next = &shown.next.front();; next = &next->next.front()) {
            text += ", " + move_text({next->colour, next->move});
            if (next->next.empty()) return text;
        }
    }

    std::string side(const SideSolution& solution, bool is_attack) const {
        const std::string code =
            solution.is_open() ? "" : fmt::format("code {}, ", static_cast<int>(solution.answer.code));
        std::string text =
            fmt::format("{} first {}: {}, {}{}\n", board::side_name(solution.side),
                        authoring::outcome_text(solution.answer, is_attack), life::name(solution.answer.certainty),
                        code, base::counted(solution.answer.nodes, "position", "positions"));
        if (solution.is_open())
            return text + "  the limit was hit before it was settled; --limit-positions N raises it\n";
        text += exchange(solution);
        if (solution.need_not_move) return text + "  it need not move\n";
        if (!solution.solving.empty()) text += "  by" + names(solution.solving) + '\n';
        if (solution.once_ko_is_free != board::pass_vertex)
            text += fmt::format("  by {}, once the ko may be taken\n", name(solution.once_ko_is_free));
        for (std::size_t i = 0; i < solution.lines.size(); ++i) {
            const bool is_solving = i < solution.solving.size();
            const JudgedMove& first = is_solving ? solution.solving[i] : solution.wrong[i - solution.solving.size()];
            const bool is_open = first.answer.certainty == life::Certainty::open;
            text += fmt::format("  {}{} {}\n", is_solving ? "right" : "wrong", is_open ? '?' : ':',
                                line(solution.lines[i]));
        }
        return text;
    }

    std::string exchange(const SideSolution& solution) const {
        const auto& [gain, loss] = solution.exchange;
        if (gain != board::pass_vertex) return fmt::format("  it takes {} all the same\n", name(gain));
        if (loss == board::pass_vertex) return "";
        return fmt::format("  it loses {} by {}\n", name(loss), name(solution.answer.move));
    }

    // "8 stones of White".
    static std::string stones_of(const board::VertexSet& stones, board::Colour colour) {
        return fmt::format("{} of {}", base::counted(static_cast<std::size_t>(stones.count()), "stone", "stones"),
                           board::side_name(colour));
    }

    // What is taken as given.
    std::string ground() const {
        const life::DragonGoal& goal = solved_.group.goal;
        std::string text = solved_.group.is_closed
                               ? "nobody plays outside of its region"
                               : "its region is open: who gets out of it is believed to live, and nothing is proved";
        const board::VertexSet friends = goal.safe_friends(board::Board(solved_.asked.position));
        const board::VertexSet walls = goal.given_safe - friends;
        std::string given;
        if (!walls.empty()) given = stones_of(walls, goal.attacker());
        if (!friends.empty()) given += (given.empty() ? "" : " and ") + stones_of(friends, goal.defender);
        if (!given.empty()) text += "; " + given + " are given as safe";
        return text + '\n';
    }

    std::string author_move(const AuthorMove& move) const {
        std::string line;
        for (const board::Move& played : move.line) line += (line.empty() ? "" : ", ") + move_text(played);
        if (!move.is_legal) return fmt::format("  {}: cannot be played; mend the record\n", line);
        if (move.holds())
            return fmt::format("  {}: {} ({})\n", line,
                               move.answer.certainty == life::Certainty::open ? "seems to hold" : "holds",
                               life::name(move.answer.certainty));
        const bool is_attack = move.line.back().colour == solved_.attack.side;
        return fmt::format("  {}: {} ({}){}\n", line, authoring::outcome_text(move.answer, is_attack),
                           life::name(move.answer.certainty),
                           move.better == board::pass_vertex ? "" : "; better is " + name(move.better));
    }

    const authoring::SolvedProblem& solved_;
    int size_;
};

}  // namespace

std::string solved_text(const authoring::SolvedProblem& solved, const std::optional<authoring::AuthorCheck>& author) {
    const SolvedText text(solved);
    return author ? text.write() + text.author(*author) : text.write();
}

}  // namespace katachi::cli
