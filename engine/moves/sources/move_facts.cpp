#include "engine/moves/sources/move_facts.h"

#include <algorithm>

#include "engine/reading/goals/ladder.h"

namespace katachi::moves {

namespace {

// Longer ladders are rare, and cost more than they tell.
constexpr std::uint64_t ladder_nodes = 1000;

// The string at `target`, of one liberty, runs there.
bool is_taken_though_it_runs(board::Board& board, board::Vertex target) {
    const board::Colour runner = board.at(target);
    const board::Vertex liberty = board.liberty_points(target).first();
    if (board.play(runner, liberty) != board::Legality::ok) return true;
    const int liberties = board.liberties(target);
    const bool taken = liberties == 1 || (liberties == 2 && reading::read_ladder(board, target, ladder_nodes).works);
    board.undo();
    return taken;
}

// The string at `target`, of two liberties, is attacked at one of them.
bool is_taken_by_atari(board::Board& board, board::Vertex target, board::Vertex atari) {
    if (board.play(board::opponent(board.at(target)), atari) != board::Legality::ok) return false;
    const reading::LadderAnswer answer = reading::read_ladder_after_atari(board, target, ladder_nodes);
    board.undo();
    return answer.works;
}

struct Neighbours {
    std::array<board::Vertex, 4> strings;  // a stone of each
    int count = 0;

    void add(const board::Board& board, board::Vertex stone) {
        const bool is_known = std::any_of(strings.begin(), strings.begin() + count,
                                          [&](board::Vertex known) { return board.same_string(known, stone); });
        if (!is_known) strings[static_cast<std::size_t>(count++)] = stone;
    }
    // Two of them have another liberty in common than the point that joins them.
    bool share_a_liberty(const board::Board& board) const {
        for (int i = 0; i < count; ++i)
            for (int j = 0; j < i; ++j)
                if ((board.liberty_points(strings[static_cast<std::size_t>(i)]) &
                     board.liberty_points(strings[static_cast<std::size_t>(j)]))
                        .count() > 1)
                    return true;
        return false;
    }
};

Contact contact_at(const board::Board& board, board::Colour colour, board::Vertex vertex) {
    Neighbours own, others;
    for (const int step : board::neighbour_steps) {
        const board::Colour stone = board.at(vertex + step);
        if (stone == colour) own.add(board, vertex + step);
        if (stone == board::opponent(colour)) others.add(board, vertex + step);
    }
    Contact contact{.own_strings = own.count, .opponent_strings = others.count, .string_size = 1};
    for (int i = 0; i < own.count; ++i) {
        const board::Vertex string = own.strings[static_cast<std::size_t>(i)];
        contact.string_size += board.string_size(string);
        contact.weakest_own = i == 0 ? board.liberties(string) : std::min(contact.weakest_own, board.liberties(string));
    }
    for (int i = 0; i < others.count; ++i) {
        const board::Vertex string = others.strings[static_cast<std::size_t>(i)];
        const int liberties = board.liberties(string);
        const int size = board.string_size(string);
        if (i > 0 && liberties == contact.weakest_opponent)
            contact.weakest_opponent_size = std::max(contact.weakest_opponent_size, size);
        if (i > 0 && liberties >= contact.weakest_opponent) continue;
        contact.weakest_opponent = liberties;
        contact.weakest_opponent_size = size;
    }
    contact.captures = contact.weakest_opponent == 1;
    contact.liberties = contact.captures ? board.liberties_after(colour, vertex).count()
                                         : board.count_liberties_without_captures(colour, vertex);
    contact.own_are_joined = own.count > 1 && own.share_a_liberty(board);
    contact.opponents_are_joined = others.count > 1 && others.share_a_liberty(board);
    return contact;
}

PointState state_of(bool is_own, int liberties) {
    const int more = std::clamp(liberties, 1, 3) - 1;
    return static_cast<PointState>(static_cast<int>(is_own ? PointState::own_in_atari : PointState::opponent_in_atari) +
                                   more);
}

int stage_of(int stones, int points) {
    constexpr std::array bounds{3, 8, 15, 25, 38, 52, 66};  // percent of the board
    return static_cast<int>(
        std::count_if(bounds.begin(), bounds.end(), [&](int bound) { return 100 * stones >= bound * points; }));
}

}  // namespace

void MoveFacts::look(const MoveSituation& situation) {
    const std::uint64_t hash = situation.board.hash_with(situation.to_move);
    const board::Vertex last = situation.played(1);
    if (hash == hash_ && situation.board.size() == size_ && last == last_ && trial_) return;
    hash_ = hash;
    size_ = situation.board.size();
    last_ = last;
    trial_ = situation.board;
    find_stones(situation);
    find_contacts(situation);
    read_ladders();
}

void MoveFacts::find_stones(const MoveSituation& situation) {
    const board::Board& board = situation.board;
    states_.fill(PointState::edge);
    black_ = white_ = {};
    empty_.clear();
    for (auto* strings : {&own_in_atari_, &opponent_in_atari_, &own_of_two_, &opponent_of_two_}) strings->clear();
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour stone = board.at(vertex);
            PointState& state = states_[static_cast<std::size_t>(vertex)];
            if (stone == board::Colour::empty) {
                state = PointState::empty;
                empty_.push_back(vertex);
                continue;
            }
            (stone == board::Colour::black ? black_ : white_).insert(vertex);
            const int liberties = board.liberties(vertex);
            const bool is_own = stone == situation.to_move;
            state = state_of(is_own, liberties);
            if (liberties == 0 || liberties > 2 || board.origin(vertex) != vertex) continue;  // none: set up by hand
            WeakString string{.origin = vertex, .size = board.string_size(vertex)};
            string.liberties[0] = board.liberty_points(vertex).first();
            if (liberties == 2) string.liberties[1] = board.liberty_points(vertex).nth(1);
            string.has_last_move = last_ != board::pass_vertex && touches_last_move(board, vertex, is_own);
            (liberties == 1 ? is_own ? own_in_atari_ : opponent_in_atari_
             : is_own       ? own_of_two_
                            : opponent_of_two_)
                .push_back(string);
        }
    const int points = size_ * size_;
    stage_ = stage_of(points - static_cast<int>(empty_.size()), points);
}

bool MoveFacts::touches_last_move(const board::Board& board, board::Vertex string, bool is_own) const {
    if (!is_own) return board.same_string(string, last_);
    return std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                       [&](int step) { return board.same_string(string, last_ + step); });
}

void MoveFacts::find_contacts(const MoveSituation& situation) {
    contacts_.clear();
    const board::VertexSet touched = (black_ | white_).beside();
    for (const board::Vertex vertex : empty_)
        if (touched.contains(vertex))
            contacts_.push_back({vertex, contact_at(situation.board, situation.to_move, vertex)});
}

void MoveFacts::read_ladders() {
    for (auto* strings : {&own_in_atari_, &opponent_in_atari_})
        for (WeakString& string : *strings) string.is_taken[0] = is_taken_though_it_runs(*trial_, string.origin);
    for (auto* strings : {&own_of_two_, &opponent_of_two_})
        for (WeakString& string : *strings)
            for (std::size_t i = 0; i < 2; ++i)
                string.is_taken[i] = is_taken_by_atari(*trial_, string.origin, string.liberties[i]);
}

}  // namespace katachi::moves
