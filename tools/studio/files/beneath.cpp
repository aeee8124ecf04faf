#include "tools/studio/files/beneath.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "base/files/file_error.h"

namespace katachi::studio {

namespace {

base::FileError trouble(const std::filesystem::path& path, int error) {
    return base::file_error(path, std::error_code(error, std::generic_category()));
}

class OpenFile {
  public:
    explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
    ~OpenFile() { ::close(descriptor_); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
};

// A descriptor of a regular file.
int opened(int folder, const std::filesystem::path& path) {
    open_how how{};
    how.flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
    const auto descriptor = static_cast<int>(::syscall(SYS_openat2, folder, path.c_str(), &how, sizeof how));
    if (descriptor < 0 && errno == ENOSYS)
        throw OutsideFolder(path.string() + ": this system cannot tell whether it lies in the folder (Linux 5.6 can)");
    if (descriptor < 0 && (errno == EXDEV || errno == ELOOP))
        throw OutsideFolder(path.string() + ": leads out of the studio's folder; only files in it are opened");
    if (descriptor < 0) throw trouble(path, errno);
    struct stat status {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(descriptor);
        throw OutsideFolder(path.string() + ": is no file that can be read");
    }
    return descriptor;
}

}  // namespace

Beneath::Beneath(const std::filesystem::path& folder)
    : folder_(folder), descriptor_(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)) {
    if (descriptor_ < 0) throw trouble(folder, errno);
}

Beneath::~Beneath() { ::close(descriptor_); }

std::string Beneath::read(const std::filesystem::path& path) const {
    const OpenFile file(opened(descriptor_, path));
    std::string text;
    std::array<char, std::size_t{1} << 16> bytes{};
    while (true) {
        const ssize_t count = ::read(file.descriptor(), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) throw trouble(path, errno);
        if (count == 0) return text;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

std::filesystem::path Beneath::place(const std::filesystem::path& path) const {
    const OpenFile file(opened(descriptor_, path));
    return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(file.descriptor()));
}

}  // namespace katachi::studio
