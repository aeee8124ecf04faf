// A shape made ready to be looked for on boards of all sizes. What few searches need is made when it is first asked
// for.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "games/index/standing_keys.h"
#include "games/search/form_times.h"
#include "games/search/plain_scan.h"

namespace katachi::games {

struct PreparedForm {
    explicit PreparedForm(ShapeForm given);

    ShapeForm form;
    FormCells cells;
    // Cells that may change while the form stands: rows and columns from the upper left. Where there are none, the
    // first move in the rectangle is the one that ends it.
    std::vector<board::Offset> loose;
};

// The forms of a shape that is a whole board, or a corner, of few stones: each is found by its key.
struct KeyedForms {
    bool is_board = false;
    std::uint64_t key = 0;
    std::array<int, 16> forms{};  // by code: index of the form, or -1
};

struct ShapeQuestion {
    Shape shape;
    ShapeWays ways = {};
    HitCounting counting = HitCounting::placements;
    bool asks_replies = false;  // the answer tells how continuations were answered; it takes time for many hits
};

// May be read by several threads at once.
class PreparedShape {
  public:
    explicit PreparedShape(const ShapeQuestion& question);

    HitCounting counting() const { return question_.counting; }
    bool asks_replies() const { return question_.asks_replies; }
    const ShapeMoves& moves() const { return moves_; }
    // Whether cells are of several meanings.
    bool has_loose() const { return has_loose_; }
    const std::vector<PreparedForm>& forms(int board_size) const;
    // The forms are those of a board of 19 lines; there are none where keys do not tell all hits there.
    const std::optional<KeyedForms>& keyed() const { return keyed_; }
    // The scan is for games that are not regular.
    const PlainScan& plain_scan() const;

  private:
    std::optional<KeyedForms> keyed_forms() const;

    ShapeQuestion question_;
    ShapeMoves moves_;
    bool has_loose_ = false;
    mutable std::array<std::once_flag, board::max_board_size + 1> made_;
    mutable std::array<std::vector<PreparedForm>, board::max_board_size + 1> forms_;
    mutable std::once_flag made_scan_;
    mutable std::unique_ptr<const PlainScan> scan_;
    std::optional<KeyedForms> keyed_;
};

}  // namespace katachi::games
