#include "tests/regression/judges/drawing.h"

#include <algorithm>
#include <set>

#include "base/files/atomic_file.h"
#include "base/random/split_mix.h"
#include "regression/judges/apart.h"
#include "tests/regression/judges/asked_side.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;

constexpr std::uint64_t seed = 25;
constexpr int first_move = 20;
constexpr int last_move = 240;
constexpr std::size_t drawn_of_a_position = 3;
constexpr int disputed_of_a_position = 3;

// All of them in an order by chance: first a group, then one of it.
std::vector<JudgedQuestion> by_chance(std::vector<std::vector<JudgedQuestion>> groups, base::SplitMix& random) {
    std::vector<JudgedQuestion> questions;
    while (std::erase_if(groups, [](const auto& group) { return group.empty(); }), !groups.empty()) {
        std::vector<JudgedQuestion>& some = groups[random.below(groups.size())];
        std::swap(some[random.below(some.size())], some.back());
        questions.push_back(std::move(some.back()));
        some.pop_back();
    }
    return questions;
}

// The questions are about strings that do not count as safe as they are, by their liberties.
std::vector<std::vector<JudgedQuestion>> captures_in(const Board& board, const JudgedQuestion& question) {
    std::vector<std::vector<JudgedQuestion>> groups(safe_liberties);
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex string : board.strings(colour)) {
            if (board.liberties(string) >= safe_liberties) continue;
            JudgedQuestion& here = groups[static_cast<std::size_t>(board.liberties(string))].emplace_back(question);
            here.subject.string = string;
        }
    return groups;
}

// The questions are about strings that do not count as cut as they are, by the kind of link.
std::vector<std::vector<JudgedQuestion>> links_in(const Board& board, const JudgedQuestion& question) {
    std::vector<std::vector<JudgedQuestion>> groups(link_kind_count);
    for (const Link& link : links_of(board)) {
        const Colour owner = board.at(link.a);
        const Contest contest{link.a, owner, owner, KoRight::nobody, apart_moves, link.b};
        if (moves_to_join(board, contest, apart_moves) == apart_moves) continue;
        JudgedQuestion& here = groups[static_cast<std::size_t>(link.kind)].emplace_back(question);
        here.subject = {link.a, link.b};
        here.link = link.kind;
    }
    return groups;
}

bool holds(const Proof& proof, const Board& board, board::Colour to_move) {
    return !objection(proof, board, to_move).has_value();
}

}  // namespace

bool Drawing::ask(JudgedQuestion question, Board& board, QuestionKind kind) {
    const Colour to_move = asked_side(kind, board.at(question.subject.string));
    question.kind = kind;
    question.truth = find_truth(board, question.subject, to_move, task_.limits, holds);
    found_.push_back(question);
    return question.is_judge() && question.truth->code != Code::fails;
}

void Drawing::draw_some(Board& board, const std::vector<JudgedQuestion>& questions) {
    for (std::size_t i = 0; i < std::min(drawn_of_a_position, questions.size()); ++i)
        if (ask(questions[i], board, attack())) ask(questions[i], board, defence());
}

void Drawing::dispute_some(Readers& readers, Board& board, const std::vector<JudgedQuestion>& questions) {
    int count = 0;
    for (auto any = questions.begin(); any != questions.end() && count < disputed_of_a_position; ++any) {
        JudgedQuestion disputed = *any;
        disputed.origin = QuestionOrigin::disputed;
        const std::set<std::string> attacks = readers.codes(attack(), any->subject);
        if (attacks.size() > 1) {
            ask(disputed, board, attack());
            ++count;
            continue;
        }
        if (attacks.contains("0") || readers.codes(defence(), any->subject).size() == 1) continue;
        ++count;
        // Only what can be captured or cut has to be saved or joined.
        const Colour attacker = board::opponent(board.at(any->subject.string));
        const auto truth = find_truth(board, any->subject, attacker, task_.limits, holds);
        if (truth && !truth->is_contradicted && truth->code != Code::fails) ask(disputed, board, defence());
    }
}

void Drawing::look_at(const DrawingPlan& plan, const std::string& name, int move, Board& board,
                      std::uint64_t position_seed) {
    base::SplitMix random(position_seed);
    JudgedQuestion question;
    question.game = name;
    question.move = move;
    const std::vector<JudgedQuestion> questions = by_chance(
        task_.about == DrawnAbout::captures ? captures_in(board, question) : links_in(board, question), random);
    if (questions.empty()) return;
    draw_some(board, questions);
    const std::filesystem::path file = plan.folder / "shown.sgf";
    base::write_file(file, sgf_of(games_.at(name)));
    plan.readers.show(file, move);
    dispute_some(plan.readers, board, questions);
}

std::vector<JudgedQuestion> Drawing::ask_again(const JudgedQuestion& question) {
    auto position = sgf::position_before_move(games_.at(question.game), question.move);
    Board& board = std::get<sgf::SgfPosition>(position).board;
    found_.clear();
    const bool works = ask(question, board, question.kind);
    if (works && question.kind == attack() && question.origin == QuestionOrigin::drawn) ask(question, board, defence());
    return found_;
}

void Drawing::run(const DrawingPlan& plan, const std::vector<JudgedQuestion>& found, const std::atomic<bool>& stop,
                  const std::function<void(const std::vector<JudgedQuestion>&)>& take) {
    std::set<std::pair<std::string, int>> seen;
    for (const JudgedQuestion& question : found) seen.emplace(question.game, question.move);
    std::vector<std::pair<std::uint64_t, std::string>> order;
    for (const auto& [name, game] : games_)
        if (game.move_count() > first_move) order.emplace_back(base::mixed_text(seed, name), name);
    std::sort(order.begin(), order.end());
    for (int i = 0; i < plan.positions && !stop; ++i) {
        const auto& [hash, name] = order[static_cast<std::size_t>(i) % order.size()];
        const std::uint64_t seed_here = base::mixed(hash, static_cast<std::uint64_t>(i));
        const sgf::Game& game = games_.at(name);
        const int last = std::min(last_move, game.move_count());
        const int move = first_move + static_cast<int>(seed_here % static_cast<std::uint64_t>(last - first_move));
        if (!seen.emplace(name, move).second) continue;
        auto position = sgf::position_before_move(game, move);
        auto* const shown = std::get_if<sgf::SgfPosition>(&position);
        if (shown == nullptr || !shown->warnings.empty() || shown->board.ko_point() != board::pass_vertex) continue;
        found_.clear();
        look_at(plan, name, move, shown->board, seed_here);
        take(found_);
    }
}

}  // namespace katachi::regression
