// How a position that is no known opening goes on as known ones do: over TemplateTables, the entries that agree with a
// corner of the board in the largest rectangles, and what they play there.
//
// The rules. An entry lies over the board in each of the eight orientations, or those that the query names. It agrees
// in a rectangle from the corner if no more than the allowed number of its points differ; the rectangle's degree is
// rows * columns, less difference_cost for each point that differs, and never below difference_cost with one.
// Rectangles have sides from smallest_template to the board's; the continuation's own rectangle, where it has one and
// nothing in it differs, is looked at as well, however small. A continuation counts under a rectangle in which neither
// its move nor a point next to it differs,
//   - if the move lies inside; or
//   - if the move lies beyond the last column alone, and nothing differs behind the rectangle in the columns up to
//     side_margin beyond the move and the rows up to side_rows beyond it; or beyond the last row alone, likewise; or
//   - always, if it is a pass.
// It is reported once an orientation, under the rectangle where it stands best: with the opponent's last move among the
// entry's stones there, then by degree, then with fewer differences, then the more square, then the one of more rows.
// An extension that has too little room moves a line towards the corner, or is left out.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/match/tables/template_tables.h"
#include "engine/match/templates/template_board.h"
#include "engine/match/templates/template_match.h"

namespace katachi::match {

class BestTemplates;
class TemplateFit;

class TemplateMatcher {
  public:
    // Allocates all that is needed later. The tables must stay while the matcher is in use.
    explicit TemplateMatcher(const TemplateTables& tables);
    TemplateMatcher(const TemplateMatcher&) = delete;
    TemplateMatcher& operator=(const TemplateMatcher&) = delete;

    // Fills `room` with the matches that stand best, as many as fit, the best one first; gives their
    // number. Which matches of the lowest rank are left out where there is no room for all of them is not said.
    std::size_t find(const board::Position& position, board::Colour own, const TemplateQuery& query,
                     std::span<TemplateMatch> room);

    // The same, of one entry in one orientation alone, for what find() was asked last.
    std::size_t find_in_entry(std::uint32_t entry, board::Orientation orientation, std::span<TemplateMatch> room) const;

  private:
    // Entries that stand side by side in an order, to be tried one after the other.
    struct Run {
        std::uint32_t at;    // of `ordered`: the next one, or behind it if the run goes backwards
        std::uint32_t end;   // where the run ends
        std::uint32_t next;  // of `runs_`, with the same rank
        std::uint8_t orientation;
        std::uint8_t rows;     // of its order
        std::uint8_t columns;  // of a sorted run: in which the next entry agrees
        bool backwards;
        bool is_sorted;  // its entries agree less and less
    };
    // Entries that agree with the board in the first columns of an order, but for some points.
    struct Branch {
        board::Orientation orientation;
        int rows;
        int column;
        int differences;
        int rank;  // the best that they can have by now; 0 for none
        std::uint32_t first, end;
    };
    static constexpr std::uint32_t no_run = 0xffffffff;
    static constexpr std::size_t rank_count = 1024;

    bool is_looked_for(board::Orientation orientation) const {
        return (orientations_ >> static_cast<int>(orientation) & 1) != 0;
    }
    void set_position(const board::Position& position, board::Colour own, const TemplateQuery& query);
    void start_exact(board::Orientation orientation);
    void start_narrow(board::Orientation orientation);
    // Whether no other run has found the entry with a higher rank.
    bool is_best_run(const Run& run, const TemplateFit& fit) const;
    void find_differing(BestTemplates& best);
    void follow(const Branch& branch, BestTemplates& best);
    void try_entries(const Branch& branch, BestTemplates& best);
    void try_next(const Run& run, BestTemplates& best) const;
    void try_entry(std::uint32_t number, board::Orientation orientation, const TemplateFit& fit,
                   BestTemplates& best) const;

    const TemplateBlock* block(const TemplateColumns& columns, int rows, int column_count) const;
    std::uint64_t key_at(std::uint32_t place, std::size_t column, int rows) const {
        return column_key(tables_.entries[tables_.ordered[place]].columns[column], rows);
    }
    std::uint32_t end_of_key(std::uint32_t at, std::uint32_t end, std::size_t column, int rows) const;
    // The rank that a rectangle has, if it has the last move where it can.
    int rank_in(board::Orientation orientation, int rows, int columns, int differences) const;

    void add_sorted(Run run);
    void add(const Run& run, int rank);
    // Puts a run to those of its rank.
    void wait(std::uint32_t run, int rank);
    // A run of the highest rank, or no_run.
    std::uint32_t take(int& rank);
    // The rank of the next entry of a run that is sorted, whose columns it notes.
    int next_rank(Run& run) const;

    TemplateTables tables_;
    TemplateBoard board_;
    int differences_ = 0;
    std::uint8_t orientations_ = 0xff;
    std::size_t most_steps_ = 0;
    std::array<std::optional<board::Offset>, board::orientation_count> last_move_;
    std::vector<Run> runs_;
    std::array<std::uint32_t, rank_count> first_run_;
    std::array<std::uint64_t, rank_count / 64> has_runs_{};
    std::size_t steps_ = 0;
};

}  // namespace katachi::match
