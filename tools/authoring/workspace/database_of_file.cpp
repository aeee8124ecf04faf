#include "tools/authoring/workspace/database_of_file.h"

#include <algorithm>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/model/gnugo_profile.h"
#include "compiler/model/manifest.h"

namespace katachi::authoring {

namespace {

namespace fs = std::filesystem;

// The nearest manifest is the one that counts, as on the command line.
std::optional<FileDatabase> by_manifest(const fs::path& path) {
    std::error_code error;
    for (fs::path folder = path.parent_path();; folder = folder.parent_path()) {
        if (fs::exists(folder / compiler::manifest_name, error)) {
            for (compiler::DatabaseSpec& spec : compiler::read_manifest(folder / compiler::manifest_name))
                if (const auto file = file_number(spec, path))
                    return FileDatabase{.spec = std::move(spec), .file = *file};
            return std::nullopt;
        }
        if (folder == folder.parent_path()) return std::nullopt;
    }
}

std::optional<FileDatabase> by_profile(const fs::path& path) {
    const auto known = compiler::gnugo_profile(path.filename().string());
    if (!known) return std::nullopt;
    FileDatabase found{.spec = {.name = std::string(known->database), .kind = known->kind, .files = {path}}};
    std::error_code error;
    for (const auto& other : fs::directory_iterator(path.parent_path(), error)) {
        const auto profile = compiler::gnugo_profile(other.path().filename().string());
        if (profile && profile->database == known->database && other.path() != path)
            found.spec.files.push_back(other.path());
    }
    std::sort(found.spec.files.begin(), found.spec.files.end());
    found.file = *file_number(found.spec, path);
    return found;
}

}  // namespace

std::optional<std::size_t> file_number(const compiler::DatabaseSpec& spec, const fs::path& path) {
    std::error_code error;
    const fs::path place = fs::weakly_canonical(path, error);
    const auto same = [&](const fs::path& other) { return fs::weakly_canonical(other, error) == place; };
    const auto found = std::find_if(spec.files.begin(), spec.files.end(), same);
    if (found == spec.files.end()) return std::nullopt;
    return static_cast<std::size_t>(found - spec.files.begin());
}

FileDatabase database_of_text(const fs::path& path, const base::SourceFile& text) {
    if (const auto known = compiler::gnugo_profile(path.filename().string()))
        return {.spec = {.name = std::string(known->database), .kind = known->kind, .files = {path}}};
    return {.spec = {.name = path.stem().string(), .kind = compiler::guess_kind(text), .files = {path}},
            .is_guessed = true};
}

FileDatabase database_of_file(const fs::path& path, const base::SourceFile& text) {
    std::error_code error;
    const fs::path place = fs::weakly_canonical(path, error);
    if (error || !path.is_absolute()) return database_of_text(path, text);
    if (auto found = by_manifest(place)) return std::move(*found);
    if (auto found = by_profile(place)) return std::move(*found);
    return database_of_text(path, text);
}

}  // namespace katachi::authoring
