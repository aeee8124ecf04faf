#include "tools/katachi/commands/review/batch_state.h"

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

#include "base/files/appended_file.h"
#include "base/files/atomic_file.h"

namespace katachi::cli {

BatchState::BatchState(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::ifstream lines(file());
    for (std::string line; std::getline(lines, line);) {
        is_cut_off_ = lines.eof();
        if (auto game = answers::reviewed_game_of_line(line)) {
            std::string name = game->name;
            games_.insert_or_assign(std::move(name), std::move(*game));
        }
    }
}

const answers::ReviewedGame* BatchState::find(const std::string& game, const std::string& hash) const {
    const auto found = games_.find(game);
    if (found == games_.end() || found->second.hash != hash) return nullptr;
    const auto& files = found->second.files;
    const bool are_there = std::all_of(files.begin(), files.end(), [&](const std::string& name) {
        std::error_code error;
        return std::filesystem::is_regular_file(folder_ / name, error);
    });
    return are_there ? &found->second : nullptr;
}

std::map<std::string, std::string> BatchState::paths() const {
    std::map<std::string, std::string> paths;
    for (const auto& [name, game] : games_)
        if (!game.files.empty()) paths[name] = std::filesystem::path(game.files.front()).replace_extension().string();
    return paths;
}

void BatchState::add(answers::ReviewedGame game) {
    base::append_to_file(file(), (std::exchange(is_cut_off_, false) ? "\n" : "") + answers::reviewed_game_line(game));
    std::string name = game.name;
    games_.insert_or_assign(std::move(name), std::move(game));
}

void BatchState::keep(const std::vector<std::string>& games) {
    std::string text;
    for (const std::string& name : games)
        if (const auto found = games_.find(name); found != games_.end())
            text += answers::reviewed_game_line(found->second);
    base::write_changed_file(file(), text);
}

}  // namespace katachi::cli
