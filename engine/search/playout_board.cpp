#include "engine/search/playout_board.h"

#include <algorithm>

#include "engine/counting/score.h"

namespace katachi::search {

PlayoutBoard::PlayoutBoard(const board::Position& position, board::Vertex ko_point) : size_(position.size) {
    points_.fill(board::Colour::off_board);
    around_.fill(0xFFFF);
    string_.fill(0);
    next_.fill(0);
    place_.fill(0);
    empty_.fill(0);
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            points_[index(vertex)] = board::Colour::empty;
            set_around(vertex, board::Colour::off_board, board::Colour::empty);
            place_[index(vertex)] = static_cast<std::uint16_t>(empty_count_);
            empty_[index(empty_count_++)] = static_cast<std::uint16_t>(vertex);
        }
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (board::is_stone(position.at(vertex))) put(position.at(vertex), vertex);
        }
    ko_point_ = ko_point;
}

PlayoutBoard& PlayoutBoard::operator=(const PlayoutBoard& other) {
    const std::size_t used = index(board::vertex_at(other.size_, board::max_board_size));
    const auto copy = [](const auto& from, auto& to, std::size_t count) {
        std::copy_n(from.begin(), count, to.begin());
    };
    if (size_ != other.size_) {
        points_ = other.points_;
        around_ = other.around_;
    }
    size_ = other.size_;
    ko_point_ = other.ko_point_;
    empty_count_ = other.empty_count_;
    stone_balance_ = other.stone_balance_;
    copy(other.points_, points_, used);
    copy(other.around_, around_, used);
    copy(other.string_, string_, used);
    copy(other.next_, next_, used);
    copy(other.place_, place_, used);
    copy(other.empty_, empty_, index(empty_count_));
    copy(other.strings_, strings_, used);
    return *this;
}

void PlayoutBoard::set_around(board::Vertex vertex, board::Colour before, board::Colour now) {
    const auto change = static_cast<unsigned>(before) ^ static_cast<unsigned>(now);
    for (std::size_t i = 0; i < board::eight_steps.size(); ++i) {
        board::EightPoints& around = around_[index(vertex - board::eight_steps[i])];
        around = static_cast<board::EightPoints>(around ^ change << (2 * i));
    }
}

void PlayoutBoard::put(board::Colour colour, board::Vertex vertex) {
    points_[index(vertex)] = colour;
    set_around(vertex, board::Colour::empty, colour);
    stone_balance_ += colour == board::Colour::black ? 1 : -1;
    const std::uint16_t last = empty_[index(--empty_count_)];
    empty_[place_[index(vertex)]] = last;
    place_[last] = place_[index(vertex)];

    string_[index(vertex)] = next_[index(vertex)] = static_cast<std::uint16_t>(vertex);
    String& string = strings_[index(vertex)];
    string = String{.liberties = {}, .stone_count = 1, .liberty_count = 0};
    for (const int step : board::neighbour_steps)
        if (at(vertex + step) == board::Colour::empty) {
            string.liberties.insert(vertex + step);
            ++string.liberty_count;
        }
    for (const int step : board::neighbour_steps) {
        const board::Vertex neighbour = vertex + step;
        if (!board::is_stone(at(neighbour))) continue;
        String& beside = string_at(neighbour);
        if (beside.liberties.remove(vertex)) --beside.liberty_count;
        if (at(neighbour) == colour) join(vertex, neighbour);
    }
}

// The larger string keeps its name.
void PlayoutBoard::join(board::Vertex to, board::Vertex from) {
    if (string_of(to) == string_of(from)) return;
    if (string_at(to).stone_count < string_at(from).stone_count) std::swap(to, from);
    String& string = string_at(to);
    const String& joined = string_at(from);
    string.stone_count = static_cast<std::uint16_t>(string.stone_count + joined.stone_count);
    string.liberties |= joined.liberties;
    string.liberty_count = static_cast<std::uint16_t>(string.liberties.count());
    const std::uint16_t name = string_[index(to)];
    board::Vertex stone = from;
    do {
        string_[index(stone)] = name;
        stone = next_stone(stone);
    } while (stone != from);
    std::swap(next_[index(to)], next_[index(from)]);
}

void PlayoutBoard::capture(board::Vertex vertex) {
    board::Vertex stone = vertex;
    do {
        const board::Vertex next = next_stone(stone);
        lift(stone);
        stone = next;
    } while (stone != vertex);
}

void PlayoutBoard::lift(board::Vertex vertex) {
    const board::Colour colour = at(vertex);
    points_[index(vertex)] = board::Colour::empty;
    set_around(vertex, colour, board::Colour::empty);
    stone_balance_ -= colour == board::Colour::black ? 1 : -1;
    place_[index(vertex)] = static_cast<std::uint16_t>(empty_count_);
    empty_[index(empty_count_++)] = static_cast<std::uint16_t>(vertex);
    for (const int step : board::neighbour_steps)
        if (at(vertex + step) == board::opponent(colour)) {
            String& beside = string_at(vertex + step);
            if (beside.liberties.insert(vertex)) ++beside.liberty_count;
        }
}

bool PlayoutBoard::is_suicide(board::Colour colour, board::Vertex vertex) const {
    if (board::empty_neighbours(around(vertex)) != 0) return false;
    return std::none_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int step) {
        const board::Colour beside = at(vertex + step);
        if (beside == colour) return liberties(vertex + step) > 1;
        return beside == board::opponent(colour) && liberties(vertex + step) == 1;
    });
}

int PlayoutBoard::captured_by(board::Colour colour, board::Vertex vertex) const {
    std::array<board::Vertex, 4> seen{};
    int strings = 0;
    int stones = 0;
    for (const int step : board::neighbour_steps) {
        const board::Vertex neighbour = vertex + step;
        if (at(neighbour) != board::opponent(colour) || liberties(neighbour) != 1) continue;
        const board::Vertex name = string_of(neighbour);
        if (std::find(seen.begin(), seen.begin() + strings, name) != seen.begin() + strings) continue;
        seen[index(strings++)] = name;
        stones += string_size(neighbour);
    }
    return stones;
}

int PlayoutBoard::liberties_after(board::Colour colour, board::Vertex vertex, int enough) const {
    board::VertexSet found;
    int count = 0;
    for (const int step : board::neighbour_steps)
        if (at(vertex + step) == board::Colour::empty) {
            found.insert(vertex + step);
            ++count;
        }
    if (count >= enough) return enough;
    board::VertexSet captured;
    bool has_more = false;
    for (const int step : board::neighbour_steps) {
        const board::Vertex neighbour = vertex + step;
        if (at(neighbour) == colour) {
            if (liberties(neighbour) > enough) return enough;
            found |= liberty_points(neighbour);
            has_more = true;
        } else if (at(neighbour) == board::opponent(colour) && liberties(neighbour) == 1) {
            board::Vertex stone = neighbour;
            do {
                captured.insert(stone);
                stone = next_stone(stone);
            } while (stone != neighbour);
            has_more = true;
        }
    }
    if (!has_more) return count;
    if (!captured.empty()) {
        for (const board::Vertex stone : captured)
            for (const int step : board::neighbour_steps) {
                const board::Vertex beside = stone + step;
                const bool is_joined =
                    beside == vertex ||
                    (at(beside) == colour &&
                     std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int own_step) {
                         const board::Vertex own = vertex + own_step;
                         return at(own) == colour && string_of(own) == string_of(beside);
                     }));
                if (is_joined) found.insert(stone);
            }
    }
    found.remove(vertex);
    return std::min(found.count(), enough);
}

// Most moves show two liberties beside them; what large captures add is left to liberties_after.
bool PlayoutBoard::has_two_liberties_after(board::Colour colour, board::Vertex vertex) const {
    const unsigned empty = board::empty_neighbours(around(vertex));
    if ((empty & (empty - 1)) != 0) return true;  // two at least
    board::Vertex found = board::pass_vertex;
    bool takes_several = false;
    const auto is_second = [&](board::Vertex liberty) {
        if (found != board::pass_vertex && found != liberty) return true;
        found = liberty;
        return false;
    };
    for (const int step : board::neighbour_steps) {
        const board::Vertex neighbour = vertex + step;
        if (at(neighbour) == board::Colour::empty) {
            if (is_second(neighbour)) return true;
        } else if (at(neighbour) == colour) {
            if (liberties(neighbour) > 2) return true;
            if (liberties(neighbour) < 2) continue;
            board::VertexSet others = liberty_points(neighbour);
            others.remove(vertex);
            if (is_second(others.first())) return true;
        } else if (at(neighbour) == board::opponent(colour) && liberties(neighbour) == 1) {
            if (is_second(neighbour)) return true;
            takes_several = takes_several || string_size(neighbour) > 1;
        }
    }
    return takes_several && liberties_after(colour, vertex, 2) == 2;
}

// All neighbours are own, and of the diagonal points the opponent has at most one; none at the edge.
bool PlayoutBoard::is_eye(board::Colour colour, board::Vertex vertex) const {
    const board::EightPoints code = around(vertex, colour);
    bool is_edge = false;
    for (const int i : {1, 3, 4, 6}) {
        const int point = code >> (2 * i) & 3;
        if (point == 3)
            is_edge = true;
        else if (point != 1)
            return false;
    }
    int opponents = 0;
    for (const int i : {0, 2, 5, 7}) opponents += static_cast<int>((code >> (2 * i) & 3) == 2);
    return opponents + static_cast<int>(is_edge) < 2;
}

void PlayoutBoard::play(board::Colour colour, board::Vertex vertex) {
    ko_point_ = board::pass_vertex;
    if (vertex == board::pass_vertex) return;
    put(colour, vertex);
    int captured_stones = 0;
    board::Vertex captured_at = board::pass_vertex;
    for (const int step : board::neighbour_steps) {
        const board::Vertex neighbour = vertex + step;
        if (at(neighbour) != board::opponent(colour) || liberties(neighbour) != 0) continue;
        captured_stones += string_size(neighbour);
        captured_at = neighbour;
        capture(neighbour);
    }
    if (liberties(vertex) == 0) return capture(vertex);  // suicide, where the rules allow it
    if (captured_stones == 1 && string_size(vertex) == 1 && liberties(vertex) == 1) ko_point_ = captured_at;
}

int PlayoutBoard::area_balance() const {
    int balance = stone_balance_;
    for (int place = 0; place < empty_count_; ++place) {
        const board::EightPoints code = around(empty_point(place));
        unsigned beside = 0;
        for (const int i : {1, 3, 4, 6}) beside |= 1U << (code >> (2 * i) & 3);
        const bool touches_black = (beside & 2U) != 0;
        const bool touches_white = (beside & 4U) != 0;
        balance +=
            static_cast<int>(touches_black && !touches_white) - static_cast<int>(touches_white && !touches_black);
    }
    return balance;
}

int PlayoutBoard::region_balance(const board::VertexSet& dead) const {
    board::VertexSet empty;
    board::VertexSet black;
    board::VertexSet white;
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour stone = dead.contains(vertex) ? board::Colour::empty : at(vertex);
            (stone == board::Colour::black ? black : stone == board::Colour::white ? white : empty).insert(vertex);
        }
    const counting::Surrounded surrounded = counting::surrounded_points(black, white, empty);
    return black.count() + surrounded.black.count() - white.count() - surrounded.white.count();
}

}  // namespace katachi::search
