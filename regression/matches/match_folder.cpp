#include "regression/matches/match_folder.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/make_folder.h"
#include "base/files/read_file.h"
#include "base/files/write_all.h"
#include "base/text/terminal_text.h"
#include "base/text/utf8.h"

namespace katachi::regression {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* settings_name = "match.json";
constexpr const char* games_name = "games.jsonl";
constexpr const char* names_key = "names";  // in match.json, beside the settings

[[noreturn]] void fail(const fs::path& path, int error) {
    throw base::FileError(path.string() + ": cannot be written: " + std::strerror(error) +
                          "; choose another folder with -o");
}

// Settings are listed by path, "/A/command", sorted: many openings are many paths.
nlohmann::json flat_settings(const MatchSettings& settings) {
    return nlohmann::json(settings_json(settings)).flatten();
}

// The files of a match are UTF-8, and what describes it stands there as it is.
void check_encoding(const MatchSettings& settings) {
    const nlohmann::json flat = flat_settings(settings);
    for (const auto& [path, value] : flat.items()) {
        if (!value.is_string()) continue;
        const auto& text = value.get_ref<const std::string&>();
        if (base::as_utf8(text) != text)
            throw base::FileError(path.substr(1) + " of the match is not UTF-8: " + base::printable(text) +
                                  "; write it in UTF-8, and rename a file whose name is not");
    }
}

// What differs between two matches, as words for people; empty where they are the same.
std::string difference(const MatchSettings& a, const MatchSettings& b) {
    const nlohmann::json before = flat_settings(a);
    const nlohmann::json now = flat_settings(b);
    for (const nlohmann::json* settings : {&before, &now})
        for (const auto& [path, value] : settings->items()) {
            if (path == "/games") continue;
            std::string name = path.substr(1);
            if (!before.contains(path) || !now.contains(path)) return name;
            if (before.at(path) != now.at(path))
                return name + " " + before.at(path).dump() + ", not " + now.at(path).dump();
        }
    return "";
}

// The lines of games.jsonl that are whole.
struct KeptGames {
    std::map<int, PlayedGame> games;
    std::size_t bytes = 0;
    bool cut_off = false;  // there is half a line behind them
};

KeptGames read_kept_games(const fs::path& match) {
    KeptGames kept;
    const base::SourcePtr source = base::read_regular_file(match / games_name);
    const std::string_view text = source->text();
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', kept.bytes)) {
        try {
            const PlayedGame game = read_game(Json::parse(text.substr(kept.bytes, end - kept.bytes)));
            kept.games.emplace(game.number, game);
        } catch (const std::exception&) {
            throw base::FileError(fmt::format(
                "{}: line {} is damaged; take it away, and its game is played again", (match / games_name).string(),
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n') + 1));
        }
        kept.bytes = end + 1;
    }
    kept.cut_off = kept.bytes < text.size();
    return kept;
}

fs::path numbered(const fs::path& match, const char* folder, int number, const char* extension) {
    return match / folder / fmt::format("{:05}{}", number + 1, extension);
}

}  // namespace

std::map<int, PlayedGame> games_of_match(const fs::path& path) { return read_kept_games(path).games; }

fs::path log_of_game(const fs::path& match, int number) { return numbered(match, "logs", number, ".log"); }

bool is_match_folder(const fs::path& path) { return fs::exists(path / settings_name); }

namespace {

// What `read` makes of match.json.
template <typename Read>
auto from_settings_file(const fs::path& path, Read read) {
    if (!is_match_folder(path))
        throw base::FileError(path.string() + ": holds no match; begin one: katachi arena --a COMMAND --b COMMAND -o " +
                              path.string());
    const base::SourcePtr source = base::read_regular_file(path / settings_name);
    try {
        return read(Json::parse(source->text()));
    } catch (const std::exception&) {
        throw base::FileError((path / settings_name).string() + ": is damaged; begin the match anew in another folder");
    }
}

}  // namespace

MatchSettings settings_of_match(const fs::path& path) { return from_settings_file(path, read_settings); }

std::array<std::string, player_count> names_of_match(const fs::path& path) {
    return from_settings_file(path, [](const Json& json) {
        if (json.contains(names_key)) return json.at(names_key).get<std::array<std::string, player_count>>();
        const MatchSettings settings = read_settings(json);
        std::array<std::string, player_count> names;
        for (std::size_t i = 0; i < player_count; ++i) {
            const Player& player = settings.players[i];
            names[i] = fmt::format("{} ({})", player.name.empty() ? player.command : player.name, player_letters[i]);
        }
        return names;
    });
}

MatchFolder::MatchFolder(const fs::path& path, const MatchSettings& settings) : path_(path) {
    check_encoding(settings);
    base::make_folder(path_);
    if (is_match_folder(path_)) {
        const std::string other = difference(settings_of_match(path_), settings);
        if (!other.empty())
            throw base::FileError(path_.string() + ": holds another match (" + other +
                                  "); choose another folder with -o, or go on with that one: katachi arena --resume " +
                                  path_.string());
    }
    base::make_folder(path_ / "games");
    base::make_folder(path_ / "logs");
    open_games();
    try {
        read_games();
        check_games(settings.games);
        base::write_file(path_ / settings_name, settings_json(settings).dump(2) + "\n");
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
    throw base::FileError(path_.string() +
                          ": this match is being played by another program; wait for it, or choose another "
                          "folder with -o");
}

void MatchFolder::read_games() {
    KeptGames kept = read_kept_games(path_);
    games_ = std::move(kept.games);
    if (kept.cut_off && ::ftruncate(file_, static_cast<off_t>(kept.bytes)) != 0) fail(path_ / games_name, errno);
}

void MatchFolder::check_games(int games) const {
    const int played = games_.empty() ? 0 : games_.rbegin()->first + 1;
    if (played > games)
        throw base::FileError(
            fmt::format("{}: {} games are too few, number {} was played already; name more with --games",
                        path_.string(), games, played));
}

void MatchFolder::keep_names(const std::array<std::string, player_count>& names) const {
    Json described = settings_json(settings_of_match(path_));
    described[names_key] = names;
    base::write_file(path_ / settings_name, described.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

void MatchFolder::add(const PlayedGame& game, const std::string& sgf, const std::string& log) {
    base::write_file(numbered(path_, "games", game.number, ".sgf"), sgf);
    if (!log.empty()) base::write_file(log_of_game(path_, game.number), log);
    const std::string line = game_json(game).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    const off_t end = ::lseek(file_, 0, SEEK_END);
    if (!base::write_all(file_, line) || ::fsync(file_) != 0) {
        const int error = errno;
        // What comes next must not stand behind half a line.
        if (::ftruncate(file_, end) != 0) ::close(std::exchange(file_, -1));
        fail(path_ / games_name, error);
    }
    games_.emplace(game.number, game);
}

}  // namespace katachi::regression
