#include "tools/authoring/games/game_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>
#include <string_view>
#include <utility>

#include "base/text/ascii_case.h"
#include "compiler/sgf/encoding.h"
#include "engine/sgf/named_game.h"
#include "engine/sgf/nodes.h"
#include "tools/authoring/games/own_file.h"
#include "tools/authoring/games/record_name.h"
#include "tools/authoring/games/source_paths.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

bool ends_in_one_of(const std::string& name, std::span<const std::string_view> endings) {
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) { return name.ends_with(ending); });
}

bool is_archive_name(const std::string& name) {
    constexpr std::array<std::string_view, 4> endings{".zip", ".tar", ".tar.gz", ".tgz"};
    return ends_in_one_of(name, endings);
}

bool is_game_file(const fs::path& path) {
    constexpr std::array<std::string_view, 4> compressed{".gz", ".xz", ".bz2", ".zst"};
    const std::string name = base::lower_case(path.filename().string());
    return is_record_name(name) || is_archive_name(name) ||
           (ends_in_one_of(name, compressed) && is_record_name(name.substr(0, name.rfind('.'))));
}

// Bytes of files, those that are read and all.
struct ReadBytes {
    double before = 0;  // the file that is being read
    double all = 0;

    double share(std::int64_t of_file) const {
        return all == 0 ? 1 : std::min((before + static_cast<double>(of_file)) / all, 1.0);
    }
};

// A text whose name cannot be told is one of a game where it looks so.
bool is_wanted(const PackedFile& file) {
    return file.is_whole_file() || file.has_made_name() || is_record_name(file.name());
}
bool is_passed_over(const PackedFile& file, const std::string& text) {
    return file.has_made_name() && sgf::find_sgf_game(text, 0) == std::string::npos;
}

// Whether the visitor wants to go on.
bool visit_file(const fs::path& path, const ReadBytes& bytes, const GameTextVisitor& visitor,
                const GameReading& reading) {
    if (const std::string_view what = what_own_file_is(path); !what.empty()) {
        visitor.trouble(path.string() + ": " + std::string(what) + "; passed over");
        return !reading.is_stopped();
    }
    PackedFile file(path, reading);
    const auto tell_trouble = [&] {
        if (const std::string line = file.take_trouble(); !line.empty()) visitor.trouble(line);
    };
    GameText found;
    while (file.next()) {
        if (!is_wanted(file)) {
            if (is_game_file(file.name()))
                visitor.trouble(file.name() + ": is packed within an archive; passed over; unpack " + path.string());
            continue;
        }
        if (!file.read(found.text)) {
            tell_trouble();
            continue;
        }
        if (!visitor.decodes) found.text = compiler::text_of_bytes(std::move(found.text));
        if (is_passed_over(file, found.text)) continue;
        found.name = file.name();
        found.file = path.string();
        found.share = bytes.share(file.read_bytes());
        if (!visitor.text(found)) return false;
    }
    tell_trouble();
    return !reading.is_stopped();
}

// Nobody means a pipe who names a folder: it could keep the program waiting for ever. Links to folders may lead in
// circles, and are passed over.
void add_files_below(const fs::path& folder, const TellTrouble& tell, const GameReading& reading,
                     std::vector<fs::path>& files) {
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && !reading.is_stopped() && entry != fs::directory_iterator(); entry.increment(error)) {
        std::error_code unknown;
        const fs::file_type type = entry->status(unknown).type();
        if (type == fs::file_type::directory) {
            if (!entry->is_symlink(unknown)) add_files_below(entry->path(), tell, reading, files);
        } else if (is_game_file(entry->path())) {
            if (type == fs::file_type::fifo)
                tell(entry->path().string() + ": is a pipe and no file; passed over");
            else
                files.push_back(entry->path());
        }
    }
    if (error) tell(folder.string() + ": cannot be opened: " + error.message() + "; passed over");
}

std::vector<fs::path> files_below(const fs::path& path, const TellTrouble& tell, const GameReading& reading) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return {path};
    std::vector<fs::path> files;
    add_files_below(path, tell, reading, files);
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

bool is_collection(const std::string& path) {
    std::error_code error;
    return fs::is_directory(path, error) || is_archive_name(base::lower_case(path));
}

base::FileError no_game_in(const std::vector<std::string>& paths) {
    return base::FileError("no game in " + shown_source(paths.front()) + (paths.size() > 1 ? ", ..." : "") +
                           "; name SGF files, or folders and archives of them");
}

void check_game_paths(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
        std::error_code error;
        if (path == "-")
            throw base::FileError(
                "standard input is not read here as `-`; name files or folders of games, or /dev/stdin");
        if (fs::exists(path, error)) continue;
        const sgf::NamedGame named = sgf::split_game_number(path);
        if (named.number && fs::exists(named.file, error))
            throw base::FileError(path + ": whole files are read here; leave #" + std::to_string(*named.number) +
                                  " out");
        throw base::no_such_file(path);
    }
}

std::vector<fs::path> game_files(const std::vector<std::string>& paths, const TellTrouble& tell,
                                 const GameReading& reading) {
    check_game_paths(paths);
    std::vector<fs::path> files;
    for (const std::string& path : paths)
        for (fs::path& file : files_below(path, tell, reading)) files.push_back(std::move(file));
    return files;
}

void visit_game_texts(const std::vector<std::string>& paths, const GameTextVisitor& visitor,
                      const GameReading& reading) {
    const std::vector<fs::path> files = game_files(paths, visitor.trouble, reading);
    ReadBytes bytes;
    for (const fs::path& file : files) bytes.all += size_of(file);
    for (const fs::path& file : files) {
        if (!visit_file(file, bytes, visitor, reading)) return;
        bytes.before += size_of(file);
    }
}

}  // namespace katachi::authoring
