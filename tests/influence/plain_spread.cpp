#include "tests/influence/plain_spread.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace katachi::influence {

namespace {

std::size_t at(int row, int column) { return static_cast<std::size_t>(board::vertex_at(row, column)); }

// How much of the influence at (i, j) passes to (i + di, j + dj), which is not where the source (m, n) is.
double share(const Source& source, const Terrain& terrain, int i, int j, int di, int dj) {
    const int m = board::row_of(source.vertex), n = board::column_of(source.vertex);
    const bool is_source = i == m && j == n;
    double permeability = is_source ? 1 : terrain.permeability[at(i, j)];
    double attenuation = source.attenuation;
    if (di != 0 && dj != 0) {
        attenuation *= terrain.diagonal_attenuation;
        permeability *= std::max(terrain.permeability[at(i + di, j)], terrain.permeability[at(i, j + dj)]);
    }
    if (is_source) return permeability / attenuation;
    const double cosine = (di * (i - m) + dj * (j - n)) / (std::hypot(di, dj) * std::hypot(i - m, j - n));
    return permeability / attenuation * cosine * cosine;
}

class Definition {
  public:
    Definition(const Source& source, const Terrain& terrain) : source_(source), terrain_(terrain) {}

    double strength(int i, int j) {
        auto& known = known_[at(i, j)];
        if (!known) known = sum(i, j);
        return *known;
    }

  private:
    double sum(int i, int j) {
        const int m = board::row_of(source_.vertex), n = board::column_of(source_.vertex);
        if (i == m && j == n) return source_.strength;
        if (!terrain_.open.contains(board::vertex_at(i, j))) return 0;
        double sum = 0;
        for (int di = -1; di <= 1; ++di)
            for (int dj = -1; dj <= 1; ++dj) {
                const int k = i - di, l = j - dj;  // it comes from there
                const bool is_source = k == m && l == n;
                const bool leads_outwards = di * (k - m) + dj * (l - n) > 0;
                const bool is_on_board = terrain_.open.contains(board::vertex_at(k, l)) || is_source;
                if ((di != 0 || dj != 0) && is_on_board && (leads_outwards || is_source))
                    if (const double part = strength(k, l) * share(source_, terrain_, k, l, di, dj);
                        part >= terrain_.least_passing)
                        sum += part;
            }
        return sum;
    }

    const Source& source_;
    const Terrain& terrain_;
    std::vector<std::optional<double>> known_ = std::vector<std::optional<double>>(board::vertex_count);
};

}  // namespace

Field plain_spread(const Source& source, const Terrain& terrain, int board_size) {
    Definition definition(source, terrain);
    Field influence{};
    for (int row = 0; row < board_size; ++row)
        for (int column = 0; column < board_size; ++column)
            influence[at(row, column)] = static_cast<float>(definition.strength(row, column));
    return influence;
}

}  // namespace katachi::influence
