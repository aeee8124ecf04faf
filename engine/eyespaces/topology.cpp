#include "engine/eyespaces/topology.h"

#include "engine/board/diagonal_steps.h"
#include "engine/eyespaces/edge_diagonals.h"

namespace katachi::eyespaces {

namespace {

using reading::TacticalCode;
namespace value = diagonal_value;

bool is_ko(TacticalCode code) { return code == TacticalCode::ko_a || code == TacticalCode::ko_b; }

// The moves with the best code, which stands first.
void add_moves(board::VertexSet& moves, const worms::TacticalPoints& points) {
    for (const worms::TacticalPoint& point : points)
        if (point.code == points.front().code) moves.insert(point.move);
}

}  // namespace

bool is_obvious_false_eye(const board::Board& board, const worms::Worms& worms, board::Vertex point,
                          board::Colour owner) {
    int eighths = 0;
    for (const int step : board::diagonal_steps) {
        const board::Colour there = board.at(point + step);
        if (there == board::Colour::off_board)
            eighths += value_off_board(board, point, step);
        else if (there == board::opponent(owner) && !worms.at(point + step)->is_capturable())
            eighths += value::of_other;
    }
    return eighths >= TopologicalEye::least_false;
}

board::VertexSet Topology::diagonals(board::Vertex point) {
    board::VertexSet found;
    for (const int step : board::diagonal_steps) found.insert(point + step);
    return found;
}

TopologicalEye Topology::at(board::Vertex point, board::Colour owner, const board::VertexSet& own_eyes) {
    TopologicalEye eye;
    eye.point = point;
    board::VertexSet open = add_known(eye, owner, own_eyes);
    const auto is_open = [&] {
        const int most = eye.eighths + open.count() * value::whoever_moves;
        return !open.empty() && most > TopologicalEye::most_proper && eye.eighths < TopologicalEye::least_false;
    };
    // What takes no reading may settle it.
    for (const bool is_plain : {true, false})
        for (const board::Vertex diagonal : board::VertexSet(open)) {
            if (!is_open()) return eye;
            if (is_plain && !safe_moves_.is_plainly_safe(board::opponent(owner), diagonal)) continue;
            add_empty(eye, diagonal, owner);
            open.remove(diagonal);
        }
    return eye;
}

TopologicalEye Topology::fully_at(board::Vertex point, board::Colour owner, const board::VertexSet& own_eyes) {
    TopologicalEye eye;
    eye.point = point;
    for (const board::Vertex diagonal : add_known(eye, owner, own_eyes)) add_empty(eye, diagonal, owner);
    return eye;
}

board::VertexSet Topology::add_known(TopologicalEye& eye, board::Colour owner, const board::VertexSet& own_eyes) {
    const board::Board& board = safe_moves_.board();
    board::VertexSet open;
    for (const int step : board::diagonal_steps) {
        const board::Vertex diagonal = eye.point + step;
        const board::Colour there = board.at(diagonal);
        if (there == board::Colour::off_board)
            eye.eighths += value_off_board(board, eye.point, step);
        else if (there == owner || own_eyes.contains(diagonal))
            eye.eighths += value::own;
        else if (there == board::Colour::empty)
            open.insert(diagonal);
        else
            add_stone(eye, diagonal);
    }
    return open;
}

void Topology::add_empty(TopologicalEye& eye, board::Vertex diagonal, board::Colour owner) {
    const TacticalCode safety = safe_moves_.safety(board::opponent(owner), diagonal);
    if (safety == TacticalCode::failure) return;
    eye.eighths += is_ko(safety) ? value::ko_of_owner : value::whoever_moves;
    eye.attacks.insert(diagonal);
    eye.defences.insert(diagonal);
}

void Topology::add_stone(TopologicalEye& eye, board::Vertex diagonal) {
    const worms::Worm& worm = *worms_.at(diagonal);
    if (!worm.is_capturable()) {
        eye.eighths += value::of_other;
        return;
    }
    if (worm.is_lost()) return;
    if (is_ko(worm.attacks.front().code))
        eye.eighths += value::ko_of_other;
    else
        eye.eighths += is_ko(worm.defences.front().code) ? value::ko_of_owner : value::whoever_moves;
    add_moves(eye.attacks, worm.defences);
    add_moves(eye.defences, worm.attacks);
}

}  // namespace katachi::eyespaces
