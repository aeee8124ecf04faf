#include "engine/reading/goals/capture_goal.h"

#include <algorithm>

#include "engine/board/strings_among.h"
#include "engine/board/zobrist.h"
#include "engine/reading/goals/ladder.h"
#include "engine/reading/goals/relevance_zone.h"

namespace katachi::reading {

namespace {

constexpr int little_room = 6;  // in empty points

constexpr std::uint64_t ladder_nodes = 300;

// A string beside the target's liberties may be what saves it as long as it has no more than so many itself.
constexpr int most_liberties_to_join = 6;

constexpr std::uint32_t doubt = 9;  // about moves that do not touch the string

// Empty points beside the liberties.
board::VertexSet second_order_liberties(const board::Board& board, board::Vertex target) {
    return (board.liberty_points(target).beside() & board.empty_points()) - board.liberty_points(target);
}

// The origins of the strings of `colour` that stand beside a set of points.
board::VertexSet strings_beside(const board::Board& board, const board::VertexSet& points, board::Colour colour) {
    return board::origins_of(board, points.beside() & board.stones(colour));
}

// The liberties of those of the strings that have `most` at most.
void add_liberties(const board::Board& board, const board::VertexSet& strings, int most, MoveList& moves) {
    for (const board::Vertex string : strings)
        if (board.liberties(string) <= most) moves.add(board.liberty_points(string));
}

// What to play first where a stone at `point` would be in atari or have no liberty: where it would connect to, and
// the liberties of opponents beside it that can be put in atari.
board::VertexSet approach_moves(const board::Board& board, board::Colour colour, board::Vertex point) {
    if (board.count_liberties_without_captures(colour, point) > 1 || !board.is_self_atari(colour, point)) return {};
    board::VertexSet result = board.liberties_after(colour, point);
    for (const board::Vertex string : strings_beside(board, board::VertexSet::of(point), board::opponent(colour)))
        if (board.liberties(string) <= 2) result |= board.liberty_points(string);
    return result;
}

// Whether the one stone in atari may come back after it is taken, if a move is played first: the capturing string then
// has one liberty, where the stone stood, or the defender all around it.
bool can_become_ko(const board::Board& board, board::Vertex target, board::Colour attacker) {
    if (board.string_size(target) > 1) return false;
    const board::Vertex last = board.liberty_points(target).first();
    // The move may also save what would be captured with it.
    if (board.count_liberties_without_captures(attacker, last) <= 1) return true;
    return std::all_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int step) {
        return board.at(last + step) == board.at(target) || board.at(last + step) == board::Colour::off_board;
    });
}

// Whether a single stone that was taken at `target` can be put back there at once, by a ko or a snapback.
bool can_be_retaken(const board::Board& board, board::Vertex target, board::Colour attacker) {
    const auto around = [&](auto holds) {
        return std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                           [&](int step) { return holds(target + step); });
    };
    // The other stones of a greater string are gone for good.
    if (board.at(target) != board::Colour::empty ||
        around([&](board::Vertex v) { return board.at(v) == board::Colour::empty; }))
        return false;
    return around([&](board::Vertex v) { return board.at(v) == attacker && board.liberties(v) == 1; });
}

}  // namespace

// Searches of different reach share a table: neither may take what the other found for its own.
std::uint64_t CaptureGoal::hash() const {
    return std::rotl(board::zobrist_keys[static_cast<std::size_t>(target_)], static_cast<int>(reach_.two_liberties));
}

int CaptureGoal::safe_liberties(std::size_t depth) const {
    return depth <= reach_.four_liberties ? most_liberties : depth <= reach_.three_liberties ? 4 : 3;
}

GoalStatus CaptureGoal::standing(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    if (board.at(target_) != defender_) {
        const bool may_come_back = to_move == defender_ && can_be_retaken(board, target_, seeker());
        return may_come_back ? GoalStatus::open : GoalStatus::reached;
    }
    const int liberties = board.liberties(target_);
    if (liberties >= safe_liberties(depth)) return GoalStatus::prevented;
    // Boards that were set up may have a string without liberties: no move takes it.
    if (to_move == defender_ || liberties != 1) return GoalStatus::open;
    const board::Vertex last = board.liberty_points(target_).first();
    const bool is_for_good = board.string_size(target_) > 1 || board.liberties_after(to_move, last).count() > 1;
    return is_for_good && board.is_legal(to_move, last) == board::Legality::ok ? GoalStatus::reached : GoalStatus::open;
}

GoalStatus CaptureGoal::status(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    if (board.at(target_) == defender_ && is_just_saved(board.liberties(target_), to_move, depth))
        return GoalStatus::open;
    const GoalStatus now = standing(board, to_move, depth);
    if (now != GoalStatus::open || to_move != defender_ || board.at(target_) != defender_) return now;
    return extensions(board).best >= safe_liberties(depth + 1) ? GoalStatus::prevented : GoalStatus::open;
}

bool CaptureGoal::is_given_up(const board::Board& board, board::Colour to_move) const {
    if (board.at(target_) != defender_ || board.liberties(target_) >= most_liberties) return false;
    return to_move != defender_ || extensions(board).best < most_liberties;
}

GoalStatus CaptureGoal::read_ahead(board::Board& board, board::Colour to_move, std::size_t depth,
                                   ReadAhead& ahead) const {
    const bool is_ladder_left = depth > reach_.two_liberties && to_move != defender_;
    if (!is_ladder_left || board.at(target_) != defender_ || board.liberties(target_) != 2) return GoalStatus::open;
    const LadderAnswer ladder = read_ladder(board, target_, std::min(ladder_nodes, ahead.most_nodes));
    ahead.nodes = ladder.nodes;
    ahead.zone = zone_of_line(board, target_, ladder.points);
    if (ladder.works) return GoalStatus::reached;
    return ladder.is_settled && !ladder.met_ko ? GoalStatus::prevented : GoalStatus::open;
}

Effort CaptureGoal::estimate(const board::Board& board, board::Colour to_move) const {
    if (board.at(target_) != defender_) return {1, 4};
    const int liberties = board.liberties(target_);
    if (to_move != defender_) return effort_of_attack[static_cast<std::size_t>(liberties)];
    EffortOfDefence effort = extensions(board).effort;
    const board::VertexSet& around = around_target(board);
    if (std::any_of(around.begin(), around.end(), [&](board::Vertex string) { return board.liberties(string) == 1; }))
        effort.add_counterattack();
    return effort.effort();
}

const board::VertexSet& CaptureGoal::around_target(const board::Board& board) const {
    if (looked_around_ != board.hash()) {
        looked_around_ = board.hash();
        around_ = board.adjacent_strings(target_);
    }
    return around_;
}

const CaptureGoal::Extensions& CaptureGoal::extensions(const board::Board& board) const {
    if (extended_ != board.hash()) {
        extended_ = board.hash();
        extensions_ = {.effort = EffortOfDefence(board.liberties(target_))};
        for (const board::Vertex liberty : board.liberty_points(target_)) {
            const int liberties = board.count_liberties_without_captures(defender_, liberty);
            extensions_.best = std::max(extensions_.best, liberties);
            extensions_.effort.add_extension(liberties);
        }
    }
    return extensions_;
}

CaptureForesight::Extensions CaptureGoal::extensions_after(const board::Board& board, board::Vertex vertex) const {
    if (foreseen_ != board.hash()) {
        foreseen_ = board.hash();
        foresight_.look_at(board, target_, around_target(board));
    }
    return foresight_.after(board, vertex);
}

std::optional<CaptureGoal::Outlook> CaptureGoal::outlook_after(const board::Board& board, board::Colour mover,
                                                               board::Vertex vertex) const {
    const bool is_pass = vertex == board::pass_vertex;
    const bool is_defence = mover == defender_;
    if (board.at(target_) != defender_ || (is_pass && !is_defence)) return std::nullopt;
    const int before = board.liberties(target_);
    Outlook outlook{.is_liberty = !is_pass && board.liberty_points(target_).contains(vertex), .liberties = before};
    if (outlook.is_liberty)
        outlook.liberties = is_defence ? board.count_liberties_without_captures(defender_, vertex) : before - 1;
    if (is_defence && outlook.liberties == 1) return std::nullopt;  // the attacker may take it
    outlook.best = outlook.liberties;
    if (outlook.liberties >= most_liberties) {
        outlook.effort = effort_of_safe_string;
    } else if (is_defence) {
        outlook.effort = effort_of_attack[static_cast<std::size_t>(outlook.liberties)];
    } else {
        if (before >= most_liberties) return std::nullopt;
        const auto [best, effort] = extensions_after(board, vertex);
        outlook.best = best;
        outlook.effort = effort;
    }
    return outlook;
}

bool CaptureGoal::foresee(const board::Board& board, board::Colour mover, board::Vertex vertex, std::size_t depth,
                          Foreseen& foreseen) const {
    if (board.at(target_) != defender_ || board.liberties(target_) >= most_liberties) return false;
    const auto outlook = outlook_after(board, mover, vertex);
    if (!outlook) return false;
    const bool is_defence = mover == defender_;
    const bool is_extension = is_defence && outlook->is_liberty;
    foreseen.is_centre_larger = is_extension;
    foreseen.effort = outlook->effort;
    if (is_just_saved(outlook->liberties, board::opponent(mover), depth)) {
        foreseen.effort = effort_of_attack[most_liberties];
        return true;
    }
    const bool is_safe =
        outlook->liberties >= safe_liberties(depth) || (!is_defence && outlook->best >= safe_liberties(depth + 1));
    if (!is_safe) return true;
    foreseen.status = GoalStatus::prevented;
    foreseen.is_given_up = outlook->best < most_liberties;
    foreseen.zone = is_extension ? board.liberties_without_captures(defender_, vertex) : board.liberty_points(target_);
    if (!is_defence && outlook->is_liberty) foreseen.zone.remove(vertex);
    return true;
}

bool CaptureGoal::foresee_standing(const board::Board& board, board::Colour mover, board::Vertex vertex,
                                   std::size_t depth, Foreseen& foreseen) const {
    const auto outlook = outlook_after(board, mover, vertex);
    if (!outlook) return false;
    foreseen.status = outlook->liberties < safe_liberties(depth) ? GoalStatus::open : GoalStatus::prevented;
    foreseen.effort = outlook->effort;
    foreseen.is_given_up = outlook->best < most_liberties;
    return true;
}

board::VertexSet CaptureGoal::zone(const board::Board& board, GoalStatus status) const {
    if (board.at(target_) != defender_) return {};
    if (status == GoalStatus::prevented) return board.liberty_points(target_);
    if (board.liberties(target_) > 1) return zone_of_capture(board, target_);
    return zone_of_move(board, seeker(), board.liberty_points(target_).first());  // which captures it
}

std::optional<board::VertexSet> CaptureGoal::centre(const board::Board& board) const {
    return board.at(target_) == defender_ ? board.string_stones(target_) : board::VertexSet::of(target_);
}

void CaptureGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    if (to_move == defender_)
        add_defences(board, tier, moves);
    else
        add_attacks(board, tier, moves);
}

void CaptureGoal::add_attacks(const board::Board& board, int tier, MoveList& moves) const {
    const board::Colour attacker = seeker();
    const board::VertexSet& liberties = board.liberty_points(target_);
    const board::VertexSet& around = around_target(board);
    if (tier == 0) {
        for (const board::Vertex liberty : liberties)
            moves.add(liberty, board.is_ko_capture(attacker, liberty) ? 2 : 0);
        for (const board::Vertex string : around) {
            if (board.liberties(string) > 1) continue;
            moves.add(board.liberty_points(string));
            for (const board::Vertex attacking : board.adjacent_strings(string))
                if (board.liberties(attacking) == 1 && !board.same_string(attacking, target_))
                    moves.add(board.liberty_points(attacking));
        }
        return moves.add(second_order_liberties(board, target_), 34);
    }
    if (tier == 1) {
        for (const board::Vertex string : around) {
            const int own = board.liberties(string);
            if (own <= 2) moves.add(board.liberty_points(string), doubt);
            for (const board::Vertex attacking : board.adjacent_strings(string))
                if (board.liberties(attacking) <= own && board.liberties(attacking) <= 2 &&
                    !board.same_string(attacking, target_))
                    moves.add(board.liberty_points(attacking), doubt);
        }
        // To play a liberty without being taken, something beside it may have to be played first.
        for (const board::Vertex liberty : liberties) moves.add(approach_moves(board, attacker, liberty), doubt);
        return;
    }
    for (const board::Vertex string : strings_beside(board, liberties, attacker))
        if (board.liberties(string) <= 3) {
            moves.add(board.liberty_points(string));
            moves.add(second_order_liberties(board, string));
        }
    add_liberties(board, strings_beside(board, liberties, defender_), 4, moves);
}

void CaptureGoal::add_defences(const board::Board& board, int tier, MoveList& moves) const {
    if (board.at(target_) != defender_) {
        moves.add(target_);
        return moves.add(board::pass_vertex, doubt);
    }
    const board::VertexSet& liberties = board.liberty_points(target_);
    const int count = board.liberties(target_);
    if (tier == 0) {
        add_liberties(board, around_target(board), 1, moves);
        return moves.add(liberties);
    }
    if (count == 1 && !can_become_ko(board, target_, seeker())) return;  // after anything else the string is taken
    if (tier == 1) {
        if (count == 1) moves.add(board.liberties_after(seeker(), liberties.first()));
        return moves.add(board::pass_vertex, doubt);
    }
    if (tier == 2) {
        add_liberties(board, around_target(board), count + 1, moves);
        moves.add(second_order_liberties(board, target_));
        return add_liberties(board, strings_beside(board, liberties, seeker()), 2, moves);
    }
    add_counterattacks(board, moves);
    for (const board::Vertex string : strings_beside(board, liberties, defender_)) {
        if (board.liberties(string) <= most_liberties_to_join) moves.add(board.liberty_points(string));
        add_liberties(board, board.adjacent_strings(string), 2, moves);
    }
    moves.add(empty_points_near(board));
}

void CaptureGoal::add_counterattacks(const board::Board& board, MoveList& moves) const {
    const int most = std::max(board.liberties(target_) + 2, 4);
    board::VertexSet seen;
    for (const board::Vertex string : around_target(board)) {
        if (board.liberties(string) > most) continue;
        moves.add(board.liberty_points(string));
        for (const board::Vertex own : board.adjacent_strings(string)) {
            if (board.liberties(own) > 3 || !seen.insert(own)) continue;
            moves.add(board.liberty_points(own));
            add_liberties(board, board.adjacent_strings(own), 2, moves);
        }
        for (const board::Vertex liberty : board.liberty_points(string))
            moves.add(approach_moves(board, defender_, liberty));
    }
}

board::VertexSet CaptureGoal::empty_points_near(const board::Board& board) const {
    const board::VertexSet all = board.empty_points() | board.stones(defender_) | board.stones(seeker());
    board::VertexSet near = board.string_stones(target_) | board.liberty_points(target_);
    for (int step = 0; step < 2 || (step < 3 && (near & board.empty_points()).count() <= little_room); ++step)
        near |= near.beside() & all;  // beyond the guard points is the other edge of the board
    return near & board.empty_points();
}

}  // namespace katachi::reading
