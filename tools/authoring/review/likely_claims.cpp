#include "tools/authoring/review/likely_claims.h"

#include <algorithm>
#include <utility>

#include "engine/naming/terms.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t most_better_moves = 2;
constexpr double times_as_likely = 2;  // a better move is, at least
constexpr double chance_of_rare_move = 0.005;
constexpr double chance_of_obvious_move = 0.3;
constexpr std::size_t moves_of_line = 4;
constexpr std::size_t most_reasons = 2;  // beside the name

bool is_told_of(const ReviewedMove& move, board::Vertex better) {
    return std::any_of(move.claims.begin(), move.claims.end(), [&](const Claim& claim) {
        return claim.kind == ClaimKind::better && claim.points.front() == better;
    });
}

}  // namespace

void LikelyClaims::add_to(ReviewedMove& move, const board::Board& before) {
    const auto& likely = chances_.of(before, move.move.colour);
    const auto played = std::find_if(likely.begin(), likely.end(),
                                     [&](const LikelyMove& each) { return each.vertex == move.move.vertex; });
    move.chance = played->chance;
    move.rank = 1 + static_cast<int>(std::count_if(likely.begin(), likely.end(), [&](const LikelyMove& each) {
                    return each.chance > played->chance;
                }));
    move.claims.push_back(
        {.kind = ClaimKind::chance,
         .source = ClaimSource::games,
         .move = move.number,
         .side = move.move.colour,
         .points = {move.move.vertex},
         .numbers = {rounded_number(move.chance), static_cast<double>(move.rank), static_cast<double>(likely.size())}});
    if (move.chance < chance_of_rare_move && likely.front().chance > chance_of_obvious_move)
        add_better(move, before, 1);
}

void LikelyClaims::add_better(ReviewedMove& move, const board::Board& before) {
    add_better(move, before, most_better_moves);
}

void LikelyClaims::add_better(ReviewedMove& move, const board::Board& before, std::size_t most) {
    std::vector<LikelyMove> better;
    for (const LikelyMove& each : chances_.of(before, move.move.colour)) {
        if (better.size() == most || each.chance < times_as_likely * move.chance) break;
        better.push_back(each);
    }
    for (const LikelyMove& each : better) {
        if (is_told_of(move, each.vertex)) continue;
        const board::Move instead{move.move.colour, each.vertex};
        std::vector<std::string> words;
        if (const auto names = namer_.names(before, instead.colour, instead.vertex); !names.empty())
            words.emplace_back(naming::word_for(names.front().facts->name, naming::Language::english));
        for (std::string& reason : chances_.reasons(before, instead, most_reasons)) words.push_back(std::move(reason));
        move.claims.push_back({.kind = ClaimKind::better,
                               .source = ClaimSource::games,
                               .move = move.number,
                               .side = move.move.colour,
                               .points = {each.vertex},
                               .numbers = {rounded_number(each.chance), rounded_number(move.chance)},
                               .words = std::move(words),
                               .line = chances_.line(before, instead, moves_of_line)});
    }
}

}  // namespace katachi::authoring
