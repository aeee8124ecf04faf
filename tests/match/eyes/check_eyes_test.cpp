// What check_eyes lets through is safe to read; each thing that is not has its words.
#include "engine/match/blob/check_eyes.h"

#include <gtest/gtest.h>

#include <bit>
#include <functional>
#include <random>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/match/eyes/eye_matcher.h"
#include "engine/match/eyes/solved_game_key.h"
#include "tests/support/random_position.h"

namespace katachi::match {
namespace {

struct SpoilableEyes {
    explicit SpoilableEyes(const EyeTables& sound)
        : shapes(sound.shapes.begin(), sound.shapes.end()),
          spaces(sound.spaces.begin(), sound.spaces.end()),
          keys(sound.keys.begin(), sound.keys.end()),
          games(sound.games.begin(), sound.games.end()),
          blocks(sound.blocks.begin(), sound.blocks.end()),
          answers(sound.answers.begin(), sound.answers.end()) {}

    EyeSpaceRow& space() {
        return *std::ranges::find_if(spaces, [](const EyeSpaceRow& row) { return row.point_count != 0; });
    }
    SolvedGameRow& game() {
        return *std::ranges::find_if(games, [](const SolvedGameRow& row) { return row.key != 0; });
    }

    std::vector<EyeShapeRow> shapes;
    std::vector<EyeSpaceRow> spaces;
    std::vector<std::uint32_t> keys;
    std::vector<SolvedGameRow> games;
    std::vector<SolvedAnswerBlock> blocks;
    std::vector<SolvedAnswer> answers;
};

// Two entries, and one solved game of three points.
class Sample {
  public:
    Sample() {
        compiler::PatternDatabase database;
        database.spec = {.name = "eyes", .kind = DatabaseKind::eye_shape, .files = {}};
        base::Diagnostics diagnostics;
        compiler::read_source(
            std::make_shared<base::SourceFile>("eyes.db", "Pattern 1\n\n.*.\n\n:1122\n\n\nPattern 2\n\n(<x\n\n:0111\n"),
            database, diagnostics);
        builder_.add(database, 0, strings_);
        std::vector<EyeAnswer> answers(8);
        answers[5].attack_points = 2;
        builder_.add(bare_eye_space(read_eye_graph("!..").graph), most_solved_liberties, answers);
        tables_.databases = {&row_, 1};
        tables_.strings = strings_.bytes();
        tables_.eyes = builder_.tables();
    }
    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;

    const PatternTables& tables() const { return tables_; }

  private:
    DatabaseRow row_{};
    compiler::StringPool strings_;
    compiler::EyeTableBuilder builder_;
    PatternTables tables_{};
};

std::string check_spoilt(const std::function<void(SpoilableEyes&)>& spoil) {
    const Sample sample;
    PatternTables tables = sample.tables();
    SpoilableEyes eyes(tables.eyes);
    spoil(eyes);
    tables.eyes = {eyes.shapes, eyes.spaces, eyes.keys, eyes.games, eyes.blocks, eyes.answers};
    return check_eyes(tables);
}

TEST(CheckEyes, LetsSoundOnesThrough) {
    EXPECT_EQ(check_spoilt([](auto&) {}), "");
    EXPECT_EQ(check_eyes({}), "");
}

TEST(CheckEyes, RefusesShapesThatAreNone) {
    EXPECT_EQ(check_spoilt([](auto& t) { t.shapes[0].database = 1; }), "an eye shape without a database");
    EXPECT_EQ(check_spoilt([](auto& t) { t.shapes[0].name = 1'000; }), "an eye shape whose text is not there");
    EXPECT_EQ(check_spoilt([](auto& t) { t.shapes[0].value = 3; }), "an eye shape of no value");
    EXPECT_EQ(check_spoilt([](auto& t) { t.shapes[0].value = 256; }), "an eye shape of no value");
}

TEST(CheckEyes, RefusesSpacesThatCannotBeRead) {
    EXPECT_EQ(check_spoilt([](auto& t) { t.spaces.pop_back(); }), "eye spaces that are no hash table");
    EXPECT_EQ(check_spoilt([](auto& t) { std::ranges::fill(t.spaces, t.space()); }), "eye spaces that have no end");
    EXPECT_EQ(check_spoilt([](auto& t) { t.space().point_count = 21; }), "an eye space that is too large");
    EXPECT_EQ(check_spoilt([](auto& t) { t.space().first_word = 100; }), "an eye space whose key is not there");
    EXPECT_EQ(check_spoilt([](auto& t) { t.space().shape = 2; }), "an eye space of no shape");
    EXPECT_EQ(check_spoilt([](auto& t) { t.space().attack_points = 8; }),
              "an eye space with a vital point that it does not have");
}

TEST(CheckEyes, RefusesSolvedGamesThatCannotBeRead) {
    EXPECT_EQ(check_spoilt([](auto& t) { t.games.clear(); }), "answers of no game");
    EXPECT_EQ(check_spoilt([](auto& t) { t.games.resize(3); }), "solved games that are no hash table");
    EXPECT_EQ(check_spoilt([](auto& t) { std::ranges::fill(t.games, t.game()); }), "solved games that have no end");
    EXPECT_EQ(check_spoilt([](auto& t) { t.game().point_count = 11; }), "a solved game of a size that cannot be");
    EXPECT_EQ(check_spoilt([](auto& t) { t.game().island_count = 3; }), "a solved game of a size that cannot be");
    EXPECT_EQ(check_spoilt([](auto& t) { t.game().first_block = 1; }), "a solved game whose answers are not there");
    EXPECT_EQ(check_spoilt([](auto& t) { t.blocks[0].first_other = 1; }), "a block whose answers are not there");
    EXPECT_EQ(check_spoilt([](auto& t) { t.blocks[0].others = 3; }), "a block whose answers are not there");
    EXPECT_EQ(check_spoilt([](auto& t) { t.blocks[0].usual.bits = 3; }), "an answer that cannot be");
    EXPECT_EQ(check_spoilt([](auto& t) { t.game().key >>= 1; }), "a solved game whose key is of another size");
    EXPECT_EQ(check_spoilt([](auto& t) { t.answers[0].bits = 3; }), "an answer that cannot be");
}

// Numbers at random in rows at random: what is let through is asked about all small spaces.
TEST(CheckEyes, WhatItLetsThroughCanBeRead) {
    std::mt19937 random(test::test_seed());
    const Sample sample;
    int let_through = 0;
    for (int round = 0; round < 3'000; ++round) {
        PatternTables tables = sample.tables();
        SpoilableEyes eyes(tables.eyes);
        const auto spoil = [&](auto& rows) {
            const auto words = std::as_writable_bytes(std::span(rows));
            words[random() % words.size()] = static_cast<std::byte>(random() % 10);
        };
        if (random() % 2 == 0) spoil(eyes.spaces);
        if (random() % 2 == 0) spoil(eyes.keys);
        if (random() % 2 == 0) spoil(eyes.games);
        if (random() % 2 == 0) spoil(eyes.blocks);
        tables.eyes = {eyes.shapes, eyes.spaces, eyes.keys, eyes.games, eyes.blocks, eyes.answers};
        if (!check_eyes(tables).empty()) continue;
        ++let_through;
        for (const char* text : {".", "!..", "..X", "...", "X!.", "!.X", "....", "|.%|..%+--"}) {
            const BareEyeSpace space = bare_eye_space(read_eye_graph(text).graph);
            if (const auto match = matching_eye_shape(tables.eyes, space)) {
                EXPECT_LT(match->shape, eyes.shapes.size());
            }
            for (int liberties = 0; liberties <= most_solved_liberties; ++liberties)
                solved_answer(tables.eyes, space, liberties);
        }
    }
    EXPECT_GE(let_through, 300);
}

}  // namespace
}  // namespace katachi::match
