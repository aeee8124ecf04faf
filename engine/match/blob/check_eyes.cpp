#include "engine/match/blob/check_eyes.h"

#include <algorithm>
#include <bit>

#include "engine/match/eyes/solved_game_key.h"

namespace katachi::match {

namespace {

bool is_eye_value(std::uint32_t bits) {
    const EyeValue value = unpacked_eye_value(bits);
    return bits >> eye_value_bits == 0 &&
           std::max({value.attacked_twice, value.attacked, value.defended, value.defended_twice}) <= 2;
}

std::string check_eye_shapes(const PatternTables& tables) {
    for (const EyeShapeRow& shape : tables.eyes.shapes) {
        if (shape.database >= tables.databases.size()) return "an eye shape without a database";
        if (shape.name >= tables.strings.size() || shape.remark >= tables.strings.size())
            return "an eye shape whose text is not there";
        if (!is_eye_value(shape.value)) return "an eye shape of no value";
    }
    return "";
}

std::string check_eye_spaces(const PatternTables& tables) {
    const EyeTables& eyes = tables.eyes;
    if (eyes.spaces.empty()) return "";
    if (!std::has_single_bit(eyes.spaces.size())) return "eye spaces that are no hash table";
    // A look into the table ends at a place that is free.
    if (std::ranges::find(eyes.spaces, 0U, &EyeSpaceRow::point_count) == eyes.spaces.end())
        return "eye spaces that have no end";
    for (const EyeSpaceRow& space : eyes.spaces) {
        if (space.point_count == 0) continue;
        if (space.point_count > largest_eye_graph) return "an eye space that is too large";
        if (space.first_word > eyes.keys.size() || space.point_count > eyes.keys.size() - space.first_word)
            return "an eye space whose key is not there";
        if (space.shape >= eyes.shapes.size()) return "an eye space of no shape";
        if ((space.attack_points | space.defence_points) >= eye_point(space.point_count))
            return "an eye space with a vital point that it does not have";
    }
    return "";
}

bool can_be_answer(const SolvedAnswer& answer, std::size_t points) {
    const EyeAnswer found = answer.answer();
    return is_eye_value(packed_eye_value(found.value)) &&
           (found.attack_points | found.defence_points) < eye_point(points);
}

std::string check_answers(const EyeTables& eyes, const SolvedGameRow& game) {
    const std::size_t count = std::size_t{1} << (game.point_count - game.island_count);
    const std::size_t blocks = (count + answers_a_block - 1) / answers_a_block;
    if (game.first_block > eyes.blocks.size() || blocks > eyes.blocks.size() - game.first_block)
        return "a solved game whose answers are not there";
    for (const SolvedAnswerBlock& block : eyes.blocks.subspan(game.first_block, blocks)) {
        const auto others = static_cast<std::size_t>(std::popcount(block.others));
        if (block.first_other > eyes.answers.size() || others > eyes.answers.size() - block.first_other)
            return "a block whose answers are not there";
        const auto listed = eyes.answers.subspan(block.first_other, others);
        const auto can_be = [&](const SolvedAnswer& answer) { return can_be_answer(answer, game.point_count); };
        if (!can_be(block.usual) || !std::ranges::all_of(listed, can_be)) return "an answer that cannot be";
    }
    return "";
}

std::string check_solved_games(const PatternTables& tables) {
    const EyeTables& eyes = tables.eyes;
    if (eyes.games.empty()) return eyes.answers.empty() && eyes.blocks.empty() ? "" : "answers of no game";
    if (!std::has_single_bit(eyes.games.size())) return "solved games that are no hash table";
    if (std::ranges::find(eyes.games, 0U, &SolvedGameRow::key) == eyes.games.end())
        return "solved games that have no end";
    for (const SolvedGameRow& game : eyes.games) {
        if (game.key == 0) continue;
        if (game.point_count == 0 || game.point_count > largest_solved_game || game.island_count >= game.point_count)
            return "a solved game of a size that cannot be";
        // The matcher numbers stones by the points of the key that it found.
        if (static_cast<std::size_t>(std::bit_width(key_of_points(game.key))) != bits_of_game_key(game.point_count))
            return "a solved game whose key is of another size";
        if (std::string wrong = check_answers(eyes, game); !wrong.empty()) return wrong;
    }
    return "";
}

}  // namespace

std::string check_eyes(const PatternTables& tables) {
    for (const auto check : {check_eye_shapes, check_eye_spaces, check_solved_games})
        if (std::string wrong = check(tables); !wrong.empty()) return wrong;
    return "";
}

}  // namespace katachi::match
