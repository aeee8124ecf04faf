#include "base/process/standard_descriptors.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

namespace katachi::base {
namespace {

// 0 where a file that is opened takes no number of a standard stream, and where these fail as closed ones do.
int status_of_opener() {
    const pid_t child = ::fork();
    if (child == 0) {
        for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::close(descriptor);
        occupy_standard_descriptors();
        if (::open("/dev/null", O_RDWR) <= STDERR_FILENO) ::_exit(1);
        char byte = 0;
        if (::read(STDIN_FILENO, &byte, 1) >= 0 || errno != EBADF) ::_exit(2);
        for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO})
            if (::write(descriptor, &byte, 1) >= 0 || errno != EBADF) ::_exit(3);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(StandardDescriptors, AreTakenByNoFileWhereTheyWereClosed) { EXPECT_EQ(status_of_opener(), 0); }

}  // namespace
}  // namespace katachi::base
