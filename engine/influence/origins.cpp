#include "engine/influence/origins.h"

#include <algorithm>
#include <vector>

#include "engine/board/eight_points.h"

namespace katachi::influence {

namespace {

using board::Vertex;

// Found by comparison with what GNU Go 3.8 tells of its sources and permeabilities (DESIGN.md).
constexpr float share_of_intrusions = 0.6F;
constexpr float passes_beside = 0.25F, passes_at_corner = 0.65F;

void add_source(Origins& from, const Source& source) {
    float& strength = from.strength[at(source.vertex)];
    if (source.strength <= strength) return;
    strength = source.strength;
    from.attenuation[at(source.vertex)] = source.attenuation;
}

// The list has the strongest intrusion for each stone and point, by stone.
std::vector<Intrusion> strongest_intrusions(const Question& question, board::Colour colour) {
    std::vector<Intrusion> all;
    for (const Intrusion& intrusion : question.intrusions)
        if (question.position.at(intrusion.stone) == colour) all.push_back(intrusion);
    const auto same_place = [](const Intrusion& a, const Intrusion& b) {
        return a.stone == b.stone && a.point == b.point;
    };
    std::ranges::sort(all, [&](const Intrusion& a, const Intrusion& b) {
        if (a.stone != b.stone) return a.stone < b.stone;
        return a.point != b.point ? a.point < b.point : a.strength > b.strength;
    });
    all.erase(std::unique(all.begin(), all.end(), same_place), all.end());
    return all;
}

void add_intrusions(const Question& question, board::Colour colour, Origins& from) {
    const std::vector<Intrusion> all = strongest_intrusions(question, colour);
    for (auto first = all.begin(); first != all.end();) {
        const auto end = std::find_if(first, all.end(), [&](const Intrusion& i) { return i.stone != first->stone; });
        float together = 0;
        for (auto intrusion = first; intrusion != end; ++intrusion) together += intrusion->strength;
        const float taken = std::min(1.0F, share_of_intrusions * question.strength[at(first->stone)] / together);
        for (; first != end; ++first)
            add_source(from, {first->point, taken * first->strength, attenuation_of(question.use)});
    }
}

float passing_stones(const Question& question, Vertex vertex, board::Colour colour) {
    if (question.use != Use::territory) return 1;
    float passes = 1;
    for (const board::Offset way : board::eight_neighbours) {
        const Vertex near = vertex + board::step_of(way);
        if (!question.living.contains(near) || question.position.at(near) == colour) continue;
        passes *= way.row == 0 || way.column == 0 ? passes_beside : passes_at_corner;
    }
    return passes;
}

}  // namespace

Origins origins(const Question& question, board::Colour colour) {
    Origins from;
    from.terrain.diagonal_attenuation = diagonal_attenuation_of(question.use);
    from.terrain.least_passing = least_passing_of(question.use);
    const bool is_for_territory = question.use == Use::territory;
    for (const Vertex stone : question.living)
        if (question.position.at(stone) == colour)
            add_source(from, {stone, question.strength[at(stone)], attenuation_of(question.use)});
    for (const ExtraSource& extra : question.sources)
        if (extra.colour == colour) add_source(from, extra.source);
    add_intrusions(question, colour, from);
    const Field& doors = colour == board::Colour::black ? question.black_permeability : question.white_permeability;
    for (int row = 0; row < question.position.size; ++row)
        for (int column = 0; column < question.position.size; ++column) {
            const Vertex vertex = board::vertex_at(row, column);
            const bool is_own_stone = question.position.at(vertex) == colour;
            float& passes = from.terrain.permeability[at(vertex)];
            if (question.living.contains(vertex)) {
                passes = is_for_territory && is_own_stone ? 1 : 0;
                continue;
            }
            from.terrain.open.insert(vertex);
            if (from.strength[at(vertex)] > 0)
                passes = 1;
            else if (!is_for_territory || !is_own_stone)
                passes = doors[at(vertex)] * passing_stones(question, vertex, colour);
        }
    return from;
}

}  // namespace katachi::influence
