#include "engine/counting/final_status.h"

#include "engine/board/joined_points.h"
#include "engine/counting/unconditional_life.h"

namespace katachi::counting {

namespace {

bool is_dead(const board::Board& board, const UnconditionalStatuses& unconditional, board::Vertex string,
             const board::VertexSet& believed_dead) {
    const UnconditionalStatus status = unconditional.at(board, string);
    if (status == UnconditionalStatus::alive) return false;
    if (status == UnconditionalStatus::dead) return true;
    return 2 * (board.string_stones(string) & believed_dead).count() > board.string_size(string);
}

// How many eyes the points have room for at the end of a game: a region of two points is one.
int eyes_in(board::VertexSet points) {
    constexpr int largest_single_eye = 2;
    int eyes = 0;
    while (!points.empty()) {
        const board::VertexSet region = board::joined_points(board::VertexSet::of(points.first()), points);
        eyes += region.count() <= largest_single_eye ? 1 : 2;
        points -= region;
    }
    return eyes;
}

// Stones in seki and their eyes. A group is what own territory and shared liberties hold together. It lives in seki
// where it has no room for two eyes, and where its liberties are few: an open board is no seki. What is unconditionally
// alive has that room: two parts of its territory.
board::VertexSet groups_in_seki(const board::Board& board, board::Colour colour, const board::VertexSet& living,
                                const Surrounded& points) {
    constexpr int most_shared_liberties = 6;
    const board::VertexSet& territory = colour == board::Colour::black ? points.black : points.white;
    board::VertexSet left = living;
    board::VertexSet seki;
    while (!left.empty()) {
        board::VertexSet group = board.string_stones(left.first());
        for (int before = 0; before != group.count();) {
            before = group.count();
            group = board::joined_points(group, living | territory);
            group |= (group.beside() & points.neutral).beside() & living;
        }
        const board::VertexSet eyes = group & territory;
        const board::VertexSet shared = board::joined_points(group.beside() & points.neutral, points.neutral);
        if (eyes_in(eyes) < 2 && shared.count() <= most_shared_liberties) seki |= group;
        left -= group;
    }
    return seki;
}

}  // namespace

FinalStatus final_status(const board::Board& board, const board::VertexSet& believed_dead, board::Scoring scoring) {
    const UnconditionalStatuses unconditional(board);
    FinalStatus status;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board.strings(colour))
            (is_dead(board, unconditional, string, believed_dead) ? status.dead : status.alive) |=
                board.string_stones(string);
    status.points = surrounded_points(board, status.dead);
    board::VertexSet eyes_in_seki;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
        const board::VertexSet living = board.stones(colour) & status.alive;
        const board::VertexSet groups = groups_in_seki(board, colour, living, status.points);
        status.seki |= groups & living;
        eyes_in_seki |= groups - living;
    }
    status.alive -= status.seki;
    if (scoring == board::Scoring::territory) {
        status.points.black -= eyes_in_seki;
        status.points.white -= eyes_in_seki;
        status.points.neutral |= eyes_in_seki;
    }
    return status;
}

}  // namespace katachi::counting
