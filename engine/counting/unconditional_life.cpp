#include "engine/counting/unconditional_life.h"

#include <algorithm>

#include "engine/counting/two_stone_seki.h"

namespace katachi::counting {

namespace {

bool try_move(board::Board& board, board::Colour colour, board::Vertex vertex) {
    return board.play_ko(colour, vertex) == board::Legality::ok;
}

// Fills the liberties of a string for as long as that is legal; whether the string was taken. If not, the moves are
// taken back.
bool capture(board::Board& board, board::Vertex string) {
    const board::Colour attacker = board::opponent(board.at(string));
    int moves = 0;
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        const board::VertexSet liberties = board.liberty_points(string);
        for (const board::Vertex liberty : liberties) {
            if (!try_move(board, attacker, liberty)) continue;
            goes_on = true;
            ++moves;
            if (board.at(string) == board::Colour::empty) return true;
        }
    }
    for (; moves > 0; --moves) board.undo();
    return false;
}

// Takes every string of `colour` that can be taken, those of `spared` excepted; the others that are left live.
void capture_all(board::Board& board, board::Colour colour, const board::VertexSet& spared) {
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        board::VertexSet left = board.stones(colour) - spared;
        while (!left.empty()) {
            const board::Vertex string = left.first();
            left -= board.string_stones(string);
            if (!capture(board, string)) continue;
            goes_on = true;
            left &= board.stones(colour);
        }
    }
}

// The opponent's moves into what the living strings surround, as the manual has them. He leaves the points of
// `kept_open` alone.
class Invasion {
  public:
    Invasion(board::Board& board, board::Colour attacker, const board::VertexSet& kept_open)
        : board_(board), attacker_(attacker), kept_open_(kept_open) {}

    void play(const board::VertexSet& alive) {
        fill_liberties(alive);
        extend_from_atari();
        divide_eyes(2);
        divide_eyes(1);
        extend_from_atari();  // what the last moves cut off
    }

  private:
    bool try_point(board::Vertex vertex) { return !kept_open_.contains(vertex) && try_move(board_, attacker_, vertex); }

    void fill_liberties(const board::VertexSet& alive) {
        for (const board::Vertex stone : alive)
            for (const int step : board::neighbour_steps)
                if (board_.at(stone + step) == board::Colour::empty) try_point(stone + step);
    }

    void extend_from_atari() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            const board::VertexSet stones = board_.stones(attacker_);
            for (const board::Vertex stone : stones)
                if (board_.liberties(stone) == 1) goes_on = try_point(board_.liberty_points(stone).first()) || goes_on;
        }
    }

    int empty_neighbours(board::Vertex vertex) const {
        return static_cast<int>(
            std::count_if(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                          [&](int step) { return board_.at(vertex + step) == board::Colour::empty; }));
    }

    void divide_eyes(int least_empty_neighbours) {
        const board::VertexSet empty = board_.empty_points();
        for (const board::Vertex vertex : empty)
            if (board_.at(vertex) == board::Colour::empty && empty_neighbours(vertex) >= least_empty_neighbours)
                try_point(vertex);
    }

    board::Board& board_;
    board::Colour attacker_;
    board::VertexSet kept_open_;
};

board::VertexSet territory(const board::Board& board, const board::VertexSet& alive, board::Colour attacker) {
    board::VertexSet result;
    for (const board::Vertex stone : alive) result |= board.liberty_points(stone);
    for (const board::Vertex stone : board.stones(attacker))
        if (board.liberties(stone) == 1) result |= board.string_stones(stone) | board.liberty_points(stone);
    return result;
}

}  // namespace

UnconditionalLife unconditional_life(const board::Board& board, board::Colour colour) {
    const board::Colour attacker = board::opponent(colour);
    // What turns out to be no seki is captured when all is played again.
    for (board::VertexSet sekis = possible_two_stone_sekis(board, colour);;) {
        board::VertexSet spared;
        board::VertexSet kept_open;
        for (const board::Vertex string : sekis) {
            spared |= board.string_stones(string);
            kept_open |= board.liberty_points(string);
        }
        board::Board played(board.position());
        capture_all(played, colour, spared);
        const board::VertexSet alive = played.stones(colour) - spared;
        if (alive.empty()) return {};
        Invasion(played, attacker, kept_open).play(alive);

        board::VertexSet confirmed;
        for (const board::Vertex string : sekis)
            if (is_two_stone_seki(played, string)) confirmed.insert(string);
        if (confirmed == sekis) return {alive, territory(played, alive, attacker)};
        sekis = confirmed;
    }
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

UnconditionalStatuses::UnconditionalStatuses(const board::Board& board)
    : black_(unconditional_life(board, board::Colour::black)),
      white_(unconditional_life(board, board::Colour::white)) {}

UnconditionalStatus UnconditionalStatuses::at(const board::Board& board, board::Vertex vertex) const {
    for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
        const UnconditionalLife& life = of(colour);
        if (life.alive.contains(vertex)) return UnconditionalStatus::alive;
        if (board.at(vertex) == colour && life.territory.intersects(board.string_stones(vertex).beside()))
            return UnconditionalStatus::alive;
        if (!life.territory.contains(vertex)) continue;
        if (board.at(vertex) == board::opponent(colour)) return UnconditionalStatus::dead;
        return colour == board::Colour::black ? UnconditionalStatus::black_territory
                                              : UnconditionalStatus::white_territory;
    }
    return UnconditionalStatus::undecided;
}

UnconditionalStatus unconditional_status(const board::Board& board, board::Vertex vertex) {
    return UnconditionalStatuses(board).at(board, vertex);
}

}  // namespace katachi::counting
