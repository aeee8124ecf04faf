#include "games/expectation/mover_group.h"

#include <algorithm>
#include <string_view>

#include "engine/sgf/komi.h"
#include "engine/sgf/values.h"
#include "games/base/header_rank.h"

namespace katachi::games {

namespace {

std::optional<int> strength_of(const sgf::Game& game, std::string_view property) {
    for (const auto& [name, text] : game.more_texts)
        if (name == property)
            if (const auto rank = header_rank(text)) return rank->strength();
    return std::nullopt;
}

KomiClass komi_class(std::optional<double> komi, int handicap) {
    if (handicap >= 2) return KomiClass::handicap;
    if (!komi) return KomiClass::unknown;
    if (*komi < 1) return KomiClass::below_one;
    if (*komi < 5) return KomiClass::below_five;
    if (*komi < 6) return KomiClass::below_six;
    if (*komi < 7) return KomiClass::below_seven;
    return KomiClass::seven_or_more;
}

int rank_class(std::optional<int> difference) {
    return difference ? *difference + greatest_rank_difference : rank_class_count - 1;
}

}  // namespace

GameChances chances_of(std::optional<int> black_rank, std::optional<int> white_rank, std::optional<double> komi,
                       int handicap) {
    GameChances chances{.winner = {}, .rank_difference = {}, .komi = komi_class(komi, handicap)};
    if (black_rank && white_rank)
        chances.rank_difference =
            std::clamp(*black_rank - *white_rank, -greatest_rank_difference, greatest_rank_difference);
    return chances;
}

GameChances chances_of(const sgf::Game& game) {
    GameChances chances =
        chances_of(strength_of(game, "BR"), strength_of(game, "WR"), sgf::sgf_komi(game.komi).points, game.handicap);
    chances.winner = sgf::sgf_winner(game.result);
    return chances;
}

std::uint8_t code_of(const GameChances& chances) {
    return static_cast<std::uint8_t>(rank_class(chances.rank_difference) * komi_class_count +
                                     static_cast<int>(chances.komi));
}

GameChances chances_of_code(std::uint8_t code) {
    GameChances chances{.winner = {}, .rank_difference = {}, .komi = static_cast<KomiClass>(code % komi_class_count)};
    if (const int rank = code / komi_class_count; rank < rank_class_count - 1)
        chances.rank_difference = rank - greatest_rank_difference;
    return chances;
}

MoverGroup mover_group(const GameChances& chances, board::Colour mover, int move) {
    MoverGroup group{
        .colour = mover, .band = band_of(move), .rank_difference = chances.rank_difference, .komi = chances.komi};
    if (group.rank_difference && mover == board::Colour::white) group.rank_difference = -*group.rank_difference;
    return group;
}

std::uint32_t number_of(const MoverGroup& group) {
    int number = group.colour == board::Colour::white ? 1 : 0;
    number = number * band_count + group.band;
    number = number * rank_class_count + rank_class(group.rank_difference);
    number = number * komi_class_count + static_cast<int>(group.komi);
    return static_cast<std::uint32_t>(number);
}

MoverGroup group_of(std::uint32_t number) {
    const auto rest = static_cast<int>(number);
    const GameChances chances =
        chances_of_code(static_cast<std::uint8_t>(rest % (rank_class_count * komi_class_count)));
    const int banded = rest / (rank_class_count * komi_class_count);
    return {.colour = banded / band_count == 0 ? board::Colour::black : board::Colour::white,
            .band = banded % band_count,
            .rank_difference = chances.rank_difference,
            .komi = chances.komi};
}

}  // namespace katachi::games
