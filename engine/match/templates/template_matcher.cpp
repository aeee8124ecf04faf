#include "engine/match/templates/template_matcher.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/board/turned_vertex.h"
#include "engine/match/tables/pattern_tables.h"
#include "engine/match/templates/template_fit.h"

namespace katachi::match {

// The best matches so far, in order, in the caller's room.
class BestTemplates {
  public:
    explicit BestTemplates(std::span<TemplateMatch> room) : room_(room) {}

    std::size_t count() const { return count_; }

    // Whether a match of this rank could come in.
    bool has_room_for(int rank) const {
        return !room_.empty() && (count_ < room_.size() || rank > rank_of(room_[count_ - 1]));
    }

    // The same match may come again.
    void add(const TemplateMatch& match) {
        if (!has_room_for(rank_of(match))) return;
        const auto end = room_.begin() + static_cast<std::ptrdiff_t>(count_);
        const auto place = std::lower_bound(room_.begin(), end, match, stands_before);
        if (place != end && *place == match) return;
        if (count_ < room_.size()) ++count_;
        std::move_backward(place, room_.begin() + static_cast<std::ptrdiff_t>(count_) - 1,
                           room_.begin() + static_cast<std::ptrdiff_t>(count_));
        *place = match;
    }

  private:
    std::span<TemplateMatch> room_;
    std::size_t count_ = 0;
};

namespace {

// Whether the entry stands before the board in an order, from a column on.
bool is_before(const TemplateColumns& entry, const TemplateColumns& board, int rows, int column, int size) {
    for (; column < size; ++column) {
        const auto here = static_cast<std::size_t>(column);
        const std::uint64_t a = column_key(entry[here], rows), b = column_key(board[here], rows);
        if (a != b) return a < b;
    }
    return false;
}

int agreeing_columns(const TemplateColumns& entry, const TemplateColumns& board, int rows, int column, int size) {
    while (column < size && column_key(entry[static_cast<std::size_t>(column)], rows) ==
                                column_key(board[static_cast<std::size_t>(column)], rows))
        ++column;
    return column;
}

std::size_t most_runs(const TemplateTables& tables) {
    return board::orientation_count * (full_order_count + tables.orders.size());
}

}  // namespace

TemplateMatcher::TemplateMatcher(const TemplateTables& tables) : tables_(tables) {
    runs_.reserve(most_runs(tables));
    first_run_.fill(no_run);
}

std::size_t TemplateMatcher::find(const board::Position& position, board::Colour own, const TemplateQuery& query,
                                  std::span<TemplateMatch> room) {
    if (tables_.entries.empty()) return 0;
    set_position(position, own, query);
    for (const board::Orientation orientation : board::all_orientations) {
        if (!is_looked_for(orientation)) continue;
        start_narrow(orientation);
        start_exact(orientation);
    }
    BestTemplates best(room);
    int rank = 0;
    for (std::uint32_t number = take(rank); number != no_run && best.has_room_for(rank); number = take(rank)) {
        Run& run = runs_[number];
        try_next(run, best);
        run.at += run.backwards ? -1U : 1U;
        if (run.at != run.end) wait(number, run.is_sorted ? next_rank(run) : rank);
    }
    if (differences_ > 0) find_differing(best);
    return best.count();
}

std::size_t TemplateMatcher::find_in_entry(std::uint32_t entry, board::Orientation orientation,
                                           std::span<TemplateMatch> room) const {
    const TemplateFit fit(tables_.entries[entry].columns, board_.seen_through(orientation), board_.size(),
                          differences_);
    BestTemplates best(room);
    try_entry(entry, orientation, fit, best);
    return best.count();
}

void TemplateMatcher::set_position(const board::Position& position, board::Colour own, const TemplateQuery& query) {
    board_ = TemplateBoard(position, own);
    orientations_ = query.orientations;
    most_steps_ = query.most_steps;
    differences_ = std::clamp(query.differences, 0, most_differences);
    for (const board::Orientation orientation : board::all_orientations) {
        auto& last_move = last_move_[static_cast<std::size_t>(orientation)];
        last_move.reset();
        if (query.last_move != board::pass_vertex)
            last_move = board::transform_on_board(board::offset_of(query.last_move), board::inverse(orientation),
                                                  position.size);
    }
    runs_.clear();
    steps_ = 0;
    for (std::size_t word = 0; word < has_runs_.size(); ++word)
        for (std::uint64_t left = std::exchange(has_runs_[word], 0); left != 0; left &= left - 1)
            first_run_[word * 64 + static_cast<std::size_t>(std::countr_zero(left))] = no_run;
}

void TemplateMatcher::start_exact(board::Orientation orientation) {
    const TemplateColumns& board = board_.seen_through(orientation);
    for (int rows = smallest_template; rows <= board_.size(); ++rows) {
        const TemplateBlock* const found = block(board, rows, smallest_template);
        if (found == nullptr) return;  // nor is there one of more rows
        const auto stretch = tables_.ordered.subspan(found->first, found->end - found->first);
        const auto place = std::ranges::partition_point(stretch, [&](std::uint32_t other) {
            return is_before(tables_.entries[other].columns, board, rows, smallest_template, board_.size());
        });
        const auto at = found->first + static_cast<std::uint32_t>(place - stretch.begin());
        Run run{at, found->end, no_run, static_cast<std::uint8_t>(orientation), static_cast<std::uint8_t>(rows),
                0,  false,      true};
        add_sorted(run);
        run.end = found->first;
        run.backwards = true;
        add_sorted(run);
    }
}

void TemplateMatcher::start_narrow(board::Orientation orientation) {
    const TemplateColumns& board = board_.seen_through(orientation);
    for (const TemplateOrder& order : tables_.orders.subspan(full_order_count)) {
        if (order.rows > board_.size() || order.columns > board_.size()) continue;
        const TemplateBlock* const found = block(board, order.rows, order.columns);
        if (found == nullptr) continue;
        const auto& last_move = last_move_[static_cast<std::size_t>(orientation)];
        add({found->first, found->end, no_run, static_cast<std::uint8_t>(orientation), 0, 0, false, false},
            rank_of(last_move && last_move->row < order.rows && last_move->column < order.columns,
                    order.rows * order.columns));
    }
}

// The greatest rectangles first: what is found there spares many of the others.
void TemplateMatcher::find_differing(BestTemplates& best) {
    for (int rows = board_.size(); rows >= smallest_template; --rows) {
        const TemplateOrder& order = tables_.orders[static_cast<std::size_t>(rows - smallest_template)];
        for (const board::Orientation orientation : board::all_orientations)
            if (is_looked_for(orientation)) follow({orientation, rows, 0, 0, 0, order.first, order.end}, best);
    }
}

// Splits the entries by their next column, as long as they can come in.
void TemplateMatcher::follow(const Branch& branch, BestTemplates& best) {
    if (branch.column == board_.size()) return try_entries(branch, best);
    const auto column = static_cast<std::size_t>(branch.column);
    const int rows = branch.rows;
    const std::uint64_t wanted = column_key(board_.seen_through(branch.orientation)[column], rows);
    for (std::uint32_t at = branch.first; at < branch.end && ++steps_ <= most_steps_;) {
        const std::uint64_t differing = key_at(at, column, rows) ^ wanted;
        Branch next = branch;
        next.first = at;
        next.end = at = end_of_key(at, branch.end, column, rows);
        next.differences += std::popcount((differing | differing >> 32) & 0xffffffffU);
        if (next.differences > differences_) {
            try_entries(next, best);
            continue;
        }
        ++next.column;
        if (next.column >= smallest_template)
            next.rank = std::max(next.rank, rank_in(branch.orientation, rows, next.column, next.differences));
        // What agrees without differences has been found.
        const int hoped = rank_in(branch.orientation, rows, board_.size(), std::max(next.differences, 1));
        if (best.has_room_for(std::max(next.rank, hoped))) follow(next, best);
    }
}

// Where entries with the same column end: looked for in strides that double, for most are few.
std::uint32_t TemplateMatcher::end_of_key(std::uint32_t at, std::uint32_t end, std::size_t column, int rows) const {
    const std::uint64_t key = key_at(at, column, rows);
    std::uint32_t step = 1;
    while (step < end - at && key_at(at + step, column, rows) == key) {
        at += step;
        step *= 2;
    }
    const auto rest = tables_.ordered.subspan(at, std::min(step, end - at));
    const auto place = std::ranges::partition_point(
        rest, [&](std::uint32_t other) { return column_key(tables_.entries[other].columns[column], rows) == key; });
    return at + static_cast<std::uint32_t>(place - rest.begin());
}

void TemplateMatcher::try_entries(const Branch& branch, BestTemplates& best) {
    const TemplateColumns& board = board_.seen_through(branch.orientation);
    for (std::uint32_t at = branch.first; at < branch.end && best.has_room_for(branch.rank); ++at) {
        if (branch.rank == 0 || ++steps_ > most_steps_) return;
        const std::uint32_t number = tables_.ordered[at];
        const TemplateFit fit(tables_.entries[number].columns, board, board_.size(), differences_);
        try_entry(number, branch.orientation, fit, best);
    }
}

void TemplateMatcher::try_next(const Run& run, BestTemplates& best) const {
    const std::uint32_t number = tables_.ordered[run.backwards ? run.at - 1 : run.at];
    const auto orientation = static_cast<board::Orientation>(run.orientation);
    const TemplateFit fit(tables_.entries[number].columns, board_.seen_through(orientation), board_.size(),
                          differences_);
    if (!run.is_sorted || is_best_run(run, fit)) try_entry(number, orientation, fit, best);
}

bool TemplateMatcher::is_best_run(const Run& run, const TemplateFit& fit) const {
    const auto orientation = static_cast<board::Orientation>(run.orientation);
    if (fit.rows(0, run.columns) > run.rows) return false;
    const int here = rank_in(orientation, run.rows, run.columns, 0);
    for (int columns = smallest_template; columns <= board_.size(); ++columns) {
        const int rows = fit.rows(0, columns);
        if (rows < smallest_template) break;
        if (rank_in(orientation, rows, columns, 0) > here) return false;
    }
    return true;
}

void TemplateMatcher::try_entry(std::uint32_t number, board::Orientation orientation, const TemplateFit& fit,
                                BestTemplates& best) const {
    const TemplateEntry& entry = tables_.entries[number];
    const auto turn = static_cast<std::size_t>(orientation);
    const auto& last_move = last_move_[turn];
    for (std::uint32_t i = 0; i < entry.continuation_count; ++i) {
        const TemplateContinuation& continuation = tables_.continuations[entry.first_continuation + i];
        if ((continuation.orientations >> turn & 1) == 0) continue;
        auto match = fit.best(continuation, last_move);
        if (!match || !best.has_room_for(rank_of(*match))) continue;
        if (continuation.row != no_move) {
            const auto place = fit.place(continuation);
            if (!place) continue;
            const board::Offset on_board = board::transform_on_board(*place, orientation, board_.size());
            match->move = board::vertex_at(on_board.row, on_board.column);
        }
        match->entry = number;
        match->continuation = entry.first_continuation + i;
        match->orientation = orientation;
        best.add(*match);
    }
}

const TemplateBlock* TemplateMatcher::block(const TemplateColumns& columns, int rows, int column_count) const {
    const std::uint64_t hash = block_hash(columns, rows, column_count);
    const std::size_t mask = tables_.blocks.size() - 1;
    for (std::size_t place = hash & mask;; place = (place + 1) & mask) {
        const TemplateBlock& found = tables_.blocks[place];
        if (found.first == found.end) return nullptr;
        if (found.hash != hash) continue;
        const TemplateColumns& entry = tables_.entries[tables_.ordered[found.first]].columns;
        if (agreeing_columns(entry, columns, rows, 0, column_count) == column_count) return &found;
    }
}

int TemplateMatcher::rank_in(board::Orientation orientation, int rows, int columns, int differences) const {
    const auto& last_move = last_move_[static_cast<std::size_t>(orientation)];
    const bool has_last_move = last_move && last_move->row < rows && last_move->column < columns;
    return rank_of(has_last_move, std::max(rows * columns - difference_cost * differences, 0));
}

int TemplateMatcher::next_rank(Run& run) const {
    const auto orientation = static_cast<board::Orientation>(run.orientation);
    const std::uint32_t next = tables_.ordered[run.backwards ? run.at - 1 : run.at];
    const int columns = agreeing_columns(tables_.entries[next].columns, board_.seen_through(orientation), run.rows,
                                         smallest_template, board_.size());
    run.columns = static_cast<std::uint8_t>(columns);
    return rank_in(orientation, run.rows, columns, 0);
}

void TemplateMatcher::add_sorted(Run run) {
    if (run.at == run.end) return;
    const int rank = next_rank(run);
    add(run, rank);
}

void TemplateMatcher::add(const Run& run, int rank) {
    runs_.push_back(run);
    wait(static_cast<std::uint32_t>(runs_.size() - 1), rank);
}

void TemplateMatcher::wait(std::uint32_t run, int rank) {
    runs_[run].next = std::exchange(first_run_[static_cast<std::size_t>(rank)], run);
    has_runs_[static_cast<std::size_t>(rank) / 64] |= std::uint64_t{1} << (rank % 64);
}

std::uint32_t TemplateMatcher::take(int& rank) {
    for (std::size_t word = has_runs_.size(); word-- > 0;) {
        if (has_runs_[word] == 0) continue;
        const int bit = 63 - std::countl_zero(has_runs_[word]);
        rank = static_cast<int>(word) * 64 + bit;
        std::uint32_t& first = first_run_[static_cast<std::size_t>(rank)];
        const std::uint32_t run = std::exchange(first, runs_[first].next);
        if (first == no_run) has_runs_[word] ^= std::uint64_t{1} << bit;
        return run;
    }
    return no_run;
}

}  // namespace katachi::match
