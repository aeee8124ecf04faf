#include "engine/life/goal_eyes.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/eyespaces/eye_spaces.h"
#include "engine/eyespaces/eye_sums.h"
#include "engine/eyespaces/pessimistic_eyes.h"
#include "engine/life/diagonals.h"
#include "engine/life/life_moves.h"

namespace katachi::life {

namespace {

using board::VertexSet;

constexpr std::size_t most_game_positions = 1'000;  // of a game that is not in the table
constexpr std::uint64_t most_reading = 40;       // of a string, or of a move into an eye space

constexpr int enough_liberties = 4;              // of a string that is not read

}  // namespace

EyeJudge::EyeJudge(const match::EyeTables& solved)
    : known_(solved, most_game_positions), tactics_({.nodes = most_reading}) {
}

// Whether a string is none that its opponent gets, or gets if he is to move.
bool EyeJudge::counts(board::Board& board, const DragonGoal& goal, board::Vertex string, board::Colour to_move) {
    if (board.liberties(string) >= enough_liberties || !goal.region.contains(string)) return true;
    if (tactics_.attack(board, string).code != reading::TacticalCode::win) return true;
    return to_move == board.at(string) && tactics_.defend(board, string).code != reading::TacticalCode::failure;
}

eyespaces::LivelyStones EyeJudge::lively_of(board::Board& board, const DragonGoal& goal,
                                            const VertexSet& company, board::Colour to_move) {
    const VertexSet sure = (goal.given_safe & board.stones(goal.attacker())) | company;
    eyespaces::LivelyStones lively;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board.strings(colour))
            if (sure.contains(string) || counts(board, goal, string, to_move))
                (colour == board::Colour::black ? lively.black : lively.white) |= board.string_stones(string);
    return eyespaces::with_room(board.size(), lively);
}

GoalEyes EyeJudge::eyes_of(board::Board& board, const DragonGoal& goal, const VertexSet& goal_stones,
                           board::Colour to_move) {
    const board::Colour owner = goal.defender;
    const VertexSet company = company_of(board, goal_stones, owner);
    const eyespaces::LivelyStones lively = lively_of(board, goal, company, to_move);
    const eyespaces::Domains domains = eyespaces::domains(board.size(), lively);
    eyespaces::SafeMoves safe_moves(board, tactics_);
    const eyespaces::EyeRegion region = eyespaces::eye_regions(safe_moves, lively, domains, owner).region;
    const VertexSet touched = company | company.beside();
    std::vector<eyespaces::EyeSpace> spaces;
    VertexSet own_eyes;
    const VertexSet ends = eyespaces::ends_of(region);
    for (eyespaces::EyeRegion& part : eyespaces::parted(region)) {
        if (!part.proper().intersects(touched)) continue;
        own_eyes |= part.proper();
        spaces.push_back({.owner = owner, .region = std::move(part), .ends = {}, .worth = {}});
    }
    GoalEyes found;
    VertexSet points;
    for (eyespaces::EyeSpace& space : spaces) {
        for (const board::Vertex point : space.region.proper() & ends)
            space.ends.push_back(judged_end(board, point, owner, own_eyes, lively));
        space.worth = eyespaces::space_worth(board, owner, space.region, space.ends, own_eyes, known_);
        if (found.sure < 2) found.sure += eyespaces::pessimistic_eyes(board, space, known_);
        found.value = eyespaces::sum_of(found.value, space.worth.value);
        if (getenv("DBG")) { fprintf(stderr, "  space %d pts %d margins %d false ends %zu value %s solved %d sure %d:", space.region.points.count(), space.region.margins.count(), space.region.false_margins.count(), space.ends.size(), match::eye_value_text(space.worth.value).c_str(), space.worth.is_solved, found.sure); for (auto v : space.region.points) fprintf(stderr, " %s", board::vertex_name(v, board.size()).c_str()); fprintf(stderr, "\n"); }
        found.is_solved = found.is_solved && space.worth.is_solved;
        found.attacks |= space.worth.attacks;
        found.defences |= space.worth.defences;
        found.margins |= space.region.margins | space.region.false_margins;
        points |= space.region.points;
    }
    found.attacks &= board.empty_points();
    found.defences &= board.empty_points();
    const VertexSet elsewhere = (company.beside() & board.empty_points()) - points;
    found.may_grow = !(elsewhere - lively.of(goal.attacker()).beside()).empty();
    if (getenv("DBG")) fprintf(stderr, "value %s sure %d grow %d to move %d hist %s\n", match::eye_value_text(found.value).c_str(), found.sure, found.may_grow, to_move == goal.attacker(), board.history().empty() ? "" : board::vertex_name(board.history().back().vertex, board.size()).c_str());
    return found;
}

}  // namespace katachi::life
