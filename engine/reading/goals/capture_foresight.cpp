#include "engine/reading/goals/capture_foresight.h"

#include "engine/reading/goals/capture_effort.h"

namespace katachi::reading {

void CaptureForesight::look_at(const board::Board& board, board::Vertex target, const board::VertexSet& around) {
    attacker_ = board::opponent(board.at(target));
    liberties_ = board.liberty_points(target);
    count_ = board.liberties(target);
    around_ = around;
    near_ = liberties_;
    std::size_t next = 0;
    for (const board::Vertex liberty : liberties_) {
        extensions_[next] = liberty;
        extended_[next] = board.liberties_without_captures(board.at(target), liberty);
        extended_counts_[next] = extended_[next].count();
        near_ |= extended_[next++];
    }
    in_atari_ = {};
    for (const board::Vertex string : around_) {
        if (board.liberties(string) == 1) in_atari_.insert(string);
        near_ |= board.liberty_points(string);
    }
    unchanged_ = extensions_after(board::pass_vertex, !in_atari_.empty());
}

CaptureForesight::Extensions CaptureForesight::after(const board::Board& board, board::Vertex move) const {
    return near_.contains(move) ? extensions_after(move, leaves_atari(board, move)) : unchanged_;
}

CaptureForesight::Extensions CaptureForesight::extensions_after(board::Vertex move, bool has_counterattack) const {
    const bool is_elsewhere = move == board::pass_vertex;
    EffortOfDefence effort(count_ - (!is_elsewhere && liberties_.contains(move) ? 1 : 0));
    Extensions result;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count_); ++i) {
        if (extensions_[i] == move) continue;
        const int extended = extended_counts_[i] - (!is_elsewhere && extended_[i].contains(move) ? 1 : 0);
        result.best = std::max(result.best, extended);
        effort.add_extension(extended);
    }
    if (has_counterattack) effort.add_counterattack();
    result.effort = effort.effort();
    return result;
}

// Whether a string beside the target is in atari after the move.
bool CaptureForesight::leaves_atari(const board::Board& board, board::Vertex move) const {
    board::VertexSet in_atari = in_atari_;
    bool is_beside = liberties_.contains(move);
    for (const int step : board::neighbour_steps) {
        if (board.at(move + step) != attacker_) continue;
        const board::Vertex string = board.origin(move + step);
        in_atari.remove(string);
        is_beside = is_beside || around_.contains(string);
    }
    return !in_atari.empty() || (is_beside && board.count_liberties_without_captures(attacker_, move) == 1);
}

}  // namespace katachi::reading
