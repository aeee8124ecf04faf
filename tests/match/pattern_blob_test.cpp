// The blob of compiled tables: what is written can be opened, and whatever else is opened does no harm.
#include "engine/match/blob/pattern_blob.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "compiler/emit/blob.h"
#include "patterndb/library_tables.h"
#include "tests/fuzz/opening_promise.h"
#include "tests/support/random_position.h"
#include "tests/support/sanitized.h"
#include "tests/support/tiny_tables.h"

namespace katachi::match {
namespace {

std::string tiny_blob() { return compiler::blob_bytes(test::tiny_tables()); }

template <typename Number>
std::string with_number(std::string blob, std::size_t offset, Number number) {
    std::memcpy(blob.data() + offset, &number, sizeof number);
    return blob;
}

BlobSection section(const std::string& blob, std::size_t index) {
    BlobSection section{};
    std::memcpy(&section, blob.data() + sizeof(BlobHeader) + index * sizeof section, sizeof section);
    return section;
}

void expect_same(const PatternTables& a, const PatternTables& b) {
    EXPECT_EQ(compiler::blob_bytes(a), compiler::blob_bytes(b));
    EXPECT_EQ(a.orientations.size(), b.orientations.size());
    EXPECT_EQ(a.cells.size(), b.cells.size());
}

TEST(PatternBlob, GivesBackWhatWasWritten) {
    for (const PatternTables* tables : {&test::tiny_tables(), &library_tables()}) {
        const fuzz::AlignedBytes blob(compiler::blob_bytes(*tables));
        const auto opened = open_blob(blob.bytes());
        ASSERT_TRUE(std::holds_alternative<PatternTables>(opened)) << std::get<std::string>(opened);
        expect_same(std::get<PatternTables>(opened), *tables);
    }
}

TEST(PatternBlob, HoldsNoTablesAsWell) {
    const fuzz::AlignedBytes blob(compiler::blob_bytes({}));
    EXPECT_EQ(fuzz::open_and_match(compiler::blob_bytes({})), "");
    EXPECT_EQ(std::get<PatternTables>(open_blob(blob.bytes())).patterns.size(), 0U);
}

TEST(PatternBlob, StandsInPlace) {
    const fuzz::AlignedBytes blob(tiny_blob());
    const auto tables = std::get<PatternTables>(open_blob(blob.bytes()));
    std::size_t sections = 0;
    visit_sections(tables, [&](std::string_view name, const auto& rows) {
        const auto bytes = std::as_bytes(rows);
        const auto place = bytes.data() - blob.bytes().data();
        const BlobSection entry = section(tiny_blob(), sections++);
        ASSERT_LE(name.size(), section_name_size);
        EXPECT_EQ(std::string_view(entry.name.data(), name.size()), name);
        EXPECT_EQ(static_cast<std::size_t>(place), entry.offset);
        EXPECT_EQ(entry.offset % blob_alignment, 0U);
        EXPECT_EQ(entry.row_count * entry.row_size, bytes.size());
        EXPECT_LE(entry.offset + bytes.size(), blob.bytes().size());
    });
    EXPECT_GE(sections, 5U);
}

TEST(PatternBlob, RefusesEveryTruncation) {
    const std::string blob = tiny_blob();
    for (std::size_t size = 0; size < blob.size(); ++size) {
        EXPECT_NE(fuzz::open_and_match(blob.substr(0, size)), "") << size;
        EXPECT_NE(fuzz::open_and_match(fuzz::with_fitting_header(blob.substr(0, size))), "") << size;
    }
}

TEST(PatternBlob, RefusesEveryDamagedByte) {
    const std::string blob = tiny_blob();
    for (std::size_t i = 0; i < blob.size(); ++i)
        for (int change = 1; change < 256; change *= 2) {
            std::string damaged = blob;
            damaged[i] = static_cast<char>(damaged[i] ^ change);
            EXPECT_NE(fuzz::open_and_match(damaged), "") << i;
        }
}

// Without a checksum to see it, the damage must do no harm.
TEST(PatternBlob, SurvivesDamageThatNoChecksumSees) {
    const std::string blob = tiny_blob();
    int taken = 0;
    for (std::size_t i = sizeof(BlobHeader) - sizeof(std::uint64_t); i < blob.size(); i += test::sanitized_step)
        for (const int value : {0, 1, 7, 0x40, 0x7F, 0x80, 0xFF}) {
            std::string damaged = blob;
            damaged[i] = static_cast<char>(value);
            if (fuzz::open_and_match(fuzz::with_fitting_header(damaged)).empty()) ++taken;
        }
    std::mt19937 random(test::test_seed());
    std::uniform_int_distribution<std::size_t> place(0, blob.size() - 1);
    std::uniform_int_distribution<int> byte(0, 255);
    for (std::size_t i = 0; i < 2000; i += test::sanitized_step) {
        std::string damaged = blob;
        for (int edits = 0; edits < 3; ++edits) damaged[place(random)] = static_cast<char>(byte(random));
        if (fuzz::open_and_match(fuzz::with_fitting_header(damaged)).empty()) ++taken;
    }
    EXPECT_GT(taken, 100 / static_cast<int>(test::sanitized_step));
}

TEST(PatternBlob, SaysWhatIsWrong) {
    const std::string blob = tiny_blob();
    const auto answer = [](const std::string& bytes) { return fuzz::open_and_match(bytes); };
    EXPECT_EQ(answer(""), "is no file of compiled patterns; katachi compile PATH -o FILE.kpb makes one");
    EXPECT_EQ(answer(std::string(1000, 'x')), answer(""));
    EXPECT_EQ(answer(blob.substr(0, 500)),
              "is cut off: 500 of " + std::to_string(blob.size()) + " bytes; compile its patterns again");
    EXPECT_EQ(answer(blob + "x"), "is damaged: bytes behind its end; compile its patterns again");
    EXPECT_EQ(answer(with_number(blob, offsetof(BlobHeader, version), pattern_tables_version + 1)),
              "is of version " + std::to_string(pattern_tables_version + 1) + ", this program reads version " +
                  std::to_string(pattern_tables_version) + "; compile its patterns again");
    EXPECT_EQ(answer(with_number(blob, offsetof(BlobHeader, byte_order), 0x04030201U)),
              "was compiled on a machine of the other byte order; compile its patterns on one like this");
    EXPECT_EQ(answer(with_number(blob, blob.size() / 2, ~0ULL)),
              "is damaged: its checksum does not fit; compile its patterns again");
}

TEST(PatternBlob, RefusesSectionsThatCannotBe) {
    const std::string blob = tiny_blob();
    const std::size_t first = sizeof(BlobHeader);
    const auto answer = [&](std::size_t offset, std::uint64_t number) {
        return fuzz::open_and_match(fuzz::with_fitting_header(with_number(blob, offset, number)));
    };
    const std::string wrong = "is damaged: its section `databases` cannot be; compile its patterns again";
    EXPECT_EQ(answer(first, 0), wrong);  // its name
    EXPECT_EQ(answer(first + offsetof(BlobSection, row_size), 4), wrong);
    EXPECT_EQ(answer(first + offsetof(BlobSection, offset), 0), wrong);
    EXPECT_EQ(answer(first + offsetof(BlobSection, offset), ~0ULL - 63), wrong);
    EXPECT_EQ(answer(first + offsetof(BlobSection, row_count), ~0ULL), wrong);
    EXPECT_EQ(answer(first + offsetof(BlobSection, row_count), ~0ULL / sizeof(DatabaseRow) + 1), wrong);
    EXPECT_NE(answer(first + offsetof(BlobSection, row_count), 1000), "");
    EXPECT_EQ(answer(offsetof(BlobHeader, section_count), 1), wrong);
    EXPECT_EQ(answer(offsetof(BlobHeader, section_count), ~0ULL),
              "is damaged: its table of sections is cut off; compile its patterns again");
}

TEST(PatternBlob, RefusesMemoryThatIsNotAligned) {
    const std::string blob = tiny_blob();
    const fuzz::AlignedBytes shifted("x" + blob);
    EXPECT_EQ(std::get<std::string>(open_blob(shifted.bytes().subspan(1))),
              "does not lie at a multiple of 64 in memory");
}

using PatternBlobDeathTest = testing::Test;

TEST(PatternBlobDeathTest, EndsAProgramThatLinksTablesOfAnotherVersion) {
    alignas(blob_alignment) const std::uint64_t words[] = {1, 2, 3, 4, 5, 6, 7, 8};
    EXPECT_DEATH(linked_tables(words), "the compiled patterns in this program: is no file of compiled patterns");
}

}  // namespace
}  // namespace katachi::match
