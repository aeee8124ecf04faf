// From eye shapes of the model, and from solved games, to the arrays of EyeTables.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "compiler/eyes/matched_spaces.h"
#include "compiler/model/pattern_database.h"
#include "compiler/model/string_pool.h"
#include "engine/match/tables/eye_tables.h"

namespace katachi::compiler {

class EyeTableBuilder {
  public:
    // Adds the entries of one database in their order, but for those that cannot be understood or stand for too many
    // spaces; `row` is that of the database in the tables.
    void add(const PatternDatabase& database, std::uint32_t row, StringPool& strings);

    // A space without stones that has a key (solved_game_key.h), with an answer for each set of stones, which counts as
    // a number. Each game is added once for so many liberties outside, `most_solved_liberties` at most.
    void add(const match::BareEyeSpace& game, int outer_liberties, std::span<const match::EyeAnswer> answers);

    // Views this builder's arrays, which must not change any more.
    match::EyeTables tables();

  private:
    void add(const Pattern& entry, std::uint32_t row, StringPool& strings);
    using AnswerBits = std::vector<std::uint32_t>;
    // Where the blocks of these answers stand: games with the same ones share them.
    std::uint32_t first_block_of(const AnswerBits& answers);
    match::SolvedAnswerBlock block_of(std::span<const std::uint32_t> answers);
    // This is where the others stand, the answers that are not usual: blocks with the same ones share them.
    std::uint32_t first_other_of(const AnswerBits& others);

    std::vector<match::EyeShapeRow> shapes_;
    std::vector<match::EyeSpaceRow> listed_spaces_, spaces_;  // one after another; in their hash table
    std::vector<std::uint32_t> keys_;
    std::vector<match::SolvedGameRow> listed_games_, games_;
    std::vector<match::SolvedAnswerBlock> blocks_;
    std::vector<match::SolvedAnswer> answers_;
    std::map<AnswerBits, std::uint32_t> known_blocks_, known_others_;  // where they stand
    MatchedSpaces matched_;
};

}  // namespace katachi::compiler
