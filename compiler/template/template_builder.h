// From openings of corners, half boards and whole boards to the arrays of TemplateTables.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/tables/template_tables.h"

namespace katachi::compiler {

// What an entry plays.
struct TemplateMove {
    std::optional<board::Offset> at;  // nothing for a pass
    int rows = 0, columns = 0;        // the rectangle that has to agree for a full match; 0 where there is none
    bool extends_along_rows = false, extends_along_columns = false;
    std::uint32_t id = 0;              // the caller's
    std::uint8_t orientations = 0xff;  // a bit for each Orientation in which it is looked for
};

// Stones of a board of 19 lines, seen from its upper left corner and by the side to move, and what is played there.
struct Template {
    std::vector<PlacedStone> stones;
    std::vector<TemplateMove> moves;
};

// TemplateTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltTemplates {
  public:
    // Templates with the same stones become one entry. Throws std::invalid_argument for stones and moves off the
    // board, on each other, or outside of the move's rectangle.
    explicit BuiltTemplates(std::span<const Template> templates);
    BuiltTemplates(const BuiltTemplates&) = delete;
    BuiltTemplates& operator=(const BuiltTemplates&) = delete;

    const match::TemplateTables& tables() const { return tables_; }

  private:
    void add_entries(std::span<const Template> templates);
    void add_order(int rows, int columns, std::vector<std::uint32_t> entries);
    void add_narrow_orders();
    void add_blocks();

    std::vector<match::TemplateEntry> entries_;
    std::vector<match::TemplateContinuation> continuations_;
    std::vector<match::TemplateOrder> orders_;
    std::vector<std::uint32_t> ordered_;
    std::vector<match::TemplateBlock> stretches_;  // of equal blocks, not yet by hash
    std::vector<match::TemplateBlock> blocks_;
    match::TemplateTables tables_{};
};

}  // namespace katachi::compiler
