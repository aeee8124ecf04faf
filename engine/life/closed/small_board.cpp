#include "engine/life/closed/small_board.h"

#include <algorithm>
#include <utility>

#include "base/random/split_mix.h"
#include "engine/board/board_points.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/moves/promise_groups.h"

namespace katachi::life {

namespace {

constexpr std::uint64_t key_of_turn = base::mixed(std::uint64_t{0x7475726e});

// The kinds are: a stone of either side, a stone of the goal that is gone, and a ko.
enum class Kind : std::uint8_t { attacker, defender, lost, ko };

constexpr auto keys = [] {
    std::array<std::array<std::uint64_t, most_window_points>, 4> result{};
    base::SplitMix random(2026);  // other numbers than those of key_of_line
    for (auto& kind : result)
        for (std::uint64_t& key : kind) key = random.next();
    return result;
}();

std::uint64_t key_of(Kind kind, Point point) {
    return keys[static_cast<std::size_t>(kind)][static_cast<std::size_t>(point)];
}
std::uint64_t key_of(Side side, Point point) {
    return key_of(side == Side::attacker ? Kind::attacker : Kind::defender, point);
}

// Where a window of so many rows, or columns, begins that holds all from the least to the greatest; nothing where it is
// too small.
std::optional<int> beginning_of(int least, int most, int count, int size) {
    if (most - least >= count) return std::nullopt;
    return std::max(0, std::min(least, size - count));
}

// The window that holds these points, turned if it has to be; false where none does.
template <typename Window>
bool place_window(const board::Board& board, const board::VertexSet& points, SmallRegion<Window>& region) {
    int top = board.size(), bottom = 0, left = board.size(), right = 0;
    for (const board::Vertex vertex : points) {
        top = std::min(top, board::row_of(vertex));
        bottom = std::max(bottom, board::row_of(vertex));
        left = std::min(left, board::column_of(vertex));
        right = std::max(right, board::column_of(vertex));
    }
    for (const bool is_turned : {false, true}) {
        const int rows = is_turned ? Window::columns : Window::rows,
                  columns = is_turned ? Window::rows : Window::columns;
        const auto row = beginning_of(top, bottom, rows, board.size());
        const auto column = beginning_of(left, right, columns, board.size());
        if (!row || !column) continue;
        region.row = *row;
        region.column = *column;
        region.is_turned = is_turned;
        return true;
    }
    return false;
}

}  // namespace

template <typename Window>
PointSet<Window> SmallRegion<Window>::points_of(const board::VertexSet& vertices) const {
    PointSet<Window> points;
    for (const board::Vertex vertex : vertices) {
        int down = board::row_of(vertex) - row, across = board::column_of(vertex) - column;
        if (is_turned) std::swap(down, across);
        if (down >= 0 && down < Window::rows && across >= 0 && across < Window::columns)
            points.insert(down * Window::columns + across);
    }
    return points;
}

template <typename Window>
board::VertexSet SmallRegion<Window>::vertices_of(PointSet<Window> points) const {
    board::VertexSet vertices;
    for (const Point point : points) vertices.insert(vertex_of(point));
    return vertices;
}

template <typename Window>
std::optional<SmallBoard<Window>> SmallBoard<Window>::of(const board::Board& board, const DragonGoal& goal,
                                                         board::Colour to_move, SmallRegion<Window>& region) {
    if (!goal.is_bounded() || !goal.rivals.empty()) return std::nullopt;
    if (goal.is_region_open ? !goal.is_shut : !goal.given_safe.empty()) return std::nullopt;
    region.size = board.size();
    region.defender = goal.defender;
    auto result = goal.is_shut ? of_shut(board, goal, region) : of_closed(board, goal, region);
    if (!result) return std::nullopt;
    for (const Point point : region.points_of(board::points_of(board))) {
        const board::Vertex vertex = region.vertex_of(point);
        region.corner_places[static_cast<std::size_t>(point)] =
            static_cast<std::uint8_t>(corner_place(region.size, board::row_of(vertex), board::column_of(vertex)));
    }
    result->goal_ = region.points_of(goal.stones);
    for (const Side side : {Side::attacker, Side::defender})
        for (const Point point : result->stones(side)) result->hash_ ^= key_of(side, point);
    const auto point_of = [&](board::Vertex vertex) {
        const PointSet points = region.points_of(board::VertexSet::of(vertex));
        return points.empty() ? no_point : points.first();
    };
    if (board.is_legal(to_move, board.ko_point()) == board::Legality::ko) result->ko_ = point_of(board.ko_point());
    if (!board.history().empty()) {
        const Point last = point_of(board.history().back().vertex);
        // A recorded suicide leaves no stone.
        if (last != no_point && !result->empty_.contains(last)) result->last_move_ = last;
    }
    return result;
}

template <typename Window>
std::optional<SmallBoard<Window>> SmallBoard<Window>::of_closed(const board::Board& board, const DragonGoal& goal,
                                                                SmallRegion<Window>& region) {
    const board::VertexSet all = board::points_of(board);
    const board::VertexSet safe = safe_stones(board, goal, goal.attacker()) | safe_stones(board, goal, goal.defender);
    const board::VertexSet captives = (board.stones(board::Colour::black) | board.stones(board::Colour::white)) - safe;
    const board::VertexSet needed = (goal.region & all) | captives | goal.stones;
    if (!place_window(board, (needed | needed.beside()) & all, region)) return std::nullopt;
    region.region = region.points_of(goal.region & all);
    SmallBoard<Window> result;
    for (const Side side : {Side::attacker, Side::defender}) {
        const board::VertexSet& stones = board.stones(side == Side::defender ? goal.defender : goal.attacker());
        result.stones_[index(side)] = region.points_of(stones);
        result.safe_[index(side)] = region.points_of(stones & safe);
    }
    result.empty_ = region.points_of(board.empty_points() & all);
    for (const Side side : {Side::attacker, Side::defender})
        if (!result.add_strings(side)) return std::nullopt;
    return result;
}

// What is given of the defender's counts beside the room alone; all else outside of it is a wall.
template <typename Window>
std::optional<SmallBoard<Window>> SmallBoard<Window>::of_shut(const board::Board& board, const DragonGoal& goal,
                                                              SmallRegion<Window>& region) {
    const board::VertexSet all = board::points_of(board), room = (goal.region | goal.stones) & all;
    const board::VertexSet friends = goal.safe_friends(board) & room.beside();
    if (!place_window(board, room | friends, region)) return std::nullopt;
    region.region = region.points_of(goal.region & all);
    const PointSet inside = region.points_of(room), given = region.points_of(friends);
    const PointSet walls = region.points_of(all) - inside - given;
    SmallBoard<Window> result;
    result.stones_[index(Side::defender)] = region.points_of(board.stones(goal.defender) & room) | given;
    result.stones_[index(Side::attacker)] = region.points_of(board.stones(goal.attacker()) & room) | walls;
    result.safe_[index(Side::defender)] = given;
    result.safe_[index(Side::attacker)] = region.points_of(goal.given_safe & board.stones(goal.attacker())) | walls;
    result.empty_ = region.points_of(board.empty_points() & room);
    const board::VertexSet window = region.vertices_of(PointSet<Window>::everything()) & all;
    result.beside_walls_ = region.points_of((all - window).beside()) & inside;
    for (const Side side : {Side::attacker, Side::defender})
        if (!result.add_strings(side)) return std::nullopt;
    return result;
}

// Those that join safe stones are safe; false where one that is not has no liberty.
template <typename Window>
bool SmallBoard<Window>::add_strings(Side side) {
    for (PointSet left = stones(side) - safe(side); !left.empty();) {
        const PointSet string = PointSet<Window>::of(left.first()).grown(stones(side) - safe(side));
        left -= string;
        if (string.intersects(beside_safe(side)))
            safe_[index(side)] |= string;
        else if (string.beside().intersects(empty_))
            add_string(string);
        else
            return false;
    }
    return true;
}

template <typename Window>
void SmallBoard<Window>::Strings::add(const String& string) {
    const int place = std::countr_one(used_);
    used_ |= std::uint64_t{1} << static_cast<unsigned>(place);
    places_[static_cast<std::size_t>(place)].string = string;
    for (const Point stone : string.stones)
        place_of_[static_cast<std::size_t>(stone)] = static_cast<std::uint8_t>(place);
}

template <typename Window>
void SmallBoard<Window>::add_string(PointSet<Window> stones) {
    strings_.add({stones, stones.beside() & empty_});
}

// Strings of the opponent that stand beside them get their points as liberties.
template <typename Window>
void SmallBoard<Window>::take_off(Side side, PointSet<Window> stones) {
    strings_.remove(stones.first());
    stones_[index(side)] -= stones;
    empty_ |= stones;
    for (const Point stone : stones) hash_ ^= key_of(side, stone);
    for (const Point stone : (goal_ & stones)) hash_ ^= key_of(Kind::lost, stone);
    goal_ -= stones;
    for (PointSet left = (stones.beside() & this->stones(other(side))) - safe(other(side)); !left.empty();) {
        String& string = strings_.at(left.first());
        left -= string.stones;
        string.liberties |= string.stones.beside() & stones;
    }
}

// Joins it with the own strings beside it.
template <typename Window>
void SmallBoard<Window>::put_stone(Side side, Point point) {
    stones_[index(side)].insert(point);
    empty_.remove(point);
    hash_ ^= key_of(side, point);
    const PointSet around = beside<Window>(point);
    for (const Point stone : (around & stones(other(side))) - safe(other(side)))
        strings_.at(stone).liberties.remove(point);
    PointSet joined = PointSet<Window>::of(point);
    for (PointSet left = (around & stones(side)) - safe(side); !left.empty();) {
        const Point stone = left.first();
        joined |= strings_.at(stone).stones;
        left -= joined;
        strings_.remove(stone);
    }
    if (joined.intersects(beside_safe(side)))
        safe_[index(side)] |= joined;
    else
        add_string(joined);
}

template <typename Window>
bool SmallBoard<Window>::play(Side side, Point point, const SmallRegion<Window>& region, bool& met_ko) {
    if (point == ko_) {
        met_ko = true;
        const bool is_allowed = region.ko_winner == side && take_backs_ < most_take_backs &&
                                (privileged_ko_ == no_point || privileged_ko_ == point);
        if (!is_allowed) return false;
        privileged_ko_ = point;
        ++take_backs_;
    } else if (is_suicide(side, point)) {
        return false;
    }
    PointSet<Window> taken;
    put_stone(side, point);
    for (const Point stone : (beside<Window>(point) & stones(other(side))) - safe(other(side))) {
        if (!stones(other(side)).contains(stone) || !string_at(stone).liberties.empty()) continue;
        const PointSet string = string_at(stone).stones;
        taken |= string;
        take_off(other(side), string);
    }
    ko_ = no_point;
    if (taken.has_one() && !safe(side).contains(point)) {
        const String& own = string_at(point);
        if (own.stones.has_one() && own.liberties.has_one()) ko_ = taken.first();
    }
    last_move_ = point;
    return true;
}

template <typename Window>
void SmallBoard<Window>::pass() {
    ko_ = no_point;
    last_move_ = no_point;
}

template <typename Window>
std::uint64_t SmallBoard<Window>::key_of_line() const {
    const auto ko = static_cast<std::uint64_t>(privileged_ko_ + 1 + (most_window_points + 1) * take_backs_);
    return ko == 0 ? 0 : base::mixed(ko);
}

template <typename Window>
std::uint64_t SmallBoard<Window>::key(Side to_move) const {
    return hash_ ^ key_of_line() ^ (ko_ == no_point ? 0 : key_of(Kind::ko, ko_)) ^
           (to_move == Side::attacker ? key_of_turn : 0);
}

template <typename Window>
std::uint64_t SmallBoard<Window>::key_after_quiet(Side side, Point point) const {
    return hash_ ^ key_of_line() ^ (point == no_point ? 0 : key_of(side, point)) ^
           (side == Side::defender ? key_of_turn : 0);
}

template struct SmallRegion<SquareWindow>;
template struct SmallRegion<LongWindow>;
template class SmallBoard<SquareWindow>;
template class SmallBoard<LongWindow>;

}  // namespace katachi::life
