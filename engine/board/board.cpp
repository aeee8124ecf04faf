#include "engine/board/board.h"

#include <algorithm>

namespace katachi {

const char* reason(Legality legality) {
    switch (legality) {
        case Legality::ok: return "legal";
        case Legality::occupied: return "the point is occupied";
        case Legality::suicide: return "the move is suicide";
        case Legality::ko: return "the move takes back a ko";
        case Legality::off_board: return "the point is off the board";
    }
    return "";
}

Board::Board(int size) : position_(size) {}

Board::Board(const Position& position) : position_(position) {}

bool Board::on_board(Vertex vertex) const {
    return vertex > 0 && vertex < static_cast<Vertex>(vertex_count) && at(vertex) != Colour::off_board;
}

std::vector<Vertex> Board::chain(Vertex vertex) const {
    std::array<bool, vertex_count> seen{};
    std::vector<Vertex> stones{vertex};
    seen[static_cast<std::size_t>(vertex)] = true;
    for (std::size_t next = 0; next < stones.size(); ++next) {
        for (const int step : neighbour_steps) {
            const Vertex neighbour = stones[next] + step;
            if (at(neighbour) != at(vertex) || seen[static_cast<std::size_t>(neighbour)]) continue;
            seen[static_cast<std::size_t>(neighbour)] = true;
            stones.push_back(neighbour);
        }
    }
    return stones;
}

int Board::liberties(Vertex vertex) const {
    std::array<bool, vertex_count> seen{};
    int count = 0;
    for (const Vertex stone : chain(vertex)) {
        for (const int step : neighbour_steps) {
            const Vertex neighbour = stone + step;
            if (at(neighbour) != Colour::empty || seen[static_cast<std::size_t>(neighbour)]) continue;
            seen[static_cast<std::size_t>(neighbour)] = true;
            ++count;
        }
    }
    return count;
}

// An own chain beside the point lends it a liberty if it has one more than the point itself; an opponent's
// chain does if it has none but the point, for then it is captured.
bool Board::is_suicide(Colour colour, Vertex vertex) const {
    return std::none_of(neighbour_steps.begin(), neighbour_steps.end(), [&](int step) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) == Colour::empty) return true;
        if (at(neighbour) == colour) return liberties(neighbour) > 1;
        return at(neighbour) == opponent(colour) && liberties(neighbour) == 1;
    });
}

Legality Board::is_legal(Colour colour, Vertex vertex) const {
    if (vertex == pass_vertex) return Legality::ok;
    if (!on_board(vertex)) return Legality::off_board;
    if (at(vertex) != Colour::empty) return Legality::occupied;
    if (vertex == ko_point_ && history_.back().colour != colour) return Legality::ko;
    return is_suicide(colour, vertex) ? Legality::suicide : Legality::ok;
}

Legality Board::play(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality == Legality::ok) execute(colour, vertex);
    return legality;
}

Legality Board::play_recorded(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality != Legality::off_board) execute(colour, vertex);
    return legality;
}

std::vector<Vertex> Board::take_chain(Vertex vertex) {
    std::vector<Vertex> stones = chain(vertex);
    captured_[static_cast<std::size_t>(at(vertex))] += static_cast<int>(stones.size());
    for (const Vertex stone : stones) position_.put(stone, Colour::empty);
    return stones;
}

void Board::execute(Colour colour, Vertex vertex) {
    Record record;
    record.ko_point = ko_point_;
    ko_point_ = pass_vertex;
    history_.push_back({colour, vertex});
    if (vertex != pass_vertex) {
        record.replaced = at(vertex);
        position_.put(vertex, colour);
        for (const int step : neighbour_steps) {
            const Vertex neighbour = vertex + step;
            if (at(neighbour) != opponent(colour) || has_liberty(neighbour)) continue;
            const std::vector<Vertex> stones = take_chain(neighbour);
            record.captures.insert(record.captures.end(), stones.begin(), stones.end());
        }
        if (!has_liberty(vertex))
            record.own_losses = take_chain(vertex);
        else if (record.captures.size() == 1 && chain(vertex).size() == 1 && liberties(vertex) == 1)
            ko_point_ = record.captures.front();
    }
    records_.push_back(std::move(record));
}

void Board::put_back(const std::vector<Vertex>& stones, Colour colour) {
    captured_[static_cast<std::size_t>(colour)] -= static_cast<int>(stones.size());
    for (const Vertex stone : stones) position_.put(stone, colour);
}

bool Board::undo() {
    if (history_.empty()) return false;
    const Move move = history_.back();
    const Record& record = records_.back();
    put_back(record.own_losses, move.colour);
    put_back(record.captures, opponent(move.colour));
    if (move.vertex != pass_vertex) position_.put(move.vertex, record.replaced);
    ko_point_ = record.ko_point;
    records_.pop_back();
    history_.pop_back();
    return true;
}

void Board::place(Colour colour, Vertex vertex) {
    position_.put(vertex, colour);
    ko_point_ = pass_vertex;
    history_.clear();
    records_.clear();
}

}  // namespace katachi
