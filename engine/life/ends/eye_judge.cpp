#include "engine/life/ends/eye_judge.h"

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "base/random/split_mix.h"
#include "engine/board/diagonal_steps.h"
#include "engine/board/strings_among.h"
#include "engine/eyespaces/edge_diagonals.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/eyespaces/eye_sums.h"
#include "engine/eyespaces/regions_of_domains.h"
#include "engine/life/goal/company.h"

namespace katachi::life {

namespace {

using board::VertexSet;
using eyespaces::EyeRegion;
using eyespaces::TopologicalEye;

std::uint64_t mixed_with(std::uint64_t hash, const VertexSet& points) {
    using Words = std::array<std::uint64_t, sizeof(VertexSet) / sizeof(std::uint64_t)>;
    for (const std::uint64_t word : std::bit_cast<Words>(points)) hash = base::mixed(hash + word);
    return hash;
}

bool is_shut_up(const VertexSet& string, const VertexSet& open) {
    VertexSet points = string;
    for (VertexSet before; points.count() < eyespaces::smallest_living_space;) {
        if (before == points) return true;
        before = points;
        points |= points.beside() & open;
    }
    return false;
}

// Strings of `colour` among `doubtful` that are in atari, or shut up where nothing lives.
VertexSet feeble_stones(const board::Board& board, board::Colour colour, const VertexSet& doubtful) {
    const VertexSet open = board.empty_points() | board.stones(colour);
    VertexSet feeble;
    board::each_string(board, board.stones(colour) & doubtful, [&](board::Vertex stone) {
        const VertexSet& string = board.string_stones(stone);
        if (board.liberties(stone) == 1 || is_shut_up(string, open)) feeble |= string;
    });
    return feeble;
}

bool is_safe_move(const board::Board& board, board::Colour colour, board::Vertex move) {
    return board.is_legal(colour, move) == board::Legality::ok && !board.is_self_atari(colour, move);
}

EyeRegion region_of(const board::Board& board, const eyespaces::LivelyStones& lively, board::Colour side) {
    const auto is_lost = [&](board::Vertex point) { return !is_safe_move(board, board::opponent(side), point); };
    return eyespaces::regions_of_domains(lively, eyespaces::domains(board.size(), lively), side, is_lost).region;
}

// This answers as Topology::at does, by stones and liberties alone.
TopologicalEye eye_at(const board::Board& board, board::Vertex point, board::Colour owner, const VertexSet& own_eyes,
                      const VertexSet& feeble) {
    namespace value = eyespaces::diagonal_value;
    const board::Colour other = board::opponent(owner);
    TopologicalEye eye;
    eye.point = point;
    for (const int step : board::diagonal_steps) {
        const board::Vertex diagonal = point + step;
        const board::Colour there = board.at(diagonal);
        if (there == board::Colour::off_board) {
            eye.eighths += eyespaces::value_off_board(board, point, step);
        } else if (there == owner || own_eyes.contains(diagonal)) {
            continue;
        } else if (there == board::Colour::empty) {
            if (!is_safe_move(board, other, diagonal)) continue;
            eye.eighths += value::whoever_moves;
            eye.attacks.insert(diagonal);
            eye.defences.insert(diagonal);
        } else if (!feeble.contains(diagonal)) {
            eye.eighths += value::of_other;
        } else if (board.liberties(diagonal) == 1) {
            const board::Vertex liberty = board.liberty_points(diagonal).first();
            eye.eighths += value::whoever_moves;
            eye.attacks.insert(liberty);
            eye.defences.insert(liberty);
        }
    }
    return eye;
}

// The eye spaces beside a dragon and its company.
struct DragonSpaces {
    std::vector<EyeRegion> regions;
    std::vector<std::vector<TopologicalEye>> ends;  // of each region
    VertexSet points;                               // of all
    VertexSet own_eyes;                             // of the side, in all of its spaces: no margins and no false eyes
};

// A false eye does not keep the opponent from a point, so that one may make another false.
void find_ends(const board::Board& board, board::Colour side, const VertexSet& feeble_others, DragonSpaces& spaces) {
    spaces.ends.resize(spaces.regions.size());
    for (VertexSet last; last != spaces.own_eyes;) {
        last = spaces.own_eyes;
        for (std::size_t i = 0; i < spaces.regions.size(); ++i) {
            spaces.ends[i].clear();
            for (const board::Vertex point : spaces.regions[i].ends()) {
                spaces.ends[i].push_back(eye_at(board, point, side, last, feeble_others));
                const bool is_false = spaces.ends[i].back().kind() == TopologicalEye::Kind::false_eye;
                if (is_false) spaces.own_eyes.remove(point);
            }
        }
    }
}

DragonSpaces spaces_beside(const VertexSet& company, const EyeRegion& all) {
    DragonSpaces spaces{.regions = {}, .ends = {}, .points = {}, .own_eyes = all.proper()};
    for (const EyeRegion& part : eyespaces::parted(all)) {
        if (!part.proper().beside().intersects(company)) continue;
        spaces.regions.push_back(part);
        spaces.points |= part.points;
    }
    return spaces;
}

}  // namespace

JudgedEyes EyeJudge::judge(const board::Board& board, const DragonGoal& goal, const VertexSet& goal_stones,
                           const VertexSet& safe) {
    std::uint64_t key = board.hash_with(goal.defender) + static_cast<std::uint64_t>(board.size());
    for (const VertexSet& points : {goal_stones, safe, goal.region}) key = mixed_with(key, points);
    Kept& kept = kept_[key & (kept_.size() - 1)];
    if (kept.key != key) kept = {key, judge_anew(board, goal, goal_stones, safe)};
    return kept.eyes;
}

JudgedEyes EyeJudge::judge_anew(const board::Board& board, const DragonGoal& goal, const VertexSet& goal_stones,
                                const VertexSet& safe) {
    const board::Colour side = goal.defender, other = goal.attacker();
    const VertexSet company = company_of(board, goal_stones, side);
    const VertexSet feeble_others = feeble_stones(board, other, goal.region - safe);
    const VertexSet feeble_own = feeble_stones(board, side, goal.region);
    eyespaces::LivelyStones lively;
    (side == board::Colour::black ? lively.black : lively.white) = board.stones(side) - feeble_own;
    (side == board::Colour::black ? lively.white : lively.black) = board.stones(other) - feeble_others;
    DragonSpaces spaces = spaces_beside(company, region_of(board, lively, side));
    find_ends(board, side, feeble_others, spaces);
    JudgedEyes judged;
    judged.is_in_atari = (feeble_own & company).intersects(goal_stones);
    for (std::size_t i = 0; i < spaces.regions.size(); ++i) {
        const eyespaces::SpaceWorth worth =
            space_worth({board, side, spaces.regions[i], spaces.ends[i], spaces.own_eyes}, known_);
        judged.value = i == 0 ? worth.value : eyespaces::sum_of(judged.value, worth.value);
        judged.attacks |= worth.attacks;
        judged.defences |= worth.defences;
    }
    judged.attacks &= board.empty_points();
    judged.defences &= board.empty_points();
    judged.loose =
        (goal.region & board.empty_points()) - spaces.points - (board.stones(other) - feeble_others).beside();
    return judged;
}

}  // namespace katachi::life
