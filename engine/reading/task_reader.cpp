#include "engine/reading/task_reader.h"

#include <algorithm>

namespace katachi::reading {

namespace {

// Such a part of the usual nodes tells a quick reader how a ko would change the answer.
constexpr std::uint64_t reading_of_kos = 2;

// So many nodes verify what a quick reader was denied only as far as it went. Many strings of a game are hard to
// catch, and few of them are caught further on.
constexpr std::uint64_t nodes_of_doubt(std::uint64_t usual, bool is_capture) {
    return is_capture ? std::max<std::uint64_t>(1, usual / 16) : 2 * usual;
}

constexpr std::uint32_t least_hope_of_quick_captures = 32;  // as SearchLimits has it

// A look at few moves that takes more nodes tells less than whom the search leans to. Where it leans to neither, a look
// at fewer moves of the seeker may still tell that it gets nowhere.
constexpr NarrowLimits look{.nodes = 250};
constexpr NarrowLimits narrower_look{.nodes = 250, .seeker_width = 4};

}  // namespace

SearchResult TaskReader::search(board::Board& board, const ReadingTask& task, board::Colour ko_privileged,
                                TaskReading& reading) {
    const auto count = [&](const SearchResult& result) {
        reading.answer.nodes += result.nodes;
        reading.looked_at |= search_.looked_at();
        reading.met_ko = reading.met_ko || result.met_ko;
        reading.is_timed_out = reading.is_timed_out || result.is_timed_out;
        nodes_ += result.nodes;
    };
    SearchHints hints{.goes_on = ko_privileged != board::opponent(task.side), .forbidden = task.forbidden};
    SearchLimits limits = task.limits;
    limits.is_quick = task.is_quick && task.is_attack;
    if (limits.is_quick) limits.least_hope = least_hope_of_quick_captures;
    if (hints.goes_on && limits.is_quick) {
        limits.nodes = std::max<std::uint64_t>(1, limits.nodes / reading_of_kos);
        limits.far_nodes /= reading_of_kos;
    }
    if (limits.is_quick && !task.has_few_liberties && ko_privileged == task.side) limits.far_nodes = 0;
    SearchResult result = search_.run(board, task.goal, task.side, {ko_privileged}, limits, hints);
    count(result);
    if (task.far_goal == nullptr || result.is_reached || result.is_timed_out) return result;
    hints.goes_on = true;
    if (result.is_settled) hints.preferred = result.move;
    const bool is_sure = result.is_settled && !result.is_given_up;
    if (is_sure && (task.is_quick || (task.is_capture && !result.met_ko))) return result;
    if (task.is_quick && result.is_settled) {
        limits.nodes = nodes_of_doubt(limits.nodes, task.is_capture);
        const SearchResult verified = search_.run(board, *task.far_goal, task.side, {ko_privileged}, limits, hints);
        count(verified);
        // Where a link is asked about, a look at few moves tells more than what the first search went by.
        if (verified.is_settled || !task.is_capture) return verified;
        reading.is_doubted = true;
        return result;
    }
    // One position shows nothing that the first search did not begin with.
    if (limits.far_nodes <= 1) return result;
    limits.nodes = limits.far_nodes;
    limits.is_quick = limits.is_quick && !task.has_few_liberties;
    result = search_.run_in_stages(board, *task.far_goal, task.side, {ko_privileged}, limits, hints);
    count(result);
    reading.is_doubted = reading.is_doubted || (task.limits.is_quick && result.is_given_up);
    return result;
}

NarrowResult TaskReader::look_at(board::Board& board, const ReadingTask& task, board::Colour to_move,
                                 board::Colour ko_privileged, const NarrowLimits& limits, TaskReading& reading) {
    const NarrowResult seen = narrow_search(board, task.goal, to_move, {ko_privileged}, limits);
    reading.answer.nodes += seen.nodes;
    nodes_ += seen.nodes;
    reading.looked_at.centres |= seen.tried;
    reading.met_ko = reading.met_ko || seen.met_ko;
    return seen;
}

bool TaskReader::look_at_link(board::Board& board, const ReadingTask& task, board::Colour ko_privileged,
                              SearchResult& result, TaskReading& reading) {
    if (result.is_settled) return false;
    const NarrowResult seen = look_at(board, task, task.side, ko_privileged, look, reading);
    if (seen.is_complete) {
        result.is_reached = seen.is_reached;
        result.move = seen.move;
        return true;
    }
    if (result.lean != SearchResult::Lean::neither) {
        result.is_reached = result.lean == SearchResult::Lean::reached;
        return true;
    }
    // Who cuts gets it anyway.
    if (task.side == task.goal.seeker()) {
        const NarrowResult denied = look_at(board, task, task.side, ko_privileged, narrower_look, reading);
        if (denied.is_complete && !denied.is_reached) {
            result.is_reached = false;
            return true;
        }
    }
    const board::Vertex move = standing_move(board, task, ko_privileged, result.most_read, reading);
    if (move != board::pass_vertex) result.move = move;
    return false;
}

board::Vertex TaskReader::standing_move(board::Board& board, const ReadingTask& task, board::Colour ko_privileged,
                                        std::span<const board::Vertex> moves, TaskReading& reading) {
    const board::Colour other = board::opponent(task.side);
    const bool is_seeker = task.side == task.goal.seeker();
    board::Vertex not_refuted = board::pass_vertex;
    for (const board::Vertex move : moves) {
        if (move == board::pass_vertex || board.play(task.side, move) != board::Legality::ok) continue;
        const GoalStatus status = task.goal.status(board, other, 1);
        NarrowResult then{.is_reached = status == GoalStatus::reached};
        if (status == GoalStatus::open) then = look_at(board, task, other, ko_privileged, look, reading);
        board.undo();
        if (then.is_complete && then.is_reached == is_seeker) return move;
        if (!then.is_complete && not_refuted == board::pass_vertex) not_refuted = move;
    }
    return not_refuted;
}

TaskReading TaskReader::read(board::Board& board, const ReadingTask& task) {
    TaskReading reading;
    ++readings_;
    // Whether the side gets what it wants where `privileged` takes back kos at once: then that is the answer so far.
    const auto gets_it = [&](board::Colour privileged, TacticalCode code) {
        SearchResult result = search(board, task, privileged, reading);
        const bool is_seeker = task.side == task.goal.seeker();
        const bool is_quick_link = task.is_quick && !task.is_attack;
        const bool is_believed = is_quick_link && look_at_link(board, task, privileged, result, reading);
        const bool is_success = result.is_settled || is_believed ? result.is_reached == is_seeker
                                : result.is_likely               ? is_seeker && code == TacticalCode::win
                                                                 : task.side == task.favoured;
        reading.answer.is_settled = reading.answer.is_settled && result.is_settled && !reading.is_doubted;
        reading.answer.is_likely = reading.answer.is_likely || result.is_likely;
        reading.answer.zone = result.zone;
        if (is_success) {
            reading.answer.code = code;
            reading.answer.move = result.move;
        }
        return is_success;
    };
    const auto is_open_for_good = [&] { return task.limits.only_settled && !reading.answer.is_settled; };
    const bool wins = gets_it(board::opponent(task.side), TacticalCode::win);
    if (wins || !reading.met_ko || is_open_for_good()) return reading;
    if (task.about_kos == AboutKos::nothing) {
        reading.about_kos = AboutKos::nothing;
        return reading;
    }
    // What fails with all kos won fails without them too.
    if (gets_it(task.side, TacticalCode::ko_b)) {
        reading.about_kos = task.about_kos;
        if (task.about_kos == AboutKos::which && !is_open_for_good()) gets_it(board::Colour::empty, TacticalCode::ko_a);
        reading.answer.zone = board::VertexSet::everything();
    }
    return reading;
}

}  // namespace katachi::reading
