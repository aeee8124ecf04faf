#include "engine/board/unconditional_life.h"

#include <algorithm>

namespace katachi {

namespace {

bool try_move(Board& board, Colour colour, Vertex vertex) { return board.play_ko(colour, vertex) == Legality::ok; }

// Fills the liberties of a string for as long as that is legal; whether the string was taken. If not, the moves are
// taken back.
bool capture(Board& board, Vertex string) {
    const Colour attacker = opponent(board.at(string));
    int moves = 0;
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        const VertexSet liberties = board.liberty_points(string);
        for (const Vertex liberty : liberties) {
            if (!try_move(board, attacker, liberty)) continue;
            goes_on = true;
            ++moves;
            if (board.at(string) == Colour::empty) return true;
        }
    }
    for (; moves > 0; --moves) board.undo();
    return false;
}

// Takes every string of `colour` that can be taken; what is left lives.
void capture_all(Board& board, Colour colour) {
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        VertexSet left = board.stones(colour);
        while (!left.empty()) {
            const Vertex string = left.first();
            left -= board.string_stones(string);
            if (!capture(board, string)) continue;
            goes_on = true;
            left &= board.stones(colour);
        }
    }
}

void fill_liberties(Board& board, Colour attacker) {
    for (const Vertex stone : board.stones(opponent(attacker)))
        for (const int step : neighbour_steps)
            if (board.at(stone + step) == Colour::empty) try_move(board, attacker, stone + step);
}

void extend_from_atari(Board& board, Colour attacker) {
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (const Vertex stone : board.stones(attacker)) {
            if (board.at(stone) != attacker || board.liberties(stone) != 1) continue;
            goes_on = try_move(board, attacker, board.liberty_points(stone).first()) || goes_on;
        }
    }
}

int empty_neighbours(const Board& board, Vertex vertex) {
    return static_cast<int>(std::count_if(neighbour_steps.begin(), neighbour_steps.end(),
                                          [&](int step) { return board.at(vertex + step) == Colour::empty; }));
}

// Plays wherever the stone has at least `wanted` empty neighbours.
void divide_eyes(Board& board, Colour attacker, int wanted) {
    const VertexSet empty = board.empty_points();
    for (const Vertex vertex : empty)
        if (board.at(vertex) == Colour::empty && empty_neighbours(board, vertex) >= wanted)
            try_move(board, attacker, vertex);
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Colour colour) {
    const Colour attacker = opponent(colour);
    Board played = Board(board.position());
    capture_all(played, colour);
    UnconditionalLife life;
    life.alive = played.stones(colour);

    fill_liberties(played, attacker);
    extend_from_atari(played, attacker);
    divide_eyes(played, attacker, 2);
    divide_eyes(played, attacker, 1);

    for (const Vertex stone : life.alive) life.territory |= played.liberty_points(stone);
    for (const Vertex stone : played.stones(attacker))
        if (played.liberties(stone) == 1) life.territory.insert(stone);
    return life;
}

const char* name(UnconditionalStatus status) {
    switch (status) {
        case UnconditionalStatus::undecided: return "undecided";
        case UnconditionalStatus::alive: return "alive";
        case UnconditionalStatus::dead: return "dead";
        case UnconditionalStatus::black_territory: return "black_territory";
        case UnconditionalStatus::white_territory: return "white_territory";
    }
    return "";
}

UnconditionalStatus unconditional_status(const Board& board, Vertex vertex) {
    for (const Colour colour : {Colour::black, Colour::white}) {
        const UnconditionalLife life = unconditional_life(board, colour);
        if (life.alive.contains(vertex)) return UnconditionalStatus::alive;
        if (board.at(vertex) == colour && life.territory.intersects(board.string_stones(vertex).beside()))
            return UnconditionalStatus::alive;
        if (!life.territory.contains(vertex)) continue;
        if (board.at(vertex) == opponent(colour)) return UnconditionalStatus::dead;
        return colour == Colour::black ? UnconditionalStatus::black_territory : UnconditionalStatus::white_territory;
    }
    return UnconditionalStatus::undecided;
}

}  // namespace katachi
