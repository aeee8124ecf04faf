#include "engine/board/unconditional_life.h"

#include <algorithm>
#include <vector>

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

// Two stones in a row within an opponent's group, his eye space empty at both their ends and on both sides at points
// diagonal to each other, is a seki: were he to capture them, an eye of two points would be all that he has, and they
// cannot fill his eye space with a shape that kills. That he cannot form two eyes is no sign of death there.
struct SekiShape {
    VertexSet open;    // the ends and the two points of the diagonal
    VertexSet filled;  // the two other points beside the stones: the opponent's if he needs them to connect
};

// For both diagonals, if the string at `stone` has room for them.
std::vector<SekiShape> seki_shapes(const Board& board, Vertex stone) {
    std::vector<SekiShape> shapes;
    if (board.string_size(stone) != 2) return shapes;
    const Vertex first = board.origin(stone);
    const Vertex second = (board.string_stones(stone) - VertexSet::of(first)).first();
    const int along = second - first;
    for (const int across : {along == 1 ? stride : 1, along == 1 ? -stride : -1}) {
        SekiShape shape;
        for (const Vertex vertex : {first - along, second + along, first + across, second - across})
            if (board.at(vertex) == Colour::empty) shape.open.insert(vertex);
        for (const Vertex vertex : {first - across, second + across}) shape.filled.insert(vertex);
        if (shape.open.count() == 4) shapes.push_back(shape);
    }
    return shapes;
}

// Whether the opponent's stones enclose the shape: connected, or with one string apart that can be connected at either
// of its two liberties, both beside the same one of the two stones.
bool is_enclosed(const Board& board, const VertexSet& stones, const VertexSet& open) {
    VertexSet origins;
    for (const Vertex vertex : (stones | open).beside() - stones - open) {
        if (board.at(vertex) == Colour::empty) return false;
        if (board.at(vertex) != Colour::off_board) origins.insert(board.origin(vertex));
    }
    if (origins.count() == 1) return true;
    const auto stands_apart = [&](Vertex origin) {
        const VertexSet& liberties = board.liberty_points(origin);
        return liberties.count() == 2 && std::any_of(stones.begin(), stones.end(), [&](Vertex stone) {
                   return (liberties - VertexSet::of(stone).beside()).empty();
               });
    };
    return origins.count() == 2 && (stands_apart(origins.first()) || stands_apart(origins.nth(1)));
}

bool is_seki(const Board& board, Vertex string) {
    const VertexSet& stones = board.string_stones(string);
    const std::vector<SekiShape> shapes = seki_shapes(board, string);
    return std::any_of(shapes.begin(), shapes.end(), [&](const SekiShape& shape) {
        Board filled = board;
        for (const Vertex vertex : shape.filled) try_move(filled, opponent(board.at(string)), vertex);
        const bool is_alone = (filled.stones(board.at(string)) & (stones | shape.open).beside()) == stones;
        return is_alone && filled.liberty_points(string) == shape.open && is_enclosed(filled, stones, shape.open);
    });
}

// The origins of the strings that have the shape so far.
VertexSet possible_sekis(const Board& board, Colour colour) {
    VertexSet result;
    for (const Vertex stone : board.stones(colour))
        if (board.origin(stone) == stone && !seki_shapes(board, stone).empty()) result.insert(stone);
    return result;
}

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
    for (VertexSet sekis = possible_sekis(board, colour);;) {
        VertexSet spared;
        VertexSet kept_open;
        for (const Vertex string : sekis) {
            spared |= board.string_stones(string);
            kept_open |= board.liberty_points(string);
        }
        Board played(board.position());
        capture_all(played, colour, spared);
        const VertexSet alive = played.stones(colour) - spared;
        Invasion(played, attacker, kept_open).play(alive);

        VertexSet confirmed;
        for (const Vertex string : sekis)
            if (is_seki(played, string)) confirmed.insert(string);
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
