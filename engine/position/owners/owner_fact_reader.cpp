#include "engine/position/owners/owner_fact_reader.h"

#include <algorithm>
#include <cmath>

#include "engine/board/distance.h"
#include "engine/influence/bouzy.h"

namespace katachi::position {

using board::Colour;
using board::Vertex;
using board::VertexSet;
using influence::at;
using enum OwnerFact;

namespace {

constexpr int most_bouzy = 64;
constexpr float least_influence = 0.01F;
// Where no rival has fewer.
constexpr int no_rival_eyes = 3, no_rival_liberties = 30;

constexpr std::array<float, 4> code_worth{0, 3, 2, 1};  // by TacticalCode: failure, win, ko_a, ko_b

float worth(reading::TacticalCode code) { return code_worth[static_cast<std::size_t>(code)]; }

VertexSet living_stones(const OwnerQuestion& question) {
    VertexSet living;
    for (const worms::Worm& worm : question.worms.all())
        if (!falls(worm, question.to_move)) living |= worm.stones;
    return living;
}

float share_of(float part, float rest) { return (part + least_influence) / (part + rest + 2 * least_influence); }

int lines_to_farther_edge(Vertex vertex, int size) {
    const auto lines = [size](int index) { return std::min(index, size - 1 - index); };
    return std::max(lines(board::row_of(vertex)), lines(board::column_of(vertex)));
}

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
      living_(living_stones(question)) {
    for (const worms::Cavity& cavity : question.worms.cavities())
        for (const Vertex point : cavity.points) cavities_[at(point)] = &cavity;
}

OwnerFacts OwnerFactReader::of_string(std::size_t number) const {
    const board::Board& board = question_.board;
    const worms::Worm& worm = string(number);
    OwnerFacts facts;
    facts[turn] = worm.colour == question_.to_move ? 1 : 0;
    facts[filled] = static_cast<float>((points_ - board.empty_points()).count()) * 100 /
                    static_cast<float>(board.size() * board.size());
    facts[stones] = static_cast<float>(worm.size());
    facts[liberties] = static_cast<float>(worm.liberties[0]);
    facts[second_liberties] = static_cast<float>(worm.liberties[1]);
    facts[third_liberties] = static_cast<float>(worm.liberties[2]);
    facts[attack] = worm.attacks.empty() ? 0 : worth(worm.attacks.front().code);
    facts[defence] = worm.attacks.empty() ? 3 : worm.defences.empty() ? 0 : worth(worm.defences.front().code);
    facts[threats] = static_cast<float>(worm.attack_threats.size());
    facts[lunch] = worm.lunch == board::pass_vertex ? 0 : static_cast<float>(board.string_size(worm.lunch));
    int nearest_line = board.size();
    for (const Vertex stone : worm.stones)
        nearest_line = std::min(nearest_line, board::lines_to_edge(stone, board.size()));
    facts[line] = static_cast<float>(nearest_line);
    add_group_facts(number, facts);
    if (are_points_known_) add_chances_to_string(number, facts);
    return facts;
}

void OwnerFactReader::add_group_facts(std::size_t number, OwnerFacts& facts) const {
    const auto dragon_number = static_cast<std::size_t>(question_.dragons.number_at(string(number).origin));
    const Dragon& dragon = question_.dragons.all()[dragon_number];
    const OwnerGroup& group = groups_[dragon_number];
    facts[group_stones] = static_cast<float>(dragon.size());
    facts[group_liberties] = static_cast<float>(dragon.liberties);
    facts[group_most_eyes] = static_cast<float>(dragon.eyes.defended);
    facts[group_eyes_attacked_twice] = static_cast<float>(dragon.eyes.attacked_twice);
    facts[group_eyes_defended_twice] = static_cast<float>(dragon.eyes.defended_twice);
    facts[group_space] = static_cast<float>(group.space);
    facts[group_room] = static_cast<float>(group.room);
    facts[group_exits] = static_cast<float>(group.exits);
    facts[group_escape] = static_cast<float>(dragon.escape_route);
    facts[group_moyo] = dragon.moyo.value;
    facts[group_place] = group.place;
    const int falling = dragon.stones_lost + (dragon.colour == question_.to_move ? 0 : dragon.stones_in_danger);
    facts[group_falling] = static_cast<float>(falling) / static_cast<float>(dragon.size());
    facts[group_friend] = static_cast<float>(group.friend_distance);
    int fewest_eyes = no_rival_eyes, fewest_liberties = no_rival_liberties, most_stones = 0;
    for (const std::size_t number_of_rival : group.rivals) {
        const Dragon& rival = question_.dragons.all()[number_of_rival];
        fewest_eyes = std::min(fewest_eyes, static_cast<int>(rival.eyes.defended));
        if (rival.liberties > fewest_liberties) continue;
        most_stones = rival.liberties < fewest_liberties ? rival.size() : std::max(most_stones, rival.size());
        fewest_liberties = rival.liberties;
    }
    facts[rival_most_eyes] = static_cast<float>(fewest_eyes);
    facts[rival_liberties] = static_cast<float>(fewest_liberties);
    facts[rival_stones] = static_cast<float>(most_stones);
}

void OwnerFactReader::know_strings(const std::vector<float>& chances) {
    chances_ = chances;
    group_chances_.assign(groups_.size(), 0);
    for (std::size_t number = 0; number < chances.size(); ++number) {
        const worms::Worm& worm = string(number);
        const auto dragon = static_cast<std::size_t>(question_.dragons.number_at(worm.origin));
        group_chances_[dragon] += chances[number] * static_cast<float>(worm.size()) /
                                  static_cast<float>(question_.dragons.all()[dragon].size());
        for (const Vertex stone : worm.stones)
            black_[at(stone)] = worm.colour == Colour::black ? chances[number] : 1 - chances[number];
    }
    living_ = {};
    for (std::size_t number = 0; number < chances.size(); ++number)
        if (chances[number] >= 0.5F) living_ |= string(number).stones;
    const board::Position& position = question_.board.position();
    bouzy_territory_ = influence::bouzy_map(position, living_, influence::bouzy_territory);
    bouzy_moyo_ = influence::bouzy_map(position, living_, influence::bouzy_moyo);
    bouzy_area_ = influence::bouzy_map(position, living_, influence::bouzy_area);
    held_ = held_influence(chances, influence::usual_attenuation);
    wide_ = held_influence(chances, 2);
    nearest_black_ = nearest(Colour::black);
    nearest_white_ = nearest(Colour::white);
}

void OwnerFactReader::know_points(const influence::Field& black) {
    for (const Vertex point : question_.board.empty_points()) black_[at(point)] = black[at(point)];
    are_points_known_ = true;
    find_realms();
}

void OwnerFactReader::forget_chances() {
    black_ = {};
    are_points_known_ = false;
}

void OwnerFactReader::find_realms() {
    black_realm_ = {};
    white_realm_ = {};
    for (const Colour side : {Colour::black, Colour::white}) {
        VertexSet left;
        for (const Vertex v : points_)
            if (side == Colour::black ? black_[at(v)] > 0.5F : black_[at(v)] < 0.5F) left.insert(v);
        influence::Field& sizes = side == Colour::black ? black_realm_ : white_realm_;
        while (!left.empty()) {
            VertexSet realm = VertexSet::of(left.first()), next = realm;
            while (!(next = (next.beside() & left) - realm).empty()) realm |= next;
            left -= realm;
            const auto size = static_cast<float>(realm.count());
            for (const Vertex v : (realm | realm.beside()) & points_) sizes[at(v)] = std::max(sizes[at(v)], size);
        }
    }
}

float OwnerFactReader::mean_chance(const VertexSet& points, Colour own) const {
    float sum = 0;
    for (const Vertex point : points) sum += chance(point, own);
    const int count = points.count();
    return count == 0 ? 0 : sum / static_cast<float>(count);
}

void OwnerFactReader::add_chances_to_string(std::size_t number, OwnerFacts& facts) const {
    const worms::Worm& worm = string(number);
    const auto dragon = static_cast<std::size_t>(question_.dragons.number_at(worm.origin));
    facts[first_chance] = chances_[number];
    facts[group_chance] = group_chances_[dragon];
    float weakest = 1, strongest = 0;
    for (const std::size_t rival : groups_[dragon].rivals) weakest = std::min(weakest, group_chances_[rival]);
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
    const auto& own_sizes = worm.colour == Colour::black ? black_realm_ : white_realm_;
    const auto& other_sizes = worm.colour == Colour::black ? white_realm_ : black_realm_;
    for (const Vertex v : worm.stones) {
        facts[own_realm] = std::max(facts[own_realm], own_sizes[at(v)]);
        facts[other_realm] = std::max(facts[other_realm], other_sizes[at(v)]);
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
    return question_.influence_reader.of(asked);
}

OwnerFactReader::Nearest OwnerFactReader::nearest(Colour side) const {
    Nearest found;
    found.distance.fill(far_steps);
    VertexSet last = living_ & question_.board.stones(side), left = question_.board.empty_points();
    for (const Vertex stone : last) found.chance[at(stone)] = chance(stone, side);
    for (int step = 1; step < far_steps && !last.empty(); ++step) {
        const VertexSet next = last.beside() & left;
        for (const Vertex point : next) {
            found.distance[at(point)] = static_cast<std::uint8_t>(step);
            for (const int direction : board::neighbour_steps)
                if (last.contains(point + direction))
                    found.chance[at(point)] = std::max(found.chance[at(point)], found.chance[at(point + direction)]);
        }
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
    facts[filled] = static_cast<float>((points_ - board.empty_points()).count()) * 100 /
                    static_cast<float>(board.size() * board.size());
    facts[line] = static_cast<float>(board::lines_to_edge(point, board.size()));
    facts[far_line] = static_cast<float>(lines_to_farther_edge(point, board.size()));
    const float black = question_.influence.black[at(point)], white = question_.influence.white[at(point)];
    facts[balance] = is_black ? share_of(black, white) : share_of(white, black);
    facts[territory] = sided(question_.influence.territory[at(point)]);
    facts[bouzy_territory] = bouzy(bouzy_territory_);
    facts[bouzy_moyo] = bouzy(bouzy_moyo_);
    facts[bouzy_area] = bouzy(bouzy_area_);
    const eyespaces::EyeSpace* const own_space = question_.spaces.at(point, own);
    const eyespaces::EyeSpace* const other_space = question_.spaces.at(point, other);
    facts[own_eyes] = eyes(own_space);
    facts[other_eyes] = eyes(other_space);
    facts[own_eye_points] = eye_points(own_space, point);
    facts[other_eye_points] = eye_points(other_space, point);
    const worms::Cavity& space = *cavities_[at(point)];
    facts[cavity] = static_cast<float>(space.points.count());
    const Nearest& own_nearest = is_black ? nearest_black_ : nearest_white_;
    const Nearest& other_nearest = is_black ? nearest_white_ : nearest_black_;
    facts[own_distance] = own_nearest.distance[at(point)];
    facts[other_distance] = other_nearest.distance[at(point)];
    facts[own_chance] = own_nearest.chance[at(point)];
    const VertexSet near = around(VertexSet::of(point), 3, points_) & living_;
    facts[own_near] = static_cast<float>((near & board.stones(own)).count());
    facts[other_near] = static_cast<float>((near & board.stones(other)).count());
    facts[other_chance] = other_nearest.chance[at(point)];
    const float held_black = held_.black[at(point)], held_white = held_.white[at(point)];
    facts[held_balance] = is_black ? share_of(held_black, held_white) : share_of(held_white, held_black);
    const float wide_black = wide_.black[at(point)], wide_white = wide_.white[at(point)];
    facts[wide_balance] = is_black ? share_of(wide_black, wide_white) : share_of(wide_white, wide_black);
    facts[held_territory] = sided(held_.territory[at(point)]);
    if (are_points_known_) add_chances_to_point(point, own, facts);
    return facts;
}

void OwnerFactReader::add_chances_to_point(Vertex point, Colour own, OwnerFacts& facts) const {
    facts[first_chance] = chance(point, own);
    facts[chance_around] = mean_chance(around(VertexSet::of(point), 2, points_), own);
    facts[chance_far_around] = mean_chance(around(VertexSet::of(point), 4, points_), own);
    facts[lowest_beside] = 1;
    for (const int step : board::neighbour_steps)
        if (points_.contains(point + step)) {
            facts[lowest_beside] = std::min(facts[lowest_beside], chance(point + step, own));
            facts[highest_beside] = std::max(facts[highest_beside], chance(point + step, own));
        }
    facts[own_realm] = (own == Colour::black ? black_realm_ : white_realm_)[at(point)];
    facts[other_realm] = (own == Colour::black ? white_realm_ : black_realm_)[at(point)];
}

}  // namespace katachi::position
