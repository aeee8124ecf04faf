#include "base/files/work_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/files/file_error.h"

namespace katachi::base {

WorkLock::WorkLock(std::filesystem::path file) : file_(std::move(file)) {
    struct stat opened {};
    do {  // again where whoever held it has removed it just now
        if (descriptor_ >= 0) ::close(descriptor_);
        descriptor_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
        if (descriptor_ < 0)
            throw FileError(file_.string() + ": cannot be made: " + std::strerror(errno) +
                            "; make its folder writable");
        // Where a file system knows no locks, nobody is kept out.
        is_held_ = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
    } while (is_held_ && ::fstat(descriptor_, &opened) == 0 && opened.st_nlink == 0);
}

WorkLock::~WorkLock() {
    if (is_held_) ::unlink(file_.c_str());
    ::close(descriptor_);
}

}  // namespace katachi::base
