#include "tools/authoring/workspace/database_of_file.h"

#include <algorithm>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/model/gnugo_profile.h"
#include "compiler/model/manifest.h"

namespace katachi::authoring {

namespace {

namespace fs = std::filesystem;

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
    found.file = *compiler::file_number(found.spec, path);
    return found;
}

}  // namespace

FileDatabase database_of_text(const fs::path& path, const base::SourceFile& text) {
    if (const auto known = compiler::gnugo_profile(path.filename().string()))
        return {.spec = {.name = std::string(known->database), .kind = known->kind, .files = {path}}};
    return {.spec = {.name = path.stem().string(),
                     .kind = compiler::guess_kind(text),
                     .files = {path},
                     .kind_is_guessed = true}};
}

FileDatabase database_of_file(const fs::path& path, const base::SourceFile& text) {
    std::error_code error;
    const fs::path place = fs::weakly_canonical(path, error);
    if (error || !path.is_absolute()) return database_of_text(path, text);
    const auto manifest_place = compiler::nearest_manifest(place);
    const auto manifest = manifest_place ? compiler::read_manifest(*manifest_place) : compiler::Manifest{};
    if (auto named = compiler::database_with(manifest, place)) {
        const std::size_t file = compiler::file_number(*named, place).value();
        return {.spec = *std::move(named), .file = file};
    }
    FileDatabase found = by_profile(place).value_or(database_of_text(path, text));
    found.spec.helpers = manifest.helpers;
    found.spec.check = manifest.check;
    return found;
}

}  // namespace katachi::authoring
