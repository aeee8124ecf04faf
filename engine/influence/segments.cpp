#include "engine/influence/segments.h"

#include "engine/board/joined_points.h"

namespace katachi::influence {

namespace {

board::VertexSet held_points(const Influence& influence, Hold least, board::Colour owner) {
    board::VertexSet held;
    for (const board::Vertex vertex : influence.black_origins.terrain.open)
        if (influence.holder(vertex, least) == owner) held.insert(vertex);
    return held;
}

board::VertexSet living_stones(const Influence& influence, board::Colour owner) {
    board::VertexSet stones;
    for (const board::Vertex vertex : influence.living)
        if (influence.position.at(vertex) == owner) stones.insert(vertex);
    return stones;
}

float value_for(board::Colour owner, const board::VertexSet& points, const Influence& influence) {
    float white = 0;
    for (const board::Vertex vertex : points) white += influence.points(vertex);
    return owner == board::Colour::white ? white : -white;
}

}  // namespace

std::vector<Segment> segments_of(const Influence& influence, Hold least) {
    std::vector<Segment> segments;
    for (const board::Colour owner : {board::Colour::black, board::Colour::white}) {
        const board::VertexSet held = held_points(influence, least, owner);
        board::VertexSet left = held | living_stones(influence, owner);
        while (!left.empty()) {
            const board::VertexSet joined = board::joined_points(board::VertexSet::of(left.first()), left);
            left -= joined;
            Segment segment{.owner = owner, .points = joined & held, .stones = joined - held};
            if (segment.points.empty()) continue;
            segment.value = value_for(owner, segment.points, influence);
            segments.push_back(segment);
        }
    }
    return segments;
}

}  // namespace katachi::influence
