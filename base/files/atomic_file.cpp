#include "base/files/atomic_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include "base/files/file_error.h"

namespace katachi::base {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path, int error) {
    throw FileError(path.string() + ": cannot be written: " + std::strerror(error) + "; choose another place");
}

constexpr std::string_view draft_mark = ".katachi-";
constexpr std::string_view draft_places = "XXXXXX";

bool is_draft(const std::string& name) {
    const auto tail = draft_mark.size() + draft_places.size();
    return name.size() > tail && name.compare(name.size() - tail, draft_mark.size(), draft_mark) == 0;
}

// Who writes a draft has it locked, until it is done or killed.
bool is_abandoned(const std::filesystem::path& draft) {
    const int descriptor = ::open(draft.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0) return false;
    const bool is_free = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    ::close(descriptor);
    return is_free;
}

// Of programs that were killed while they wrote into this folder.
void remove_abandoned_drafts(const std::filesystem::path& folder) {
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder.empty() ? "." : folder, error))
        if (is_draft(entry.path().filename().string()) && entry.is_regular_file(error) && is_abandoned(entry.path()))
            ::unlink(entry.path().c_str());
}

// The temporary file; removed unless it was renamed.
class Draft {
  public:
    explicit Draft(const std::filesystem::path& target) : target_(target) {
        remove_abandoned_drafts(target.parent_path());
        make();
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        if (descriptor_ >= 0) ::close(descriptor_);
        if (!renamed_) ::unlink(name_.c_str());
    }

    void write(std::string_view text) {
        while (!text.empty()) {
            const ssize_t written = ::write(descriptor_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail(target_, errno);
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }

    void rename_to_target() {
        struct stat old {};
        const mode_t mode = ::stat(target_.c_str(), &old) == 0 ? old.st_mode & 07777 : 0644;
        if (::fchmod(descriptor_, mode) != 0 || ::fsync(descriptor_) != 0) fail(target_, errno);
        if (::rename(name_.c_str(), target_.c_str()) != 0) fail(target_, errno);
        renamed_ = true;
    }

  private:
    // Made, but not yet locked, a draft looks abandoned to others, who may have removed it then.
    void make() {
        struct stat made {};
        do {
            if (descriptor_ >= 0) ::close(descriptor_);
            name_ = target_.string();
            name_ += draft_mark;
            name_ += draft_places;
            descriptor_ = ::mkstemp(name_.data());
            if (descriptor_ < 0) fail(target_, errno);
            ::flock(descriptor_, LOCK_EX);
        } while (::fstat(descriptor_, &made) == 0 && made.st_nlink == 0);
    }

    std::filesystem::path target_;
    std::string name_;
    int descriptor_ = -1;
    bool renamed_ = false;
};

}  // namespace

void write_file(const std::filesystem::path& path, std::string_view text) {
    Draft draft(path);
    draft.write(text);
    draft.rename_to_target();
}

bool write_changed_file(const std::filesystem::path& path, std::string_view text) {
    std::ifstream file(path, std::ios::binary);
    if (file && std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()) == text)
        return false;
    write_file(path, text);
    return true;
}

void check_can_be_written(const std::filesystem::path& path) {
    const auto folder = path.parent_path();
    std::error_code error;
    if (!folder.empty() && !std::filesystem::is_directory(folder, error))
        throw FileError(path.string() + ": there is no folder " + folder.string() + "; make it first");
    if (std::filesystem::is_directory(path, error)) throw FileError(path.string() + ": is a folder; name a file");
}

}  // namespace katachi::base
