#include "engine/counting/unconditional_life.h"

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/counting/room_for_two_eyes.h"
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

// What the living strings surround where the opponent cannot live, neither with two eyes nor by one of the sekis.
board::VertexSet territory(const board::Board& board, const board::VertexSet& alive, const board::VertexSet& sekis,
                           board::Colour attacker) {
    board::VertexSet left = board::points_of(board) - alive;
    board::VertexSet result;
    while (!left.empty()) {
        const board::VertexSet region = board::joined_points(board::VertexSet::of(left.first()), left);
        if (!region.intersects(sekis) && !has_room_for_two_eyes(board, region, attacker)) result |= region;
        left -= region;
    }
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
        const board::VertexSet filled = played.empty_points() - kept_open;
        for (const board::Vertex vertex : filled) try_move(played, attacker, vertex);

        board::VertexSet confirmed;
        for (const board::Vertex string : sekis)
            if (is_two_stone_seki(played, string)) confirmed.insert(string);
        if (confirmed == sekis) return {alive, territory(board, alive, confirmed, attacker)};
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
