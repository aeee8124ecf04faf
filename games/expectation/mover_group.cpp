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

KomiClass komi_class(const sgf::Game& game) {
    if (game.handicap >= 2) return KomiClass::handicap;
    const std::optional<double> komi = sgf::sgf_komi(game.komi).points;
    if (!komi) return KomiClass::unknown;
    if (*komi < 1) return KomiClass::below_one;
    if (*komi < 5) return KomiClass::below_five;
    if (*komi < 6) return KomiClass::below_six;
    if (*komi < 7) return KomiClass::below_seven;
    return KomiClass::seven_or_more;
}

}  // namespace

GameChances chances_of(const sgf::Game& game) {
    GameChances chances{.winner = sgf::sgf_winner(game.result), .rank_difference = {}, .komi = komi_class(game)};
    const std::optional<int> black = strength_of(game, "BR"), white = strength_of(game, "WR");
    if (black && white)
        chances.rank_difference = std::clamp(*black - *white, -greatest_rank_difference, greatest_rank_difference);
    return chances;
}

MoverGroup mover_group(const GameChances& chances, board::Colour mover, int move) {
    MoverGroup group{.colour = mover,
                     .band = std::min((move - 1) / moves_of_a_band, band_count - 1),
                     .rank_difference = chances.rank_difference,
                     .komi = chances.komi};
    if (group.rank_difference && mover == board::Colour::white) group.rank_difference = -*group.rank_difference;
    return group;
}

std::uint32_t number_of(const MoverGroup& group) {
    const int rank = group.rank_difference ? *group.rank_difference + greatest_rank_difference : rank_class_count - 1;
    int number = group.colour == board::Colour::white ? 1 : 0;
    number = number * band_count + group.band;
    number = number * rank_class_count + rank;
    number = number * komi_class_count + static_cast<int>(group.komi);
    return static_cast<std::uint32_t>(number);
}

}  // namespace katachi::games
