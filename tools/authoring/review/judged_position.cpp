#include "tools/authoring/review/judged_position.h"

#include <algorithm>
#include <cmath>

namespace katachi::authoring {

namespace {

constexpr int least_group = 3;           // stones
constexpr float sure_chance = 0.8F;      // of a point
constexpr double change_of_life = 0.35;  // that is told of

const JudgedGroup* group_of(const JudgedPosition& position, board::Vertex stone) {
    const auto found = std::find_if(position.groups.begin(), position.groups.end(),
                                    [stone](const JudgedGroup& group) { return group.stones.contains(stone); });
    return found == position.groups.end() ? nullptr : &*found;
}

Claim group_claim(ClaimKind kind, const JudgedGroup& group, board::Move move, int number, double before, double after) {
    return {.kind = kind,
            .source = ClaimSource::judgement,
            .move = number,
            .side = move.colour,
            .points = points_of(group.stones),
            .numbers = {rounded_number(before), rounded_number(after)}};
}

}  // namespace

PositionJudge::PositionJudge(const CountedBy& counted_by, int handicap)
    : counted_by_(counted_by), handicap_(handicap) {}

JudgedPosition PositionJudge::judge(const board::Board& board, board::Colour to_move) {
    JudgedPosition judged;
    const influence::Field& owners = owners_.owners(board, to_move);
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column) {
            const float black = owners[static_cast<std::size_t>(board::vertex_at(row, column))];
            judged.black_points += black >= sure_chance ? 1 : 0;
            judged.white_points += black <= 1 - sure_chance ? 1 : 0;
        }
    judged.score = owners_.score(board, {.scoring = counted_by_.rules->scoring,
                                         .komi = counted_by_.points_of_white(handicap_),
                                         .to_move = to_move,
                                         .black_played_more = analysis::black_played_more(board, handicap_, to_move)});
    analysis::Stages& stages = owners_.stages(board, to_move);
    const position::Dragons& dragons = stages.dragons_before_life();
    const std::vector<position::Verdict>& life = stages.life();
    for (int number = 0; number < dragons.count(); ++number) {
        const position::Dragon& dragon = dragons.number(number);
        if (dragon.size() < least_group) continue;
        judged.groups.push_back(
            {.colour = dragon.colour,
             .stones = dragon.stones,
             .eyes = dragon.eyes.attacked,
             .chance_to_live = static_cast<double>(life[static_cast<std::size_t>(number)].chance_to_live)});
    }
    return judged;
}

// Groups are compared that hold the same stones, but for the move and what it took.
std::vector<Claim> group_claims(const JudgedPosition& before, const JudgedPosition& after, board::Move move,
                                int number) {
    std::vector<Claim> claims;
    for (const JudgedGroup& then : before.groups) {
        const JudgedGroup* now = group_of(after, then.stones.first());
        board::VertexSet grown = then.stones;
        grown.insert(move.vertex);
        if (now == nullptr || now->colour != then.colour || (now->stones != then.stones && now->stones != grown))
            continue;
        if (then.colour == move.colour && then.eyes < 2 && now->eyes >= 2)
            claims.push_back(group_claim(ClaimKind::eyes, *now, move, number, then.eyes, now->eyes));
        if (std::abs(now->chance_to_live - then.chance_to_live) >= change_of_life)
            claims.push_back(
                group_claim(ClaimKind::group, *now, move, number, then.chance_to_live, now->chance_to_live));
    }
    return claims;
}

}  // namespace katachi::authoring
