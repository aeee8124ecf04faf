#include "engine/match/eyes/eye_matcher.h"

#include <algorithm>
#include <bit>

#include "engine/match/eyes/canonical_places.h"
#include "engine/match/eyes/solved_game_key.h"

namespace katachi::match {

namespace {

const EyeSpaceRow* find_space(const EyeTables& tables, std::span<const std::uint32_t> key) {
    const std::uint32_t hash = eye_space_hash(key);
    const std::size_t mask = tables.spaces.size() - 1;
    for (std::size_t place = hash & mask; tables.spaces[place].point_count != 0; place = (place + 1) & mask) {
        const EyeSpaceRow& row = tables.spaces[place];
        if (row.hash == hash && std::ranges::equal(tables.keys.subspan(row.first_word, row.point_count), key))
            return &row;
    }
    return nullptr;
}

const SolvedGameRow* find_game(const EyeTables& tables, std::uint64_t key) {
    const std::size_t mask = tables.games.size() - 1;
    std::size_t place = base::mixed(key) & mask;
    while (tables.games[place].key != 0 && tables.games[place].key != key) place = (place + 1) & mask;
    return tables.games[place].key == key ? &tables.games[place] : nullptr;
}

EyeAnswer answer_at(const EyeTables& tables, const SolvedGameRow& game, EyePoints stones) {
    const SolvedAnswerBlock& block = tables.blocks[game.first_block + stones / answers_a_block];
    const std::uint64_t before = (std::uint64_t{1} << stones % answers_a_block) - 1;
    if ((block.others >> stones % answers_a_block & 1) == 0) return block.usual.answer();
    return tables.answers[block.first_other + static_cast<std::size_t>(std::popcount(block.others & before))].answer();
}

// A space without its islands, and which of the points each of its points was.
struct ShownSpace {
    BareEyeSpace space;
    std::array<std::uint8_t, largest_eye_graph> points{};
};

ShownSpace shown_space(const BareEyeSpace& space) {
    ShownSpace shown;
    const auto shown_points = [&](EyePoints points) {
        EyePoints kept = 0;
        for (std::size_t i = 0; i < shown.space.size; ++i) kept |= (points >> shown.points[i] & 1) << i;
        return kept;
    };
    for (EyePoints rest = space.all() & ~space.islands; rest != 0; rest &= rest - 1)
        shown.points[shown.space.size++] = static_cast<std::uint8_t>(first_eye_point(rest));
    shown.space.stones = shown_points(space.stones);
    shown.space.margins = shown_points(space.margins);
    shown.space.at_edge = shown_points(space.at_edge);
    shown.space.in_corner = shown_points(space.in_corner);
    for (std::size_t i = 0; i < shown.space.size; ++i)
        shown.space.neighbours[i] = shown_points(space.neighbours[shown.points[i]]);
    return shown;
}

std::optional<EyeShapeMatch> shape_match(const EyeTables& tables, const BareEyeSpace& space, BoardEdges edges) {
    const CanonicalForm form = canonical_form(space, edges);
    const EyeSpaceRow* const row = find_space(tables, std::span(form.key).first(space.size));
    if (row == nullptr) return std::nullopt;
    return EyeShapeMatch{row->shape,
                         {unpacked_eye_value(tables.shapes[row->shape].value),
                          points_at_places(row->attack_points, form), points_at_places(row->defence_points, form)}};
}

}  // namespace

std::optional<EyeShapeMatch> matching_eye_shape(const EyeTables& tables, const BareEyeSpace& space) {
    if (tables.spaces.empty() || space.approaches != 0) return std::nullopt;
    const ShownSpace shown = shown_space(space);
    auto match = shape_match(tables, shown.space, BoardEdges::left_out);
    if (shown.space.at_edge != 0)
        if (const auto at_edge = shape_match(tables, shown.space, BoardEdges::kept);
            at_edge && (!match || at_edge->shape < match->shape))
            match = at_edge;
    if (!match) return std::nullopt;
    const auto numbered_as_asked = [&](EyePoints points) {
        EyePoints asked = 0;
        for (; points != 0; points &= points - 1) asked |= eye_point(shown.points[first_eye_point(points)]);
        return asked;
    };
    match->answer.attack_points = numbered_as_asked(match->answer.attack_points);
    match->answer.defence_points = numbered_as_asked(match->answer.defence_points);
    return match;
}

std::optional<EyeAnswer> solved_answer(const EyeTables& tables, const BareEyeSpace& space, int outer_liberties) {
    if (tables.games.empty() || !has_game_key(space) || outer_liberties > most_solved_liberties) return std::nullopt;
    const CanonicalForm form = canonical_game(space);
    const SolvedGameRow* const game = find_game(tables, solved_game_key(form, space.size, outer_liberties));
    if (game == nullptr) return std::nullopt;
    // Islands and approaches, which come last, hold no stones of the attacker.
    const EyePoints number =
        canonical_places(space.stones, form, space.size) & (eye_point(space.size - game->island_count) - 1);
    EyeAnswer answer = answer_at(tables, *game, number);
    answer.attack_points = points_at_places(answer.attack_points, form);
    answer.defence_points = points_at_places(answer.defence_points, form);
    return answer;
}

}  // namespace katachi::match
