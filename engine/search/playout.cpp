#include "engine/search/playout.h"

#include <algorithm>

#include "engine/search/nakade.h"

namespace katachi::search {

namespace {

// A stone there would be captured at once for nothing. Single stones may be thrown in.
bool is_bad_self_atari(const PlayoutBoard& board, board::Colour colour, board::Vertex vertex) {
    if (board.has_two_liberties_after(colour, vertex)) return false;
    return std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                       [&](int step) { return board.at(vertex + step) == colour; });
}

bool is_playable(const PlayoutBoard& board, board::Colour colour, board::Vertex vertex) {
    return board.is_legal(colour, vertex) && !board.is_eye(colour, vertex) && !is_bad_self_atari(board, colour, vertex);
}

}  // namespace

Playout::Playout(const match::PlayoutPatterns& patterns) : patterns_(patterns) {
    for (std::size_t code = 0; code < board::eight_points_count; ++code)
        is_plain_[code] = patterns_.weight(static_cast<board::EightPoints>(code), match::PlayoutContext()) >=
                          match::plain_playout_weight;
}

void Playout::Candidates::add(board::Vertex vertex, float weight) {
    const auto place = static_cast<std::size_t>(count);
    if (place == vertices.size()) return;
    vertices[place] = vertex;
    weights[place] = weight;
    total += weight;
    ++count;
}

board::Vertex Playout::Candidates::drawn(base::Random& random) const {
    float left = random.unit() * total;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(count); ++i) {
        left -= weights[i];
        if (left < 0) return vertices[i];
    }
    return vertices[static_cast<std::size_t>(count - 1)];
}

void Playout::add_capture_of(const PlayoutBoard& board, board::Colour to_move, board::Vertex string) {
    const board::Vertex liberty = board.liberty_points(string).first();
    if (board.is_legal(to_move, liberty)) candidates_.add(liberty, static_cast<float>(board.string_size(string)));
}

void Playout::add_rescue(const PlayoutBoard& board, board::Colour to_move, board::Vertex string) {
    const auto size = static_cast<float>(board.string_size(string));
    const board::Vertex liberty = board.liberty_points(string).first();
    if (board.is_legal(to_move, liberty) && board.has_two_liberties_after(to_move, liberty))
        candidates_.add(liberty, size);
    // What holds the string in atari may be captured, too.
    board::VertexSet seen;
    board::Vertex stone = string;
    do {
        for (const int step : board::neighbour_steps) {
            const board::Vertex beside = stone + step;
            if (board.at(beside) != board::opponent(to_move) || board.liberties(beside) != 1) continue;
            const board::Vertex name = board.string_of(beside);
            if (seen.insert(name)) add_capture_of(board, to_move, beside);
        }
        stone = board.next_stone(stone);
    } while (stone != string);
}

void Playout::add_rescues(const PlayoutBoard& board, board::Colour to_move, board::Vertex last) {
    if (board.at(last) == board::opponent(to_move) && board.liberties(last) == 1) add_capture_of(board, to_move, last);
    board::VertexSet seen;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = last + step;
        if (board.at(beside) != to_move || board.liberties(beside) != 1) continue;
        if (seen.insert(board.string_of(beside))) add_rescue(board, to_move, beside);
    }
}

// Facts are found out when they are first asked for: most moves settle without.
float Playout::weight(const PlayoutBoard& board, board::Colour to_move, board::Vertex vertex,
                      int last_neighbour) const {
    match::PlayoutFacts facts =
        last_neighbour == match::PlayoutContext::far_away ? match::last_move_far : match::last_move_at(last_neighbour);
    match::PlayoutFacts known = match::last_move_question;
    return patterns_.weight(board.around(vertex, to_move), [&](match::PlayoutFacts asked) {
        asked &= ~known;
        if ((asked & match::own_takes_question) != 0) {
            facts |= match::own_takes(std::min(board.captured_by(to_move, vertex), match::most_counted_stones));
            known |= match::own_takes_question;
        }
        if ((asked & match::opponent_takes_question) != 0) {
            facts |= match::opponent_takes(
                std::min(board.captured_by(board::opponent(to_move), vertex), match::most_counted_stones));
            known |= match::opponent_takes_question;
        }
        if ((asked & match::own_safe_question) != 0) {
            facts |= board.has_two_liberties_after(to_move, vertex) ? match::own_safe : match::own_unsafe;
            known |= match::own_safe_question;
        }
        if ((asked & match::opponent_safe_question) != 0) {
            facts |= board.has_two_liberties_after(board::opponent(to_move), vertex) ? match::opponent_safe
                                                                                     : match::opponent_unsafe;
            known |= match::opponent_safe_question;
        }
        return facts;
    });
}

// The points are vital in eye spaces that the last move made or made smaller.
void Playout::add_vital_points(const PlayoutBoard& board, board::Colour to_move, board::Vertex last) {
    constexpr float weight = 10;
    for (const int step : board::neighbour_steps) {
        if (board.at(last + step) != board::Colour::empty) continue;
        const board::Vertex vital = vital_point(board, board::opponent(to_move), last + step);
        if (vital != board::pass_vertex && board.is_legal(to_move, vital)) candidates_.add(vital, weight);
    }
}

// Strings of two liberties beside the last move, its own among them: an own one runs where that gains a liberty, the
// opponent's is put in atari, first where it would gain most by running.
void Playout::add_pressed_strings(const PlayoutBoard& board, board::Colour to_move, board::Vertex last) {
    constexpr float running_weight = 40;
    constexpr float attacking_weight = 25;
    constexpr int many_liberties = 4;
    if (board.at(last) == board::opponent(to_move) && board.liberties(last) == 2)
        for (const board::Vertex liberty : board.liberty_points(last)) {
            if (!is_playable(board, to_move, liberty)) continue;
            const int escape = board.liberties_after(board::opponent(to_move), liberty, many_liberties);
            if (escape > 1) candidates_.add(liberty, attacking_weight * static_cast<float>(escape - 1));
        }
    board::VertexSet seen;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = last + step;
        if (board.at(beside) != to_move || board.liberties(beside) != 2 || !seen.insert(board.string_of(beside)))
            continue;
        for (const board::Vertex liberty : board.liberty_points(beside)) {
            const int gained = board.liberties_after(to_move, liberty, many_liberties);
            if (gained > 2 && is_playable(board, to_move, liberty))
                candidates_.add(liberty, running_weight * static_cast<float>(gained - 2));
        }
    }
}

void Playout::add_shapes_around(const PlayoutBoard& board, board::Colour to_move, board::Vertex last) {
    for (std::size_t i = 0; i < board::eight_steps.size(); ++i) {
        const board::Vertex vertex = last - board::eight_steps[i];
        if (board.at(vertex) != board::Colour::empty) continue;
        const float found = weight(board, to_move, vertex, static_cast<int>(i));
        if (found > 0 && is_playable(board, to_move, vertex)) candidates_.add(vertex, found);
    }
}

// Draws one of the empty points, each as likely as its weight. Weights above the plain one are not looked for; a point
// of less weight is passed over with the chance that it lacks.
board::Vertex Playout::anywhere(const PlayoutBoard& board, board::Colour to_move, base::Random& random) const {
    const int count = board.empty_count();
    if (count == 0) return board::pass_vertex;
    const auto is_chosen = [&](board::Vertex vertex) {
        if (!is_playable(board, to_move, vertex)) return false;
        if (is_plain_[board.around(vertex, to_move)]) return true;
        const float found = weight(board, to_move, vertex, match::PlayoutContext::far_away);
        return found >= match::plain_playout_weight || random.unit() < found;
    };
    constexpr int tries = 4;
    for (int i = 0; i < tries; ++i) {
        const board::Vertex vertex = board.empty_point(random.below(count));
        if (is_chosen(vertex)) return vertex;
    }
    const int start = random.below(count);
    for (int i = 0; i < count; ++i) {
        const board::Vertex vertex = board.empty_point((start + i) % count);
        if (is_chosen(vertex)) return vertex;
    }
    return board::pass_vertex;
}

board::Vertex Playout::choose(const PlayoutBoard& board, board::Colour to_move, board::Vertex last,
                              base::Random& random) {
    constexpr float rescue_chance = 0.9F;
    if (last != board::pass_vertex && random.unit() < rescue_chance) {
        candidates_.count = 0;
        candidates_.total = 0;
        add_rescues(board, to_move, last);
        add_vital_points(board, to_move, last);
        if (candidates_.count > 0) return candidates_.drawn(random);
    }
    if (last != board::pass_vertex) {
        candidates_.count = 0;
        candidates_.total = 0;
        add_shapes_around(board, to_move, last);
        add_pressed_strings(board, to_move, last);
        // No more on large boards, where what is near the last move would be drowned.
        constexpr int most_elsewhere = 60;
        const float elsewhere = match::plain_playout_weight *
                                static_cast<float>(std::min(board.empty_count() - candidates_.count, most_elsewhere));
        if (random.unit() * (candidates_.total + elsewhere) < candidates_.total) return candidates_.drawn(random);
    }
    return anywhere(board, to_move, random);
}

void Playout::run(PlayoutBoard& board, board::Colour to_move, board::Vertex last, base::Random& random,
                  MoveSequence& moves) {
    const int most_moves = 3 * board.size() * board.size();
    int passes = 0;
    for (int i = 0; i < most_moves && passes < 2; ++i) {
        const board::Vertex vertex = choose(board, to_move, last, random);
        board.play(to_move, vertex);
        moves.push_back({to_move, vertex});
        passes = vertex == board::pass_vertex ? passes + 1 : 0;
        last = vertex;
        to_move = board::opponent(to_move);
    }
}

}  // namespace katachi::search
