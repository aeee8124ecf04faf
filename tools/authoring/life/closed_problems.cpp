#include "tools/authoring/life/closed_problems.h"

#include <optional>

#include "base/files/file_error.h"
#include "compiler/sgf/line.h"
#include "regression/judges/life_region.h"
#include "tools/authoring/games/game_trees.h"
#include "tools/authoring/games/node_position.h"
#include "tools/authoring/solve/asked_group.h"

namespace katachi::authoring {

namespace {

// Larger ones are hardly ever settled.
constexpr regression::ProblemSize problem_size{.least_stones = 1, .most_stones = 60, .least_room = 1, .most_room = 20};

std::optional<life::DragonGoal> closed_goal(const board::Board& board, const std::vector<board::Vertex>& marked) {
    const auto region = regression::closed_off_region(board, marked.front(), problem_size);
    if (!region) return std::nullopt;
    life::DragonGoal goal{.stones = {}, .defender = board.at(marked.front()), .region = *region};
    for (const board::Vertex stone : marked) goal.stones |= board.string_stones(stone);
    return (goal.stones - *region).empty() ? std::optional(goal) : std::nullopt;
}

// Throws FileError where the record has no group to ask about.
std::optional<life::DragonGoal> goal_of(const compiler::SgfTree& record, compiler::SgfNodeIndex problem,
                                        const AskedPosition& asked, const board::Board& board) {
    const std::vector<board::Vertex> marked = marked_stones(record, problem, asked);
    if (!marked.empty()) return closed_goal(board, marked);
    const AskedGroup group = asked_group(asked, {}, GroupChoice::critical);
    return group.is_closed ? std::optional(group.goal) : std::nullopt;
}

}  // namespace

ClosedProblems read_closed_problems(const std::vector<std::string>& inputs, const GameReading& reading,
                                    const std::function<void(const std::string& line)>& tell) {
    ClosedProblems read;
    const auto take = [&](const compiler::SgfTree& record, const base::SourcePtr&, const std::string& name) {
        ++read.records;
        try {
            const compiler::SgfNodeIndex problem = compiler::node_before_move(record, record.main_line(), 1);
            const NodePosition found = node_position(record, name, problem);
            AskedPosition asked;
            asked.source = asked.file = asked.game = name;
            asked.position = found.board.position();
            asked.to_move = found.to_move;
            require_liberties(asked);
            board::Board board(asked.position);
            if (const auto goal = goal_of(record, problem, asked, board))
                read.problems.push_back({name, std::move(board), *goal});
            else
                tell(name + ": the group stands in no closed region of up to 20 empty points; left out");
        } catch (const base::FileError& trouble) {
            tell(std::string(trouble.what()) + "; left out");
        }
    };
    visit_game_trees(inputs, {take, tell}, reading);
    return read;
}

ReadQuestions& ReadQuestions::operator+=(const ReadQuestions& other) {
    questions += other.questions;
    settled += other.settled;
    positions += other.positions;
    return *this;
}

ReadQuestions ask_both(life::LifeReader& reader, const ClosedProblem& problem) {
    ReadQuestions read;
    board::Board board = problem.board;
    for (const board::Colour side : {problem.goal.attacker(), problem.goal.defender}) {
        const life::LifeAnswer answer = reader.ask(board, problem.goal, side, side);
        ++read.questions;
        read.settled += answer.certainty == life::Certainty::proved ? 1 : 0;
        read.positions += answer.nodes;
    }
    return read;
}

}  // namespace katachi::authoring
