#include "tools/studio/files/pattern_files.h"

#include <fmt/core.h>
#include <re2/re2.h>

#include <algorithm>

#include "patterndb/content_hash.h"

namespace katachi::studio {

namespace {

constexpr std::size_t most_remembered = 64;

}  // namespace

std::string text_hash(std::string_view text) {
    return fmt::format("{:016x}",
                       static_cast<std::uint64_t>(catalogue::content_hash(text, compiler::DatabaseKind::move)));
}

PatternFiles::PatternFiles(Library& library) : library_(library) {
    for (const std::string& path : library.paths()) folders_.push_back(std::make_unique<const Beneath>(path));
}

std::optional<PatternFiles::Place> PatternFiles::find(const std::string& name) {
    const std::vector<std::string> files = library_.files();
    if (std::ranges::find(files, name) == files.end()) return std::nullopt;
    const std::filesystem::path file = std::filesystem::path(name).lexically_normal();
    for (const auto& folder : folders_) {
        const std::filesystem::path inside = file.lexically_relative(folder->folder().lexically_normal());
        if (!inside.empty() && *inside.begin() != "..") return Place{folder.get(), inside.string()};
    }
    // A manifest names it, and it lies outside: it is looked for within, and not found there.
    return Place{folders_.front().get(), name};
}

PatternFiles::Place PatternFiles::known(const std::string& name) {
    const auto place = find(name);
    if (!place) throw UnknownFile("the studio shows no file " + name);
    return *place;
}

std::string PatternFiles::text(const std::string& name) {
    const Place place = known(name);
    std::string text = place.folder->read(place.path);
    remember(text);
    return text;
}

std::filesystem::path PatternFiles::place(const std::string& name) {
    const Place place = known(name);
    return place.folder->place(place.path);
}

std::optional<std::filesystem::path> PatternFiles::new_place(const std::string& name) const {
    static const re2::RE2 plain("[A-Za-z0-9_][A-Za-z0-9_.-]{0,100}\\.(db|test)");
    std::error_code error;
    const std::filesystem::path place = folders_.front()->folder() / name;
    if (!re2::RE2::FullMatch(name, plain) || std::filesystem::exists(std::filesystem::symlink_status(place, error)))
        return std::nullopt;
    return place;
}

std::optional<std::string> PatternFiles::remembered(const std::string& hash) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(texts_, hash, &std::pair<std::string, std::string>::first);
    if (found == texts_.end()) return std::nullopt;
    std::rotate(texts_.begin(), found, found + 1);
    return texts_.front().second;
}

void PatternFiles::remember(const std::string& text) {
    const std::string hash = text_hash(text);
    const std::lock_guard lock(mutex_);
    std::erase_if(texts_, [&](const auto& each) { return each.first == hash; });
    texts_.emplace_front(hash, text);
    if (texts_.size() > most_remembered) texts_.pop_back();
}

}  // namespace katachi::studio
