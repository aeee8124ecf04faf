#include "engine/life/playouts/life_playouts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace katachi::life {

namespace {

constexpr int few_playouts = 100;
constexpr float promise_of_e = 12;        // move_promise.h: a move of so much more is e times as likely
constexpr std::size_t most_choices = 12;  // of a position of the tree
constexpr float prior_of_pass = 0.05F;    // beside all moves together
constexpr double exploration = 1.2;
constexpr double doubt_of_untried = 0.1;  // a move that nobody tried went so much worse than its position

// The likelihoods are listed by the doubt; the last one is next to nothing.
const std::array<float, 512> likelihoods = [] {
    std::array<float, 512> result{};
    for (std::size_t doubt = 0; doubt < result.size(); ++doubt)
        result[doubt] = std::exp(-static_cast<float>(doubt) / promise_of_e);
    return result;
}();

float likelihood(const DoubtfulMove& move) {
    return likelihoods[std::min<std::size_t>(move.doubt, likelihoods.size() - 1)];
}

}  // namespace

std::vector<PlayedMove> LifePlayouts::run(board::Board& board, const DragonGoal& goal, board::Colour to_move, int count,
                                          const IsClear& is_clear) {
    random_ = base::Random(board.hash_with(to_move));
    positions_.assign(1, {});
    choices_.clear();
    DragonPlay play(board, goal, to_move);
    add_choices(play, positions_.front());
    for (int i = 0; i < count; ++i) {
        if (i == few_playouts && is_clear && is_clear(moves_of_root())) break;
        visit(play, 0);
    }
    return moves_of_root();
}

// Those that were played most often first.
std::vector<PlayedMove> LifePlayouts::moves_of_root() const {
    std::vector<PlayedMove> moves;
    for (int i = 0; i < positions_.front().choices; ++i) moves.push_back(choices_[static_cast<std::size_t>(i)].move);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const PlayedMove& a, const PlayedMove& b) { return a.playouts > b.playouts; });
    return moves;
}

// One playout from a position of the tree: whether the dragon was taken.
bool LifePlayouts::visit(DragonPlay& play, std::size_t index) {
    bool is_captured = false;
    if (positions_[index].choices == unknown && positions_[index].playouts == 0) {
        is_captured = look_at(play, positions_[index]);
    } else if (positions_[index].end) {
        is_captured = *positions_[index].end;
    } else {
        if (positions_[index].choices == unknown) add_choices(play, positions_[index]);
        const bool is_attackers_turn = play.is_attackers_turn();
        const std::size_t best = best_choice(positions_[index], is_attackers_turn);
        if (choices_[best].position == unknown) {
            choices_[best].position = static_cast<int>(positions_.size());
            positions_.push_back({});
        }
        play.play(choices_[best].move.vertex);
        is_captured = visit(play, static_cast<std::size_t>(choices_[best].position));
        play.take_back();
        PlayedMove& move = choices_[best].move;
        ++move.playouts;
        if (is_captured == is_attackers_turn) ++move.wins;
    }
    ++positions_[index].playouts;
    if (is_captured) ++positions_[index].captures;
    return is_captured;
}

bool LifePlayouts::look_at(DragonPlay& play, Position& position) {
    position.end = play.is_captured();
    return position.end ? *position.end : play_out(play);
}

bool LifePlayouts::play_out(DragonPlay& play) {
    int played = 0;
    std::optional<bool> end;
    while (!end) {
        play.play(by_chance(play));
        ++played;
        end = play.is_captured();
    }
    for (; played > 0; --played) play.take_back();
    return *end;
}

// A pass where none of a few moves by chance makes sense.
board::Vertex LifePlayouts::by_chance(const DragonPlay& play) {
    constexpr int most_tries = 8;
    LifeMoves moves;
    play.add_moves(moves);
    std::array<float, board::vertex_count> likely;
    float sum = 0;
    for (std::size_t i = 0; i < moves.count(); ++i) sum += likely[i] = likelihood(moves[i]);
    for (int tries = 0; tries < most_tries && sum > 0; ++tries) {
        float left = random_.unit() * sum;
        std::size_t chosen = 0;
        while (chosen + 1 < moves.count() && left >= likely[chosen]) left -= likely[chosen++];
        if (likely[chosen] > 0 && play.is_sensible(moves[chosen].vertex)) return moves[chosen].vertex;
        sum -= likely[chosen];
        likely[chosen] = 0;
    }
    return board::pass_vertex;
}

void LifePlayouts::add_choices(const DragonPlay& play, Position& position) {
    LifeMoves moves, sensible;
    play.add_moves(moves);
    for (std::size_t i = 0; i < moves.count(); ++i)
        if (play.is_sensible(moves[i].vertex)) sensible.add(moves[i].vertex, moves[i].doubt);
    sensible.keep(most_choices);
    position.first_choice = choices_.size();
    float sum = 0;
    for (std::size_t i = 0; i < sensible.count(); ++i) {
        choices_.push_back({.move = {.vertex = sensible[i].vertex}, .prior = likelihood(sensible[i])});
        sum += choices_.back().prior;
    }
    if (sensible.count() == 0 || !play.is_attackers_turn()) {
        choices_.push_back({.move = {}, .prior = sensible.count() == 0 ? 1 : prior_of_pass * sum});
        sum += choices_.back().prior;
    }
    for (std::size_t i = position.first_choice; i < choices_.size(); ++i) choices_[i].prior /= sum;
    position.choices = static_cast<int>(choices_.size() - position.first_choice);
}

std::size_t LifePlayouts::best_choice(const Position& position, bool is_attackers_turn) const {
    const int wins = is_attackers_turn ? position.captures : position.playouts - position.captures;
    const double share = position.playouts == 0 ? 0.5 : static_cast<double>(wins) / position.playouts;
    const double scale = exploration * std::sqrt(static_cast<double>(position.playouts + 1));
    std::size_t best = position.first_choice;
    double most = -1;
    for (std::size_t i = best; i < position.first_choice + static_cast<std::size_t>(position.choices); ++i) {
        const Choice& choice = choices_[i];
        const double value = (choice.move.playouts == 0 ? share - doubt_of_untried : choice.move.share()) +
                             scale * static_cast<double>(choice.prior) / (1 + choice.move.playouts);
        if (value <= most) continue;
        most = value;
        best = i;
    }
    return best;
}

}  // namespace katachi::life
