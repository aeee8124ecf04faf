// What check_templates lets through is safe to match; each thing that is not has its words.
#include "engine/match/blob/check_templates.h"

#include <gtest/gtest.h>

#include <functional>

#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "tests/fuzz/opening_promise.h"
#include "tests/match/random_corners.h"
#include "tests/support/sanitized.h"

namespace katachi::match {
namespace {

static_assert(SectionRow<TemplateEntry> && SectionRow<TemplateContinuation> && SectionRow<TemplateOrder> &&
              SectionRow<TemplateBlock>);

const compiler::BuiltTables& spoilable_tables() {
    static const compiler::PatternDatabase database = corner_database(
        "Pattern A\n\n-------+\n.......|\n.......|\n...O...|\n....X..|\n...*...|\n.......|\n.......|\n\n:8,s\n\n"
        "Pattern B\n\n----+\n....|\n.O..|\nX.X.|\n..*.|\n\n:8,s\n\n"
        "Pattern C\n\n----+\n....|\n..O.|\n.*..|\n\n:8,s\n");
    static const compiler::BuiltTables built(std::span(&database, 1));
    return built;
}

// A few templates with arrays that can be spoilt.
struct SpoilableTemplates {
    template <typename Row>
    static std::vector<Row> copy(std::span<const Row> rows) {
        return {rows.begin(), rows.end()};
    }

    static const TemplateTables& sound() { return spoilable_tables().tables().templates; }

    std::vector<TemplateEntry> entries = copy(sound().entries);
    std::vector<TemplateContinuation> moves = copy(sound().continuations);
    std::vector<TemplateOrder> orders = copy(sound().orders);
    std::vector<std::uint32_t> ordered = copy(sound().ordered);
    std::vector<TemplateBlock> blocks = copy(sound().blocks);
};

std::string check_spoilt_templates(const std::function<void(SpoilableTemplates&)>& spoil) {
    SpoilableTemplates arrays;
    spoil(arrays);
    PatternTables tables = spoilable_tables().tables();
    tables.templates = {arrays.entries, arrays.moves, arrays.orders, arrays.ordered, arrays.blocks};
    return check_templates(tables);
}

TEST(CheckTemplates, LetsSoundOnesThrough) {
    EXPECT_EQ(check_spoilt_templates([](SpoilableTemplates&) {}), "");
    EXPECT_EQ(check_templates({}), "");
    EXPECT_EQ(SpoilableTemplates::sound().entries.size(), 3U);
    EXPECT_GT(SpoilableTemplates::sound().orders.size(), full_order_count);
}

TEST(CheckTemplates, RefusesMovesThatCannotBe) {
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.moves[1].id = 3; }), "a template's move of no entry");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.moves[1].row = board::max_board_size; }),
              "a template's move off the board");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.moves[1].column = -1; }), "a template's move off the board");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.moves[1].rows = 0; }), "a template that fits no board");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.moves[1].columns = 20; }), "a template that fits no board");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.moves[1].extension = 4; }), "a template with no such extension");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.entries[1].first_continuation = 4; }),
              "a template whose moves are not there");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.entries[1].continuation_count = 3; }),
              "a template whose moves are not there");
}

TEST(CheckTemplates, RefusesOrdersThatCannotBe) {
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.orders.resize(full_order_count - 1); }),
              "templates without their orders");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.orders[1].rows = 6; }), "an order of templates that cannot be");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.orders.back().columns = 0; }),
              "an order of templates that cannot be");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.orders[1].first = t.orders[1].end + 1; }),
              "ordered templates that are not there");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.orders[1].end = 1000; }), "ordered templates that are not there");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.ordered[1] = 3; }), "an ordered template that is not there");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { std::swap(t.ordered[0], t.ordered[2]); }), "templates out of order");
}

TEST(CheckTemplates, RefusesBlocksThatAreNoHashTable) {
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.blocks.pop_back(); }), "templates whose blocks are no hash table");
    EXPECT_EQ(check_spoilt_templates([](auto& t) { t.blocks.clear(); }), "templates whose blocks are no hash table");
    EXPECT_EQ(check_spoilt_templates([](auto& t) {
                  for (TemplateBlock& block : t.blocks) block.end = block.first + 1;
              }),
              "templates whose blocks have no end");
    EXPECT_EQ(check_spoilt_templates([](auto& t) {
                  t.blocks[0] = {0, 2, 1};
              }),
              "a block of templates that is not there");
    EXPECT_EQ(check_spoilt_templates([](auto& t) {
                  t.blocks[0] = {0, 1, 1000};
              }),
              "a block of templates that is not there");
}

// Without a checksum to see it, damage to the templates must do no harm.
TEST(CheckTemplates, DamageDoesNoHarm) {
    const std::string blob = compiler::blob_bytes(spoilable_tables().tables());
    const SpoilableTemplates sound;
    std::size_t begin = blob.size();
    for (const std::size_t bytes :
         {sound.entries.size() * sizeof(TemplateEntry), sound.moves.size() * sizeof(TemplateContinuation),
          sound.orders.size() * sizeof(TemplateOrder), sound.ordered.size() * sizeof(std::uint32_t),
          sound.blocks.size() * sizeof(TemplateBlock)})
        begin -= bytes;
    int taken = 0;
    for (std::size_t i = begin; i < blob.size(); i += 7 * test::sanitized_step)
        for (const int value : {0, 1, 7, 0x40, 0x7F, 0x80, 0xFF}) {
            std::string damaged = blob;
            damaged[i] = static_cast<char>(value);
            if (fuzz::open_and_match(fuzz::with_fitting_header(damaged)).empty()) ++taken;
        }
    EXPECT_GT(taken, 100 / static_cast<int>(test::sanitized_step));
}

}  // namespace
}  // namespace katachi::match
