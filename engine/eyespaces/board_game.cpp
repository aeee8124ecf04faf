#include "engine/eyespaces/board_game.h"

#include "engine/board/strings_among.h"

#include <algorithm>
#include <array>

namespace katachi::eyespaces {

namespace {

using board::Colour;
using board::Vertex;
using board::VertexSet;
using match::eye_point;

// Strings of the owner that touch nothing but the space are no part of its wall.
VertexSet islands(const board::Board& board, board::Colour owner, const VertexSet& space) {
    const VertexSet occupied = board.stones(board::Colour::black) | board.stones(board::Colour::white);
    const VertexSet outside = (occupied | board.empty_points()) - space;
    VertexSet cut_off;
    bool has_wall = false;
    board::each_string(board, (space.beside() & board.stones(owner)) - space, [&](Vertex stone) {
        const VertexSet& string = board.string_stones(stone);
        const bool touches_outside = string.beside().intersects(outside - string);
        if (!touches_outside) cut_off |= string;
        has_wall = has_wall || touches_outside;
    });
    return has_wall ? cut_off : VertexSet();
}

class Builder {
  public:
    Builder(const board::Board& board, board::Colour owner, const EyeRegion& region, const VertexSet& false_margins)
        : board_(board), owner_(owner) {
        all_ = region.points | islands(board, owner, region.points) | false_margins;
        game_.places.reserve(match::largest_eye_graph);
        for (const Vertex vertex : all_) {
            const VertexSet place = VertexSet::of(vertex);
            numbers_[static_cast<std::size_t>(vertex)] = static_cast<std::uint16_t>(game_.places.size());
            game_.places.push_back({place, place});
        }
        if (!game_.fits()) return;
        for (const Vertex vertex : all_) add_point(vertex, region);
        for (const Vertex vertex : false_margins) add_approach(vertex);
    }

    // What the attacker alone can fill: the liberties outside of the owner's string there that has the fewest.
    void add_approach(Vertex vertex) {
        VertexSet moves;
        int fewest = static_cast<int>(board::vertex_count);
        for (const int step : board::neighbour_steps) {
            const Vertex beside = vertex + step;
            if (board_.at(beside) != owner_ || board_.liberties(beside) >= fewest) continue;
            fewest = board_.liberties(beside);
            moves = board_.liberty_points(beside) - VertexSet::of(vertex);
        }
        const std::size_t approach = add_margin({moves, {}});
        if (game_.fits()) game_.space.approaches |= eye_point(approach);
        join(number_of(vertex), approach);
    }

    // What both sides can take: a point of the space where the owner keeps the half eye by that one alone. Half eyes
    // that the same move keeps share it, so that the owner, who begins, keeps them all.
    void add_key(const TopologicalEye& half_eye) {
        const auto known = std::find_if(game_.places.begin(), game_.places.end(), [&](const BoardGame::Place& place) {
            return place.defences == half_eye.defences;
        });
        auto key = static_cast<std::size_t>(known - game_.places.begin());
        if (known != game_.places.end()) {
            known->attacks |= half_eye.attacks;
        } else {
            key = add_margin({half_eye.attacks, half_eye.defences});
            if (game_.fits()) game_.space.walled |= eye_point(key);
        }
        join(number_of(half_eye.point), key);
    }

    // Those of the wall that lie neither in the game nor in an eye. The wall is the string with the most stones beside
    // the space, and what is linked to it outside.
    void count_outer_liberties(const EyeRegion& region, const std::vector<TopologicalEye>& ends,
                               const VertexSet& own_eyes) {
        VertexSet played = all_;
        for (const TopologicalEye& end : ends)
            if (end.kind() != TopologicalEye::Kind::proper) played |= end.attacks | end.defences;
        const VertexSet beside = (region.proper().beside() & board_.stones(owner_)) - played;
        VertexSet wall;
        int most = 0;
        board::each_string(board_, beside, [&](Vertex stone) {
            const VertexSet& string = board_.string_stones(stone);
            const int count = (string & beside).count();
            if (count > most) wall = string;
            most = std::max(most, count);
        });
        if (wall.empty()) return;
        VertexSet liberties = board_.liberty_points(wall.first()) - played;
        const auto outside = [&] { return (liberties - own_eyes).count(); };
        for (VertexSet last; outside() < game_.outer_liberties && last != wall;) {
            last = wall;
            board::each_string(board_, (liberties.beside() & board_.stones(owner_)) - wall - played, [&](Vertex stone) {
                if (!is_linked(board_.liberty_points(stone) & liberties)) return;
                wall |= board_.string_stones(stone);
                liberties |= board_.liberty_points(stone) - played;
            });
        }
        // A wall that stands has a liberty: where all of them lie in its other eyes, one of these.
        const int least = has_liberty_inside() ? 0 : 1;
        game_.outer_liberties = std::min(game_.outer_liberties, std::max(least, outside()));
    }

    // Strings are linked by so many liberties in common: two, or one where the attacker would be captured.
    bool is_linked(const VertexSet& common) const {
        const Colour other = board::opponent(owner_);
        return common.count() > 1 ||
               (!common.empty() && (board_.is_legal(other, common.first()) != board::Legality::ok ||
                                    board_.is_self_atari(other, common.first())));
    }

    BoardGame game() { return std::move(game_); }

  private:
    std::size_t number_of(Vertex vertex) const { return numbers_[static_cast<std::size_t>(vertex)]; }

    bool has_liberty_inside() const {
        const match::BareEyeSpace& space = game_.space;
        return (space.walled & ~(space.stones | space.islands)) != 0;
    }

    void join(std::size_t a, std::size_t b) {
        if (!game_.fits()) return;
        game_.space.neighbours[a] |= eye_point(b);
        game_.space.neighbours[b] |= eye_point(a);
    }

    void add_point(Vertex vertex, const EyeRegion& region) {
        match::BareEyeSpace& space = game_.space;
        const std::size_t point = space.size++;
        if (board_.at(vertex) == board::opponent(owner_)) space.stones |= eye_point(point);
        if (board_.at(vertex) == owner_) space.islands |= eye_point(point);
        int free_sides = 0, walls = 0;
        for (const int step : board::neighbour_steps) {
            if (all_.contains(vertex + step)) {
                space.neighbours[point] |= eye_point(number_of(vertex + step));
            } else if (board_.at(vertex + step) != board::Colour::off_board) {
                ++free_sides;
                walls += board_.at(vertex + step) == owner_ ? 1 : 0;
            }
        }
        // Beyond a margin lies one stone of the attacker; what else is open there is the wall's. A way out lies beyond
        // the prey, where the wall has no more than its stones.
        const bool is_margin = region.margins.contains(vertex);
        if (is_margin) space.margins |= eye_point(point);
        if (is_margin && !region.ways_out.contains(vertex) ? free_sides > 1 : walls > 0)
            space.walled |= eye_point(point);
    }

    std::size_t add_margin(const BoardGame::Place& place) {
        game_.places.push_back(place);
        if (game_.fits()) game_.space.margins |= eye_point(game_.space.size++);
        return game_.places.size() - 1;
    }

    const board::Board& board_;
    board::Colour owner_;
    VertexSet all_;                                           // points of the space, islands, false margins
    std::array<std::uint16_t, board::vertex_count> numbers_;  // of these alone
    BoardGame game_;
};

}  // namespace

BoardGame board_game(const SpaceOnBoard& space, KoWinner ko_winner) {
    VertexSet false_margins = space.region.false_margins;
    for (const TopologicalEye& end : space.ends)
        if (end.kind_if_ko(ko_winner) == TopologicalEye::Kind::half) false_margins -= end.attacks | end.defences;
    Builder builder(space.board, space.owner, space.region, false_margins);
    for (const TopologicalEye& end : space.ends) {
        const TopologicalEye::Kind kind = end.kind_if_ko(ko_winner);
        if (kind == TopologicalEye::Kind::half) builder.add_key(end);
        if (kind == TopologicalEye::Kind::false_eye) builder.add_approach(end.point);
    }
    builder.count_outer_liberties(space.region, space.ends, space.own_eyes);
    return builder.game();
}

}  // namespace katachi::eyespaces
