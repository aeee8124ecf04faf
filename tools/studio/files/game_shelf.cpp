#include "tools/studio/files/game_shelf.h"

#include <filesystem>
#include <set>

#include "base/files/file_error.h"
#include "compiler/sgf/encoding.h"
#include "games/base/game_base.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::studio {

namespace {

namespace fs = std::filesystem;

// The archive in "games.zip: 2016/a.sgf"; the whole name for other files.
std::string file_on_disk(const std::string& name, const auto& is_known) {
    if (is_known(name)) return name;
    for (auto colon = name.find(": "); colon != std::string::npos; colon = name.find(": ", colon + 1))
        if (is_known(name.substr(0, colon))) return name.substr(0, colon);
    return name;
}

bool is_plain_sgf(const std::string& name) { return fs::path(name).extension() == ".sgf"; }

}  // namespace

GameShelf::GameShelf(const std::vector<std::string>& paths, std::function<void(const std::string&)> tell)
    : tell_([tell = std::move(tell), told = std::set<std::string>()](const std::string& line) mutable {
          if (told.insert(line).second) tell(line);
      }) {
    for (const std::string& path : paths) (games::is_game_base(path) ? bases_ : paths_).push_back(path);
    authoring::check_game_paths(paths);
    if (bases_.size() > 1)
        throw base::FileError(bases_[1] + ": is a second base beside " + bases_[0] +
                              "; one base is searched at a time: name one of the two, or import the games of both into "
                              "one (katachi games import)");
    list();
}

void GameShelf::list() {
    files_.clear();
    places_.clear();
    for (const std::string& path : paths_) {
        const bool is_folder = fs::is_directory(path);
        const fs::path above = fs::path(path).parent_path();
        const fs::path folder = is_folder ? fs::path(path) : above.empty() ? fs::path(".") : above;
        const auto beneath = std::make_shared<const Beneath>(folder);
        for (const fs::path& file : authoring::game_files({path}, tell_)) {
            files_.push_back(file.string());
            places_[file.string()] = {beneath, file.lexically_relative(is_folder ? folder : above).string()};
        }
    }
}

std::vector<std::string> GameShelf::files() {
    const std::lock_guard lock(mutex_);
    list();
    return files_;
}

GameShelf::Stamps GameShelf::stamps() const {
    Stamps found;
    for (const std::string& file : files_) {
        std::error_code error;
        const auto time = fs::last_write_time(file, error);
        const auto size = error ? 0 : fs::file_size(file, error);
        if (!error) found[file] = {time, size};
    }
    return found;
}

std::shared_ptr<const void> GameShelf::state() {
    const std::lock_guard lock(mutex_);
    list();
    if (Stamps now = stamps(); stamps_ == nullptr || *stamps_ != now)
        stamps_ = std::make_shared<const Stamps>(std::move(now));
    return stamps_;
}

const GameShelf::Place* GameShelf::place_of(const std::string& file) const {
    const auto found =
        places_.find(file_on_disk(file, [this](const std::string& name) { return places_.contains(name); }));
    return found == places_.end() ? nullptr : &found->second;
}

bool GameShelf::knows(const std::string& game) {
    const std::lock_guard lock(mutex_);
    return place_of(sgf::split_game_number(game).file) != nullptr;
}

std::string GameShelf::text(const std::string& game) {
    const std::string file = sgf::split_game_number(game).file;
    const std::lock_guard lock(mutex_);
    const Place* place = place_of(file);
    if (place == nullptr) throw OutsideFolder(game + ": the studio shows no such game");
    if (places_.contains(file) && is_plain_sgf(file)) return compiler::text_of_bytes(place->folder->read(place->path));
    static_cast<void>(place->folder->place(place->path));
    return authoring::read_file_or_input(file);
}

}  // namespace katachi::studio
