#include "engine/life/races/race.h"

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/board/strings_among.h"
#include "engine/life/goal/enclosure.h"

namespace katachi::life {

namespace {

constexpr int liberties_to_take = 2;  // at most, of a string whose capture may join those around it
constexpr int wall_liberties = 4;     // of a string that stands by itself
constexpr int shut_in_points = 20;    // empty ones: who reaches more is in the open
constexpr int apart_liberties = 9;    // of a side that stands apart
constexpr int apart_surplus = 3;      // of these over all that the other has

// The liberties of `stones` that `others` do not share, where they lead into the open past both; else none.
board::VertexSet liberties_in_the_open(const board::Board& board, const board::VertexSet& stones,
                                       const board::VertexSet& others) {
    const board::VertexSet own = board.empty_points() - others.beside();
    const board::VertexSet friends = board.stones(board.at(stones.first())) - others;
    const bool is_open = (board::joined_points(stones, own | friends) & own).count() > shut_in_points;
    return is_open ? stones.beside() & own : board::VertexSet();
}

// Whether a string that hangs together with a part has outside liberties of its own: it stands around the race, and
// neither lives nor dies by it.
bool is_wall(const board::Board& board, const board::VertexSet& string, const board::VertexSet& part) {
    return liberties_in_the_open(board, string, part).count() >= wall_liberties;
}

bool stands_apart(const board::Board& board, const board::VertexSet& side, const board::VertexSet& other) {
    board::VertexSet open;
    for (board::VertexSet left = side; !left.empty();) {
        const board::VertexSet& string = board.string_stones(left.first());
        left -= string;
        const board::VertexSet of_string = liberties_in_the_open(board, string, other);
        if (of_string.empty()) return false;
        open |= of_string;
    }
    const int liberties = open.count();
    return liberties >= apart_liberties && liberties >= apart_surplus + (other.beside() & board.empty_points()).count();
}

// Strings that share a liberty, or a weak string of the opponent that does not race, hang together; but a wall is no
// part, unless it is one of `weak`.
board::VertexSet part_of(const board::Board& board, const Racer& racer, const board::VertexSet& rivals,
                         const board::VertexSet& weak) {
    const board::VertexSet opponents = board.stones(board::opponent(board.at(racer.string))) - rivals;
    board::VertexSet part = board.string_stones(racer.string);
    for (board::VertexSet fresh = part; !fresh.empty();) {
        board::VertexSet links = fresh.beside() & board.empty_points();
        board::each_string(board, fresh.beside() & opponents, [&](board::Vertex string) {
            if (board.liberties(string) <= liberties_to_take) links |= board.string_stones(string);
        });
        fresh = {};
        board::each_string(board, (links.beside() & racer.dragon) - part, [&](board::Vertex stone) {
            const board::VertexSet& string = board.string_stones(stone);
            if (weak.intersects(string) || !is_wall(board, string, part)) fresh |= string;
        });
        part |= fresh;
    }
    return part;
}

// The stones are those of strings that are not in atari.
board::VertexSet standing_stones(const board::Board& board) {
    board::VertexSet standing;
    board::each_string(board, board::points_of(board) - board.empty_points(), [&](board::Vertex string) {
        if (board.liberties(string) > 1) standing |= board.string_stones(string);
    });
    return standing;
}

}  // namespace

Race race_between(const board::Board& board, const Racer& first, const Racer& second, const board::VertexSet& weak) {
    const board::VertexSet own = part_of(board, first, second.dragon, weak),
                           rivals = part_of(board, second, first.dragon, weak);
    const board::VertexSet region = race_room(board, own | rivals, weak);
    const board::VertexSet standing = standing_stones(board) - region - weak;
    const auto goal = [&](const board::VertexSet& defenders, const board::VertexSet& attackers) {
        return DragonGoal{.stones = defenders,
                          .defender = board.at(defenders.first()),
                          .region = region,
                          .is_region_open = true,
                          .given_safe = standing,
                          .rivals = attackers};
    };
    return {goal(own, rivals), goal(rivals, own), stands_apart(board, own, rivals), stands_apart(board, rivals, own)};
}

}  // namespace katachi::life
