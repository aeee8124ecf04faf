#include "tests/games/search/plain_judge.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "engine/board/turned_vertex.h"
#include "tests/games/replayed_game.h"

namespace katachi::games {

namespace {

// What a placement asks of the board as it was played, `?` included.
using Asked = std::set<std::pair<board::Vertex, Allowed>>;

board::Colour seen(board::Colour colour, bool exchanges_colours) {
    return exchanges_colours && board::is_stone(colour) ? board::opponent(colour) : colour;
}

Allowed seen(Allowed cell, bool exchanges_colours) {
    Allowed result = 0;
    for (const auto colour : {board::Colour::empty, board::Colour::black, board::Colour::white})
        if (cell & allowed(colour)) result |= allowed(seen(colour, exchanges_colours));
    return result;
}

class Judge {
  public:
    Judge(const Shape& shape, const ShapeWays& ways, HitCounting counting, const sgf::Game& game)
        : shape_(shape), ways_(ways), counting_(counting), size_(game.size), played_(replayed(game)) {}

    std::vector<ShapeHit> hits() {
        for (const ShapeTransform& transform : transforms(ways_))
            for (int row = 0; row + shape_.rows <= size_; ++row)
                for (int column = 0; column + shape_.columns <= size_; ++column)
                    if (lies_at_its_edges(row, column)) judge_place(transform, {row, column});
        std::ranges::sort(hits_, {}, [](const ShapeHit& hit) {
            return std::tuple(hit.position, hit.form, hit.upper_left.row, hit.upper_left.column);
        });
        return hits_;
    }

  private:
    bool lies_at_its_edges(int row, int column) const {
        return (!shape_.edges.north || row == 0) && (!shape_.edges.south || row + shape_.rows == size_) &&
               (!shape_.edges.west || column == 0) && (!shape_.edges.east || column + shape_.columns == size_);
    }

    // `at` is on the turned board. What an earlier transform asked of the same points is not asked again.
    void judge_place(const ShapeTransform& transform, board::Offset at) {
        Asked asked;
        for (int row = 0; row < shape_.rows; ++row)
            for (int column = 0; column < shape_.columns; ++column)
                asked.insert(
                    {board::turned(board::vertex_at(at.row + row, at.column + column), transform.orientation, size_),
                     seen(shape_.at(row, column), transform.exchanges_colours)});
        if (!seen_.insert(asked).second) return;
        int begin = 0;
        const int count = static_cast<int>(played_.positions.size());
        while (begin < count) {
            if (!stands(asked, begin)) {
                ++begin;
                continue;
            }
            int end = begin;
            while (end < count && stands(asked, end)) ++end;
            const int last = counting_ == HitCounting::positions ? end - 1 : begin;
            for (int position = begin; position <= last; ++position) add_hit(transform, asked, position, end, at);
            begin = end;
        }
    }

    bool stands(const Asked& asked, int position) const {
        return std::ranges::all_of(asked, [&](const auto& point) {
            return point.second & allowed(played_.positions[static_cast<std::size_t>(position)].at(point.first));
        });
    }

    // It stands from `position` to before `end`.
    void add_hit(const ShapeTransform& transform, const Asked& asked, int position, int end, board::Offset at) {
        ShapeHit hit{.position = position, .form = transform, .upper_left = {size_, size_}};
        for (const auto& [vertex, cell] : asked) {
            hit.upper_left.row = std::min(hit.upper_left.row, board::row_of(vertex));
            hit.upper_left.column = std::min(hit.upper_left.column, board::column_of(vertex));
        }
        const int moves = static_cast<int>(played_.moves.size());
        hit.end = end > moves ? HitEnd::stands : HitEnd::broken;
        for (int number = position + 1; number <= std::min(end, moves) && hit.next_move == 0; ++number)
            if (is_inside(asked, number)) hit.next_move = number;
        if (hit.next_move > 0) {
            for (int number = hit.next_move + 1; number <= moves && hit.reply_move == 0; ++number)
                if (is_inside(asked, number)) hit.reply_move = number;
            hit.end = HitEnd::played;
            hit.move = move(hit.next_move);
            tell_moves(transform, at, hit);
        }
        hits_.push_back(hit);
    }

    bool is_inside(const Asked& asked, int number) const {
        return std::ranges::any_of(asked, [&](const auto& point) { return point.first == move(number).vertex; });
    }

    board::Move move(int number) const { return played_.moves[static_cast<std::size_t>(number - 1)]; }

    // The continuation and its reply as they are drawn, by that symmetry of the shape which makes them least.
    void tell_moves(const ShapeTransform& transform, board::Offset at, ShapeHit& hit) const {
        std::vector<ShapeMove> drawn{as_drawn(transform, at, hit.move)};
        if (hit.reply_move > 0) drawn.push_back(as_drawn(transform, at, move(hit.reply_move)));
        std::vector<ShapeMove> least = drawn;
        for (const ShapeTransform& each : transforms(ways_)) {
            if (!(transformed(shape_, each.orientation, each.exchanges_colours) == shape_)) continue;
            std::vector<ShapeMove> carried;
            for (const ShapeMove& given : drawn) {
                const board::Offset to = board::transform({given.row, given.column}, each.orientation) +
                                         board::shift_to_origin(shape_.rows, shape_.columns, each.orientation);
                carried.push_back({to.row, to.column, seen(given.colour, each.exchanges_colours)});
            }
            least = std::min(least, carried);
        }
        hit.continuation = least.front();
        if (hit.reply_move > 0) hit.reply = least.back();
    }

    ShapeMove as_drawn(const ShapeTransform& transform, board::Offset at, board::Move move) const {
        const board::Vertex there = board::turned(move.vertex, board::inverse(transform.orientation), size_);
        return {board::row_of(there) - at.row, board::column_of(there) - at.column,
                seen(move.colour, transform.exchanges_colours)};
    }

    const Shape& shape_;
    const ShapeWays& ways_;
    HitCounting counting_;
    int size_;
    ReplayedGame played_;
    std::set<Asked> seen_;
    std::vector<ShapeHit> hits_;
};

}  // namespace

std::vector<ShapeHit> judged_hits(const Shape& shape, const ShapeWays& ways, HitCounting counting,
                                  const sgf::Game& game) {
    return Judge(shape, ways, counting, game).hits();
}

}  // namespace katachi::games
