#include "tools/authoring/games/game_files.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <string_view>

#include "base/files/file_error.h"
#include "base/text/ascii_case.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

bool is_sgf_name(const std::string& name) { return base::lower_case(name).ends_with(".sgf"); }

bool is_game_file(const fs::path& path) {
    constexpr std::array<std::string_view, 9> endings{".sgf", ".sgf.gz", ".sgf.xz", ".sgf.bz2", ".sgf.zst",
                                                      ".zip", ".tar",    ".tar.gz", ".tgz"};
    const std::string name = base::lower_case(path.filename().string());
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) { return name.ends_with(ending); });
}

struct CloseArchive {
    void operator()(archive* opened) const { archive_read_free(opened); }
};
using Archive = std::unique_ptr<archive, CloseArchive>;

// A file that is no archive appears as an archive with that one text.
Archive open_archive(const fs::path& file) {
    Archive opened(archive_read_new());
    archive_read_support_filter_all(opened.get());
    archive_read_support_format_zip(opened.get());
    archive_read_support_format_tar(opened.get());
    archive_read_support_format_raw(opened.get());
    archive_read_support_format_empty(opened.get());
    constexpr std::size_t block = 1 << 16;
    if (archive_read_open_filename(opened.get(), file.c_str(), block) != ARCHIVE_OK) return nullptr;
    return opened;
}

// False where the text cannot be read to its end.
bool read_text(archive* opened, std::string& text) {
    text.clear();
    std::array<char, 1 << 16> buffer;
    for (;;) {
        const auto count = archive_read_data(opened, buffer.data(), buffer.size());
        if (count < 0) return false;
        if (count == 0) return true;
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

// Bytes of files, those that are read and all.
struct ReadBytes {
    double before = 0;  // the file that is being read
    double all = 0;

    double share(std::int64_t of_file) const {
        return all == 0 ? 1 : std::min((before + static_cast<double>(of_file)) / all, 1.0);
    }
};

// Whether the visitor wants to go on.
bool visit_file(const fs::path& file, const ReadBytes& bytes, const GameTextVisitor& visitor) {
    const Archive opened = open_archive(file);
    if (opened == nullptr) {
        visitor.trouble(file.string() + ": cannot be opened; passed over");
        return true;
    }
    GameText found;
    for (archive_entry* entry = nullptr;;) {
        const int status = archive_read_next_header(opened.get(), &entry);
        if (status == ARCHIVE_EOF) return true;
        if (status < ARCHIVE_WARN) break;
        const bool alone = archive_format(opened.get()) == ARCHIVE_FORMAT_RAW;
        const char* name = archive_entry_pathname(entry);
        const std::string within = name == nullptr ? "" : name;
        if (!alone && (archive_entry_filetype(entry) != AE_IFREG || !is_sgf_name(within))) continue;
        found.name = file.string() + (alone ? "" : ": " + within);
        if (!read_text(opened.get(), found.text)) break;
        found.share = bytes.share(archive_filter_bytes(opened.get(), -1));
        if (!visitor.text(found)) return false;
    }
    visitor.trouble(file.string() + ": is damaged; what comes after the damage is passed over");
    return true;
}

std::vector<fs::path> files_below(const fs::path& path) {
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    const auto options = fs::directory_options::skip_permission_denied;
    for (const auto& entry : fs::recursive_directory_iterator(path, options))
        if (entry.is_regular_file() && is_game_file(entry.path())) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// 0 where it is not known, as of a pipe.
double size_of(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    return error ? 0 : static_cast<double>(size);
}

}  // namespace

void check_game_paths(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
        std::error_code error;
        if (!fs::exists(path, error)) throw base::FileError(path + ": no such file or folder");
    }
}

void visit_game_texts(const std::vector<std::string>& paths, const GameTextVisitor& visitor) {
    check_game_paths(paths);
    std::vector<fs::path> files;
    for (const std::string& path : paths)
        for (fs::path& file : files_below(path)) files.push_back(std::move(file));
    ReadBytes bytes;
    for (const fs::path& file : files) bytes.all += size_of(file);
    for (const fs::path& file : files) {
        if (!visit_file(file, bytes, visitor)) return;
        bytes.before += size_of(file);
    }
}

}  // namespace katachi::authoring
