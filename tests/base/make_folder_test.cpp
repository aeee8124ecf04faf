#include "base/files/make_folder.h"

#include <gtest/gtest.h>

#include <string>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

std::string trouble_of(const std::filesystem::path& folder) {
    try {
        make_folder(folder);
    } catch (const FileError& error) {
        return error.what();
    }
    return "";
}

TEST(MakeFolder, MakesThoseAboveAndLeavesOneThatIsThere) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(trouble_of(folder / "a/b"), "");
    EXPECT_TRUE(std::filesystem::is_directory(folder / "a/b"));
    EXPECT_EQ(trouble_of(folder / "a/b"), "");
}

TEST(MakeFolder, SaysWhereNoneCanBe) {
    const test::TemporaryFolder folder;
    const std::string file = folder.write("file", "").string();
    for (const std::string& place : {file, file + "/folder"})
        EXPECT_EQ(trouble_of(place), place + ": no folder can be made there: Not a directory; choose another place");
}

}  // namespace
}  // namespace katachi::base
