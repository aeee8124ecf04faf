#include "engine/life/ends/sure_life.h"

#include <algorithm>
#include <array>

namespace katachi::life {

namespace {

constexpr int largest_space = 12;  // in points; larger ones seldom are all liberties
constexpr std::size_t most_spaces = 24;

struct Space {
    board::VertexSet points;
    board::VertexSet empty;
    board::VertexSet walls;  // stones of the owner beside it
};

class Benson {
  public:
    Benson(const board::Board& board, board::Colour colour)
        : board_(board), own_(board.stones(colour)), other_(board.stones(board::opponent(colour))) {}

    std::optional<board::VertexSet> life_of(const board::VertexSet& goal) {
        find_spaces(goal);
        if (count_ < 2) return std::nullopt;
        strike_out();
        if (!alive_.intersects(goal)) return std::nullopt;
        leave_out(goal);
        board::VertexSet result;
        for (std::size_t i = 0; i < count_; ++i) result |= spaces_[i].points | spaces_[i].walls;
        return result;
    }

  private:
    // Around the goal's strings, and around those that share spaces with them.
    void find_spaces(const board::VertexSet& goal) {
        board::VertexSet seen;
        for (board::VertexSet left = goal & own_; !left.empty(); left -= seen) {
            const board::VertexSet stones = board_.string_stones(left.first());
            seen |= stones;
            alive_ |= stones;
            board::VertexSet starts = stones.beside() & (board_.empty_points() | other_);
            starts -= looked_at_;
            while (!starts.empty() && count_ < most_spaces) {
                if (add_space(starts.first())) left |= spaces_[count_ - 1].walls;
                starts -= looked_at_;
            }
        }
    }

    // False where the space is too large to be an eye.
    bool add_space(board::Vertex start) {
        const board::VertexSet open = board_.empty_points() | other_;
        board::VertexSet points = board::VertexSet::of(start);
        for (;;) {
            const board::VertexSet grown = (points | points.beside()) & open;
            if (grown == points) break;
            points = grown;
            if (points.count() > largest_space || points.intersects(large_)) {
                large_ |= points;
                looked_at_ |= points;
                return false;
            }
        }
        looked_at_ |= points;
        spaces_[count_++] = {points, points & board_.empty_points(), points.beside() & own_};
        return true;
    }

    bool is_vital(const Space& space, const board::VertexSet& liberties) const {
        return (space.empty - liberties).empty();
    }

    // Strings with less than two vital spaces die, and with them the spaces that they wall in.
    void strike_out() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (board::VertexSet left = alive_; !left.empty();) {
                const board::Vertex string = left.first();
                left -= board_.string_stones(string);
                int vital = 0;
                for (std::size_t i = 0; i < count_; ++i)
                    vital += is_vital(spaces_[i], board_.liberty_points(string)) ? 1 : 0;
                if (vital >= 2) continue;
                alive_ -= board_.string_stones(string);
                goes_on = true;
            }
            for (std::size_t i = 0; i < count_;) {
                if ((spaces_[i].walls - alive_).empty()) {
                    ++i;
                } else {
                    spaces_[i] = spaces_[--count_];
                    goes_on = true;
                }
            }
        }
    }

    // Spaces without which a stone of the goal lives as well, the largest first.
    void leave_out(const board::VertexSet& goal) {
        std::sort(spaces_.begin(), spaces_.begin() + static_cast<std::ptrdiff_t>(count_),
                  [](const Space& a, const Space& b) { return a.points.count() > b.points.count(); });
        for (std::size_t i = 0; i < count_ && count_ > 2;) {
            const Benson before = *this;
            std::copy(spaces_.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                      spaces_.begin() + static_cast<std::ptrdiff_t>(count_),
                      spaces_.begin() + static_cast<std::ptrdiff_t>(i));
            --count_;
            strike_out();
            if (alive_.intersects(goal)) continue;
            spaces_ = before.spaces_;
            count_ = before.count_;
            alive_ = before.alive_;
            ++i;
        }
    }

    const board::Board& board_;
    board::VertexSet own_;
    board::VertexSet other_;
    board::VertexSet alive_;
    board::VertexSet looked_at_;
    board::VertexSet large_;
    std::array<Space, most_spaces> spaces_;
    std::size_t count_ = 0;
};

// Whether two separate spaces at least hold no empty point but liberties of the string. None of them holds a point
// beside a stone that nobody can take.
bool may_have_two_eyes(const board::Board& board, board::Vertex string, const board::VertexSet& open,
                       const board::VertexSet& beside_safe) {
    if ((board.liberty_points(string) - beside_safe).count() < 2) return false;
    const auto grown = [&](board::VertexSet points) {
        for (;;) {
            const board::VertexSet next = points | (points.beside() & open);
            if (next == points) return points;
            points = next;
        }
    };
    const board::VertexSet& liberties = board.liberty_points(string);
    const board::VertexSet eyes = liberties - grown(board.empty_points() - liberties);
    return !eyes.empty() && !(eyes - grown(board::VertexSet::of(eyes.first()))).empty();
}

bool may_live(const board::Board& board, const board::VertexSet& goal, board::Colour colour,
              const board::VertexSet& safe) {
    const board::VertexSet beside_safe = safe.beside();
    const board::VertexSet open = board.empty_points() | board.stones(board::opponent(colour));
    for (board::VertexSet left = goal; !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        if (may_have_two_eyes(board, string, open, beside_safe)) return true;
    }
    return false;
}

}  // namespace

std::optional<board::VertexSet> sure_life(const board::Board& board, const board::VertexSet& goal, board::Colour colour,
                                          const board::VertexSet& safe) {
    if (!may_live(board, goal, colour, safe)) return std::nullopt;
    return Benson(board, colour).life_of(goal);
}

}  // namespace katachi::life
