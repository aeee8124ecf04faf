#include "base/files/file_limit.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "base/files/appended_file.h"
#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

// The writer is a process of its own, which the signal may end.
int status_of_writer(const std::filesystem::path& file) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_DFL);
        outlive_file_limit();
        const rlimit none{.rlim_cur = 0, .rlim_max = 0};
        ::setrlimit(RLIMIT_FSIZE, &none);
        try {
            write_file(file, "text");
        } catch (const FileError&) {
            ::_exit(2);
        }
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(FileLimit, IsTroubleThatIsTold) {
    const test::TemporaryFolder folder;
    const int status = status_of_writer(folder / "a.txt");
    ASSERT_TRUE(WIFEXITED(status)) << "ended by signal " << WTERMSIG(status);
    EXPECT_EQ(WEXITSTATUS(status), 2);
    EXPECT_FALSE(std::filesystem::exists(folder / "a.txt"));
}

TEST(AppendedFile, GrowsUntilThereIsNoRoom) {
    const test::TemporaryFolder folder;
    const std::filesystem::path file = folder / "lines.txt";
    append_to_file(file, "one\n");
    append_to_file(file, "two\n");
    EXPECT_EQ(read_file(file)->text(), "one\ntwo\n");
    const test::FileSizeLimit limit(8);
    EXPECT_THROW(append_to_file(file, "three\n"), FileError);
    EXPECT_THROW(append_to_file(folder / "none/lines.txt", "one\n"), FileError);
}

}  // namespace
}  // namespace katachi::base
