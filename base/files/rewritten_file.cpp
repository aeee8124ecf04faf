#include "base/files/rewritten_file.h"

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/folder_lock.h"
#include "base/files/read_file.h"

namespace katachi::base {

namespace fs = std::filesystem;

void check_can_be_rewritten(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (error) throw file_error(path, error);
    if (!fs::is_regular_file(status))
        throw FileError(path.string() + ": is no file that can be written anew; - mends standard input");
    constexpr auto may_write = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    if ((status.permissions() & may_write) == fs::perms::none)
        throw FileError(path.string() + ": is read-only; make it writable");
}

void rewrite_file(const fs::path& path, std::string_view text) {
    check_can_be_rewritten(path);
    write_file(path, text);
}

void rewrite_source(const SourceFile& read, std::string_view text) {
    const FolderLock lock = FolderLock::of_file(read.path());
    const SourcePtr now = read_file(read.path());
    if (now->text() == text) return;
    if (now->text() != read.text())
        throw FileError(read.path() + ": was changed by another program in the meantime; run the command again");
    rewrite_file(read.path(), text);
}

void make_or_rewrite_file(const fs::path& path, std::string_view text) {
    if (fs::exists(path))
        rewrite_file(path, text);
    else
        write_file(path, text);
}

}  // namespace katachi::base
