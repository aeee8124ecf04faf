// The fast matcher against the reference matcher, in every set of instructions that this machine has: on recorded
// positions, and on random databases and boards of every size.
#include "engine/match/matcher.h"

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <algorithm>
#include <filesystem>

#include "base/findings/source_file.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/sgf/game.h"
#include "tests/match/judge.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"
#include "tests/support/shipped_library.h"

namespace katachi::match {
namespace {

std::vector<Match> by_scan(Matcher& matcher, const MatchQuery& query = {}) {
    std::vector<Match> all;
    matcher.scan([&](const Hit& hit) { all.push_back(match_of(matcher.tables(), hit)); }, query);
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

std::vector<Match> by_reference_of_both(const std::vector<compiler::PatternDatabase>& databases,
                                        const board::Position& position) {
    std::vector<Match> all = by_reference(databases, position, board::Colour::black);
    const std::vector<Match> of_white = by_reference(databases, position, board::Colour::white);
    all.insert(all.end(), of_white.begin(), of_white.end());
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

// Each test runs once with each of these.
class FastMatcher : public testing::TestWithParam<std::int64_t> {
  protected:
    FastMatcher() { hwy::SetSupportedTargetsForTest(GetParam()); }
    ~FastMatcher() override { hwy::SetSupportedTargetsForTest(0); }
};

std::vector<std::int64_t> instruction_sets() {
    std::vector<std::int64_t> all;
    for (std::int64_t target = 1; target > 0; target <<= 1)
        if ((hwy::SupportedTargets() & HWY_TARGETS & target) != 0) all.push_back(target);
    return all;
}

std::string name_of_set(const testing::TestParamInfo<std::int64_t>& info) { return hwy::TargetName(info.param); }

INSTANTIATE_TEST_SUITE_P(Instructions, FastMatcher, testing::ValuesIn(instruction_sets()), name_of_set);

// A board, patterns that were cut out of it or of another, and the tables of these patterns.
struct RandomCase {
    board::Position position;
    std::vector<compiler::PatternDatabase> databases;

    RandomCase(int round, std::mt19937& random)
        : position(test::random_position(2 + round % 18, 0.1 + 0.2 * (round % 4), random)) {
        const board::Position source =
            round % 2 == 0 ? position : test::random_position(board::max_board_size, 0.4, random);
        databases.push_back(random_database(source, 20, round % 5 == 0 ? 19 : 4, random));
        if (round % 3 == 0) databases.push_back(random_database(position, 10, 7, random));
    }
};

TEST_P(FastMatcher, AgreesWithTheReferenceOnRandomPatterns) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < test::rounds(400, 20'000); ++round) {
        const RandomCase random_case(round, random);
        const compiler::BuiltTables built(random_case.databases);
        Matcher matcher(built.tables());
        matcher.set(random_case.position);
        const auto found = by_scan(matcher);
        ASSERT_EQ(found, by_reference_of_both(random_case.databases, random_case.position))
            << "round " << round << ", board " << board::to_rows(random_case.position);
        matches += found.size();
    }
    EXPECT_GT(matches, 3000U);
}

// Small databases whose patterns have much in common, down to one that all share everything.
TEST_P(FastMatcher, AsksWhatAllPatternsShare) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 100; ++round) {
        const board::Position position = test::random_position(5 + round % 15, 0.3, random);
        const std::string cells = round % 2 == 0 ? "OX." : "O";
        std::string text;
        for (int i = 0; i <= round % 12; ++i) {
            text += "Pattern P" + std::to_string(i) + "\n\n";
            text += std::string(1, cells[random() % cells.size()]) + "X\n" + cells[random() % cells.size()] +
                    "*\n\n:8,-\n\n";
        }
        compiler::PatternDatabase database;
        database.spec.kind = compiler::DatabaseKind::attack;
        base::Diagnostics diagnostics;
        compiler::read_source(std::make_shared<base::SourceFile>("shared.db", text), database, diagnostics);
        const std::vector<compiler::PatternDatabase> databases{database};
        const compiler::BuiltTables built(databases);
        Matcher matcher(built.tables());
        matcher.set(position);
        const auto found = by_scan(matcher);
        ASSERT_EQ(found, by_reference_of_both(databases, position)) << text << board::to_rows(position);
        matches += found.size();
    }
    EXPECT_GT(matches, 2000U);
}

// Any number of points changes at once, and changes back.
TEST_P(FastMatcher, UpdatesAsAScanWould) {
    std::mt19937 random(test::test_seed());
    std::size_t changes = 0;
    for (int round = 0; round < test::rounds(200, 10'000); ++round) {
        const RandomCase random_case(round, random);
        const compiler::BuiltTables built(random_case.databases);
        Matcher matcher(built.tables()), judge(built.tables());
        board::Position position = random_case.position;
        matcher.set(position);
        for (int step = 0; step < 8; ++step) {
            judge.set(position);
            std::vector<Match> expected = by_scan(judge);
            for (int change = static_cast<int>(random() % 4) * (step % 3 == 2 ? 9 : 1); change >= 0; --change) {
                const auto line = [&] { return static_cast<int>(random() % static_cast<unsigned>(position.size)); };
                position.put(board::vertex_at(line(), line()), static_cast<board::Colour>(random() % 3));
            }
            matcher.update(position, [&](const Hit& hit, Change change) {
                ++changes;
                const Match match = match_of(built.tables(), hit);
                const auto place = std::lower_bound(expected.begin(), expected.end(), match, earlier);
                if (change == Change::appeared)
                    expected.insert(place, match);
                else if (place != expected.end() && *place == match)
                    expected.erase(place);
                else
                    ADD_FAILURE() << "a match vanished that was not there";
            });
            judge.set(position);
            ASSERT_EQ(expected, by_scan(judge)) << "round " << round << ", board " << board::to_rows(position);
            ASSERT_EQ(by_scan(matcher), by_scan(judge)) << "round " << round << ", board " << board::to_rows(position);
        }
    }
    EXPECT_GT(changes, 500U);
}

TEST_P(FastMatcher, AgreesWithTheReferenceOnARealGame) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> library;
    for (const std::filesystem::path& folder : test::shipped_pattern_folders())
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
            if (compiler::has_tables(spec.kind)) library.push_back(compiler::read_database(spec, diagnostics));
    const compiler::BuiltTables built(library);
    Matcher matcher(built.tables());
    const auto path = test::project_folder() / "examples/lee-sedol-alphago-2016-game-4.sgf";
    const auto games = test::sgf_games(test::file_bytes(path));
    std::size_t matches = 0;
    for (int move = 1; move <= games[0].move_count() + 1; move += 9) {
        matcher.set(std::get<sgf::SgfPosition>(sgf::position_before_move(games[0], move)).board.position());
        const auto found = by_scan(matcher);
        ASSERT_EQ(found, by_reference_of_both(library, matcher.position())) << "before move " << move;
        matches += found.size();
    }
    EXPECT_GT(matches, 1000U);
}

// All databases of the corpus that have tables.
const std::vector<compiler::PatternDatabase>& corpus() {
    static const std::vector<compiler::PatternDatabase> databases = [] {
        std::vector<compiler::PatternDatabase> read;
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
            if (compiler::has_tables(spec.kind)) read.push_back(compiler::read_database(spec, diagnostics));
        return read;
    }();
    return databases;
}

// Every `stride`-th recorded position from `first` on; there are more matches than `least`.
void compare_recorded_positions(std::size_t first, std::size_t stride, std::size_t least) {
    const compiler::BuiltTables built(corpus());
    Matcher matcher(built.tables());
    const auto recorded = test::recorded_positions();
    std::size_t matches = 0;
    for (std::size_t i = first; i < recorded.size(); i += stride) {
        matcher.set(recorded[i].position);
        const auto found = by_scan(matcher);
        ASSERT_EQ(found, by_reference_of_both(corpus(), recorded[i].position)) << board::to_rows(recorded[i].position);
        matches += found.size();
    }
    EXPECT_GT(matches, least);
}

TEST_P(FastMatcher, AgreesWithTheReferenceOnRecordedPositions) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    compare_recorded_positions(0, 18, 55'000);
}

// All of them, with the instructions that the matcher chooses by itself.
class RecordedPositions : public testing::TestWithParam<std::size_t> {};

TEST_P(RecordedPositions, AgreeWithTheReference) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    compare_recorded_positions(GetParam(), 6, 150'000);
}

INSTANTIATE_TEST_SUITE_P(Shares, RecordedPositions, testing::Range(std::size_t{0}, std::size_t{6}));

// The rest does not depend on the instructions.

struct Answers {
    compiler::BuiltTables built;
    Matcher matcher;
    std::vector<Match> all;

    explicit Answers(const RandomCase& random_case) : built(random_case.databases), matcher(built.tables()) {
        matcher.set(random_case.position);
        all = by_scan(matcher);
    }

    template <typename Condition>
    std::vector<Match> those(Condition condition) const {
        std::vector<Match> chosen;
        std::copy_if(all.begin(), all.end(), std::back_inserter(chosen), condition);
        return chosen;
    }
};

TEST(MatchQuery, LetsThroughWhatItNamesAlone) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 60; ++round) {
        const RandomCase random_case(round, random);
        Answers answers(random_case);
        matches += answers.all.size();
        for (const auto pattern : std::to_array<std::uint16_t>({0, 7, 19})) {
            const PatternFilter filter(answers.built.tables(), [&](std::uint16_t other) { return other == pattern; });
            EXPECT_EQ(by_scan(answers.matcher, {.filter = &filter}),
                      answers.those([&](const Match& match) { return match.pattern == pattern; }));
        }
        EXPECT_EQ(by_scan(answers.matcher, {.black = false}),
                  answers.those([](const Match& match) { return match.colour == board::Colour::white; }));
        const PatternFilter none(answers.built.tables(), [](std::uint16_t) { return false; });
        EXPECT_TRUE(by_scan(answers.matcher, {.filter = &none}).empty());
    }
    EXPECT_GT(matches, 1000U);
}

TEST(MatchQuery, FindsTheMatchesOfOneVertex) {
    std::mt19937 random(test::test_seed());
    std::size_t matches = 0;
    for (int round = 0; round < 60; ++round) {
        const RandomCase random_case(round, random);
        Answers answers(random_case);
        const PatternTables& tables = answers.built.tables();
        std::vector<Match> together;
        for (int row = 0; row < random_case.position.size; ++row)
            for (int column = 0; column < random_case.position.size; ++column)
                answers.matcher.scan_at(board::vertex_at(row, column), [&](const Hit& hit) {
                    EXPECT_EQ(hit.anchor, board::vertex_at(row, column));
                    const Match match = match_of(tables, hit);
                    if (match.move != board::pass_vertex) {
                        EXPECT_EQ(match.move, hit.anchor);
                    }
                    together.push_back(match);
                });
        std::sort(together.begin(), together.end(), earlier);
        EXPECT_EQ(together, answers.all);
        matches += together.size();
    }
    EXPECT_GT(matches, 1000U);
}

TEST(MatchQuery, KeepsToAnArea) {
    std::mt19937 random(test::test_seed());
    const RandomCase random_case(16, random);
    Answers answers(random_case);
    PointMask upper_half;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < board::max_board_size; ++column) upper_half.add(board::vertex_at(row, column));
    std::size_t inside = 0;
    answers.matcher.scan([&](const Hit& hit) { inside += board::row_of(hit.anchor) < 9 ? 1 : 0; });
    std::size_t found = 0;
    answers.matcher.scan(
        [&](const Hit& hit) {
            ++found;
            EXPECT_LT(board::row_of(hit.anchor), 9);
        },
        {.area = &upper_half});
    EXPECT_EQ(found, inside);
    EXPECT_GT(found, 0U);
}

TEST(MatchQuery, EndsWhenTheVisitorHasSeenEnough) {
    std::mt19937 random(test::test_seed());
    const RandomCase random_case(16, random);
    Answers answers(random_case);
    ASSERT_GT(answers.all.size(), 3U);
    std::size_t seen = 0;
    answers.matcher.scan([&](const Hit&) { return ++seen < 3; });
    EXPECT_EQ(seen, 3U);
    EXPECT_EQ(by_scan(answers.matcher), answers.all);
}

// There and back again, again and again; in between with other queries, ends, or a position that was set.
TEST(Matcher, TakesBackAnUpdateAsAScanWould) {
    std::mt19937 random(test::test_seed());
    std::size_t changes = 0;
    for (int round = 0; round < 120; ++round) {
        const RandomCase random_case(round, random);
        Answers answers(random_case), judge(random_case);
        const PatternTables& tables = answers.built.tables();
        board::Position next = random_case.position;
        for (int change = static_cast<int>(random() % 9); change >= 0; --change) {
            const auto line = [&] { return static_cast<int>(random() % static_cast<unsigned>(next.size)); };
            next.put(board::vertex_at(line(), line()), static_cast<board::Colour>(random() % 3));
        }
        std::vector<Match> expected = answers.all;
        for (int step = 0; step < 12; ++step) {
            const bool is_there = answers.matcher.position() == next;
            const board::Position& to = is_there ? random_case.position : next;
            const int way = static_cast<int>(random() % 6);
            if (way == 0) {
                answers.matcher.update(to, [](const Hit&, Change) {}, {.white = false});
            } else if (way == 1) {
                answers.matcher.update(to, [](const Hit&, Change) { return false; });
            } else if (way == 2) {
                answers.matcher.set(to);
            } else {
                answers.matcher.update(to, [&](const Hit& hit, Change change) {
                    ++changes;
                    const Match match = match_of(tables, hit);
                    const auto place = std::lower_bound(expected.begin(), expected.end(), match, earlier);
                    const bool is_known = place != expected.end() && *place == match;
                    ASSERT_EQ(is_known, change == Change::vanished) << "round " << round << ", step " << step;
                    is_known ? void(expected.erase(place)) : void(expected.insert(place, match));
                });
            }
            judge.matcher.set(to);
            const std::vector<Match> all = by_scan(judge.matcher);
            if (way <= 2) expected = all;
            ASSERT_EQ(expected, all) << "round " << round << ", step " << step;
            ASSERT_EQ(by_scan(answers.matcher), all) << "round " << round << ", step " << step;
        }
    }
    EXPECT_GT(changes, 1000U);
}

// A move, a handful of stones, or another board altogether.
TEST(Matcher, IsOnTheNextPositionAfterAnUpdateThatEndedEarly) {
    std::mt19937 random(test::test_seed());
    std::size_t ended = 0;
    for (int round = 0; round < 60; ++round) {
        const RandomCase random_case(round, random);
        Answers answers(random_case), judge(random_case);
        board::Position next = random_case.position;
        for (int change = round % 3 == 0 ? 1 : round % 3 == 1 ? 6 : 400; change > 0; --change) {
            const auto line = [&] { return static_cast<int>(random() % static_cast<unsigned>(next.size)); };
            next.put(board::vertex_at(line(), line()), static_cast<board::Colour>(random() % 3));
        }
        std::size_t seen = 0;
        answers.matcher.update(next, [&](const Hit&, Change) { return ++seen < 2; });
        EXPECT_LE(seen, 2U);
        ended += seen == 2 ? 1 : 0;
        judge.matcher.set(next);
        ASSERT_EQ(by_scan(answers.matcher), by_scan(judge.matcher)) << "round " << round;
    }
    EXPECT_GT(ended, 10U);
}

TEST(Matcher, FindsNothingInEmptyTables) {
    const compiler::BuiltTables built({});
    Matcher matcher(built.tables());
    matcher.set(board::Position(9));
    EXPECT_TRUE(by_scan(matcher).empty());
    board::Position next(9);
    next.put(board::vertex_at(2, 2), board::Colour::black);
    matcher.update(next, [](const Hit&, Change) { FAIL(); });
}

}  // namespace
}  // namespace katachi::match
