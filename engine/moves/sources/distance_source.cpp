#include "engine/moves/sources/distance_source.h"

#include <algorithm>
#include <cstdlib>

#include "engine/moves/sources/axes.h"

namespace katachi::moves {

namespace {

FeatureAxis distances() {
    return {{"0", "on its point"}, {"2", "beside it"}, {"3", "diagonal to it"}, {"4", "4 away"},   {"5", "5 away"},
            {"6", "6 away"},       {"7", "7 away"},    {"8", "8 away"},         {"9", "9 away"},   {"10", "10 away"},
            {"11", "11 away"},     {"12", "12 away"},  {"13", "13 away"},       {"14", "14 away"}, {"15", "15 away"},
            {"16", "16 away"},     {"17", "far away"}};
}

FeatureAxis phases_and_ko() {
    FeatureAxis axis = phase_axis();
    axis.push_back({"in-ko", "a ko was just taken"});
    return axis;
}

}  // namespace

DistanceSource::DistanceSource(std::string_view name, std::size_t back, std::shared_ptr<MoveFacts> facts)
    : FactSource(name, std::move(facts), {distances(), phases_and_ko()}), back_(back) {}

void DistanceSource::find(const MoveSituation& situation, const MoveFacts& facts,
                          std::vector<Proposal>& proposals) const {
    const board::Vertex from = situation.played(back_);
    if (from == board::pass_vertex) return;
    constexpr int in_ko = 3;
    const int phase = situation.board.ko_point() != board::pass_vertex ? in_ko : phase_value(facts.stage());
    for (const board::Vertex vertex : facts.empty_points()) {
        const int rows = std::abs(board::row_of(vertex) - board::row_of(from));
        const int columns = std::abs(board::column_of(vertex) - board::column_of(from));
        const int distance = rows + columns + std::max(rows, columns);
        proposals.push_back({vertex, feature(std::max(distance - 1, 0), phase)});
    }
}

}  // namespace katachi::moves
