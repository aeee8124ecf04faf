#include "engine/life/ends/race_count.h"

#include <algorithm>

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/life/ends/dead_shape.h"

namespace katachi::life {

namespace {

constexpr int no_end = 1'000;         // liberties of a string that may get more of them, or two eyes
constexpr int too_many_to_spoil = 7;  // stones: who takes so many gets two eyes there, or gets out of there
constexpr int enough_to_stay = 3;     // liberties after that, the eye among them: with fewer he might be taken at once

// The least that a string has for sure, and the most that it may get.
struct RaceSide {
    board::VertexSet stones;
    board::Colour colour = board::Colour::empty;
    RaceLiberties least;
    RaceLiberties most;
    int sure_eyes = 0;  // spaces that hold nothing but its liberties

    bool is_bounded() const { return most.outer < no_end; }
    void has_no_bound() { most.outer = no_end; }
    // Taking it gives no eye that could be spoilt.
    bool is_large() const { return stones.count() >= too_many_to_spoil; }
};

class Pair {
  public:
    Pair(const board::Board& board, const DragonGoal& goal, const RaceBorder& border, board::Colour to_move)
        : board_(board), goal_(goal), border_(border), to_move_(to_move) {}

    // False where the two do not race plainly.
    bool find(const board::VertexSet& goal_stones) {
        own_.colour = goal_.defender;
        rival_.colour = goal_.attacker();
        own_.stones = board_.string_stones(goal_stones.first());
        is_whole_ = (goal_stones - own_.stones).empty();
        if (own_.stones.intersects(border_.friends)) return false;
        const board::VertexSet beside =
            (own_.stones.beside() & goal_.rivals & board_.stones(rival_.colour)) - border_.attackers;
        if (!beside.empty()) {
            rival_.stones = board_.string_stones(beside.first());
            if (!(beside - rival_.stones).empty()) return false;
        }
        return count();
    }

    std::optional<CountedRace> outcome() const {
        const MovesFirst first = to_move_ == goal_.attacker() ? MovesFirst::killer : MovesFirst::target;
        if (own_.is_bounded() && is_whole_ && is_taking_worth_it() && takes(rival_.least, own_.most, shared_, first))
            return CountedRace{true, zone_};
        if (rival_.is_bounded() && is_enough_to_live_by() && !takes(rival_.most, own_.least, shared_, first))
            return CountedRace{false, zone_};
        return std::nullopt;
    }

  private:
    bool is_enough_to_live_by() const {
        const int liberties = (own_.stones.beside() & rival_.stones).count() + (own_.least.eye_class > 0 ? 1 : 0);
        return rival_.is_large() && liberties >= enough_to_stay;
    }
    bool is_alone() const { return rival_.stones.empty(); }
    bool is_taking_worth_it() const {
        return is_alone() || own_.is_large() || rival_.sure_eyes > 0 || rival_.least.eye_class > 0 ||
               own_.stones.beside().intersects(border_.attackers);
    }

    bool count() {
        const board::VertexSet both = own_.stones | rival_.stones;
        const board::VertexSet room = board::points_of(board_) - both - border_.attackers - border_.friends;
        zone_ = both;
        for (board::VertexSet left = both.beside() & room; !left.empty();) {
            const board::VertexSet space = board::joined_points(board::VertexSet::of(left.first()), room);
            left -= space;
            zone_ |= space;
            if (!add(space)) return false;
        }
        if (is_alone() || rival_.sure_eyes > 1) {
            rival_.least.outer = no_end;
            rival_.has_no_bound();
        }
        return true;
    }

    bool add(const board::VertexSet& space) {
        const board::VertexSet around = space.beside();
        const bool is_own = around.intersects(own_.stones), is_rival = around.intersects(rival_.stones);
        const bool is_open = !(space - goal_.region).empty();
        if (is_open && !goal_.is_region_open) return false;
        const bool has_attackers = around.intersects(border_.attackers),
                   has_friends = around.intersects(border_.friends);
        if (is_own && is_rival) return !has_attackers && !has_friends && !is_open && add_shared(space);
        RaceSide& side = is_own ? own_ : rival_;
        const bool has_opponents = is_own ? has_attackers : has_friends;
        if ((is_open && !has_opponents) || (is_own ? has_friends : has_attackers)) {
            add_least(side, space);
            side.has_no_bound();
        } else if (has_opponents) {
            add_outer(side, space, is_own ? border_.attackers : border_.friends);
        } else {
            add_eye(side, space);
        }
        return true;
    }

    bool is_empty(const board::VertexSet& space) const { return (space - board_.empty_points()).empty(); }

    bool add_shared(const board::VertexSet& space) {
        if (!is_empty(space) || !(space - (own_.stones.beside() & rival_.stones.beside())).empty()) return false;
        shared_ += space.count();
        return true;
    }

    void add_least(RaceSide& side, const board::VertexSet& space) {
        side.least.outer += (side.stones.beside() & space & board_.empty_points()).count();
    }

    // Each point beside a safe stone of the opponent: nothing is gained there but liberties.
    void add_outer(RaceSide& side, const board::VertexSet& space, const board::VertexSet& safe) {
        add_least(side, space);
        if (is_empty(space) && (space - safe.beside()).empty())
            side.most.outer += space.count();
        else
            side.has_no_bound();
    }

    void add_eye(RaceSide& side, const board::VertexSet& space) {
        const board::VertexSet liberties = side.stones.beside() & space & board_.empty_points();
        const auto moves = moves_to_fill(board_, space, side.colour);
        const bool is_first = side.most.eye_class == 0;
        if ((space & board_.empty_points()) == liberties) ++side.sure_eyes;
        const int size = space.count(), eye_class = class_of_eye(size);
        side.most.eye_class = std::max(side.most.eye_class, eye_class);
        if (moves) side.most.eye += *moves;
        if (!moves || !is_first) side.has_no_bound();
        if (moves || is_empty(space)) {
            // The last liberty of all is filled before anything is captured there.
            const bool is_last = to_move_ != side.colour && board_.liberties(side.stones.first()) == 1;
            const int least = is_last ? 1 : moves ? *moves : liberties.count();
            if (eye_class < side.least.eye_class || (eye_class == side.least.eye_class && least <= side.least.eye))
                return;
            side.least.eye_class = eye_class;
            side.least.eye = least;
        }
    }

    const board::Board& board_;
    const DragonGoal& goal_;
    const RaceBorder& border_;
    const board::Colour to_move_;
    RaceSide own_;
    RaceSide rival_;
    int shared_ = 0;
    bool is_whole_ = false;
    board::VertexSet zone_;
};

}  // namespace

// Who has the better eye need not fill the shared liberties, since the other cannot fill his eye before: there is no
// seki, and who is not taken takes.
bool takes(const RaceLiberties& killer, const RaceLiberties& target, int shared, MovesFirst first) {
    const int second = first == MovesFirst::killer ? 0 : 1;
    const int killer_own = killer.outer + killer.eye, target_own = target.outer + target.eye;
    if (killer.eye_class > target.eye_class) return target_own < killer_own + shared + 1 - second;
    if (target.eye_class > 0) return killer_own >= target_own + shared + second;
    return killer_own - target_own >= std::max(0, shared - 1) + second;
}

std::optional<CountedRace> counted_race(const board::Board& board, const DragonGoal& goal,
                                        const board::VertexSet& goal_stones, board::Colour to_move,
                                        const RaceBorder& border) {
    if (goal.rivals.empty() || board.ko_point() != board::pass_vertex) return std::nullopt;
    Pair pair(board, goal, border, to_move);
    if (!pair.find(goal_stones)) return std::nullopt;
    return pair.outcome();
}

bool is_captured_in_vain(const board::Board& board, const DragonGoal& goal, const RaceBorder& border) {
    const board::VertexSet rivals = (goal.rivals & board.stones(goal.attacker())) - border.attackers;
    const board::VertexSet space = goal.stones & board.empty_points();
    const board::VertexSet around = space.beside() & rivals;
    if (around.empty()) return false;
    const board::VertexSet stones = board.string_stones(around.first());
    const board::VertexSet liberties = board.liberty_points(around.first());
    for (const board::Vertex liberty : liberties) {
        if (space.contains(liberty)) continue;
        // An outer liberty, beside the defender's safe stones alone.
        const board::VertexSet beside = board::VertexSet::of(liberty).beside();
        if (!beside.intersects(border.friends) || beside.intersects(border.attackers)) return false;
    }
    const board::VertexSet eye = board::joined_points(board::VertexSet::of(space.first()), board.empty_points());
    const board::VertexSet walls = (eye.beside() & board::points_of(board)) - eye;
    return (walls - stones).empty() && can_be_spoilt(eye);
}

}  // namespace katachi::life
