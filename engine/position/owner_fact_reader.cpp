#include "engine/position/owner_fact_reader.h"

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

constexpr std::array<float, 4> code_worth{0, 3, 2, 1};  // by TacticalCode: failure, win, ko_a, ko_b

float worth(reading::TacticalCode code) { return code_worth[static_cast<std::size_t>(code)]; }

VertexSet living_stones(const OwnerQuestion& question) {
    VertexSet living;
    for (const worms::Worm& worm : question.worms.all())
        if (!falls(worm, question.to_move)) living |= worm.stones;
    return living;
}

float share_of(float part, float rest) { return (part + least_influence) / (part + rest + 2 * least_influence); }

float settled_of(const worms::Worm& worm) {
    using enum counting::UnconditionalStatus;
    if (worm.status == undecided) return 0;
    const auto of_other = worm.colour == Colour::black ? white_territory : black_territory;
    return worm.status == dead || worm.status == of_other ? -1.0F : 1.0F;
}

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

float eyes(const eyespaces::EyeSpace* space) {
    if (space == nullptr) return -1;
    return static_cast<float>(space->worth.value.attacked + space->worth.value.defended);
}

}  // namespace

OwnerFactReader::OwnerFactReader(const OwnerQuestion& question)
    : question_(question),
      groups_(question.board, question.worms, question.spaces, question.groups, question.to_move),
      living_(living_stones(question)) {
    question_.groups = {};
    influence::Question asked(question.board.position());
    asked.living = living_;
    influence_ = question.influence.of(asked);
    bouzy_territory_ = influence::bouzy_map(question.board.position(), living_, influence::bouzy_territory);
    bouzy_moyo_ = influence::bouzy_map(question.board.position(), living_, influence::bouzy_moyo);
    bouzy_area_ = influence::bouzy_map(question.board.position(), living_, influence::bouzy_area);
    for (const worms::Cavity& cavity : question.worms.cavities())
        for (const Vertex point : cavity.points) cavities_[at(point)] = &cavity;
}

OwnerFacts OwnerFactReader::of_string(std::size_t number) const {
    const board::Board& board = question_.board;
    const worms::Worm& worm = question_.worms.all()[number];
    OwnerFacts facts;
    facts[turn] = worm.colour == question_.to_move ? 1 : 0;
    facts[filled] = static_cast<float>(living_.count()) * 100 / static_cast<float>(board.size() * board.size());
    facts[stones] = static_cast<float>(worm.size());
    facts[liberties] = static_cast<float>(worm.liberties[0]);
    facts[second_liberties] = static_cast<float>(worm.liberties[1]);
    facts[third_liberties] = static_cast<float>(worm.liberties[2]);
    facts[attack] = worm.attacks.empty() ? 0 : worth(worm.attacks.front().code);
    facts[defence] = worm.attacks.empty() ? 3 : worm.defences.empty() ? 0 : worth(worm.defences.front().code);
    facts[attacks] = static_cast<float>(worm.attacks.size());
    facts[threats] = static_cast<float>(worm.attack_threats.size());
    facts[lunch] = worm.lunch == board::pass_vertex ? 0 : static_cast<float>(board.string_size(worm.lunch));
    facts[cutting] = static_cast<float>(worm.cutting);
    facts[settled] = settled_of(worm);
    int nearest_line = board.size();
    for (const Vertex stone : worm.stones) nearest_line = std::min(nearest_line, board::lines_to_edge(stone, board.size()));
    facts[line] = static_cast<float>(nearest_line);
    add_group_facts(number, facts);
    return facts;
}

void OwnerFactReader::add_group_facts(std::size_t number, OwnerFacts& facts) const {
    const OwnerGroup& group = groups_.all()[groups_.number_at(question_.worms.all()[number].origin)];
    facts[group_stones] = static_cast<float>(group.size);
    facts[group_liberties] = static_cast<float>(group.liberties);
    facts[group_least_eyes] = static_cast<float>(group.least_eyes);
    facts[group_most_eyes] = static_cast<float>(group.most_eyes);
    facts[group_space] = static_cast<float>(group.space);
    facts[group_room] = static_cast<float>(group.room);
    facts[group_exits] = static_cast<float>(group.exits);
    facts[group_place] = group.place;
    facts[group_falling] = static_cast<float>(group.falling) / static_cast<float>(group.size);
    facts[group_friend] = static_cast<float>(group.friend_distance);
    int fewest_eyes = 3, fewest_liberties = 30, most_stones = 0;
    for (const std::size_t rival_number : group.rivals) {
        const OwnerGroup& rival = groups_.all()[rival_number];
        fewest_eyes = std::min(fewest_eyes, rival.most_eyes);
        if (rival.liberties < fewest_liberties) {
            fewest_liberties = rival.liberties;
            most_stones = rival.size;
        } else if (rival.liberties == fewest_liberties) {
            most_stones = std::max(most_stones, rival.size);
        }
    }
    facts[rival_most_eyes] = static_cast<float>(fewest_eyes);
    facts[rival_liberties] = static_cast<float>(fewest_liberties);
    facts[rival_stones] = static_cast<float>(most_stones);
}

void OwnerFactReader::tell_first_chances(std::vector<float> chances) {
    first_chances_ = std::move(chances);
    group_chances_.assign(groups_.all().size(), 0);
    for (std::size_t number = 0; number < first_chances_.size(); ++number) {
        const worms::Worm& worm = question_.worms.all()[number];
        const std::size_t group = groups_.number_at(worm.origin);
        group_chances_[group] += first_chances_[number] * static_cast<float>(worm.size()) /
                                 static_cast<float>(groups_.all()[group].size);
    }
    held_ = held_influence(first_chances_);
}

void OwnerFactReader::add_chances(std::size_t number, OwnerFacts& facts) const {
    const worms::Worm& worm = question_.worms.all()[number];
    const std::size_t group_number = groups_.number_at(worm.origin);
    const OwnerGroup& group = groups_.all()[group_number];
    facts[first_chance] = first_chances_[number];
    facts[group_chance] = group_chances_[group_number];
    float weakest = 1, strongest = 0;
    for (const std::size_t rival : group.rivals) weakest = std::min(weakest, group_chances_[rival]);
    for (const std::size_t near : group.friends) strongest = std::max(strongest, group_chances_[near]);
    facts[rival_chance] = weakest;
    facts[friend_chance] = strongest;
    float held = 0;
    const VertexSet& around = question_.board.liberty_points(worm.origin);
    for (const Vertex point : around) {
        const float black = held_.black[at(point)], white = held_.white[at(point)];
        held += worm.colour == Colour::black ? share_of(black, white) : share_of(white, black);
    }
    facts[held_place] = worm.liberties[0] == 0 ? 0 : held / static_cast<float>(worm.liberties[0]);
}

influence::Influence OwnerFactReader::held_influence(const std::vector<float>& chances) const {
    influence::Question asked(question_.board.position());
    for (std::size_t number = 0; number < chances.size(); ++number) {
        const worms::Worm& worm = question_.worms.all()[number];
        if (chances[number] < 0.5F) asked.living -= worm.stones;
        for (const Vertex stone : worm.stones) asked.strength[at(stone)] = influence::full_strength * chances[number];
    }
    return question_.influence.of(asked);
}

void OwnerFactReader::tell_chances(const std::vector<float>& chances) {
    held_ = held_influence(chances);
    nearest_black_ = nearest(Colour::black, chances);
    nearest_white_ = nearest(Colour::white, chances);
}

OwnerFactReader::Nearest OwnerFactReader::nearest(Colour side, const std::vector<float>& chances) const {
    Nearest found;
    found.distance.fill(OwnerGroups::far);
    for (std::size_t number = 0; number < chances.size(); ++number) {
        const worms::Worm& worm = question_.worms.all()[number];
        if (worm.colour != side) continue;
        for (const Vertex stone : worm.stones) found.chance[at(stone)] = chances[number];
    }
    VertexSet last = living_ & question_.board.stones(side), left = question_.board.empty_points();
    for (int step = 1; step < OwnerGroups::far && !last.empty(); ++step) {
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
    facts[filled] = static_cast<float>(living_.count()) * 100 / static_cast<float>(board.size() * board.size());
    facts[line] = static_cast<float>(board::lines_to_edge(point, board.size()));
    facts[far_line] = static_cast<float>(lines_to_farther_edge(point, board.size()));
    const float black = influence_.black[at(point)], white = influence_.white[at(point)];
    facts[balance] = is_black ? share_of(black, white) : share_of(white, black);
    facts[influence] = std::log(black + white + least_influence);
    facts[territory] = sided(influence_.territory[at(point)]);
    facts[bouzy_territory] = bouzy(bouzy_territory_);
    facts[bouzy_moyo] = bouzy(bouzy_moyo_);
    facts[bouzy_area] = bouzy(bouzy_area_);
    for (const int step : board::neighbour_steps) {
        facts[own_stones] += board.at(point + step) == own ? 1 : 0;
        facts[other_stones] += board.at(point + step) == other ? 1 : 0;
    }
    const eyespaces::EyeSpace* const own_space = question_.spaces.at(point, own);
    const eyespaces::EyeSpace* const other_space = question_.spaces.at(point, other);
    facts[own_eyes] = eyes(own_space);
    facts[other_eyes] = eyes(other_space);
    facts[own_eye_points] = eye_points(own_space, point);
    facts[other_eye_points] = eye_points(other_space, point);
    const worms::Cavity& around = *cavities_[at(point)];
    facts[cavity] = static_cast<float>(around.points.count());
    facts[border] = around.border() == own ? 1 : around.border() == other ? -1 : 0;
    const Nearest& own_nearest = is_black ? nearest_black_ : nearest_white_;
    const Nearest& other_nearest = is_black ? nearest_white_ : nearest_black_;
    facts[own_distance] = own_nearest.distance[at(point)];
    facts[other_distance] = other_nearest.distance[at(point)];
    facts[own_chance] = own_nearest.chance[at(point)];
    facts[other_chance] = other_nearest.chance[at(point)];
    const float held_black = held_.black[at(point)], held_white = held_.white[at(point)];
    facts[held_balance] = is_black ? share_of(held_black, held_white) : share_of(held_white, held_black);
    facts[held_territory] = sided(held_.territory[at(point)]);
    return facts;
}

void OwnerFactReader::add_point_chances(Vertex point, Colour own, OwnerFacts& facts) const {
    const auto chance = [&](Vertex vertex) {
        return own == Colour::black ? black_chances_[at(vertex)] : 1 - black_chances_[at(vertex)];
    };
    VertexSet near = VertexSet::of(point);
    const VertexSet on_board = question_.board.empty_points() | question_.board.stones(Colour::black) |
                               question_.board.stones(Colour::white);
    for (int step = 0; step < 2; ++step) near |= near.beside() & on_board;
    near.remove(point);
    float sum = 0;
    for (const Vertex vertex : near) sum += chance(vertex);
    facts[first_point_chance] = chance(point);
    facts[chance_around] = sum / static_cast<float>(near.count());
}

}  // namespace katachi::position
