#include "tests/eyespaces/cut_out_space.h"

#include <algorithm>
#include <map>

#include "engine/eyespaces/board_game.h"
#include "tests/eyespaces/linked_groups.h"

namespace katachi::eyespaces {

namespace {

using board::Vertex;
using board::VertexSet;

constexpr std::size_t most_outer_liberties = 3;
// Strings of more stones leave the game as a whole: without them neither side has what it fights for.
constexpr int largest_played_string = 4;
// Strings of the attacker beside the space with more liberties are not captured.
constexpr int most_liberties_of_prey = 3;

// The points of an eye space and around it on which the two sides play.
class PlayedPoints {
  public:
    PlayedPoints(const CutOutQuestion& question, Idealised taken)
        : board_(question.board), question_(question), space_(question.space), taken_(taken) {
        const VertexSet& points = space_.played.points;
        islands_ = islands();
        all_ = points | islands_;
        for (const Vertex stone : points& board_.stones(space_.owner)) all_ |= board_.string_stones(stone);
        if (!is(idealised::half_eyes)) {
            all_ |= space_.played.false_margins;
            all_ |= question.moves_at_ends;
        }
        if (!is(idealised::margins)) all_ |= space_.played.margins.beside() & board_.empty_points();
        all_ |= liberties_of_prey();
        if (is(idealised::other_spaces)) all_ -= other_spaces() - points;
    }

    const VertexSet& all() const { return all_; }
    // The owner's strings that touch nothing but the space, where others are.
    const VertexSet& islands_of_owner() const { return islands_; }

    // Whether a string of the attacker beside the space is played on, not taken for one that cannot be captured.
    bool may_be_captured(Vertex stone) const {
        if (is_gone(stone)) return false;
        const bool is_beyond_margin = board_.string_stones(stone).beside().intersects(space_.played.margins);
        return !is(is_beyond_margin ? idealised::margins : idealised::half_eyes);
    }
    // Whether a stone of the attacker outside is taken off.
    bool is_gone(Vertex stone) const {
        return is(idealised::lost_stones) && !question_.lively.of(board_.at(stone)).contains(stone);
    }

    // The owner's eyes elsewhere.
    VertexSet other_eyes() const {
        VertexSet eyes;
        for (const EyeSpace& other : question_.spaces.all())
            if (&other != &space_ && other.owner == space_.owner) eyes |= other.region.proper();
        return eyes;
    }

  private:
    bool is(Idealised feature) const { return (taken_ & feature) != 0; }

    VertexSet other_spaces() const {
        VertexSet points;
        for (const EyeSpace& other : question_.spaces.all())
            if (&other != &space_) points |= other.region.points;
        return points;
    }

    VertexSet islands() const {
        VertexSet inside, outside;
        const VertexSet others = board_.empty_points() | board_.stones(board::opponent(space_.owner));
        for (const Vertex stone :
             (space_.played.points.beside() & board_.stones(space_.owner)) - space_.played.points) {
            const VertexSet& string = board_.string_stones(stone);
            ((string.beside() & others) - space_.played.points).empty() ? inside |= string : outside |= string;
        }
        return outside.empty() ? VertexSet() : inside;
    }

    VertexSet liberties_of_prey() const {
        const VertexSet near = all_.beside() | question_.moves_at_ends.beside();
        VertexSet liberties;
        for (const Vertex stone : (near & board_.stones(board::opponent(space_.owner))) - space_.played.points)
            if (may_be_captured(stone) && board_.liberties(stone) <= most_liberties_of_prey)
                liberties |= board_.liberty_points(stone);
        return liberties;
    }

    const board::Board& board_;
    const CutOutQuestion& question_;
    const EyeSpace& space_;
    Idealised taken_;
    VertexSet all_, islands_;
};

class Cutter {
  public:
    Cutter(const CutOutQuestion& question, Idealised taken)
        : board_(question.board),
          spaces_(question.spaces),
          space_(question.space),
          owner_(space_.owner),
          other_(board::opponent(owner_)),
          taken_(taken),
          played_(question, taken),
          groups_(board_, owner_, board_.empty_points() - played_.all(), played_.all()),
          main_(groups_.largest_beside(space_.played.proper())),
          local_outer_liberties_(static_cast<std::size_t>(local_game(KoWinner::attacker).outer_liberties)) {}

    std::optional<CutOut> cut(bool extra_eye, KoWinner ko_winner) {
        if (main_ == board::pass_vertex) return std::nullopt;
        if (is(idealised::wall) || is(idealised::half_eyes)) unite_wall();
        add_cells();
        add_edges();
        if (is(idealised::half_eyes)) add_local_ends(ko_winner);
        add_outer_liberties();
        if (extra_eye) add_extra_eye();
        if (!fits()) return std::nullopt;
        return game_;
    }

  private:
    bool is(Idealised feature) const { return (taken_ & feature) != 0; }
    bool fits() const { return game_.neighbours.size() <= most_cells; }

    BoardGame local_game(KoWinner ko_winner) const {
        return board_game({board_, owner_, space_.played, space_.ends, spaces_.own_eyes(owner_)}, ko_winner);
    }

    void unite_wall() {
        for (const Vertex stone : played_.all().beside() & board_.stones(owner_))
            if (groups_.contains(stone) && (is(idealised::half_eyes) || !meets_main_at_an_end(stone)))
                groups_.unite(stone, main_);
        main_ = groups_.at(main_);
    }

    bool meets_main_at_an_end(Vertex stone) const {
        VertexSet meetings = space_.played.false_margins;
        for (const TopologicalEye& end : space_.ends)
            if (end.kind() != TopologicalEye::Kind::proper) meetings.insert(end.point);
        const VertexSet both = groups_.stones_of(groups_.at(stone)).beside() & groups_.stones_of(main_).beside();
        return meetings.intersects(both);
    }

    // Cells are numbered on where there are too many; then the game is thrown away.
    static Cells bit(std::size_t cell) { return cell < most_cells ? cell_bit(cell) : 0; }

    std::size_t add_cell(const VertexSet& points) {
        const std::size_t cell = game_.add();
        for (const Vertex point : points) cell_of_[point] = cell;
        return cell;
    }

    std::size_t add_whole(const VertexSet& stones, Cells& side, Cells& matters) {
        const std::size_t cell = add_cell(stones);
        side |= bit(cell);
        matters |= bit(cell);
        return cell;
    }

    void add_playable(Vertex point) {
        const Cells cell = bit(add_cell(VertexSet::of(point)));
        if (board_.at(point) == owner_) game_.defenders |= cell;
        if (board_.at(point) == other_) game_.attackers |= cell;
        game_.attacker_moves |= cell;
        game_.defender_moves |= cell;
    }

    void add_cells() {
        outside_ = add_whole({}, game_.attackers, game_.immortal);
        const VertexSet& played = played_.all();
        for (const Vertex point : played) add_playable(point);
        for (const Vertex stone : played.beside() & board_.stones(owner_))
            if (!cell_of_.contains(stone)) add_group(groups_.at(stone));
        for (const Vertex stone : played.beside() & board_.stones(other_))
            if (!cell_of_.contains(stone)) add_string_of_attacker(stone);
        wall_ = cell_of_.at(main_);
    }

    void add_group(Vertex group) {
        const VertexSet stones = groups_.stones_of(group);
        if (group == main_ || stones.count() > largest_played_string) {
            add_whole(stones, game_.defenders, game_.wall);
            return;
        }
        for (const Vertex stone : stones) add_playable(stone);
        for (const Vertex stone : stones) join(cell_of_.at(stones.first()), cell_of_.at(stone));
    }

    void add_string_of_attacker(Vertex stone) {
        if (played_.is_gone(stone)) return;
        const VertexSet rest = board_.string_stones(stone) - played_.all();
        if (!played_.may_be_captured(stone))
            for (const Vertex part : rest) cell_of_[part] = outside_;
        else if (rest.count() > largest_played_string)
            add_whole(rest, game_.attackers, game_.gate);
        else
            for (const Vertex part : rest) add_playable(part);
    }

    void join(std::size_t a, std::size_t b) {
        if (a != b && a < most_cells && b < most_cells) game_.join(a, b);
    }

    void add_edges() {
        for (const auto& [point, cell] : cell_of_) {
            if (cell == outside_) continue;
            for (const int step : board::neighbour_steps) {
                const auto beside = cell_of_.find(point + step);
                if (beside != cell_of_.end())
                    join(cell, beside->second);
                else if (is_open_beside(point, cell, point + step))
                    join(cell, outside_);
            }
        }
        if (is(idealised::margins)) close_margins();
    }

    // What lies outside of the game is the attacker's, but for the owner's stones. The wall's own liberties are added
    // apart.
    bool is_open_beside(Vertex point, std::size_t cell, Vertex beside) const {
        if (!board_.on_board(beside) || board_.at(beside) == owner_ || (game_.wall & bit(cell)) != 0) return false;
        if (board_.at(beside) == other_ && played_.is_gone(beside)) return false;
        if (is(idealised::half_eyes) && space_.played.false_margins.contains(beside)) return false;
        return !is(idealised::open_sides) || !space_.played.proper().contains(point);
    }

    // Beyond a margin lies one stone of the attacker; what else is open there is the wall's. Beyond prey the wall has
    // no more than its stones.
    void close_margins() {
        for (const Vertex margin : space_.played.margins) {
            int free_sides = 0, walls = 0;
            for (const int step : board::neighbour_steps) {
                const Vertex beside = margin + step;
                const bool is_inside =
                    space_.played.points.contains(beside) || played_.islands_of_owner().contains(beside);
                free_sides += board_.on_board(beside) && !is_inside ? 1 : 0;
                walls += board_.at(beside) == owner_ && !is_inside ? 1 : 0;
            }
            join(cell_of_.at(margin), outside_);
            if (space_.played.ways_out.contains(margin) ? walls > 0 : free_sides > 1) join(cell_of_.at(margin), wall_);
        }
    }

    // Keys of half eyes, approaches of false ones, and false margins, as the local game has them.
    void add_local_ends(KoWinner ko_winner) {
        const BoardGame local = local_game(ko_winner);
        if (!local.fits()) return;
        std::vector<std::size_t> cells;
        VertexSet drawn;
        for (std::size_t i = 0; i < local.space.size; ++i) {
            const Vertex place = local.places[i].defences.first();
            const bool is_drawn = played_.all().contains(place) && drawn.insert(place);
            cells.push_back(is_drawn ? cell_of_.at(place) : game_.add());
            if (!is_drawn) add_local_end(cells.back(), local.space, match::eye_point(i));
        }
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (local.space.neighbours[i] & match::eye_point(j)) join(cells[i], cells[j]);
    }

    void add_local_end(std::size_t cell, const match::BareEyeSpace& space, match::EyePoints point) {
        game_.attacker_moves |= bit(cell);
        if (space.approaches & point)
            game_.gives_no_liberty |= bit(cell);
        else
            game_.defender_moves |= bit(cell);
        if (space.margins & point) join(cell, outside_);
        if (space.walled & point) join(cell, wall_);
    }

    // Each group that takes part gets its liberties; the wall has its other eyes besides, which are not filled.
    void add_outer_liberties() {
        std::map<Vertex, VertexSet> groups;
        for (const auto& [point, cell] : cell_of_)
            if ((game_.defenders & bit(cell)) != 0 && groups_.contains(point)) groups[groups_.at(point)].insert(point);
        for (const auto& [group, stones] : groups) {
            VertexSet liberties;
            for (const Vertex stone : groups_.stones_of(group)) liberties |= board_.liberty_points(stone);
            liberties -= played_.all();
            if (group == main_) liberties -= played_.other_eyes();
            const std::size_t count = std::min(most_outer_liberties, static_cast<std::size_t>(liberties.count()));
            const std::size_t outside = is(idealised::outer_liberties) ? local_outer_liberties_ : count;
            // A wall whose liberties all lie in its other eyes keeps one of them: without any it could not stand.
            const std::size_t least = group == main_ && !has_liberty(wall_) ? 1 : 0;
            add_outer_liberties(cell_of_.at(stones.first()), std::max(least, outside));
        }
    }

    // Before outer ones are added.
    bool has_liberty(std::size_t cell) const {
        return cell < most_cells &&
               (game_.neighbours[cell] & ~(game_.attackers | game_.defenders | game_.gives_no_liberty)) != 0;
    }

    void add_outer_liberties(std::size_t string, std::size_t count) {
        Cells set = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t cell = game_.add();
            join(cell, string);
            join(cell, outside_);
            set |= bit(cell);
        }
        game_.attacker_moves |= set;
        game_.interchangeable.push_back(set);
    }

    void add_extra_eye() {
        const std::size_t eye = game_.add();
        join(eye, wall_);
        game_.attacker_moves |= bit(eye);
    }

    const board::Board& board_;
    const EyeSpaces& spaces_;
    const EyeSpace& space_;
    board::Colour owner_, other_;
    Idealised taken_;
    PlayedPoints played_;
    LinkedGroups groups_;
    Vertex main_;  // the group that is captured or lives
    std::size_t local_outer_liberties_;
    CutOut game_;
    std::map<Vertex, std::size_t> cell_of_;
    std::size_t wall_ = 0, outside_ = 0;
};

}  // namespace

VertexSet moves_at_ends(board::Board& board, reading::Tactics& tactics, const worms::Worms& worms,
                        const EyeSpaces& spaces, const EyeSpace& space) {
    SafeMoves safe_moves(board, tactics);
    Topology topology(safe_moves, worms);
    const VertexSet own_eyes = spaces.own_eyes(space.owner);
    VertexSet moves;
    for (const TopologicalEye& end : space.ends) {
        const TopologicalEye whole = topology.fully_at(end.point, space.owner, own_eyes);
        moves |= whole.attacks | whole.defences;
    }
    return moves;
}

std::optional<CutOut> cut_out(const CutOutQuestion& question, Idealised taken, bool extra_eye, KoWinner ko_winner) {
    return Cutter(question, taken).cut(extra_eye, ko_winner);
}

}  // namespace katachi::eyespaces
