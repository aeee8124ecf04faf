#include "tools/katachi/commands/review/review_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

#include "engine/sgf/named_game.h"

namespace katachi::cli {

namespace {

constexpr std::array<std::string_view, 5> endings{".gz", ".xz", ".bz2", ".zst", ".sgf"};

std::string without_endings(std::string path) {
    for (const std::string_view ending : endings)
        if (path.size() > ending.size() && path.ends_with(ending)) path.resize(path.size() - ending.size());
    return path;
}

// Names within archives may hold anything.
std::string safe_path(const std::string& path) {
    std::string safe;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        std::string part = path.substr(begin, end - begin);
        for (char& c : part)
            if (std::iscntrl(static_cast<unsigned char>(c)) != 0 || c == '\\' || c == ':' || c == '#') c = '-';
        if (!part.empty() && part != "." && part != "..") safe += (safe.empty() ? "" : "/") + part;
        begin = end + 1;
    }
    return safe.empty() ? "game" : safe;
}

}  // namespace

ReviewNames::ReviewNames(std::string input, std::map<std::string, std::string> known)
    : input_(std::move(input)), known_(std::move(known)) {
    for (const auto& [game, path] : known_) given_.insert(path);
}

std::string ReviewNames::path_of(const std::string& game) {
    if (const auto known = known_.find(game); known != known_.end()) return known->second;
    const sgf::NamedGame named = sgf::split_game_number(game);
    std::string path = named.file;
    if (path.starts_with(input_)) path.erase(0, input_.size());
    if (path.starts_with(": ")) path.erase(0, 2);
    path = safe_path(without_endings(path));
    if (named.number) path += "-" + std::to_string(*named.number);
    std::string free = path;
    for (int next = 2; !given_.insert(free).second; ++next) free = path + "-" + std::to_string(next);
    return free;
}

}  // namespace katachi::cli
