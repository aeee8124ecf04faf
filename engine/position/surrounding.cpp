#include "engine/position/surrounding.h"

#include <algorithm>
#include <vector>

#include "engine/board/distance.h"

namespace katachi::position {

namespace {

// Stones farther away, in steps, do not count.
constexpr int farthest = 6;
// Stones on so many lines from the edge, the first one being 0, make the edge a part of the ring.
constexpr int lowest_lines = 3;
// Squares of the greatest gaps of a ring that holds, and of one that holds weakly.
constexpr int greatest_gap = 20;
constexpr int greatest_weak_gap = 40;

// Whole numbers throughout, so that turned boards give the same.
struct Place {
    int row = 0;
    int column = 0;
    bool is_edge = false;

    friend Place operator-(const Place& a, const Place& b) { return {a.row - b.row, a.column - b.column}; }
    friend bool operator==(const Place& a, const Place& b) { return a.row == b.row && a.column == b.column; }
};

long long cross(const Place& a, const Place& b) {
    return static_cast<long long>(a.row) * b.column - static_cast<long long>(a.column) * b.row;
}
long long dot(const Place& a, const Place& b) {
    return static_cast<long long>(a.row) * b.row + static_cast<long long>(a.column) * b.column;
}
long long square(const Place& a) { return dot(a, a); }

using Places = std::vector<Place>;

Place place_of(board::Vertex vertex) { return {board::row_of(vertex), board::column_of(vertex)}; }

// Edges lie behind the first line, so that stones on it lie within.
void add_edges(Places& ring, const Place& stone, int size) {
    if (stone.row < lowest_lines) ring.push_back({-1, stone.column, true});
    if (stone.row >= size - lowest_lines) ring.push_back({size, stone.column, true});
    if (stone.column < lowest_lines) ring.push_back({stone.row, -1, true});
    if (stone.column >= size - lowest_lines) ring.push_back({stone.row, size, true});
}

// Between two edges that are both part of the ring.
void add_corners(Places& ring, int size) {
    const auto has = [&](auto on_edge) { return std::any_of(ring.begin(), ring.end(), on_edge); };
    for (const int row : {-1, size})
        for (const int column : {-1, size})
            if (has([&](const Place& place) { return place.is_edge && place.row == row; }) &&
                has([&](const Place& place) { return place.is_edge && place.column == column; }))
                ring.push_back({row, column, true});
}

Places stones_around(const board::Board& board, const board::VertexSet& dragon, board::Vertex also) {
    board::VertexSet opponents = board.stones(board::opponent(board.at(dragon.first())));
    if (also != board::pass_vertex) opponents.insert(also);
    Places ring;
    for (const board::Vertex stone : opponents)
        if (board::distance_to_nearest(stone, dragon) <= farthest) ring.push_back(place_of(stone));
    const std::size_t stones = ring.size();
    for (std::size_t i = 0; i < stones; ++i) add_edges(ring, Place(ring[i]), board.size());
    add_corners(ring, board.size());
    return ring;
}

// Counter-clockwise, without points within or on its sides.
Places convex_hull(Places places) {
    std::sort(places.begin(), places.end(),
              [](const Place& a, const Place& b) { return a.row != b.row ? a.row < b.row : a.column < b.column; });
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (places.size() < 3) return {};
    Places hull;
    const auto add_side = [&](auto begin, auto end) {
        const std::size_t first = hull.size();
        for (auto place = begin; place != end; ++place) {
            while (hull.size() >= first + 2 && cross(hull.back() - hull[hull.size() - 2], *place - hull.back()) <= 0)
                hull.pop_back();
            hull.push_back(*place);
        }
        hull.pop_back();
    };
    add_side(places.begin(), places.end());
    add_side(places.rbegin(), places.rend());
    return hull;
}

bool lies_within(const Places& hull, const Place& place) {
    if (hull.size() < 3) return false;
    for (std::size_t i = 0; i < hull.size(); ++i)
        if (cross(hull[(i + 1) % hull.size()] - hull[i], place - hull[i]) < 0) return false;
    return true;
}

// Those that no nearer one stands before; all relative to the middle.
Places not_hidden(const Places& ring) {
    const auto hides = [](const Place& near, const Place& far) {
        const long long side = cross(near, far), ahead = dot(near, far);
        return ahead > 0 && side * side * 8 < ahead * ahead && square(near) < square(far);
    };
    Places shown;
    for (const Place& place : ring)
        if (std::none_of(ring.begin(), ring.end(), [&](const Place& other) { return hides(other, place); }))
            shown.push_back(place);
    return shown;
}

bool is_upper_half(const Place& place) { return place.row > 0 || (place.row == 0 && place.column > 0); }

// Around the middle; whether a place lies before another.
bool comes_before(const Place& a, const Place& b) {
    if (is_upper_half(a) != is_upper_half(b)) return is_upper_half(a);
    return cross(a, b) > 0;
}

// The square of the greatest gap in steps, along the edge none; more than any board has where the ring is open.
long long greatest_gap_of(Places ring, long long scale) {
    constexpr long long open = 1'000'000;
    std::sort(ring.begin(), ring.end(), comes_before);
    long long greatest = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Place &a = ring[i], &b = ring[(i + 1) % ring.size()];
        if (cross(a, b) < 0 || (cross(a, b) == 0 && dot(a, b) < 0)) return open;
        if (!a.is_edge || !b.is_edge) greatest = std::max(greatest, square(b - a));
    }
    return greatest / (scale * scale);
}

// The ring as seen from the middle of the dragon, in steps times its stones.
Places seen_from_middle(const Places& ring, const board::VertexSet& dragon, int stones) {
    Place sum;
    for (const board::Vertex stone : dragon) {
        sum.row += board::row_of(stone);
        sum.column += board::column_of(stone);
    }
    Places seen;
    for (const Place& place : ring)
        seen.push_back({place.row * stones - sum.row, place.column * stones - sum.column, place.is_edge});
    return seen;
}

}  // namespace

Surrounding surrounding(const board::Board& board, const board::VertexSet& dragon, board::Vertex also) {
    const Places ring = stones_around(board, dragon, also);
    const Places hull = convex_hull(ring);
    for (const board::Vertex stone : dragon)
        if (!lies_within(hull, place_of(stone))) return {};
    const int stones = dragon.count();
    const long long gap = greatest_gap_of(not_hidden(seen_from_middle(ring, dragon, stones)), stones);
    if (gap > greatest_weak_gap) return {};
    Surrounding found{.status = gap > greatest_gap ? Surrounded::weakly : Surrounded::fully};
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            if (lies_within(hull, {row, column})) found.hull.insert(board::vertex_at(row, column));
    found.size = found.hull.count();
    return found;
}

}  // namespace katachi::position
