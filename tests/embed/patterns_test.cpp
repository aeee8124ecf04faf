// What the C face tells of patterns.
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <random>
#include <string>

#include "engine/match/tables/pattern_tables.h"
#include "patterndb/library_tables.h"
#include "tests/embed/c_face.h"
#include "tests/support/random_position.h"
#include "tests/support/temporary_folder.h"

namespace katachi::embed {
namespace {

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

}  // namespace
}  // namespace katachi::embed
