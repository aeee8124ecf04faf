// The template matcher against the plain answer, on random libraries and on drawn boards.
#include "engine/match/templates/template_matcher.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "compiler/emit/table_builder.h"
#include "compiler/template/reference_templates.h"
#include "tests/match/templates/template_answers.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::match {
namespace {

static_assert(std::has_unique_object_representations_v<TemplateEntry>);
static_assert(std::has_unique_object_representations_v<TemplateContinuation>);
static_assert(std::has_unique_object_representations_v<TemplateOrder>);
static_assert(std::has_unique_object_representations_v<TemplateBlock>);

class RandomTemplates {
  public:
    explicit RandomTemplates(unsigned seed) : random_(seed) {}

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    board::Orientation orientation() {
        return board::all_orientations[static_cast<std::size_t>(below(board::orientation_count))];
    }

    // Entries that often have the same stones near the corner.
    std::vector<compiler::Template> some_templates(int count) {
        std::vector<compiler::Template> templates;
        std::vector<compiler::PlacedStone> stones;
        std::uint32_t id = 0;
        for (int i = 0; i < count; ++i) {
            if (below(8) == 0) stones.clear();
            for (int more = below(4); more > 0; --more) add_stone(stones);
            compiler::Template drawn{stones, {}};
            for (int moves = 1 + below(2); moves > 0; --moves)
                if (auto move = random_move(stones)) {
                    move->id = id++;
                    drawn.moves.push_back(*move);
                }
            templates.push_back(drawn);
        }
        return templates;
    }

    // An entry in any orientation, cut to the board, for either colour, with some points changed.
    board::Position position(const std::vector<compiler::Template>& templates, int size) {
        board::Position board(size);
        for (const compiler::PlacedStone& stone :
             templates[static_cast<std::size_t>(below(static_cast<int>(templates.size())))].stones)
            if (board.on_board(stone.at.row, stone.at.column))
                board.put(board::vertex_at(stone.at.row, stone.at.column),
                          stone.own ? board::Colour::black : board::Colour::white);
        board = katachi::test::turned(board, orientation());
        for (int changed = below(5); changed > 0; --changed)
            board.put(board::vertex_at(below(size), below(size)), static_cast<board::Colour>(below(3)));
        return below(2) == 0 ? board : katachi::test::colours_exchanged(board);
    }

    board::Vertex some_stone(const board::Position& position, board::Colour colour) {
        for (int tries = 0; tries < 200; ++tries) {
            const board::Vertex vertex = board::vertex_at(below(position.size), below(position.size));
            if (position.at(vertex) == colour) return vertex;
        }
        return board::pass_vertex;
    }

  private:
    int coordinate() { return below(3) == 0 ? below(board::max_board_size) : below(9); }

    static bool is_free(const std::vector<compiler::PlacedStone>& stones, board::Offset at) {
        return std::ranges::none_of(stones, [&](const compiler::PlacedStone& stone) { return stone.at == at; });
    }

    void add_stone(std::vector<compiler::PlacedStone>& stones) {
        const board::Offset at{coordinate(), coordinate()};
        if (is_free(stones, at)) stones.push_back({below(2) == 0, at});
    }

    std::optional<compiler::TemplateMove> random_move(const std::vector<compiler::PlacedStone>& stones) {
        compiler::TemplateMove move;
        const board::Offset at{coordinate(), coordinate()};
        if (!is_free(stones, at)) return std::nullopt;
        if (below(12) > 0) move.at = at;
        if (below(2) == 0) {
            move.rows = std::min(at.row + 1 + below(5), board::max_board_size);
            move.columns = std::min(at.column + 1 + below(5), board::max_board_size);
        }
        move.extends_along_rows = below(4) == 0;
        move.extends_along_columns = below(4) == 0;
        move.orientations = below(4) == 0 ? 0x0f : 0xff;
        return move;
    }

    std::mt19937 random_;
};

TEST(Template, AgreesWithTheReferenceOnRandomLibraries) {
    RandomTemplates random(katachi::test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 60; ++round) {
        const auto templates = random.some_templates(20);
        const compiler::BuiltTemplates built(templates);
        TemplateMatcher matcher(built.tables());
        for (int i = 0; i < 3; ++i) {
            const int size =
                i == 0 ? board::max_board_size : board::min_board_size + random.below(board::max_board_size - 1);
            const board::Position position = random.position(templates, size);
            const board::Colour own = random.below(2) == 0 ? board::Colour::black : board::Colour::white;
            TemplateQuery query{.most_steps = 1U << 20};
            if (random.below(2) == 0) query.last_move = random.some_stone(position, board::opponent(own));
            if (random.below(2) == 0) query.orientations = static_cast<std::uint8_t>(random.below(256));
            for (query.differences = 0; query.differences <= most_differences; ++query.differences)
                ASSERT_NO_FATAL_FAILURE(
                    expect_the_same({templates, built.tables(), matcher}, position, own, query, matches))
                    << "round " << round;
        }
    }
    EXPECT_GT(matches, 2000U);
}

compiler::Template star_point(compiler::TemplateMove move) { return {{{true, {3, 3}}, {false, {2, 5}}}, {move}}; }

board::Position on_board(const compiler::Template& drawn, int size) {
    board::Position position(size);
    for (const compiler::PlacedStone& stone : drawn.stones)
        position.put(board::vertex_at(stone.at.row, stone.at.column),
                     stone.own ? board::Colour::black : board::Colour::white);
    return position;
}

// The only match in the upper left corner as drawn, if there is one.
std::optional<TemplateMatch> as_drawn(const compiler::Template& drawn, const board::Position& position,
                                      TemplateQuery query = {}) {
    const compiler::BuiltTemplates built(std::span(&drawn, 1));
    TemplateMatcher matcher(built.tables());
    std::array<TemplateMatch, 64> room;
    const std::size_t count = matcher.find(position, board::Colour::black, query, room);
    for (std::size_t i = 0; i < count; ++i)
        if (room[i].orientation == board::Orientation::identity) return room[i];
    return std::nullopt;
}

TEST(Template, DegreeIsTheLargestRectangleThatAgrees) {
    const compiler::Template drawn = star_point({.at = board::Offset{5, 2}});
    board::Position position = on_board(drawn, board::max_board_size);
    EXPECT_EQ(as_drawn(drawn, position)->degree(), 19 * 19);
    position.put(board::vertex_at(9, 16), board::Colour::white);
    EXPECT_EQ(as_drawn(drawn, position)->degree(), 19 * 16);
    position.put(board::vertex_at(16, 9), board::Colour::white);
    EXPECT_EQ(as_drawn(drawn, position)->degree(), 16 * 16);
    position.put(board::vertex_at(5, 7), board::Colour::white);
    const auto match = as_drawn(drawn, position);
    EXPECT_EQ(match->rows, 19);
    EXPECT_EQ(match->columns, 7);
    position.put(board::vertex_at(0, 0), board::Colour::black);
    EXPECT_FALSE(as_drawn(drawn, position));
}

TEST(Template, AMoveBeyondTheRectangleNeedsItsSide) {
    const compiler::Template drawn = star_point({.at = board::Offset{2, 12}});
    board::Position position = on_board(drawn, board::max_board_size);
    position.put(board::vertex_at(6, 8), board::Colour::white);
    const auto six_rows = as_drawn(drawn, position);
    EXPECT_EQ(six_rows->rows, 19);
    EXPECT_EQ(six_rows->columns, 8);
    position.put(board::vertex_at(5, 8), board::Colour::white);
    position.put(board::vertex_at(6, 8), board::Colour::empty);
    EXPECT_EQ(as_drawn(drawn, position)->columns, 8);
    position.put(board::vertex_at(4, 15), board::Colour::white);
    EXPECT_FALSE(as_drawn(drawn, position));
    position.put(board::vertex_at(4, 15), board::Colour::empty);
    position.put(board::vertex_at(4, 16), board::Colour::white);
    EXPECT_TRUE(as_drawn(drawn, position));
}

TEST(Template, DifferencesCostAndKeepAwayFromTheMove) {
    const compiler::Template drawn = star_point({.at = board::Offset{5, 2}});
    board::Position position = on_board(drawn, board::max_board_size);
    position.put(board::vertex_at(1, 1), board::Colour::white);
    EXPECT_FALSE(as_drawn(drawn, position));
    EXPECT_EQ(as_drawn(drawn, position, {.differences = 1})->degree(), 19 * 19 - difference_cost);
    position.put(board::vertex_at(5, 3), board::Colour::white);
    EXPECT_FALSE(as_drawn(drawn, position, {.differences = 2}));
    position.put(board::vertex_at(5, 3), board::Colour::empty);
    position.put(board::vertex_at(5, 4), board::Colour::white);
    EXPECT_EQ(as_drawn(drawn, position, {.differences = 2})->degree(), 19 * 19 - 2 * difference_cost);
}

TEST(Template, TheLastMoveComesFirst) {
    const std::vector<compiler::Template> templates{star_point({.at = board::Offset{5, 2}, .id = 1}),
                                                    {{{true, {3, 3}}}, {{.at = board::Offset{5, 2}, .id = 2}}}};
    const compiler::BuiltTemplates built(templates);
    TemplateMatcher matcher(built.tables());
    board::Position position = on_board(templates[0], board::max_board_size);
    position.put(board::vertex_at(3, 15), board::Colour::black);
    std::array<TemplateMatch, 1> room;
    ASSERT_EQ(matcher.find(position, board::Colour::black, {.last_move = board::vertex_at(2, 5)}, room), 1U);
    EXPECT_EQ(built.tables().continuations[room[0].continuation].id, 1U);
    EXPECT_TRUE(room[0].has_last_move);
}

TEST(Template, AnExtensionTakesTheRoomThatThereIs) {
    const compiler::Template drawn = star_point({.at = board::Offset{2, 10}, .extends_along_columns = true});
    board::Position position = on_board(drawn, board::max_board_size);
    EXPECT_EQ(as_drawn(drawn, position)->move, board::vertex_at(2, 10));
    position.put(board::vertex_at(5, 11), board::Colour::white);
    EXPECT_EQ(as_drawn(drawn, position)->move, board::vertex_at(2, 9));
    compiler::Template crowded = drawn;
    crowded.stones.push_back({false, {5, 8}});
    position = on_board(crowded, board::max_board_size);
    EXPECT_EQ(as_drawn(crowded, position)->move, board::vertex_at(2, 10));
    position.put(board::vertex_at(5, 11), board::Colour::white);
    EXPECT_FALSE(as_drawn(crowded, position));
}

TEST(Template, JoinsEntriesWithTheSameStones) {
    const std::vector<compiler::Template> templates{star_point({.at = board::Offset{5, 2}, .id = 1}),
                                                    star_point({.at = board::Offset{2, 8}, .id = 2})};
    const compiler::BuiltTemplates built(templates);
    EXPECT_EQ(built.tables().entries.size(), 1U);
    EXPECT_EQ(built.tables().continuations.size(), 2U);
}

TEST(Template, RefusesWhatCannotBe) {
    const auto build = [](const compiler::Template& drawn) { compiler::BuiltTemplates built(std::span(&drawn, 1)); };
    EXPECT_THROW(build({{{true, {19, 0}}}, {}}), std::invalid_argument);
    EXPECT_THROW(build({{{true, {0, 0}}, {false, {0, 0}}}, {}}), std::invalid_argument);
    EXPECT_THROW(build(star_point({.at = board::Offset{3, 3}})), std::invalid_argument);
    EXPECT_THROW(build(star_point({.at = board::Offset{3, -1}})), std::invalid_argument);
    EXPECT_THROW(build(star_point({.at = board::Offset{5, 2}, .rows = 5, .columns = 9})), std::invalid_argument);
    EXPECT_THROW(build(star_point({.at = board::Offset{5, 2}, .rows = 20, .columns = 9})), std::invalid_argument);
}

TEST(Template, AnswersNothingWithoutEntriesOrRoom) {
    const compiler::BuiltTemplates none(std::span<const compiler::Template>{});
    TemplateMatcher matcher(none.tables());
    std::array<TemplateMatch, 4> room;
    EXPECT_EQ(matcher.find(board::Position(19), board::Colour::black, {}, room), 0U);
    const compiler::Template drawn = star_point({.at = board::Offset{5, 2}});
    const compiler::BuiltTemplates built(std::span(&drawn, 1));
    EXPECT_EQ(TemplateMatcher(built.tables()).find(on_board(drawn, 19), board::Colour::black, {}, {}), 0U);
}

}  // namespace
}  // namespace katachi::match
