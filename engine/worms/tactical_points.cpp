#include "engine/worms/tactical_points.h"

#include <algorithm>
#include <span>

#include "engine/worms/liberties_of_order.h"

namespace katachi::worms {

namespace {

using reading::TacticalAnswer;
using reading::TacticalCode;
using reading::Tactics;

constexpr int few_liberties = 3;

// A string that keeps more liberties is captured by no second move, as far as reading looks.
constexpr int most_liberties_left = 3;

using AskOfMove = TacticalAnswer (Tactics::*)(board::Board&, board::Vertex, board::Vertex);

void add_if_it_works(TacticalPoints& points, board::Board& board, Tactics& tactics, board::Vertex string,
                     board::Vertex move, AskOfMove ask) {
    const TacticalAnswer answer = (tactics.*ask)(board, move, string);
    if (answer.code != TacticalCode::failure) points.push_back({move, answer.code, answer.is_settled});
}

void add_all(TacticalPoints& points, board::Board& board, Tactics& tactics, board::Vertex string,
             const board::VertexSet& candidates, AskOfMove ask) {
    for (const board::Vertex move : candidates)
        if (points.empty() || points.front().move != move) add_if_it_works(points, board, tactics, string, move, ask);
}

void sort_behind_first(TacticalPoints& points) {
    std::stable_sort(points.begin() + 1, points.end(),
                     [](const TacticalPoint& a, const TacticalPoint& b) { return rank(a.code) < rank(b.code); });
}

// All of the candidates that do as well as the move that is named first, or nearly so.
void add_others(TacticalPoints& points, board::Board& board, Tactics& tactics, board::Vertex string,
                const board::VertexSet& candidates, AskOfMove ask) {
    if (points.empty()) return;
    add_all(points, board, tactics, string, candidates, ask);
    sort_behind_first(points);
}

// Those of the points that are sure, and those that work as the reader's limits now are.
template <typename IsSure>
void add_read_again(TacticalPoints& found, std::span<const TacticalPoint> points, board::Board& board, Tactics& tactics,
                    board::Vertex string, AskOfMove ask, IsSure is_sure) {
    for (const TacticalPoint& point : points) {
        if (is_sure(point))
            found.push_back(point);
        else
            add_if_it_works(found, board, tactics, string, point.move, ask);
    }
}

// The first stays, whatever is read.
template <typename IsSure>
TacticalPoints read_again_behind_first(const TacticalPoints& points, board::Board& board, Tactics& tactics,
                                       board::Vertex string, AskOfMove ask, IsSure is_sure) {
    if (points.empty()) return {};
    TacticalPoints found{points.front()};
    add_read_again(found, std::span(points).subspan(1), board, tactics, string, ask, is_sure);
    sort_behind_first(found);
    return found;
}

// What is open counts for the owner: an attack that wins all the same does, however much is read.
bool is_sure_of_attacker(const TacticalPoint& point) { return point.is_settled || point.code == TacticalCode::win; }

}  // namespace

board::VertexSet points_around(const board::Board& board, board::Vertex string) {
    board::VertexSet points = board.liberty_points(string) | liberties_of_order(board, string, 2);
    for (const board::Vertex neighbour : board.adjacent_strings(string))
        if (board.liberties(neighbour) <= few_liberties) points |= board.liberty_points(neighbour);
    return points;
}

TacticalPoints first_point(const TacticalAnswer& answer) {
    if (answer.code == TacticalCode::failure) return {};
    return {{answer.move, answer.code, answer.is_settled}};
}

void add_attacks(TacticalPoints& attacks, board::Board& board, Tactics& tactics, board::Vertex string,
                 const board::VertexSet& candidates) {
    add_others(attacks, board, tactics, string, candidates, &Tactics::does_attack);
}

void add_defences(TacticalPoints& defences, board::Board& board, Tactics& tactics, board::Vertex string,
                  const board::VertexSet& candidates) {
    add_others(defences, board, tactics, string, candidates, &Tactics::does_defend);
}

TacticalPoints attacks_read_again(const TacticalPoints& attacks, board::Board& board, Tactics& tactics,
                                  board::Vertex string) {
    return read_again_behind_first(attacks, board, tactics, string, &Tactics::does_attack, is_sure_of_attacker);
}

TacticalPoints defences_read_again(const TacticalPoints& defences, board::Board& board, Tactics& tactics,
                                   board::Vertex string) {
    return read_again_behind_first(defences, board, tactics, string, &Tactics::does_defend,
                                   [](const TacticalPoint& point) { return point.is_settled; });
}

TacticalPoints attack_threats(board::Board& board, Tactics& tactics, board::Vertex string,
                              const board::VertexSet& candidates) {
    TacticalPoints points;
    const int too_many = board.liberties(string) - most_liberties_left;
    if (too_many > 1) return points;
    const board::VertexSet tried = too_many == 1 ? candidates & board.liberty_points(string) : candidates;
    add_all(points, board, tactics, string, tried, &Tactics::threatens_attack);
    return points;
}

TacticalPoints attack_threats_read_again(const TacticalPoints& threats, board::Board& board, Tactics& tactics,
                                         board::Vertex string) {
    TacticalPoints found;
    add_read_again(found, threats, board, tactics, string, &Tactics::threatens_attack, is_sure_of_attacker);
    return found;
}

TacticalPoints defence_threats(board::Board& board, Tactics& tactics, board::Vertex string,
                               const board::VertexSet& candidates) {
    TacticalPoints points;
    add_all(points, board, tactics, string, candidates, &Tactics::threatens_defence);
    return points;
}

}  // namespace katachi::worms
