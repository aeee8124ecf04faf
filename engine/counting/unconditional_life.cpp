#include "engine/counting/unconditional_life.h"

#include <algorithm>

#include "engine/counting/two_stone_seki.h"

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

// Takes every string of `colour` that can be taken, those of `spared` excepted; the others that are left live.
void capture_all(Board& board, Colour colour, const VertexSet& spared) {
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        VertexSet left = board.stones(colour) - spared;
        while (!left.empty()) {
            const Vertex string = left.first();
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
    Invasion(Board& board, Colour attacker, const VertexSet& kept_open)
        : board_(board), attacker_(attacker), kept_open_(kept_open) {}

    void play(const VertexSet& alive) {
        fill_liberties(alive);
        extend_from_atari();
        divide_eyes(2);
        divide_eyes(1);
        extend_from_atari();  // what the last moves cut off
    }

  private:
    bool try_point(Vertex vertex) { return !kept_open_.contains(vertex) && try_move(board_, attacker_, vertex); }

    void fill_liberties(const VertexSet& alive) {
        for (const Vertex stone : alive)
            for (const int step : neighbour_steps)
                if (board_.at(stone + step) == Colour::empty) try_point(stone + step);
    }

    void extend_from_atari() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const Vertex stone : board_.stones(attacker_))
                if (board_.liberties(stone) == 1) goes_on = try_point(board_.liberty_points(stone).first()) || goes_on;
        }
    }

    int empty_neighbours(Vertex vertex) const {
        return static_cast<int>(std::count_if(neighbour_steps.begin(), neighbour_steps.end(),
                                              [&](int step) { return board_.at(vertex + step) == Colour::empty; }));
    }

    void divide_eyes(int least_empty_neighbours) {
        const VertexSet empty = board_.empty_points();
        for (const Vertex vertex : empty)
            if (board_.at(vertex) == Colour::empty && empty_neighbours(vertex) >= least_empty_neighbours)
                try_point(vertex);
    }

    Board& board_;
    Colour attacker_;
    VertexSet kept_open_;
};

VertexSet territory(const Board& board, const VertexSet& alive, Colour attacker) {
    VertexSet result;
    for (const Vertex stone : alive) result |= board.liberty_points(stone);
    for (const Vertex stone : board.stones(attacker))
        if (board.liberties(stone) == 1) result |= board.string_stones(stone) | board.liberty_points(stone);
    return result;
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Colour colour) {
    const Colour attacker = opponent(colour);
    // What turns out to be no seki is captured when all is played again.
    for (VertexSet sekis = possible_two_stone_sekis(board, colour);;) {
        VertexSet spared;
        VertexSet kept_open;
        for (const Vertex string : sekis) {
            spared |= board.string_stones(string);
            kept_open |= board.liberty_points(string);
        }
        Board played(board.position());
        capture_all(played, colour, spared);
        const VertexSet alive = played.stones(colour) - spared;
        if (alive.empty()) return {};
        Invasion(played, attacker, kept_open).play(alive);

        VertexSet confirmed;
        for (const Vertex string : sekis)
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
