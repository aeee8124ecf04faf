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

    // A space without stones, of at most `largest_solved_game` points, with an answer for each set of stones, which
    // counts as a number. Each game is added once for so many liberties outside, `most_solved_liberties` at most.
    void add(const match::BareEyeSpace& game, int outer_liberties, std::span<const match::EyeAnswer> answers);

    // Views this builder's arrays, which must not change any more.
    match::EyeTables tables();

  private:
    void add(const Pattern& entry, std::uint32_t row, StringPool& strings);
    // Where these answers stand: games with the same ones share them.
    std::uint32_t first_of(const std::vector<match::SolvedAnswer>& answers);

    std::vector<match::EyeShapeRow> shapes_;
    std::vector<match::EyeSpaceRow> listed_spaces_, spaces_;  // one after another; in their hash table
    std::vector<std::uint32_t> keys_;
    std::vector<match::SolvedGameRow> listed_games_, games_;
    std::vector<match::SolvedAnswer> answers_;
    std::map<std::vector<std::uint32_t>, std::uint32_t> known_answers_;  // where they stand, by their bits
    MatchedSpaces matched_;
};

}  // namespace katachi::compiler
