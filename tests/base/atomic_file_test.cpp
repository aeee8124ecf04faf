#include "base/files/atomic_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <thread>
#include <vector>

#include "base/files/file_error.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

std::size_t files_in(const test::TemporaryFolder& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder.path()), {}));
}

TEST(AtomicFile, WritesANewFile) {
    test::TemporaryFolder directory;
    write_file(directory / "a.db", "text\n");
    EXPECT_EQ(test::file_bytes(directory / "a.db"), "text\n");
}

std::filesystem::perms permissions_of_new_file(const test::TemporaryFolder& folder, mode_t mask) {
    const mode_t usual = ::umask(mask);
    const std::filesystem::path file = folder / std::to_string(mask);
    write_file(file, "text");
    ::umask(usual);
    return std::filesystem::status(file).permissions();
}

TEST(AtomicFile, GivesANewFileThePermissionsThatTheUserWants) {
    const test::TemporaryFolder folder;
    for (const mode_t mask : {0U, 022U, 027U, 077U})
        EXPECT_EQ(static_cast<mode_t>(permissions_of_new_file(folder, mask)), 0666 & ~mask);
}

TEST(AtomicFile, KeepsThePermissionsOfTheFileItReplaces) {
    namespace fs = std::filesystem;
    test::TemporaryFolder directory;
    const fs::path path = directory.write("a.db", "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    write_file(path, "new");
    EXPECT_EQ(test::file_bytes(path), "new");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(AtomicFile, KeepsTheOwnerOfTheFileItReplaces) {
    test::TemporaryFolder directory;
    const std::filesystem::path path = directory.write("a.db", "old");
    const uid_t owner = ::geteuid() == 0 ? 65534 : ::geteuid();  // only root can give it to another
    ASSERT_EQ(::chown(path.c_str(), owner, static_cast<gid_t>(-1)), 0);
    write_file(path, "new");
    struct stat now {};
    ASSERT_EQ(::stat(path.c_str(), &now), 0);
    EXPECT_EQ(now.st_uid, owner);
    EXPECT_EQ(test::file_bytes(path), "new");
}

TEST(AtomicFile, WritesWhatALinkLeadsTo) {
    namespace fs = std::filesystem;
    test::TemporaryFolder directory;
    fs::create_directory(directory / "behind");
    directory.write("behind/a.db", "old");
    fs::create_symlink("a.db", directory / "behind/second.db");
    fs::create_symlink("behind/second.db", directory / "first.db");
    fs::create_symlink("behind/new.db", directory / "dangling.db");
    write_file(directory / "first.db", "new");
    write_file(directory / "dangling.db", "made");
    EXPECT_TRUE(fs::is_symlink(directory / "first.db"));
    EXPECT_TRUE(fs::is_symlink(directory / "behind/second.db"));
    EXPECT_TRUE(fs::is_symlink(directory / "dangling.db"));
    EXPECT_EQ(test::file_bytes(directory / "behind/a.db"), "new");
    EXPECT_EQ(test::file_bytes(directory / "behind/new.db"), "made");

    fs::create_symlink("circle.db", directory / "circle.db");
    EXPECT_THROW(write_file(directory / "circle.db", "text"), FileError);
}

// What is read from the pipe until its writers have gone.
std::string read_all(int descriptor) {
    std::string text;
    char bytes[256];
    for (ssize_t count = 0; (count = ::read(descriptor, bytes, sizeof bytes)) > 0;)
        text.append(bytes, static_cast<std::size_t>(count));
    return text;
}

TEST(AtomicFile, WritesToWhatIsNoFileAndLeavesItThere) {
    namespace fs = std::filesystem;
    const test::TemporaryFolder directory;
    const fs::path pipe = directory / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    ASSERT_GE(reader, 0);
    write_file(pipe, "a text\n");
    EXPECT_TRUE(write_changed_file(pipe, "a text\n"));
    EXPECT_EQ(read_all(reader), "a text\na text\n");
    ::close(reader);
    EXPECT_TRUE(fs::is_fifo(pipe));
    EXPECT_EQ(files_in(directory), 1U);

    fs::create_symlink("/dev/null", directory / "nothing");
    write_file(directory / "nothing", "text");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    fs::create_symlink("/dev/full", directory / "full");
    EXPECT_THROW(write_file(directory / "full", "text"), FileError);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

// This is like `-o >(command)` and `-o /dev/stdout`; a file that the shell opened is gone on with where it stands.
TEST(AtomicFile, WritesToOurOwnDescriptors) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    write_file("/dev/fd/" + std::to_string(ends[1]), "through the pipe");
    ::close(ends[1]);
    EXPECT_EQ(read_all(ends[0]), "through the pipe");
    ::close(ends[0]);

    const test::TemporaryFolder directory;
    const int file = ::open((directory / "log").c_str(), O_WRONLY | O_CREAT, 0600);
    ASSERT_EQ(::write(file, "before, ", 8), 8);
    write_file("/proc/self/fd/" + std::to_string(file), "text, ");
    ASSERT_EQ(::write(file, "behind", 6), 6);
    ::close(file);
    EXPECT_EQ(test::file_bytes(directory / "log"), "before, text, behind");
    EXPECT_THROW(write_file("/dev/fd/" + std::to_string(file), "closed"), FileError);
}

TEST(AtomicFile, WritesToStandardOutputForADash) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const int standard_output = ::dup(STDOUT_FILENO);
    ::dup2(ends[1], STDOUT_FILENO);
    write_file("-", "a text");
    ::dup2(standard_output, STDOUT_FILENO);
    ::close(standard_output);
    ::close(ends[1]);
    EXPECT_EQ(read_all(ends[0]), "a text");
    ::close(ends[0]);
    EXPECT_FALSE(std::filesystem::exists("-"));
}

TEST(AtomicFile, LeavesNothingBehindWhereItFails) {
    test::TemporaryFolder directory;
    std::filesystem::create_directories(directory / "taken/inside");
    EXPECT_THROW(write_file(directory / "taken", "text"), FileError);
    EXPECT_THROW(write_file(directory / "missing/a.db", "text"), FileError);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory.path()), {}), 1);
}

// A writer that is killed when it may write no more leaves its draft.
TEST(AtomicFile, LetsNobodyReadTheDraftOfASecret) {
    namespace fs = std::filesystem;
    const test::TemporaryFolder directory;
    const fs::path path = directory.write("a.db", "secret");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr rlimit no_core{0, 0}, few_bytes{10, 10};
        ::umask(0);
        ::setrlimit(RLIMIT_CORE, &no_core);
        ::setrlimit(RLIMIT_FSIZE, &few_bytes);
        ::signal(SIGXFSZ, SIG_DFL);
        write_file(path, "a longer secret");
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(files_in(directory), 2U);
    for (const auto& entry : fs::directory_iterator(directory.path()))
        EXPECT_EQ(entry.status().permissions(), fs::perms::owner_read | fs::perms::owner_write) << entry.path();
    EXPECT_EQ(test::file_bytes(path), "secret");
}

// The number of a process that has ended.
std::string dead_process() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return std::to_string(child);
}

// In a container the program that was killed may have had our number.
TEST(AtomicFile, RemovesWhatKilledWritersLeft) {
    const test::TemporaryFolder directory;
    for (const std::string& writer : {dead_process(), std::to_string(::getpid())})
        directory.write(".katachi-draft-" + writer + "-Ab3dE6", "half");
    write_file(directory / "a.db", "text");
    EXPECT_EQ(files_in(directory), 1U);
    EXPECT_EQ(test::file_bytes(directory / "a.db"), "text");
}

TEST(AtomicFile, LeavesAloneWhatPeopleWrote) {
    const test::TemporaryFolder directory;
    const std::vector<std::string> names = {"keep.katachi-backup",
                                            "notes.katachi-abc123",
                                            "a.db.katachi-Ab3dE6",
                                            ".katachi-draft-backup",
                                            ".katachi-draft-0-Ab3dE6",
                                            ".katachi-draft--1-Ab3dE6",
                                            ".katachi-draft-" + dead_process(),
                                            ".katachi-draft-" + dead_process() + "-long-ago",
                                            ".katachi-draft-" + std::to_string(::getppid()) + "-Ab3dE6"};
    for (const std::string& name : names) directory.write(name, "somebody's");
    write_file(directory / "a.db", "text");
    EXPECT_EQ(files_in(directory), names.size() + 1);
}

// Writers side by side take nothing for abandoned that another one is at.
TEST(AtomicFile, LeavesAloneWhatOthersWrite) {
    const test::TemporaryFolder directory;
    constexpr int writers = 4, rounds = 50;
    std::atomic<int> failures = 0;
    std::vector<std::thread> threads;
    for (int writer = 0; writer < writers; ++writer)
        threads.emplace_back([&, writer] {
            for (int round = 0; round < rounds; ++round) try {
                    write_file(directory / (std::to_string(writer % 2) + ".db"), std::string(5000, 'x'));
                } catch (const FileError&) {
                    ++failures;
                }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(failures, 0);
    EXPECT_EQ(files_in(directory), 2U);
    EXPECT_EQ(test::file_bytes(directory / "0.db").size(), 5000U);
}

TEST(AtomicFile, IsNoInputByWhateverName) {
    const test::TemporaryFolder directory;
    const std::filesystem::path input = directory.write("a.sgf", "text");
    std::filesystem::create_symlink("a.sgf", directory / "link.sgf");
    const std::vector<std::string> inputs{(directory / "missing.sgf").string(), input.string()};
    EXPECT_THROW(check_is_no_input(directory / "." / "a.sgf", inputs), FileError);
    EXPECT_THROW(check_is_no_input(directory / "link.sgf", inputs), FileError);
    EXPECT_NO_THROW(check_is_no_input(directory.write("b.sgf", "text"), inputs));
    EXPECT_NO_THROW(check_is_no_input(directory / "new.sgf", inputs));
}

}  // namespace
}  // namespace katachi::base
