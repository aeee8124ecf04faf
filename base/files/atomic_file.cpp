#include "base/files/atomic_file.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <string>

#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "base/files/write_all.h"
#include "base/text/number.h"

namespace katachi::base {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& trouble,
                       std::string_view cure = "choose another place") {
    throw FileError(output_name(path) + ": cannot be written: " + trouble + "; " + std::string(cure));
}

[[noreturn]] void fail(const std::filesystem::path& path, int error) { fail(path, std::strerror(error)); }

[[noreturn]] void fail_for_folder(const std::filesystem::path& path, int error) {
    if (error == EACCES) fail(path, std::strerror(EACCES), "make its folder writable, or choose another place");
    fail(path, error);
}

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    int number() const { return number_; }

  private:
    int number_;
};

void write_to_stream(const Destination& stream, std::string_view text, const std::filesystem::path& named) {
    const Descriptor output(stream.descriptor ? ::fcntl(*stream.descriptor, F_DUPFD_CLOEXEC, 0)
                                              : ::open(stream.path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (output.number() < 0) fail(named, errno);
    if (!write_all(output.number(), text)) fail(named, errno);
}

// A draft is named for the process that writes it, and ends in what makes it unique.
constexpr std::string_view draft_begin = ".katachi-draft-";
constexpr std::size_t draft_places = 6;

std::string draft_name() {
    std::random_device random;
    return fmt::format("{}{}-{:0{}x}", draft_begin, ::getpid(), random() & 0xffffffU, draft_places);
}

// The process that wrote the file of this name; nothing for what is no draft.
std::optional<pid_t> writer_of(std::string_view name) {
    if (name.substr(0, draft_begin.size()) != draft_begin) return std::nullopt;
    const auto process = leading_number<pid_t>(name.substr(draft_begin.size()));
    if (!process || process->value <= 0 || process->rest.size() != draft_places + 1 || process->rest[0] != '-')
        return std::nullopt;
    return process->value;
}

// A process of the same number as ours may have been killed before we began: containers count from 1.
bool may_be_dead(pid_t process) { return process == ::getpid() || (::kill(process, 0) != 0 && errno == ESRCH); }

// Whoever writes a draft has it locked, until it is done or killed. The lock also tells of processes that are not seen
// from here, in another container or on another machine. It is held until the draft is gone, so that whoever has made
// the draft and not yet locked it sees that it is gone.
void remove_if_unlocked(const std::filesystem::path& draft) {
    const Descriptor file(::open(draft.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (file.number() >= 0 && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0) ::unlink(draft.c_str());
}

// Removes the drafts of programs that were killed while they wrote into this folder.
void remove_abandoned_drafts(const std::filesystem::path& folder) {
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        const auto writer = writer_of(entry.path().filename().string());
        if (writer && entry.is_regular_file(error) && may_be_dead(*writer)) remove_if_unlocked(entry.path());
    }
}

// The temporary file; removed unless it was renamed.
class Draft {
  public:
    Draft(const std::filesystem::path& target, const std::filesystem::path& named)
        : target_(target), named_(named), folder_(folder_of(target)) {
        struct stat old {};
        if (::stat(target.c_str(), &old) == 0) replaced_ = old;
        remove_abandoned_drafts(folder_);
        make();
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        if (descriptor_ >= 0) ::close(descriptor_);
        if (!renamed_) ::unlink(name_.c_str());
    }

    void write(std::string_view text) {
        if (!write_all(descriptor_, text)) fail(named_, errno);
    }

    void rename_to_target() {
        take_owner_and_mode();
        if (::fsync(descriptor_) != 0) fail(named_, errno);
        if (::rename(name_.c_str(), target_.c_str()) != 0) fail(named_, errno);
        renamed_ = true;
    }

  private:
    // Made, but not yet locked, a draft may look abandoned to others, who may have removed it then.
    void make() {
        struct stat made {};
        do {
            if (descriptor_ >= 0) ::close(descriptor_);
            open_new();
            if (descriptor_ < 0) fail_for_folder(named_, errno);
            ::flock(descriptor_, LOCK_EX);
        } while (::fstat(descriptor_, &made) == 0 && made.st_nlink == 0);
    }

    // A file that was not there gets the permissions that the user wants for new files. Until it has those of the file
    // that it replaces, which may be secret, nobody else reads the draft.
    void open_new() {
        do {
            name_ = (folder_ / draft_name()).string();
            descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, replaced_ ? 0600 : 0666);
        } while (descriptor_ < 0 && errno == EEXIST);
    }

    // Only root can give a file away; whoever cannot has a file of his own then.
    void take_owner_and_mode() {
        if (!replaced_) return;
        if (replaced_->st_uid != ::geteuid() || replaced_->st_gid != ::getegid())
            static_cast<void>(!::fchown(descriptor_, replaced_->st_uid, replaced_->st_gid));
        if (::fchmod(descriptor_, replaced_->st_mode & 07777) != 0) fail(named_, errno);
    }

    std::filesystem::path target_;
    std::filesystem::path named_;
    std::filesystem::path folder_;
    std::optional<struct stat> replaced_;  // as it was when the draft was made
    std::string name_;
    int descriptor_ = -1;
    bool renamed_ = false;
};

}  // namespace

void write_file(const std::filesystem::path& path, std::string_view text) {
    const Destination destination = destination_of(path);
    if (destination.is_stream) return write_to_stream(destination, text, path);
    Draft draft(destination.path, path);
    draft.write(text);
    draft.rename_to_target();
}

bool write_changed_file(const std::filesystem::path& path, std::string_view text) {
    if (!destination_of(path).is_stream) {
        std::ifstream file(path, std::ios::binary);
        if (file && std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()) == text)
            return false;
    }
    write_file(path, text);
    return true;
}

void check_can_be_written(const std::filesystem::path& path) {
    if (path.empty()) return;
    const auto folder = path.parent_path();
    std::error_code error;
    if (!folder.empty() && !std::filesystem::is_directory(folder, error))
        throw FileError(path.string() + ": there is no folder " + folder.string() + "; make it first");
    if (std::filesystem::is_directory(path, error)) throw FileError(path.string() + ": is a folder; name a file");
    const Destination destination = destination_of(path);
    if (destination.is_stream) return;
    if (::faccessat(AT_FDCWD, folder_of(destination.path).c_str(), W_OK | X_OK, AT_EACCESS) != 0)
        fail_for_folder(path, errno);
}

void check_is_no_input(const std::filesystem::path& output, std::span<const std::string> inputs) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(output, error)) return;
    for (const std::string& input : inputs)
        if (std::filesystem::equivalent(output, input, error))
            throw FileError(output.string() + ": is read here, and would be lost; write to another file");
}

}  // namespace katachi::base
