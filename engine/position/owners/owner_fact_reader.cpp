#include "engine/position/owners/owner_fact_reader.h"

#include <algorithm>
#include <cmath>

#include "engine/board/distance.h"
#include "engine/influence/bouzy.h"
#include "engine/position/owners/owner_sight.h"
#include "engine/worms/capturable.h"

namespace katachi::position {

using board::Colour;
using board::Vertex;
using board::VertexSet;
using influence::at;
using enum OwnerFact;

namespace {

constexpr int most_bouzy = 64;
constexpr float least_influence = 0.01F;
// These numbers are told where no rival has fewer.
constexpr int no_rival_liberties = 30, no_rival_room = 100;

constexpr std::array<float, 4> code_worth{0, 3, 2, 1};  // by TacticalCode: failure, win, ko_a, ko_b

float worth(reading::TacticalCode code) { return code_worth[static_cast<std::size_t>(code)]; }

float count(const VertexSet& points) { return static_cast<float>(points.count()); }

float share_of(float part, float rest) { return (part + least_influence) / (part + rest + 2 * least_influence); }

// Points of a margin, or of a space, that the eye space of the side has around the point.
float eye_points(const eyespaces::EyeSpace* space, Vertex point) {
    if (space == nullptr) return 0;
    const auto size = static_cast<float>(space->size());
    return space->region.margins.contains(point) ? -size : size;
}

// The points of the board up to so many steps from these, which are left out.
VertexSet around(const VertexSet& points, int steps, const VertexSet& board) {
    VertexSet near = points;
    for (int step = 0; step < steps; ++step) near |= near.beside() & board;
    return near - points;
}

float eyes(const eyespaces::EyeSpace* space) {
    if (space == nullptr) return -1;
    return static_cast<float>(space->worth.value.attacked + space->worth.value.defended);
}

}  // namespace

OwnerFactReader::OwnerFactReader(const OwnerQuestion& question)
    : question_(question),
      groups_(owner_groups(question.board, question.to_move, question.worms, question.spaces, question.dragons)),
      points_(question.board.empty_points() | question.board.stones(Colour::black) |
              question.board.stones(Colour::white)),
      living_(worms::living_stones(question.worms, question.to_move)) {}

OwnerFacts OwnerFactReader::of_string(std::size_t number) const {
    const board::Board& board = question_.board;
    const worms::Worm& worm = string(number);
    OwnerFacts facts;
    facts[turn] = worm.colour == question_.to_move ? 1 : 0;
    facts[stones] = static_cast<float>(worm.size());
    facts[liberties] = static_cast<float>(worm.liberties[0]);
    facts[third_liberties] = static_cast<float>(worm.liberties[2]);
    facts[fourth_liberties] = static_cast<float>(worm.liberties[3]);
    facts[attack] = worm.attacks.empty() ? 0 : worth(worm.attacks.front().code);
    facts[defence] = worm.attacks.empty() ? 3 : worm.defences.empty() ? 0 : worth(worm.defences.front().code);
    facts[lunch] = worm.lunch == board::pass_vertex ? 0 : static_cast<float>(board.string_size(worm.lunch));
    int nearest_line = board.size();
    for (const Vertex stone : worm.stones)
        nearest_line = std::min(nearest_line, board::lines_to_edge(stone, board.size()));
    facts[line] = static_cast<float>(nearest_line);
    const VertexSet near = around(worm.stones, 3, points_) & living_;
    facts[own_near] = count(near & board.stones(worm.colour));
    facts[other_near] = count(near & board.stones(board::opponent(worm.colour)));
    add_group_facts(number, facts);
    if (are_points_known_) add_chances_to_string(number, facts);
    return facts;
}

void OwnerFactReader::add_group_facts(std::size_t number, OwnerFacts& facts) const {
    const auto dragon_number = static_cast<std::size_t>(question_.dragons.number_at(string(number).origin));
    const Dragon& dragon = question_.dragons.all()[dragon_number];
    const OwnerGroup& group = groups_[dragon_number];
    facts[group_stones] = static_cast<float>(dragon.size());
    facts[group_efficiency] = dragon.effective_size / static_cast<float>(dragon.size());
    facts[group_liberties] = static_cast<float>(dragon.liberties);
    facts[group_least_eyes] = static_cast<float>(dragon.eyes.attacked);
    facts[group_most_eyes] = static_cast<float>(dragon.eyes.defended);
    facts[group_space] = static_cast<float>(group.space);
    facts[group_room] = static_cast<float>(group.room);
    facts[group_moyo] = dragon.moyo.value;
    facts[group_place] = group.place;
    const int falling = dragon.stones_lost + (dragon.colour == question_.to_move ? 0 : dragon.stones_in_danger);
    facts[group_falling] = static_cast<float>(falling) / static_cast<float>(dragon.size());
    facts[group_friend] = static_cast<float>(group.friend_distance);
    const VertexSet rivals = question_.board.stones(board::opponent(dragon.colour));
    facts[group_rivals_near] =
        count(around(dragon.stones, 3, points_) & rivals) / std::sqrt(static_cast<float>(dragon.size()));
    int fewest_liberties = no_rival_liberties, least_room = no_rival_room;
    for (const std::size_t rival : group.rivals) {
        fewest_liberties = std::min(fewest_liberties, question_.dragons.all()[rival].liberties);
        least_room = std::min(least_room, groups_[rival].room);
    }
    facts[race] = static_cast<float>(dragon.liberties - fewest_liberties);
    facts[room_race] = static_cast<float>(group.room - least_room);
}

void OwnerFactReader::know_strings(const std::vector<float>& chances) {
    chances_ = chances;
    group_chances_.assign(groups_.size(), 0);
    for (std::size_t number = 0; number < chances.size(); ++number) {
        const worms::Worm& worm = string(number);
        const auto dragon = static_cast<std::size_t>(question_.dragons.number_at(worm.origin));
        group_chances_[dragon] += chances[number] * static_cast<float>(worm.size()) /
                                  static_cast<float>(question_.dragons.all()[dragon].size());
        for (const Vertex stone : worm.stones) {
            black_[at(stone)] = worm.colour == Colour::black ? chances[number] : 1 - chances[number];
            white_[at(stone)] = 1 - black_[at(stone)];
        }
    }
    living_ = {};
    for (std::size_t number = 0; number < chances.size(); ++number)
        if (chances[number] >= 0.5F) living_ |= string(number).stones;
    const board::Position& position = question_.board.position();
    bouzy_territory_ = influence::bouzy_map(position, living_, influence::bouzy_territory);
    bouzy_area_ = influence::bouzy_map(position, living_, influence::bouzy_area);
    held_ = held_influence(chances, influence::usual_attenuation);
    wide_ = held_influence(chances, 2);
    nearest_black_ = nearest(Colour::black);
    nearest_white_ = nearest(Colour::white);
}

void OwnerFactReader::know_points(const influence::Field& black) {
    for (const Vertex point : question_.board.empty_points()) black_[at(point)] = black[at(point)];
    are_points_known_ = true;
    black_leads_by_ = 0;
    for (const Vertex point : points_) {
        white_[at(point)] = 1 - black_[at(point)];
        black_leads_by_ += black_[at(point)] - white_[at(point)];
    }
    black_realms_ = realms_of(black_, points_);
    white_realms_ = realms_of(white_, points_);
}

void OwnerFactReader::forget_chances() {
    black_ = {};
    living_ = worms::living_stones(question_.worms, question_.to_move);
    are_points_known_ = false;
}

float OwnerFactReader::mean_chance(const VertexSet& points, Colour own) const {
    float sum = 0;
    for (const Vertex point : points) sum += chances_of(own)[at(point)];
    return points.empty() ? 0 : sum / count(points);
}

float OwnerFactReader::lowest_chance(const VertexSet& points, Colour own) const {
    float lowest = 1;
    for (const Vertex point : points) lowest = std::min(lowest, chances_of(own)[at(point)]);
    return lowest;
}

void OwnerFactReader::add_chances_to_string(std::size_t number, OwnerFacts& facts) const {
    const worms::Worm& worm = string(number);
    const auto dragon = static_cast<std::size_t>(question_.dragons.number_at(worm.origin));
    facts[first_chance] = chances_[number];
    facts[group_chance] = group_chances_[dragon];
    facts[lead] = worm.colour == Colour::black ? black_leads_by_ : -black_leads_by_;
    float weakest = 1, strongest = 0;
    for (const std::size_t rival : groups_[dragon].rivals) {
        weakest = std::min(weakest, group_chances_[rival]);
        facts[rival_dying] += (1 - group_chances_[rival]) * static_cast<float>(question_.dragons.all()[rival].size());
    }
    for (const std::size_t near : groups_[dragon].friends) strongest = std::max(strongest, group_chances_[near]);
    facts[rival_chance] = weakest;
    facts[friend_chance] = strongest;
    float held = 0;
    for (const Vertex point : question_.board.liberty_points(worm.origin)) {
        const float black = held_.black[at(point)], white = held_.white[at(point)];
        held += worm.colour == Colour::black ? share_of(black, white) : share_of(white, black);
    }
    facts[held_place] = worm.liberties[0] == 0 ? 0 : held / static_cast<float>(worm.liberties[0]);
    const VertexSet& group = question_.dragons.all()[dragon].stones;
    facts[group_around] = mean_chance(around(group, 2, points_) & question_.board.empty_points(), worm.colour);
    facts[chance_around] = mean_chance(around(worm.stones, 2, points_), worm.colour);
    facts[chance_far_around] = mean_chance(around(worm.stones, 4, points_), worm.colour);
    const OwnerRealms& own_realms = realms(worm.colour);
    for (const Vertex stone : worm.stones) {
        facts[own_realm] = std::max(facts[own_realm], own_realms.largest[at(stone)]);
        facts[realm_chance] = std::max(facts[realm_chance], own_realms.mean_chance[at(stone)]);
    }
}

influence::Influence OwnerFactReader::held_influence(const std::vector<float>& chances, float attenuation) const {
    influence::Question asked(question_.board.position(), influence::Use::escape);
    asked.living = living_;
    asked.strength = {};
    for (std::size_t number = 0; number < chances.size(); ++number) {
        const worms::Worm& worm = string(number);
        if (chances[number] < 0.5F) continue;
        for (const Vertex stone : worm.stones)
            asked.sources.push_back({{stone, influence::full_strength * chances[number], attenuation}, worm.colour});
    }
    return influence::influence_of(asked);
}

influence::Field OwnerFactReader::nearest(Colour side) const {
    influence::Field found{};
    VertexSet last = living_ & question_.board.stones(side), left = question_.board.empty_points();
    for (const Vertex stone : last) found[at(stone)] = chances_of(side)[at(stone)];
    for (int step = 1; step < far_steps && !last.empty(); ++step) {
        const VertexSet next = last.beside() & left;
        for (const Vertex point : next)
            for (const int direction : board::neighbour_steps)
                if (last.contains(point + direction))
                    found[at(point)] = std::max(found[at(point)], found[at(point + direction)]);
        left -= next;
        last = next;
    }
    return found;
}

OwnerFacts OwnerFactReader::of_point(Vertex point, Colour own) const {
    const board::Board& board = question_.board;
    const Colour other = board::opponent(own);
    const bool is_black = own == Colour::black;
    const auto sided = [is_black](auto value) { return static_cast<float>(is_black ? -value : value); };
    const auto bouzy = [&](const auto& map) { return sided(std::clamp(map[at(point)], -most_bouzy, most_bouzy)); };
    OwnerFacts facts;
    facts[turn] = own == question_.to_move ? 1 : 0;
    facts[line] = static_cast<float>(board::lines_to_edge(point, board.size()));
    facts[own_played] = static_cast<float>(board.count_liberties_without_captures(own, point));
    facts[other_played] = static_cast<float>(board.count_liberties_without_captures(other, point));
    facts[bouzy_territory] = bouzy(bouzy_territory_);
    facts[bouzy_area] = bouzy(bouzy_area_);
    const eyespaces::EyeSpace* const own_space = question_.spaces.at(point, own);
    const eyespaces::EyeSpace* const other_space = question_.spaces.at(point, other);
    facts[own_eyes] = eyes(own_space);
    facts[other_eyes] = eyes(other_space);
    facts[own_eye_points] = eye_points(own_space, point);
    facts[other_eye_points] = eye_points(other_space, point);
    facts[own_chance] = (is_black ? nearest_black_ : nearest_white_)[at(point)];
    facts[other_chance] = (is_black ? nearest_white_ : nearest_black_)[at(point)];
    add_stones_around(point, own, facts);
    const float held_black = held_.black[at(point)], held_white = held_.white[at(point)];
    facts[held_balance] = is_black ? share_of(held_black, held_white) : share_of(held_white, held_black);
    const float wide_black = wide_.black[at(point)], wide_white = wide_.white[at(point)];
    facts[wide_balance] = is_black ? share_of(wide_black, wide_white) : share_of(wide_white, wide_black);
    facts[held_territory] = sided(held_.territory[at(point)]);
    if (are_points_known_) add_chances_to_point(point, own, facts);
    return facts;
}

void OwnerFactReader::add_stones_around(Vertex point, Colour own, OwnerFacts& facts) const {
    const board::Board& board = question_.board;
    const Colour other = board::opponent(own);
    const VertexSet here = VertexSet::of(point);
    const VertexSet near = around(here, 3, points_) & living_, wide = around(here, 6, points_) & living_;
    facts[own_near] = count(near & board.stones(own));
    facts[other_near] = count(near & board.stones(other));
    facts[own_wide] = count(wide & board.stones(own));
    facts[other_wide] = count(wide & board.stones(other));
    const StonesInSight sight = stones_in_sight(board, point, own, chances_of(own));
    facts[own_sight] = sight.own;
    facts[other_sight] = sight.other;
    const VertexSet beside = around(here, 2, points_);
    facts[own_weakest] = lowest_chance(beside & board.stones(own), own);
    facts[other_weakest] = lowest_chance(beside & board.stones(other), other);
}

void OwnerFactReader::add_chances_to_point(Vertex point, Colour own, OwnerFacts& facts) const {
    const VertexSet here = VertexSet::of(point);
    facts[first_chance] = chances_of(own)[at(point)];
    facts[lead] = own == Colour::black ? black_leads_by_ : -black_leads_by_;
    facts[chance_around] = mean_chance(around(here, 2, points_), own);
    facts[chance_far_around] = mean_chance(around(here, 4, points_), own);
    facts[chance_wide] = mean_chance(around(here, 7, points_), own);
    const VertexSet beside = around(here, 1, points_);
    facts[chance_beside] = mean_chance(beside, own);
    facts[lowest_beside] = lowest_chance(beside, own);
    facts[highest_beside] = 1 - lowest_chance(beside, board::opponent(own));
    facts[own_realm] = realms(own).largest[at(point)];
    facts[realm_chance] = realms(own).mean_chance[at(point)];
}

}  // namespace katachi::position
