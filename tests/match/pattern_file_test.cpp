// Files of compiled patterns, and what is said of those that are none.
#include "engine/match/blob/pattern_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "compiler/emit/blob.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_tables.h"

namespace katachi::match {
namespace {

class PatternFiles : public testing::Test {
  protected:
    // What is wrong with a file of this name, without its folder; "" for none.
    std::string trouble(const std::string& name) const {
        const auto opened = PatternFile::open(folder_.path() / name);
        const auto* trouble = std::get_if<std::string>(&opened);
        if (trouble == nullptr) return "";
        const std::string place = folder_.path().string() + "/";
        EXPECT_TRUE(trouble->starts_with(place)) << *trouble;
        return trouble->substr(place.size());
    }

    test::TemporaryFolder folder_;
};

// While a program uses a file, others may replace it, write over it and cut it short.
TEST_F(PatternFiles, StayAsTheyWereOpened) {
    const std::string blob = compiler::blob_bytes(test::tiny_tables());
    auto opened = PatternFile::open(folder_.write("tiny.kpb", blob));
    ASSERT_TRUE(std::holds_alternative<PatternFile>(opened)) << std::get<std::string>(opened);
    const PatternFile moved = std::move(std::get<PatternFile>(opened));
    folder_.write("tiny.kpb", std::string(blob.size(), 'x'));
    EXPECT_EQ(compiler::blob_bytes(moved.tables()), blob);
    folder_.write("tiny.kpb", "");
    EXPECT_EQ(compiler::blob_bytes(moved.tables()), blob);
    std::filesystem::rename(folder_.write("other", "x"), folder_.path() / "tiny.kpb");
    EXPECT_EQ(compiler::blob_bytes(moved.tables()), blob);
}

// Memory is asked for no file that begins like none of ours.
TEST_F(PatternFiles, AreRefusedUnreadWhereTheyBeginOtherwise) {
    folder_.write("huge.kpb", "");
    std::filesystem::resize_file(folder_.path() / "huge.kpb", std::uintmax_t{1} << 42);
    EXPECT_EQ(trouble("huge.kpb"),
              "huge.kpb: is no file of compiled patterns; katachi compile PATH -o FILE.kpb makes one");
    folder_.write("long.kpb", compiler::blob_bytes(test::tiny_tables()));
    std::filesystem::resize_file(folder_.path() / "long.kpb", std::uintmax_t{1} << 42);
    EXPECT_EQ(trouble("long.kpb"), "long.kpb: is damaged: bytes behind its end; compile its patterns again");
}

TEST_F(PatternFiles, AreRefusedInOneLine) {
    folder_.write("empty.kpb", "");
    folder_.write("text.kpb", "Pattern x\n");
    const std::string blob = compiler::blob_bytes(test::tiny_tables());
    folder_.write("short.kpb", blob.substr(0, blob.size() - 1));
    std::filesystem::create_directory(folder_.path() / "folder");
    ASSERT_EQ(::mkfifo((folder_.path() / "pipe").c_str(), 0600), 0);
    const std::string no_blob = ": is no file of compiled patterns; katachi compile PATH -o FILE.kpb makes one";
    const std::string no_file = ": is no file; name one made by katachi compile PATH -o FILE.kpb";
    EXPECT_EQ(trouble("nowhere.kpb"), "nowhere.kpb: no such file or folder; check its spelling");
    EXPECT_EQ(trouble("empty.kpb"), "empty.kpb" + no_blob);
    EXPECT_EQ(trouble("text.kpb"), "text.kpb" + no_blob);
    EXPECT_EQ(trouble("short.kpb"), "short.kpb: is cut off: " + std::to_string(blob.size() - 1) + " of " +
                                        std::to_string(blob.size()) + " bytes; compile its patterns again");
    EXPECT_EQ(trouble("folder"), "folder" + no_file);
    EXPECT_EQ(trouble("pipe"), "pipe" + no_file);
}

}  // namespace
}  // namespace katachi::match
