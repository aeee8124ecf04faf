#include "base/files/read_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/files/file_error.h"
#include "base/files/mapped_file.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {

namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(ReadFile, RefusesWhatIsLarger) {
    const test::TemporaryFolder folder;
    const auto file = folder.write("five.txt", "12345");
    EXPECT_EQ(read_file(file, 5)->text(), "12345");
    EXPECT_THAT([&] { read_file(file, 4); }, ThrowsMessage<FileError>(HasSubstr("larger than the 4 that are read")));
}

TEST(ReadFile, ComesToAnEndWhereAFileHasNone) {
    EXPECT_THAT([] { read_file("/dev/zero", 1 << 20); },
                ThrowsMessage<FileError>(HasSubstr("/dev/zero: is larger than the 1M")));
}

TEST(ReadFile, RefusesAPipeWhereAFileIsMeant) {
    const test::TemporaryFolder folder;
    const auto pipe = folder / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT([&] { read_regular_file(pipe); }, ThrowsMessage<FileError>(HasSubstr("is a pipe or a device")));
    EXPECT_THAT([] { read_regular_file("/dev/null"); }, ThrowsMessage<FileError>(HasSubstr("is a pipe or a device")));
    EXPECT_EQ(read_regular_file(folder.write("five.txt", "12345"))->text(), "12345");
}

TEST(MappedFile, HoldsTheBytesOrSaysWhyNot) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(MappedFile(folder.write("five.txt", "12345")).bytes().size(), 5U);
    EXPECT_EQ(MappedFile(folder.write("empty.txt", "")).bytes().size(), 0U);
    EXPECT_THROW(MappedFile(folder / "none.txt"), FileError);
    EXPECT_THROW(MappedFile(folder.path()), FileError);
}

}  // namespace

}  // namespace katachi::base
