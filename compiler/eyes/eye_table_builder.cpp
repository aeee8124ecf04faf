#include "compiler/eyes/eye_table_builder.h"

#include <algorithm>
#include <bit>

#include "compiler/eyes/entry_graph.h"
#include "engine/match/eyes/canonical_places.h"
#include "engine/match/eyes/solved_game_key.h"

namespace katachi::compiler {

namespace {

using match::BareEyeSpace;
using match::CanonicalForm;
using match::EyeGraph;
using match::EyePoints;

// A table with a third of its places free at least, each row at the first place from its hash on that was free.
template <typename Row, typename Hash>
std::vector<Row> hash_table(const std::vector<Row>& rows, Hash hash) {
    if (rows.empty()) return {};
    std::vector<Row> table(std::bit_ceil(rows.size() + rows.size() / 2 + 1));
    std::vector<bool> is_taken(table.size());
    for (const Row& row : rows) {
        std::size_t place = hash(row) & (table.size() - 1);
        while (is_taken[place]) place = (place + 1) & (table.size() - 1);
        table[place] = row;
        is_taken[place] = true;
    }
    return table;
}

}  // namespace

void EyeTableBuilder::add(const PatternDatabase& database, std::uint32_t row, StringPool& strings) {
    for (const Pattern& entry : database.patterns)
        if (entry.sound) add(entry, row, strings);
}

void EyeTableBuilder::add(const Pattern& entry, std::uint32_t row, StringPool& strings) {
    const EyeGraph graph = match::without_islands(entry_graph(entry));
    const auto answer = entry_answer(entry, graph);
    if (!answer || graph.points.size() > match::largest_eye_graph || has_too_many_wild_cards(graph)) return;
    const auto shape = static_cast<std::uint32_t>(shapes_.size());
    shapes_.push_back({.name = strings.offset(entry.name),
                       .remark = strings.offset(entry.remark()),
                       .database = row,
                       .value = match::packed_eye_value(answer->value)});
    for (const EyeGraph& filled : match::filled_eye_graphs(graph)) {
        if (matched_.first_match(filled, shape)) continue;
        const CanonicalForm form =
            match::canonical_form(filled, graph.edges.any() ? match::BoardEdges::kept : match::BoardEdges::left_out);
        const auto key = std::span(form.key).first(graph.points.size());
        listed_spaces_.push_back({.hash = match::eye_space_hash(key),
                                  .point_count = static_cast<std::uint32_t>(key.size()),
                                  .first_word = static_cast<std::uint32_t>(keys_.size()),
                                  .shape = shape,
                                  .attack_points = match::canonical_places(answer->attack_points, form, key.size()),
                                  .defence_points = match::canonical_places(answer->defence_points, form, key.size())});
        keys_.insert(keys_.end(), key.begin(), key.end());
    }
}

void EyeTableBuilder::add(const BareEyeSpace& game, int outer_liberties, std::span<const match::EyeAnswer> answers) {
    const CanonicalForm form = match::canonical_game(game);
    const EyePoints fixed = match::fixed_points(game);
    AnswerBits kept(answers.size() >> std::popcount(fixed));
    for (EyePoints stones = 0; stones < answers.size(); ++stones) {
        if ((stones & fixed) != 0) continue;
        match::EyeAnswer answer = answers[stones];
        answer.attack_points = match::canonical_places(answer.attack_points, form, game.size);
        answer.defence_points = match::canonical_places(answer.defence_points, form, game.size);
        kept[match::canonical_places(stones, form, game.size)] = match::SolvedAnswer::of(answer).bits;
    }
    listed_games_.push_back({.key = match::solved_game_key(form, game.size, outer_liberties),
                             .first_block = first_block_of(kept),
                             .point_count = static_cast<std::uint16_t>(game.size),
                             .island_count = static_cast<std::uint16_t>(std::popcount(fixed))});
}

std::uint32_t EyeTableBuilder::first_block_of(const AnswerBits& answers) {
    const auto [known, is_new] = known_blocks_.try_emplace(answers, static_cast<std::uint32_t>(blocks_.size()));
    if (!is_new) return known->second;
    for (std::span<const std::uint32_t> rest(answers); !rest.empty();) {
        const std::size_t count = std::min(rest.size(), match::answers_a_block);
        blocks_.push_back(block_of(rest.first(count)));
        rest = rest.subspan(count);
    }
    return known->second;
}

match::SolvedAnswerBlock EyeTableBuilder::block_of(std::span<const std::uint32_t> answers) {
    std::map<std::uint32_t, int> counts;
    for (const std::uint32_t answer : answers) ++counts[answer];
    const std::uint32_t usual =
        std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; })->first;
    match::SolvedAnswerBlock block{.others = 0, .first_other = 0, .usual = {usual}};
    AnswerBits others;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i] == usual) continue;
        block.others |= std::uint64_t{1} << i;
        others.push_back(answers[i]);
    }
    block.first_other = first_other_of(others);
    return block;
}

std::uint32_t EyeTableBuilder::first_other_of(const AnswerBits& others) {
    const auto [known, is_new] = known_others_.try_emplace(others, static_cast<std::uint32_t>(answers_.size()));
    if (is_new)
        for (const std::uint32_t other : others) answers_.push_back({other});
    return known->second;
}

match::EyeTables EyeTableBuilder::tables() {
    spaces_ = hash_table(listed_spaces_, [](const match::EyeSpaceRow& row) { return row.hash; });
    games_ = hash_table(listed_games_, [](const match::SolvedGameRow& row) { return base::mixed(row.key); });
    return {shapes_, spaces_, keys_, games_, blocks_, answers_};
}

}  // namespace katachi::compiler
