#include "tests/regression/judges/drawing.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/files/atomic_file.h"
#include "base/random/split_mix.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Vertex;

constexpr std::uint64_t seed = 25;
constexpr int first_move = 20;
constexpr int last_move = 240;
constexpr int disputed_of_a_position = 3;

std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = seed;
    for (const char letter : text) hash = base::mixed(hash, static_cast<unsigned char>(letter));
    return hash;
}

// Strings that do not count as safe as they are, in an order by chance: first a number of liberties, then a string.
std::vector<Vertex> strings_to_ask_about(const Board& board, base::SplitMix& random) {
    std::array<std::vector<Vertex>, safe_liberties> by_liberties;
    std::size_t left = 0;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const Vertex string : board.strings(colour)) {
            if (board.liberties(string) >= safe_liberties) continue;
            by_liberties[static_cast<std::size_t>(board.liberties(string))].push_back(string);
            ++left;
        }
    std::vector<Vertex> strings;
    while (left > 0) {
        std::vector<Vertex>& some = by_liberties[random.below(safe_liberties)];
        if (some.empty()) continue;
        std::swap(some[random.below(some.size())], some.back());
        strings.push_back(some.back());
        some.pop_back();
        --left;
    }
    return strings;
}

bool holds(const Proof& proof, const Board& board, board::Colour to_move) {
    return !objection(proof, board, to_move).has_value();
}

}  // namespace

bool Drawing::ask(JudgedQuestion question, Board& board, QuestionKind kind) {
    const board::Colour owner = board.at(question.string);
    question.kind = kind;
    question.truth = find_truth(board, question.string, kind == QuestionKind::defend ? owner : board::opponent(owner),
                                plan_.limits, holds);
    found_.push_back(question);
    return question.is_judge() && question.truth->code != Code::fails;
}

void Drawing::draw_string(const JudgedQuestion& question, Board& board, const std::vector<Vertex>& strings) {
    JudgedQuestion drawn = question;
    drawn.origin = QuestionOrigin::drawn;
    drawn.string = strings.front();
    if (ask(drawn, board, QuestionKind::attack)) ask(drawn, board, QuestionKind::defend);
}

void Drawing::dispute_strings(const JudgedQuestion& question, Board& board, const std::vector<Vertex>& strings) {
    JudgedQuestion disputed = question;
    disputed.origin = QuestionOrigin::disputed;
    int count = 0;
    for (auto string = strings.begin(); string != strings.end() && count < disputed_of_a_position; ++string) {
        disputed.string = *string;
        const std::set<std::string> attacks = readers_.codes(QuestionKind::attack, *string);
        if (attacks.size() > 1) {
            ask(disputed, board, QuestionKind::attack);
            ++count;
            continue;
        }
        if (attacks.contains("0") || readers_.codes(QuestionKind::defend, *string).size() == 1) continue;
        ++count;
        // Only a string that can be captured has to be saved.
        const board::Colour attacker = board::opponent(board.at(*string));
        const auto capture = find_truth(board, *string, attacker, plan_.limits, holds);
        if (capture && !capture->is_contradicted && capture->code != Code::fails)
            ask(disputed, board, QuestionKind::defend);
    }
}

void Drawing::look_at(const std::string& name, int move, Board& board, std::uint64_t position_seed) {
    base::SplitMix random(position_seed);
    const std::vector<Vertex> strings = strings_to_ask_about(board, random);
    if (strings.empty()) return;
    JudgedQuestion question;
    question.game = name;
    question.move = move;
    draw_string(question, board, strings);
    const std::filesystem::path file = plan_.folder / "shown.sgf";
    base::write_file(file, sgf_of(games_.at(name)));
    readers_.show(file, move);
    dispute_strings(question, board, strings);
}

void Drawing::run(const std::vector<JudgedQuestion>& found, const std::atomic<bool>& stop,
                  const std::function<void(const std::vector<JudgedQuestion>&)>& take) {
    std::set<std::pair<std::string, int>> seen;
    for (const JudgedQuestion& question : found) seen.emplace(question.game, question.move);
    std::vector<std::pair<std::uint64_t, std::string>> order;
    for (const auto& [name, game] : games_)
        if (game.move_count() > first_move) order.emplace_back(hash_of(name), name);
    std::sort(order.begin(), order.end());
    for (int i = 0; i < plan_.positions && !stop; ++i) {
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
        look_at(name, move, shown->board, seed_here);
        take(found_);
    }
}

}  // namespace katachi::regression
