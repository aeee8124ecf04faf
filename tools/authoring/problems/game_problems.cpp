#include "tools/authoring/problems/game_problems.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "engine/reading/tactics.h"
#include "regression/judges/life_region.h"
#include "tools/authoring/games/game_walk.h"
#include "tools/authoring/problems/contest_questions.h"
#include "tools/authoring/problems/life_problem_questions.h"
#include "tools/authoring/solve/asked_group.h"

namespace katachi::authoring {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;

constexpr int least_room = 3;          // empty points of a region
constexpr int most_group = 20;         // stones
constexpr int least_race = 2;          // stones of the other side
constexpr std::uint64_t glance = 250;  // positions of a question whether strings are worth a proof
constexpr int most_liberties = 3;      // liberties of strings that are asked about
constexpr int least_string = 2;        // stones

// A board of the game, and the move that was played on it.
struct GameTurn {
    Board before;
    board::Move move;
};

std::vector<GameTurn> turns_of(const sgf::Game& game) {
    std::vector<GameTurn> turns;
    walk_game(game, [&](const Board& before, const board::Move& move) { turns.push_back({before, move}); });
    return turns;
}

AskedPosition asked(const Board& board, Colour to_move) {
    AskedPosition asked;
    asked.position = board.position();
    asked.to_move = to_move;
    return asked;
}

class GameMiner {
  public:
    GameMiner(const sgf::Game& game, const MiningLimits& limits, const regression::ProofCheck& check,
              const std::atomic<bool>& stop)
        : turns_(turns_of(game)), limits_(limits), check_(check), stop_(stop), reader_(limits.life) {
        tactics_.set_limits({.nodes = glance, .is_quick = true});
    }

    std::vector<GameProblem> mine() {
        for (std::size_t i = 0; i < turns_.size() && !stop_; i += static_cast<std::size_t>(limits_.every)) {
            look_at_groups(i);
            look_at_strings(i);
        }
        return std::move(problems_);
    }

  private:
    // Where the problem stood when somebody first played in its region.
    struct Moment {
        std::size_t index = 0;
        Found found = Found::left;  // not yet known to be solved
    };

    Moment moment_of(std::size_t index, const VertexSet& region, Colour solver) const {
        for (std::size_t i = index; i < turns_.size(); ++i) {
            const board::Move& move = turns_[i].move;
            if (move.vertex == board::pass_vertex || !region.contains(move.vertex)) continue;
            return move.colour == solver ? Moment{i, Found::missed} : Moment{index, Found::left};
        }
        return {index, Found::left};
    }

    // Moves elsewhere may have captured something in it.
    bool stands_as_at(std::size_t index, const Moment& moment, const VertexSet& region) const {
        return std::all_of(region.begin(), region.end(), [&](Vertex vertex) {
            return turns_[index].before.at(vertex) == turns_[moment.index].before.at(vertex);
        });
    }

    void add(ProblemKind kind, const Board& board, LocalProblem local, const Moment& moment, ProvedProblem proof,
             int added = 0) {
        const GameTurn& played = turns_[moment.index];
        GameProblem problem{.kind = kind,
                            .code = local_code(board, local, static_cast<char>('a' + static_cast<int>(kind))),
                            .local = std::move(local),
                            .position = board.position(),
                            .move = static_cast<int>(moment.index) + 1,
                            .found = moment.found,
                            .proof = std::move(proof)};
        if (moment.found == Found::missed && played.move.vertex == problem.proof.solution)
            problem.found = Found::solved;
        // Other cuts around the same stones say the same.
        const bool is_new = solved_.insert({kind, problem.local.solver, problem.proof.solution}).second;
        if (!is_new || !found_.insert(problem.code).second) return;
        problem.added_walls = added;
        problems_.push_back(std::move(problem));
    }

    void look_at_groups(std::size_t index) {
        const Board& board = turns_[index].before;
        const regression::ProblemSize size{.least_stones = least_string,
                                           .most_stones = most_group,
                                           .least_room = least_room,
                                           .most_room = limits_.most_room};
        for (const Colour owner : {Colour::black, Colour::white}) {
            VertexSet done;
            for (const Vertex stone : board.strings(owner)) {
                if (done.contains(stone)) continue;
                const auto group = regression::loose_group(board, stone, size);
                if (!group) continue;
                done |= *group;
                for (const VertexSet& region : regression::cut_regions(board, *group, size))
                    if (added_walls(board, region, owner) <= limits_.most_added) look_at_region(index, region, stone);
            }
        }
    }

    // Points around the region that a cut fills and the game does not.
    static int added_walls(const Board& board, const VertexSet& region, Colour owner) {
        const VertexSet around = region.beside() & (board.empty_points() | board.stones(owner));
        return (around - region).count();
    }

    void look_at_region(std::size_t index, const VertexSet& region, Vertex stone) {
        const Board& board = turns_[index].before;
        const Colour owner = board.at(stone), attacker = board::opponent(owner);
        const VertexSet stones = region & board.stones(owner);
        if (!seen_.insert(local_code(board, {.stones = stones, .region = region, .solver = owner}, 'g')).second) return;
        const Board cut(regression::cut_out(board.position(), region, attacker));
        const life::DragonGoal goal{.stones = stones,
                                    .defender = owner,
                                    .region = region,
                                    .given_safe = regression::walls_of(cut, region, attacker)};
        for (const Colour solver : {attacker, owner}) {
            LifeProblemQuestions questions(reader_, cut, goal, solver);
            if (!questions.ask(solver).is_win() || !questions.ask(board::opponent(solver)).is_failure()) continue;
            const Moment moment = moment_of(index, region, solver);
            if (stands_as_at(index, moment, region)) prove_group(moment, region, stone, solver);
        }
    }

    // Proves the group by what katachi solve takes as given on the cut board.
    void prove_group(const Moment& moment, const VertexSet& region, Vertex stone, Colour solver) {
        const Board& before = turns_[moment.index].before;
        const Colour owner = before.at(stone);
        if (before.ko_point() != board::pass_vertex) return;
        const Board cut(regression::cut_out(before.position(), region, board::opponent(owner)));
        const AskedGroup group = asked_group(asked(cut, solver), {stone}, GroupChoice::marked);
        if (!group.is_closed || (group.goal.region & cut.empty_points()).count() > limits_.most_room) return;
        LifeProblemQuestions questions(reader_, cut, group.goal, solver);
        auto proof = proved_problem(questions, limits_.demands);
        if (!proof) return;
        const ProblemKind kind = is_race(cut, group.goal) ? ProblemKind::race
                                 : solver == owner        ? ProblemKind::live
                                                          : ProblemKind::kill;
        add(kind, cut, {.stones = group.goal.stones, .region = group.goal.region, .solver = solver}, moment,
            std::move(*proof), added_walls(before, region, owner));
    }

    // Whether strings of the attacker in the region are captured if the group moves first, and not if it does not.
    bool is_race(const Board& board, const life::DragonGoal& goal) {
        const VertexSet inside = goal.region & board.stones(goal.attacker());
        if (inside.count() < least_race) return false;
        const life::DragonGoal other{
            .stones = inside, .defender = goal.attacker(), .region = goal.region, .given_safe = goal.given_safe};
        LifeProblemQuestions questions(reader_, board, other, goal.defender);
        return questions.ask(goal.defender).is_win() && questions.ask(goal.attacker()).is_failure();
    }

    void look_at_strings(std::size_t index) {
        Board board = turns_[index].before;
        if (board.ko_point() != board::pass_vertex) return;
        for (const Colour owner : {Colour::black, Colour::white}) {
            for (const Vertex string : board.strings(owner))
                if (board.liberties(string) <= most_liberties && board.string_stones(string).count() >= least_string)
                    look_at_subject(index, board, {.string = string});
            for (const regression::Subject& link : links(board, owner)) look_at_subject(index, board, link);
        }
    }

    // Two strings, neither a stone alone, with one liberty in common.
    static std::vector<regression::Subject> links(const Board& board, Colour owner) {
        std::vector<regression::Subject> links;
        std::vector<Vertex> strings;
        for (const Vertex string : board.strings(owner))
            if (board.string_stones(string).count() >= least_string) strings.push_back(string);
        for (const Vertex first : strings)
            for (const Vertex second : strings)
                if (first < second && (board.liberty_points(first) & board.liberty_points(second)).count() == 1)
                    links.push_back({.string = first, .other = second});
        return links;
    }

    // Nothing is read of what was asked about before where as much stood around it.
    void look_at_subject(std::size_t index, Board& board, const regression::Subject& subject) {
        if (stop_) return;
        VertexSet stones = board.string_stones(subject.string);
        if (subject.is_link()) stones |= board.string_stones(subject.other);
        const VertexSet around = stones | stones.beside();
        const Colour owner = board.at(subject.string);
        const LocalProblem near{.stones = stones, .region = around | around.beside(), .solver = owner};
        if (!seen_.insert(local_code(board, near, 's')).second || !is_contested(board, subject)) return;
        for (const Colour solver : {board::opponent(owner), owner}) prove_contest(index, stones, subject, solver);
    }

    // Whether whoever moves first gets what it wants, at a glance.
    bool is_contested(Board& board, const regression::Subject& subject) {
        const auto is_win = [](const reading::TacticalAnswer& answer) {
            return answer.code == reading::TacticalCode::win;
        };
        if (subject.is_link())
            return is_win(tactics_.disconnect(board, subject.string, subject.other)) &&
                   is_win(tactics_.connect(board, subject.string, subject.other));
        return is_win(tactics_.attack(board, subject.string)) && is_win(tactics_.defend(board, subject.string));
    }

    void prove_contest(std::size_t index, const VertexSet& stones, const regression::Subject& subject, Colour solver) {
        const Board board(turns_[index].before.position());
        const VertexSet region = region_of(board, subject, solver);
        if (region.empty()) return;
        const Moment moment = moment_of(index, region, solver);
        const Board there(turns_[moment.index].before.position());
        if (turns_[moment.index].before.ko_point() != board::pass_vertex) return;
        if (!stands_as_at(index, moment, region | stones)) return;
        ContestQuestions questions(there, subject, solver, positions_of(subject), check_);
        auto proof = proved_problem(questions, limits_.demands);
        if (!proof) return;
        const bool is_attack = solver != there.at(subject.string);
        const ProblemKind kind = subject.is_link() ? (is_attack ? ProblemKind::cut : ProblemKind::join)
                                                   : (is_attack ? ProblemKind::capture : ProblemKind::save);
        add(kind, there, {.stones = stones, .region = region, .solver = solver}, moment, std::move(*proof));
    }

    std::uint64_t positions_of(const regression::Subject& subject) const {
        return subject.is_link() ? limits_.link_positions : limits_.string_positions;
    }

    // The zones of both proofs, whoever moves first; nothing where one is missing.
    VertexSet region_of(const Board& board, const regression::Subject& subject, Colour solver) {
        ContestQuestions questions(board, subject, solver, positions_of(subject), check_);
        if (!questions.ask(solver).is_win()) return {};
        VertexSet region = questions.points();
        if (!questions.ask(board::opponent(solver)).is_failure()) return {};
        region |= questions.points();
        return region & (board.empty_points() | board.stones(Colour::black) | board.stones(Colour::white));
    }

    std::vector<GameTurn> turns_;
    const MiningLimits& limits_;
    const regression::ProofCheck& check_;
    const std::atomic<bool>& stop_;
    life::LifeReader reader_;
    reading::Tactics tactics_;
    std::set<std::string> seen_;   // codes of what was asked about
    std::set<std::string> found_;  // codes of problems
    std::set<std::tuple<ProblemKind, Colour, Vertex>> solved_;
    std::vector<GameProblem> problems_;
};

}  // namespace

const char* name(ProblemKind kind) {
    switch (kind) {
        case ProblemKind::kill: return "kill";
        case ProblemKind::live: return "live";
        case ProblemKind::race: return "race";
        case ProblemKind::capture: return "capture";
        case ProblemKind::save: return "save";
        case ProblemKind::cut: return "cut";
        case ProblemKind::join: return "join";
    }
    return "";
}

const char* name(Found found) {
    switch (found) {
        case Found::solved: return "solved";
        case Found::missed: return "missed";
        case Found::left: return "left";
    }
    return "";
}

std::vector<GameProblem> game_problems(const sgf::Game& game, const MiningLimits& limits,
                                       const regression::ProofCheck& check, const std::atomic<bool>& stop) {
    return GameMiner(game, limits, check, stop).mine();
}

}  // namespace katachi::authoring
