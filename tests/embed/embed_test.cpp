// The C face answers as Matcher does, and says what is wrong with what it cannot use.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <limits>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <vector>

#include "compiler/emit/blob.h"
#include "engine/embed/katachi.h"
#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/matcher.h"
#include "patterndb/library_tables.h"
#include "tests/support/random_position.h"
#include "tests/support/temporary_folder.h"

bool operator==(const katachi_match& a, const katachi_match& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;  // nothing but ints
}

bool operator<(const katachi_match& a, const katachi_match& b) {
    const auto key = [](const katachi_match& m) { return std::tie(m.pattern, m.colour, m.orientation, m.top, m.left); };
    return key(a) < key(b);
}

void PrintTo(const katachi_match& match, std::ostream* out) {
    *out << match.pattern << " at " << match.top << "," << match.left << " orientation " << match.orientation;
}

namespace katachi::embed {
namespace {

using Patterns = std::unique_ptr<katachi_patterns, decltype(&katachi_close)>;
using CMatcher = std::unique_ptr<katachi_matcher, decltype(&katachi_matcher_free)>;
using Points = std::vector<unsigned char>;
using Matches = std::vector<katachi_match>;

const std::string& library_blob() {
    static const std::string blob = compiler::blob_bytes(library_tables());
    return blob;
}

Patterns open_bytes(const std::string& bytes, katachi_error* error = nullptr) {
    return {katachi_open_memory(bytes.data(), bytes.size(), error), katachi_close};
}

CMatcher matcher_of(const Patterns& patterns) {
    return {katachi_matcher_new(patterns.get(), nullptr), katachi_matcher_free};
}

Points points_of(const board::Position& position) {
    Points points;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column)
            points.push_back(static_cast<unsigned char>(position.at(row, column)));
    return points;
}

bool collect(const katachi_match* match, void* context) {
    static_cast<Matches*>(context)->push_back(*match);
    return true;
}

Matches scan(const CMatcher& matcher) {
    Matches matches;
    katachi_scan(matcher.get(), collect, &matches);
    std::sort(matches.begin(), matches.end());
    return matches;
}

// What the fast matcher itself finds, in the C face's form.
Matches expected_matches(match::Matcher& matcher) {
    Matches matches;
    matcher.scan([&](const match::Hit& hit) {
        const match::Match match = match::match_of(matcher.tables(), hit);
        const bool moves = match.move != board::pass_vertex;
        matches.push_back({match.pattern, match.colour == board::Colour::black ? KATACHI_BLACK : KATACHI_WHITE,
                           static_cast<int>(match.orientation), moves ? board::row_of(match.move) : -1,
                           moves ? board::column_of(match.move) : -1, board::row_of(match.upper_left),
                           board::column_of(match.upper_left), board::row_of(match.lower_right),
                           board::column_of(match.lower_right)});
    });
    std::sort(matches.begin(), matches.end());
    return matches;
}

TEST(CPatterns, AreThoseOfTheTables) {
    const Patterns patterns = open_bytes(library_blob());
    const match::PatternTables& tables = library_tables();
    ASSERT_EQ(katachi_database_count(patterns.get()), static_cast<int>(tables.databases.size()));
    ASSERT_EQ(katachi_pattern_count(patterns.get()), static_cast<int>(tables.patterns.size()));
    int index = 0;
    for (const match::DatabaseRow& database : tables.databases) {
        EXPECT_STREQ(katachi_database_name(patterns.get(), index), tables.text(database.name));
        EXPECT_STREQ(katachi_database_kind(patterns.get(), index++),
                     match::name(static_cast<match::DatabaseKind>(database.kind)).data());
    }
    index = 0;
    int conditions_of_letters = 0;
    for (const match::PatternRow& pattern : tables.patterns) {
        EXPECT_STREQ(katachi_pattern_name(patterns.get(), index), tables.text(pattern.name));
        EXPECT_STREQ(katachi_pattern_remark(patterns.get(), index), tables.text(pattern.remark));
        EXPECT_STREQ(katachi_pattern_classes(patterns.get(), index), tables.text(pattern.classes));
        EXPECT_EQ(katachi_pattern_database(patterns.get(), index), pattern.database);
        EXPECT_EQ(katachi_pattern_value(patterns.get(), index), static_cast<double>(pattern.value));
        const bool has_letters = std::string(tables.text(pattern.classes)).find_first_of("OoXxn") != std::string::npos;
        const bool has_helper = *tables.text(pattern.helper) != '\0';
        EXPECT_EQ(katachi_pattern_has_conditions(patterns.get(), index),
                  pattern.has_constraint() || has_letters || has_helper);
        conditions_of_letters += has_letters && !pattern.has_constraint() ? 1 : 0;
        EXPECT_EQ(katachi_pattern_has_constraint(patterns.get(), index++), pattern.has_constraint());
    }
    EXPECT_GT(conditions_of_letters, 20);
}

TEST(CPatterns, HaveNothingBeyondTheirCount) {
    const Patterns patterns = open_bytes(library_blob());
    for (const int index : {-1, katachi_pattern_count(patterns.get())}) {
        EXPECT_EQ(katachi_pattern_name(patterns.get(), index), nullptr);
        EXPECT_EQ(katachi_pattern_remark(patterns.get(), index), nullptr);
        EXPECT_EQ(katachi_pattern_classes(patterns.get(), index), nullptr);
        EXPECT_EQ(katachi_pattern_database(patterns.get(), index), -1);
        EXPECT_EQ(katachi_pattern_value(patterns.get(), index), -1);
        EXPECT_EQ(katachi_pattern_has_constraint(patterns.get(), index), -1);
        EXPECT_EQ(katachi_pattern_has_conditions(patterns.get(), index), -1);
        EXPECT_EQ(katachi_database_name(patterns.get(), index), nullptr);
        EXPECT_EQ(katachi_database_kind(patterns.get(), index), nullptr);
    }
    EXPECT_STREQ(katachi_orientation_name(1), "rotated 90");
    EXPECT_EQ(katachi_orientation_name(-1), nullptr);
    EXPECT_EQ(katachi_orientation_name(board::orientation_count), nullptr);
}

TEST(CPatterns, OutliveTheirHandleAndTheCallersBytes) {
    const test::TemporaryFolder folder;
    const std::filesystem::path file = folder.write("library.kpb", library_blob());
    Patterns from_file(katachi_open(file.c_str(), nullptr), katachi_close);
    auto bytes = std::make_unique<std::string>(library_blob());
    Patterns from_memory = open_bytes(*bytes);
    bytes.reset();
    const CMatcher first = matcher_of(from_file), second = matcher_of(from_memory);
    const char* name = katachi_pattern_name(from_memory.get(), 0);
    from_file.reset();
    from_memory.reset();

    std::mt19937 random(test::test_seed());
    const Points points = points_of(test::random_position(19, 0.4, random));
    ASSERT_TRUE(katachi_set_board(first.get(), 19, points.data(), nullptr));
    ASSERT_TRUE(katachi_set_board(second.get(), 19, points.data(), nullptr));
    EXPECT_FALSE(scan(first).empty());
    EXPECT_EQ(scan(first), scan(second));
    EXPECT_STREQ(name, library_tables().text(library_tables().patterns[0].name));
}

TEST(CMatching, FindsWhatTheMatcherFinds) {
    std::mt19937 random(test::test_seed());
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    match::Matcher judge(library_tables());
    std::size_t found = 0;
    for (int round = 0; round < 90; ++round) {
        const board::Position position =
            test::random_position(board::min_board_size + round % 18, 0.1 + 0.1 * (round % 5), random);
        judge.set(position);
        ASSERT_TRUE(katachi_set_board(matcher.get(), position.size, points_of(position).data(), nullptr));
        const Matches all = scan(matcher);
        ASSERT_EQ(all, expected_matches(judge)) << board::to_rows(position);
        found += all.size();

        Matches by_point;
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                EXPECT_TRUE(katachi_scan_point(matcher.get(), row, column, collect, &by_point, nullptr));
        std::sort(by_point.begin(), by_point.end());
        ASSERT_EQ(by_point, all) << board::to_rows(position);
    }
    EXPECT_GT(found, 1000U);
}

struct Changes {
    Matches appeared, vanished;
};

bool collect_change(const katachi_match* match, katachi_change change, void* context) {
    auto* changes = static_cast<Changes*>(context);
    (change == KATACHI_APPEARED ? changes->appeared : changes->vanished).push_back(*match);
    return true;
}

TEST(CMatching, TellsWhatAppearedAndVanished) {
    std::mt19937 random(test::test_seed());
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    board::Position position = test::random_position(13, 0.3, random);
    ASSERT_TRUE(katachi_set_board(matcher.get(), 13, points_of(position).data(), nullptr));
    std::size_t changed = 0;
    for (int round = 0; round < 60; ++round) {
        const Matches before = scan(matcher);
        const auto line = [&] { return static_cast<int>(random() % 13U); };
        position.put(board::vertex_at(line(), line()), static_cast<board::Colour>(random() % 3));
        Changes changes;
        ASSERT_TRUE(katachi_update(matcher.get(), 13, points_of(position).data(), collect_change, &changes, nullptr));
        const Matches after = scan(matcher);
        for (Matches* matches : {&changes.appeared, &changes.vanished}) std::sort(matches->begin(), matches->end());
        Matches gained, lost;
        std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(gained));
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(lost));
        ASSERT_EQ(changes.appeared, gained) << board::to_rows(position);
        ASSERT_EQ(changes.vanished, lost) << board::to_rows(position);
        changed += gained.size() + lost.size();
    }
    EXPECT_GT(changed, 20U);
}

TEST(CMatching, TakesTheNewBoardThoughNobodyListensToTheEnd) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns), judge = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    const Points before = points_of(test::random_position(9, 0.4, random)),
                 after = points_of(test::random_position(9, 0.4, random));
    ASSERT_TRUE(katachi_set_board(judge.get(), 9, after.data(), nullptr));

    const auto stop = [](const katachi_match*, katachi_change, void* context) {
        ++*static_cast<int*>(context);
        return false;
    };
    int calls = 0;
    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, before.data(), nullptr));
    ASSERT_TRUE(katachi_update(matcher.get(), 9, after.data(), stop, &calls, nullptr));
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(scan(matcher), scan(judge));

    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, before.data(), nullptr));
    ASSERT_TRUE(katachi_update(matcher.get(), 9, after.data(), nullptr, nullptr, nullptr));
    EXPECT_EQ(scan(matcher), scan(judge));
}

TEST(CMatching, EndsWhenTheVisitorHasSeenEnough) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    ASSERT_TRUE(
        katachi_set_board(matcher.get(), 19, points_of(test::random_position(19, 0.4, random)).data(), nullptr));
    ASSERT_GT(scan(matcher).size(), 3U);
    int calls = 0;
    const auto count_to_three = [](const katachi_match*, void* context) { return ++*static_cast<int*>(context) < 3; };
    katachi_scan(matcher.get(), count_to_three, &calls);
    EXPECT_EQ(calls, 3);
}

TEST(CMatching, RunsInSeveralThreadsOverTheSamePatterns) {
    const Patterns patterns = open_bytes(library_blob());
    std::mt19937 random(test::test_seed());
    const Points points = points_of(test::random_position(19, 0.4, random));
    std::array<Matches, 3> found;
    std::vector<std::thread> threads;
    for (Matches& matches : found)
        threads.emplace_back([&] {
            const CMatcher matcher = matcher_of(patterns);
            katachi_set_board(matcher.get(), 19, points.data(), nullptr);
            matches = scan(matcher);
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_FALSE(found[0].empty());
    EXPECT_EQ(found[0], found[1]);
    EXPECT_EQ(found[0], found[2]);
}

// Answers that depend on all of a question, and are missing now and then.
match::Value made_up_answer(std::string_view name, board::Colour own, std::span<const board::Vertex> points) {
    std::size_t hash = std::hash<std::string_view>()(name) + static_cast<std::size_t>(own);
    for (const board::Vertex point : points) hash = hash * 31 + static_cast<std::size_t>(point);
    if (hash % 7 == 0) return {};
    return static_cast<float>(hash / 7 % 4);
}

struct MadeUpAnalysis : match::Analysis {
    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override {
        return made_up_answer(match::helper(helper).name, own, points);
    }
    match::Value answer_named(std::string_view name, board::Colour own,
                              std::span<const board::Vertex> points) override {
        return made_up_answer(name, own, points);
    }
};

bool answer_by_making_up(const katachi_question* question, double* value, void* context) {
    ++*static_cast<std::size_t*>(context);
    std::vector<board::Vertex> points;
    for (int i = 0; i < question->point_count; ++i) {
        const katachi_point& point = question->points[i];
        points.push_back(point.row < 0 ? board::pass_vertex : board::vertex_at(point.row, point.column));
    }
    const match::Value answer = made_up_answer(question->name, static_cast<board::Colour>(question->own), points);
    if (answer.is_decided()) *value = static_cast<double>(answer.number());
    return answer.is_decided();
}

katachi_verdict expected_verdict(const match::Match& match) {
    MadeUpAnalysis analysis;
    const match::PatternTables& tables = library_tables();
    const match::Placement placement = match::placement_of(tables, match);
    const match::Value verdict =
        match::logical_and(match::evaluate_constraint(tables, placement, analysis),
                           match::logical_and(match::evaluate_classes(tables, placement, analysis).value,
                                              match::ask_colon_line_helper(tables, placement, analysis)));
    if (!verdict.is_decided()) return KATACHI_UNDECIDED;
    return verdict.is_true() ? KATACHI_APPLIES : KATACHI_REFUSED;
}

match::Match cpp_match(const katachi_match& match) {
    return {.pattern = static_cast<std::uint16_t>(match.pattern),
            .colour = static_cast<board::Colour>(match.colour),
            .orientation = static_cast<board::Orientation>(match.orientation),
            .move = match.row < 0 ? board::pass_vertex : board::vertex_at(match.row, match.column),
            .upper_left = board::vertex_at(match.top, match.left),
            .lower_right = board::vertex_at(match.bottom, match.right)};
}

TEST(CConstraints, AreJudgedByTheAnswersOfTheCaller) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    std::array<std::size_t, 3> verdicts{};
    std::size_t questions = 0;
    for (int round = 0; round < 20; ++round) {
        const board::Position position = test::random_position(9 + round % 11, 0.1 + 0.1 * (round % 5), random);
        ASSERT_TRUE(katachi_set_board(matcher.get(), position.size, points_of(position).data(), nullptr));
        for (const katachi_match& match : scan(matcher)) {
            const katachi_verdict verdict = katachi_judge(patterns.get(), &match, answer_by_making_up, &questions);
            ASSERT_EQ(verdict, expected_verdict(cpp_match(match)))
                << katachi_pattern_name(patterns.get(), match.pattern);
            ++verdicts[static_cast<std::size_t>(verdict)];
        }
    }
    for (const std::size_t count : verdicts) EXPECT_GT(count, 20U);
    EXPECT_GT(questions, 100U);
}

TEST(CConstraints, OfMatchesThatAreNotOfThesePatternsAreUndecided) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, points_of(test::random_position(9, 0.4, random)).data(), nullptr));
    const Matches matches = scan(matcher);
    ASSERT_FALSE(matches.empty());
    const auto verdict = [&](const auto& change) {
        katachi_match match = matches.front();
        change(match);
        std::size_t questions = 0;
        const katachi_verdict given = katachi_judge(patterns.get(), &match, answer_by_making_up, &questions);
        EXPECT_EQ(questions, 0U);
        return given;
    };
    constexpr int greatest = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
    for (const int wrong : {-1, greatest, least}) {
        EXPECT_EQ(verdict([&](katachi_match& match) { match.pattern = wrong; }), KATACHI_UNDECIDED);
        EXPECT_EQ(verdict([&](katachi_match& match) { match.orientation = wrong; }), KATACHI_UNDECIDED);
        EXPECT_EQ(verdict([&](katachi_match& match) { match.top = wrong; }), KATACHI_UNDECIDED);
        EXPECT_EQ(verdict([&](katachi_match& match) { match.right = wrong; }), KATACHI_UNDECIDED);
    }
    EXPECT_EQ(verdict([](katachi_match& match) { match.colour = KATACHI_EMPTY; }), KATACHI_UNDECIDED);
    EXPECT_EQ(verdict([](katachi_match& match) { match.right = match.left - 1; }), KATACHI_UNDECIDED);
}

// Wrong input.

TEST(CErrors, SayWhyPatternsAreRefused) {
    const test::TemporaryFolder folder;
    katachi_error error{};
    const auto reason = [&](const std::string& bytes) {
        EXPECT_EQ(open_bytes(bytes, &error), nullptr);
        return std::string(error.text);
    };
    const std::string& blob = library_blob();
    const std::string no_blob = "is no file of compiled patterns; katachi compile PATH -o FILE.kpb makes one";
    EXPECT_EQ(reason(""), "what is in memory " + no_blob);
    EXPECT_EQ(reason(std::string(4096, 'x')), "what is in memory " + no_blob);
    EXPECT_EQ(reason(blob.substr(0, 1024)), "what is in memory is cut off: 1024 of " + std::to_string(blob.size()) +
                                                " bytes; compile its patterns again");
    std::string damaged = blob;
    damaged[blob.size() / 2] = static_cast<char>(damaged[blob.size() / 2] ^ 1);
    EXPECT_EQ(reason(damaged), "what is in memory is damaged: its checksum does not fit; compile its patterns again");

    EXPECT_EQ(katachi_open((folder.path() / "nowhere.kpb").c_str(), &error), nullptr);
    EXPECT_EQ(std::string(error.text),
              (folder.path() / "nowhere.kpb").string() + ": No such file or directory; check its spelling");
    const std::string endless(5000, 'a');
    EXPECT_EQ(katachi_open(endless.c_str(), &error), nullptr);
    EXPECT_EQ(std::strlen(error.text), sizeof error.text - 1);
}

TEST(CErrors, SayWhatIsMissing) {
    katachi_error error{};
    EXPECT_EQ(katachi_open(nullptr, &error), nullptr);
    EXPECT_STREQ(error.text, "no path of a file of compiled patterns: NULL");
    EXPECT_EQ(katachi_open_memory(nullptr, 64, &error), nullptr);
    EXPECT_STREQ(error.text, "no compiled patterns in memory: NULL");
    EXPECT_EQ(katachi_matcher_new(nullptr, &error), nullptr);
    EXPECT_STREQ(error.text, "no patterns to match: NULL");
    EXPECT_EQ(katachi_open(nullptr, nullptr), nullptr);
    katachi_close(nullptr);
    katachi_matcher_free(nullptr);
}

TEST(CErrors, SayWhatIsWrongWithABoardAndKeepTheOldOne) {
    const Patterns patterns = open_bytes(library_blob());
    const CMatcher matcher = matcher_of(patterns);
    std::mt19937 random(test::test_seed());
    ASSERT_TRUE(katachi_set_board(matcher.get(), 9, points_of(test::random_position(9, 0.4, random)).data(), nullptr));
    const Matches before = scan(matcher);

    Points points(20 * 20, 0);
    points[9 * 2 + 4] = 3;
    katachi_error error{};
    const auto reason = [&](int size, const unsigned char* board) {
        katachi_error of_update{};
        EXPECT_FALSE(katachi_set_board(matcher.get(), size, board, nullptr));
        EXPECT_FALSE(katachi_update(matcher.get(), size, board, collect_change, nullptr, &of_update));
        EXPECT_FALSE(katachi_set_board(matcher.get(), size, board, &error));
        EXPECT_STREQ(error.text, of_update.text);
        return std::string(error.text);
    };
    for (const int size : {-1, 0, 1, 20})
        EXPECT_EQ(reason(size, points.data()),
                  "the board has size " + std::to_string(size) + "; sizes are from 2 to 19");
    EXPECT_EQ(reason(9, nullptr), "the board has no points: NULL where size * size bytes are needed");
    EXPECT_EQ(reason(9, points.data()), "the board has a 3 in row 2, column 4 (from 0); 0 is empty, 1 black, 2 white");

    points[9 * 2 + 4] = 0;
    EXPECT_FALSE(katachi_update(matcher.get(), 13, points.data(), collect_change, nullptr, &error));
    EXPECT_STREQ(error.text, "the board has size 13, the one before 9; katachi_set_board takes any");
    for (const auto& [row, column] : {std::pair(-1, 0), std::pair(0, 9), std::pair(9, 0)}) {
        EXPECT_FALSE(katachi_scan_point(matcher.get(), row, column, collect, nullptr, &error));
        EXPECT_EQ(std::string(error.text), "row " + std::to_string(row) + ", column " + std::to_string(column) +
                                               " is no point of the board; both are from 0 to 8");
    }
    EXPECT_EQ(scan(matcher), before);
}

using CNamer = std::unique_ptr<katachi_namer, decltype(&katachi_namer_free)>;

bool collect_name(const katachi_move_name* name, void* context) {
    static_cast<std::vector<std::string>*>(context)->push_back(std::string(name->name) + ' ' + name->entry);
    return true;
}

bool is_attacked(const katachi_question* question, double* value, void*) {
    *value = std::string_view(question->name) == "attack" ? 1 : 0;
    return true;
}

TEST(CNamer, NamesMovesOfTheBoardThatIsShown) {
    const CNamer namer(katachi_namer_new(nullptr), katachi_namer_free);
    ASSERT_NE(namer, nullptr);
    Points points(19 * 19, KATACHI_EMPTY);
    points[15 * 19 + 3] = KATACHI_BLACK;  // D4
    std::vector<std::string> names;
    ASSERT_TRUE(katachi_name_move(namer.get(), 19, points.data(), KATACHI_WHITE, 13, 2, nullptr, collect_name, &names,
                                  nullptr));
    ASSERT_FALSE(names.empty());
    EXPECT_EQ(names.front(), "small-knight-approach small-knight-approach.star");
}

TEST(CNamer, AsksTheCallerWhatHasToBeRead) {
    const CNamer namer(katachi_namer_new(nullptr), katachi_namer_free);
    Points points(7 * 7, KATACHI_EMPTY);
    points[3 * 7 + 3] = KATACHI_WHITE;
    points[3 * 7 + 2] = points[2 * 7 + 3] = KATACHI_BLACK;
    const auto names_with = [&](katachi_answer answer) {
        std::vector<std::string> names;
        EXPECT_TRUE(katachi_name_move(namer.get(), 7, points.data(), KATACHI_BLACK, 4, 4, answer, collect_name, &names,
                                      nullptr));
        return names;
    };
    const auto has_net = [](const std::vector<std::string>& names) {
        return std::find(names.begin(), names.end(), "geta geta") != names.end();
    };
    EXPECT_TRUE(has_net(names_with(is_attacked)));
    EXPECT_FALSE(has_net(names_with(nullptr)));
}

TEST(CNamer, SaysWhatItCannotUse) {
    const CNamer namer(katachi_namer_new(nullptr), katachi_namer_free);
    Points points(9 * 9, KATACHI_EMPTY);
    points[0] = KATACHI_BLACK;
    std::vector<std::string> names;
    katachi_error error;
    const auto refused = [&](int size, katachi_colour colour, int row, int column) {
        return !katachi_name_move(namer.get(), size, points.data(), colour, row, column, nullptr, collect_name, &names,
                                  &error);
    };
    EXPECT_TRUE(refused(9, KATACHI_BLACK, 0, 0));
    EXPECT_STREQ(error.text, "row 0, column 0 holds a stone; a move is named on the board before it");
    EXPECT_TRUE(refused(9, KATACHI_EMPTY, 1, 1));
    EXPECT_TRUE(refused(9, KATACHI_BLACK, 9, 0));
    EXPECT_TRUE(refused(20, KATACHI_BLACK, 0, 0));
    EXPECT_TRUE(names.empty());
}

TEST(CNamer, HasWordsInTheLanguagesOfPlayers) {
    size_t length = 0;
    const char* const word = katachi_word("keima", "ja", &length);
    ASSERT_NE(word, nullptr);
    EXPECT_EQ(std::string(word, length), "ケイマ");
    EXPECT_EQ(katachi_word("keima", "fr", &length), nullptr);
    EXPECT_EQ(katachi_word("nothing", "en", &length), nullptr);
}

}  // namespace
}  // namespace katachi::embed
