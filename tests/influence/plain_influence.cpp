#include "tests/influence/plain_influence.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "tests/influence/plain_spread.h"

namespace katachi::influence {

namespace {

using board::Colour;
using board::Vertex;
using board::vertex_at;

struct Place {
    int row, column;
};

std::vector<Place> places(int size) {
    std::vector<Place> all;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) all.push_back({row, column});
    return all;
}

class PlainReading {
  public:
    explicit PlainReading(const Question& question) : question_(question), size_(question.position.size) {}

    PlainInfluence influence() const {
        const Terrain for_black = terrain(Colour::black), for_white = terrain(Colour::white);
        PlainInfluence told;
        told.black = of_side(Colour::black, for_black);
        told.white = of_side(Colour::white, for_white);
        for (const Place& place : places(size_)) {
            const double own = first_guess(place, told);
            const Terrain& others = own > 0 ? for_black : for_white;
            told.territory[at(vertex_at(place.row, place.column))] =
                static_cast<float>(territory(place, own, others, told));
        }
        return told;
    }

  private:
    bool is_on_board(int row, int column) const { return row >= 0 && column >= 0 && row < size_ && column < size_; }
    bool lives(int row, int column) const { return question_.living.contains(vertex_at(row, column)); }
    Colour stone(int row, int column) const { return question_.position.at(row, column); }
    bool has_living(int row, int column, Colour colour) const {
        return is_on_board(row, column) && lives(row, column) && stone(row, column) == colour;
    }

    // The strongest source of a side on each point.
    std::map<Vertex, Source> sources(Colour side) const {
        std::map<Vertex, Source> all;
        const auto add = [&](const Source& source) {
            if (!all.contains(source.vertex) || all[source.vertex].strength < source.strength)
                all[source.vertex] = source;
        };
        const float usual = question_.use == Use::territory ? 2.4F : 3;
        for (const Place& place : places(size_)) {
            const Vertex vertex = vertex_at(place.row, place.column);
            if (has_living(place.row, place.column, side)) add({vertex, question_.strength[at(vertex)], usual});
        }
        for (const ExtraSource& extra : question_.sources)
            if (extra.colour == side) add(extra.source);
        for (const Place& place : places(size_)) {
            const Vertex stone_at = vertex_at(place.row, place.column);
            if (stone(place.row, place.column) != side) continue;
            std::map<Vertex, float> from_stone;
            for (const Intrusion& intrusion : question_.intrusions)
                if (intrusion.stone == stone_at)
                    from_stone[intrusion.point] = std::max(from_stone[intrusion.point], intrusion.strength);
            float sum = 0;
            for (const auto& [point, strength] : from_stone) sum += strength;
            const float most = 0.6F * question_.strength[at(stone_at)];
            for (const auto& [point, strength] : from_stone)
                add({point, sum > most ? strength * most / sum : strength, usual});
        }
        return all;
    }

    Terrain terrain(Colour side) const {
        const std::map<Vertex, Source> sources = this->sources(side);
        Terrain terrain;
        terrain.diagonal_attenuation = question_.use == Use::territory ? 1.7F : 2;
        terrain.least_passing = question_.use == Use::territory ? 0.02F : 0;
        const Field& doors = side == Colour::black ? question_.black_permeability : question_.white_permeability;
        for (const auto& [row, column] : places(size_)) {
            const Vertex vertex = vertex_at(row, column);
            if (!lives(row, column)) terrain.open.insert(vertex);
            double passes = doors[at(vertex)];
            for (int down = -1; down <= 1 && question_.use == Use::territory; ++down)
                for (int right = -1; right <= 1; ++right)
                    if (has_living(row + down, column + right, board::opponent(side)))
                        passes *= down == 0 || right == 0 ? 0.25 : 0.65;
            const bool is_for_territory = question_.use == Use::territory;
            if (lives(row, column)) passes = is_for_territory && stone(row, column) == side ? 1 : 0;
            if (is_for_territory && !lives(row, column) && stone(row, column) == side) passes = 0;
            if (!lives(row, column) && sources.contains(vertex)) passes = 1;
            terrain.permeability[at(vertex)] = static_cast<float>(passes);
        }
        return terrain;
    }

    Field of_side(Colour side, const Terrain& terrain) const {
        Field sum{};
        for (const auto& [vertex, source] : sources(side)) {
            const Field one = plain_spread(source, terrain, size_);
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += one[i];
        }
        return sum;
    }

    // For territory 5.5 in the corner; each line from the nearer edge adds 3 times 2.3, from the farther one 2.3, up to
    // the fifth. For escape 2 and 1.5 a line, up to 15.
    double first_guess(Place place, const PlainInfluence& told) const {
        const auto [row, column] = place;
        const double white = told.white[at(vertex_at(row, column))], black = told.black[at(vertex_at(row, column))];
        if (white + black == 0) return 0;
        const int lines[] = {std::min({row, size_ - 1 - row, 4}), std::min({column, size_ - 1 - column, 4})};
        double enough = 5.5 + 2.3 * (3 * std::min(lines[0], lines[1]) + std::max(lines[0], lines[1]));
        if (question_.use == Use::escape)
            enough = std::min(15.0, 2 + 1.5 * (std::min(row, size_ - 1 - row) + std::min(column, size_ - 1 - column)));
        return std::pow((white - black) / (white + black), 3) * std::min(1.0, std::max(white, black) / enough);
    }

    // `others` is what the side meets that `own`, the first guess, does not favour.
    double territory(Place place, double own, const Terrain& others, const PlainInfluence& told) const {
        const auto [row, column] = place;
        if (lives(row, column)) return 0;
        const Colour owner = own > 0 ? Colour::white : Colour::black;
        const double sign = own > 0 ? 1 : -1;
        double least = sign * own;
        for (const auto [down, right] : {Place{0, 1}, Place{1, 0}, Place{0, -1}, Place{-1, 0}}) {
            const int there = row + down, beside = column + right;
            if (!is_on_board(there, beside) || lives(there, beside)) continue;
            const double passes = others.permeability[at(vertex_at(there, beside))];
            const double limit = passes * first_guess({there, beside}, told) + (1 - passes) * own;
            least = std::min(least, sign * limit);
        }
        const Vertex vertex = vertex_at(row, column);
        const bool is_barred =
            (owner == Colour::white ? question_.no_white_territory : question_.no_black_territory).contains(vertex);
        if (is_barred || question_.erased.contains(vertex)) return 0;
        return sign * std::max(0.0, least);
    }

    const Question& question_;
    int size_;
};

}  // namespace

PlainInfluence plain_influence(const Question& question) { return PlainReading(question).influence(); }

}  // namespace katachi::influence
