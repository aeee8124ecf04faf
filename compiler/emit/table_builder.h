// From the model to the arrays of PatternTables.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "compiler/automaton/builder.h"
#include "compiler/corner/corner_tree_builder.h"
#include "compiler/emit/constraint_builder.h"
#include "compiler/emit/whole_board_builder.h"
#include "compiler/eyes/eye_table_builder.h"
#include "compiler/model/pattern_database.h"
#include "compiler/model/string_pool.h"
#include "compiler/playout/builder.h"
#include "compiler/template/template_builder.h"
#include "compiler/trie/trie_packer.h"
#include "engine/board/vertex.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// Automata take longer to build than all other tables together, are half of their bytes, and no program of Katachi
// reads them (compiler/automaton/DESIGN.md).
enum class Automata { are_left_out, are_built };

// PatternTables with the arrays that they view. Neither copied nor moved, so that a view stays good.
class BuiltTables {
  public:
    // Every sound pattern of every database that has_tables names, each in all its orientations, and the whole boards,
    // playout patterns and eye shapes. Throws std::length_error for more patterns than a pattern's number can count.
    explicit BuiltTables(std::span<const PatternDatabase> databases, Automata automata = Automata::are_left_out);
    BuiltTables(const BuiltTables&) = delete;
    BuiltTables& operator=(const BuiltTables&) = delete;

    const match::PatternTables& tables() const { return tables_; }
    // One entry for each database that has an automaton, in their order, then one for the joint ones; none where
    // automata were left out.
    std::span<const AutomatonStatistics> automaton_statistics() const {
        return automata_ ? automata_->statistics() : std::span<const AutomatonStatistics>();
    }

  private:
    void add(const PatternDatabase& database);
    void add(const Pattern& pattern, std::uint16_t database);
    void build_templates();
    void add_attributes(const Pattern& pattern, match::PatternRow& entry);
    void add_cells(const Diagram& diagram, match::PatternRow& entry);
    void add_marks(const Diagram& diagram, const match::PatternRow& entry, std::uint16_t pattern);
    void add_turned(const Diagram& diagram, board::Offset anchor, board::Orientation orientation,
                    std::uint16_t pattern);

    std::vector<match::DatabaseRow> databases_;
    std::vector<match::PatternRow> patterns_;
    std::vector<match::AttributeRow> attributes_;
    std::vector<match::TableOrientation> orientations_;
    std::vector<match::TableCell> cells_;
    std::vector<match::MarkedCell> marked_cells_;
    StringPool strings_;
    ConstraintBuilder constraints_;
    PlayoutBuilder playouts_;
    EyeTableBuilder eyes_;
    std::optional<PackedTrie> trie_;
    std::optional<BuiltAutomata> automata_;
    BuiltWholeBoards whole_boards_;
    BuiltCorners corners_;
    std::vector<Template> corner_templates_;
    std::optional<BuiltTemplates> templates_;
    match::PatternTables tables_{};
};

// Whether patterns of this kind are rectangles of cells that lie anywhere on a board: not eye shapes, and not playout
// patterns and whole boards, which have tables of their own.
bool has_tables(DatabaseKind kind);

// Whether a pattern of such a kind does: one with a diagram that can be understood and fits a board.
bool has_tables(const Pattern& pattern);

}  // namespace katachi::compiler
