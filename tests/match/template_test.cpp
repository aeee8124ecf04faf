// The template matcher against the plain answer, on random libraries and on real ones, and against the record.
#include "engine/match/templates/template_matcher.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/template/reference_templates.h"
#include "compiler/template/table_templates.h"
#include "engine/match/table_entry.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"
#include "tests/support/turned_position.h"

namespace katachi::match {
namespace {

static_assert(std::has_unique_object_representations_v<TemplateEntry>);
static_assert(std::has_unique_object_representations_v<TemplateContinuation>);
static_assert(std::has_unique_object_representations_v<TemplateOrder>);
static_assert(std::has_unique_object_representations_v<TemplateBlock>);

using Answer = std::vector<compiler::ReferenceTemplateMatch>;

// In the order of the matcher's answer.
Answer found(TemplateMatcher& matcher, const TemplateTables& tables, const board::Position& position, board::Colour own,
             const TemplateQuery& query, std::size_t room) {
    std::vector<TemplateMatch> matches(room);
    matches.resize(matcher.find(position, own, query, matches));
    EXPECT_TRUE(std::ranges::is_sorted(matches, stands_before));
    Answer answer;
    for (const TemplateMatch& match : matches)
        answer.push_back({tables.continuations[match.continuation].id, match.orientation, match.move, match.rows,
                          match.columns, match.differences, match.has_last_move, match.is_full});
    return answer;
}

int rank(const compiler::ReferenceTemplateMatch& match) {
    return rank_of(match.has_last_move, match.rows * match.columns - difference_cost * match.differences);
}

Answer sorted(Answer answer) {
    std::ranges::sort(answer);
    return answer;
}

// Everything where there is room, and the best where there is little.
void expect_the_same(const std::vector<compiler::Template>& templates, TemplateMatcher& matcher,
                     const TemplateTables& tables, const board::Position& position, board::Colour own,
                     const TemplateQuery& query, std::size_t& matches) {
    const Answer all = sorted(compiler::reference_templates(templates, position, own, query));
    matches += all.size();
    ASSERT_EQ(sorted(found(matcher, tables, position, own, query, all.size() + 1)) == all, true)
        << board::to_rows(position) << ", differences " << query.differences;
    std::vector<int> ranks;
    for (const compiler::ReferenceTemplateMatch& match : all) ranks.push_back(rank(match));
    std::ranges::sort(ranks, std::greater());
    const std::size_t room = 5;
    const Answer best = found(matcher, tables, position, own, query, room);
    ASSERT_EQ(best.size(), std::min(room, all.size()));
    for (std::size_t i = 0; i < best.size(); ++i) {
        ASSERT_EQ(rank(best[i]), ranks[i]) << board::to_rows(position) << ", differences " << query.differences;
        ASSERT_TRUE(std::ranges::binary_search(all, best[i]));
    }
}

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
                    expect_the_same(templates, matcher, built.tables(), position, own, query, matches))
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

class TemplateCorpus : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns");
        KATACHI_NEEDS(katachi::test::recorded_matches_file);
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec :
             compiler::discover_databases(katachi::test::shared_data() / "gnugo/patterns"))
            if (spec.kind == compiler::DatabaseKind::corner || spec.name == "fuseki19")
                databases.push_back(compiler::read_database(spec, diagnostics));
        built.emplace(databases);
    }

    const PatternTables& tables() const { return built->tables(); }

    std::vector<compiler::Template> templates() const {
        std::vector<compiler::Template> all = compiler::templates_of_boards(tables());
        std::uint32_t id = 0;
        for (const compiler::PatternDatabase& database : databases)
            for (const compiler::Pattern& pattern : database.patterns)
                if (database.spec.kind == DatabaseKind::corner && compiler::has_tables(pattern))
                    all.push_back(compiler::template_of_corner(pattern, id++));
        return all;
    }

    std::vector<compiler::PatternDatabase> databases;
    std::optional<compiler::BuiltTables> built;
};

TEST_F(TemplateCorpus, FullMatchesAreTheRecordedOnes) {
    TemplateMatcher matcher(tables().templates);
    std::map<std::string, const compiler::Pattern*> boards;
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns)
            if (pattern.board_size > 0) boards.emplace(database.spec.name + "/" + pattern.name, &pattern);
    std::vector<TemplateMatch> room(5000);
    std::size_t lines = 0;
    for (const katachi::test::RecordedPosition& recorded : katachi::test::recorded_positions()) {
        const board::Position& position = recorded.position;
        std::multiset<std::string> got, wanted;
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            const std::size_t count = matcher.find(position, own, {.only_full = true}, room);
            ASSERT_LT(count, room.size());
            for (std::size_t i = 0; i < count; ++i) {
                const std::string name =
                    full_name_of_entry(tables(), tables().templates.continuations[room[i].continuation].id);
                const auto board = boards.find(name);
                got.insert((board != boards.end()
                                ? "fuseki19\t" + board->second->attribute("value")->argument
                                : std::string("joseki\t") + (own == board::Colour::black ? "b" : "w")) +
                           "\t" + name.substr(name.find('/') + 1) + "\t" +
                           board::vertex_name(room[i].move, position.size) + "\t-\t-");
            }
        }
        for (const std::string& line : recorded.matches)
            if (line.starts_with("joseki\t") || line.starts_with("fuseki19\t")) wanted.insert(line);
        ASSERT_EQ(got, wanted) << recorded.game << ", move " << recorded.move;
        lines += wanted.size();
    }
    EXPECT_GT(lines, 818U);
}

// Some of the corpus' own entries, on recorded positions.
TEST_F(TemplateCorpus, AgreesWithTheReference) {
    auto some = templates();
    std::mt19937 random(katachi::test::test_seed());
    std::ranges::shuffle(some, random);
    some.resize(30);
    const compiler::BuiltTemplates few(some);
    TemplateMatcher matcher(few.tables());
    const auto recorded = katachi::test::recorded_positions();
    std::size_t matches = 0;
    for (std::size_t i = 0; i < recorded.size(); i += 9)
        for (int differences = 0; differences <= most_differences; ++differences)
            ASSERT_NO_FATAL_FAILURE(expect_the_same(some, matcher, few.tables(), recorded[i].position,
                                                    board::Colour::black,
                                                    {.differences = differences, .most_steps = 1U << 20}, matches));
    EXPECT_GT(matches, 100U);
}

// How many columns of all 19 rows agree with a board as the frame of the entry sees it, point by point.
int half_board(const TemplateEntry& entry, const board::Position& seen, board::Colour own) {
    for (int column = 0; column < board::max_board_size; ++column)
        for (int row = 0; row < board::max_board_size; ++row) {
            const TemplateColumn& known = entry.columns[static_cast<std::size_t>(column)];
            const bool is_own = (known.own >> row & 1) != 0, is_opponent = (known.opponent >> row & 1) != 0;
            const board::Colour other = is_opponent ? board::opponent(own) : board::Colour::empty;
            if (seen.at(row, column) != (is_own ? own : other)) return column;
        }
    return board::max_board_size;
}

// Half boards have no key of their own: they are rectangles of two corners, 19×10 and larger.
TEST_F(TemplateCorpus, FindsHalfBoardsAsLargeRectangles) {
    constexpr int least = board::max_board_size / 2 + 1;
    const TemplateTables& known = tables().templates;
    TemplateMatcher matcher(known);
    std::vector<TemplateMatch> room(std::size_t{1} << 17);
    const auto recorded = katachi::test::recorded_positions();
    std::size_t halves = 0;
    for (std::size_t i = 0; i < recorded.size(); i += 11) {
        const board::Position& position = recorded[i].position;
        if (position.size != board::max_board_size) continue;
        const std::size_t count = matcher.find(position, board::Colour::black, {}, room);
        ASSERT_LT(count, room.size());
        std::map<std::pair<std::uint32_t, board::Orientation>, int> degrees;
        for (std::size_t match = 0; match < count; ++match) {
            int& degree = degrees[{room[match].entry, room[match].orientation}];
            degree = std::max(degree, room[match].degree());
        }
        for (const board::Orientation orientation : board::all_orientations) {
            const board::Position seen = katachi::test::turned(position, board::inverse(orientation));
            for (std::uint32_t entry = 0; entry < known.entries.size(); ++entry) {
                const auto moves = known.continuations.subspan(known.entries[entry].first_continuation,
                                                               known.entries[entry].continuation_count);
                const int columns = half_board(known.entries[entry], seen, board::Colour::black);
                const bool plays_there = std::ranges::any_of(moves, [&](const TemplateContinuation& move) {
                    return (move.orientations >> static_cast<int>(orientation) & 1) != 0 && move.column < columns &&
                           !board::is_stone(seen.at(move.row, move.column));
                });
                if (columns < least || !plays_there) continue;
                ++halves;
                const auto found = degrees.find({entry, orientation});
                ASSERT_TRUE(found != degrees.end()) << recorded[i].game << ", move " << recorded[i].move;
                EXPECT_GE(found->second, board::max_board_size * columns);
            }
        }
    }
    EXPECT_GT(halves, 1000U);
}

TEST_F(TemplateCorpus, AllocatesNothing) {
    TemplateMatcher matcher(tables().templates);
    const board::Position position = katachi::test::recorded_positions().front().position;
    std::array<TemplateMatch, 16> room;
    for (int differences = 0; differences <= most_differences; ++differences) {
        const std::size_t before = katachi::test::counted_allocations();
        matcher.find(position, board::Colour::black, {.differences = differences}, room);
        EXPECT_EQ(katachi::test::counted_allocations(), before);
    }
}

}  // namespace
}  // namespace katachi::match
