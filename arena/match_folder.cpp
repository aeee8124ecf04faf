#include "arena/match_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "compiler/model/discovery.h"
#include "patterndb/atomic_file.h"

namespace katachi {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* settings_name = "match.json";
constexpr const char* games_name = "games.jsonl";

[[noreturn]] void fail(const fs::path& path, int error) {
    throw FileError(path.string() + ": cannot be written: " + std::strerror(error) + "; choose another folder with -o");
}

void make_folder(const fs::path& path) {
    std::error_code error;
    fs::create_directories(path, error);
    if (!fs::is_directory(path)) throw FileError(path.string() + ": is no folder, and none can be made there");
}

// What differs between two matches, as words for people; empty where they are the same.
std::string difference(const MatchSettings& a, const MatchSettings& b) {
    const Json before = settings_json(a);
    const Json now = settings_json(b);
    for (const auto& [key, value] : before.items())
        if (key != "games" && now.at(key) != value) {
            std::string text = key;
            if (value.is_primitive()) text += " " + value.dump() + ", not " + now.at(key).dump();
            return text;
        }
    return "";
}

}  // namespace

bool is_match_folder(const fs::path& path) { return fs::exists(path / settings_name); }

MatchSettings settings_of_match(const fs::path& path) {
    if (!is_match_folder(path))
        throw FileError(path.string() + ": holds no match; begin one: katachi arena --a COMMAND --b COMMAND -o " +
                        path.string());
    const SourcePtr source = read_file(path / settings_name);
    try {
        return read_settings(Json::parse(source->text()));
    } catch (const std::exception&) {
        throw FileError((path / settings_name).string() + ": is damaged; begin the match anew in another folder");
    }
}

MatchFolder::MatchFolder(const fs::path& path, const MatchSettings& settings) : path_(path) {
    make_folder(path_);
    if (is_match_folder(path_)) {
        const std::string other = difference(settings_of_match(path_), settings);
        if (!other.empty())
            throw FileError(path_.string() + ": holds another match (" + other +
                            "); choose another folder with -o, or go on with that one: katachi arena --resume " +
                            path_.string());
    }
    make_folder(path_ / "games");
    make_folder(path_ / "logs");
    open_games();
    try {
        read_games();
        write_file(path_ / settings_name, settings_json(settings).dump(2) + "\n");
    } catch (...) {
        ::close(file_);
        throw;
    }
}

MatchFolder::~MatchFolder() { ::close(file_); }

void MatchFolder::open_games() {
    const fs::path path = path_ / games_name;
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file_ < 0) fail(path, errno);
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(file_);
    throw FileError(path_.string() +
                    ": this match is being played by another program; wait for it, or choose another "
                    "folder with -o");
}

void MatchFolder::read_games() {
    const SourcePtr source = read_file(path_ / games_name);
    const std::string_view text = source->text();
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', begin)) {
        try {
            const PlayedGame game = read_game(Json::parse(text.substr(begin, end - begin)));
            games_.emplace(game.number, game);
        } catch (const std::exception&) {
            throw FileError(fmt::format("{}: game {} is damaged; take its line away, and it is played again",
                                        (path_ / games_name).string(), games_.size() + 1));
        }
        begin = end + 1;
    }
    if (begin < text.size() && ::ftruncate(file_, static_cast<off_t>(begin)) != 0) fail(path_ / games_name, errno);
}

fs::path MatchFolder::numbered(const char* folder, int number, const char* extension) const {
    return path_ / folder / fmt::format("{:05}{}", number + 1, extension);
}

fs::path MatchFolder::log_path(int number) const { return numbered("logs", number, ".log"); }

void MatchFolder::add(const PlayedGame& game, const std::string& sgf, const std::string& log) {
    write_file(numbered("games", game.number, ".sgf"), sgf);
    if (!log.empty()) write_file(log_path(game.number), log);
    const std::string line = game_json(game).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    const ssize_t written = ::write(file_, line.data(), line.size());
    if (written != static_cast<ssize_t>(line.size()) || ::fsync(file_) != 0)
        fail(path_ / games_name, written < 0 ? errno : ENOSPC);
    games_.emplace(game.number, game);
}

}  // namespace katachi
