#include "games/owners/owner_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace katachi::games {

namespace {

using board::Colour;

void add_point(OwnerCount& count, Colour stone, float black, float got) {
    const double right = got == 0.5F ? 0.5 : (black > 0.5F) == (got > 0.5F) ? 1 : 0;
    ++count.points;
    count.right += right;
    count.squares += static_cast<double>(black - got) * static_cast<double>(black - got);
    if (stone == Colour::empty) return;
    ++count.stones;
    count.stones_right += right;
    if (got != (stone == Colour::black ? 0.0F : 1.0F)) return;
    ++count.dying;
    count.dying_found += right;
}

void add_score(OwnerCount& count, const position::ExpectedScore& told, double result) {
    ++count.positions;
    count.score_error += std::abs(told.mean - result);
    count.score_balance += told.mean - result;
    count.chances_error += std::abs(told.by_chances - result);
    count.within_interval += told.lower <= result && result <= told.upper ? 1 : 0;
}

std::string row(std::string_view name, const OwnerCount& count) {
    const auto share = [](double part, std::uint64_t all) {
        return all == 0 ? 0 : 100 * part / static_cast<double>(all);
    };
    const auto positions = static_cast<double>(count.positions);
    return fmt::format("{:>5} {:>9} {:>12.2f} {:>12.1f} {:>12.2f} {:>7.4f} {:>9.2f} {:>8.2f} {:>10.1f} {:>11.2f}\n",
                       name, count.positions, share(count.stones_right, count.stones),
                       share(count.dying_found, count.dying), share(count.right, count.points), count.brier(),
                       count.score_error / positions, count.score_balance / positions,
                       share(count.within_interval, count.positions), count.chances_error / positions);
}

}  // namespace

void OwnerReport::add(const CountedPosition& counted, const influence::Field& black,
                      const position::ScoreWeights& weights) {
    const board::Board board(counted.position);
    OwnerCount& of_move = by_move_[counted.move];
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const float chance = black[influence::at(vertex)], got = outcome(counted, vertex, Colour::black);
            add_point(all_, board.at(vertex), chance, got);
            add_point(of_move, board.at(vertex), chance, got);
            ToldTenth& tenth = tenths_[static_cast<std::size_t>(std::clamp(chance * 10, 0.0F, 9.0F))];
            ++tenth.points;
            tenth.chances += chance;
            tenth.outcomes += got;
        }
    const auto told = position::expected_score(board, black, score_question(counted), weights);
    add_score(all_, told, counted.result);
    add_score(of_move, told, counted.result);
}

double OwnerReport::worst_tenth() const {
    double worst = 0;
    for (const ToldTenth& tenth : tenths_)
        if (tenth.points > 0)
            worst = std::max(worst, std::abs(tenth.chances - tenth.outcomes) / static_cast<double>(tenth.points));
    return worst;
}

std::string text(const OwnerReport& report) {
    std::string text =
        " move positions stones right dying found  owner right   Brier score off   signed  within 80 by chances\n";
    for (const auto& [move, count] : report.by_move()) text += row(std::to_string(move), count);
    text += row("all", report.all());
    text += "\nchance of Black   points   told  came\n";
    for (std::size_t i = 0; i < report.tenths().size(); ++i) {
        const ToldTenth& tenth = report.tenths()[i];
        const double points = std::max<double>(1, static_cast<double>(tenth.points));
        text +=
            fmt::format("{:.1f} to {:.1f}      {:>8}  {:.3f} {:.3f}\n", static_cast<double>(i) / 10,
                        static_cast<double>(i + 1) / 10, tenth.points, tenth.chances / points, tenth.outcomes / points);
    }
    text += fmt::format("farthest apart: {:.3f}\n", report.worst_tenth());
    return text;
}

}  // namespace katachi::games
