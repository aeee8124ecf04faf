#include "tools/studio/files/page_files.h"

#include <re2/re2.h>
#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "base/process/own_program.h"
#include "tools/studio/files/beneath.h"

namespace katachi::studio {

namespace {

constexpr const char* manifest_name = "manifest.json";

struct ListedFile {
    std::string name, type;
};

struct Manifest {
    std::string index;
    std::vector<ListedFile> files;
};

Manifest read_manifest(const std::string& text, const std::filesystem::path& place) {
    try {
        const nlohmann::json value = nlohmann::json::parse(text);
        Manifest manifest{.index = value.at("index").get<std::string>(), .files = {}};
        for (const auto& [name, file] : value.at("files").items())
            manifest.files.push_back({name, file.at("type").get<std::string>()});
        return manifest;
    } catch (const nlohmann::json::exception& error) {
        throw base::FileError(place.string() + ": " + error.what() + "; make studio writes it");
    }
}

}  // namespace

PageFiles::PageFiles(const std::filesystem::path& folder) {
    const std::filesystem::path place = folder / manifest_name;
    if (!std::filesystem::exists(place)) return;
    const Beneath beneath(folder);
    const Manifest manifest = read_manifest(beneath.read(manifest_name), place);
    const re2::RE2 plain_name("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)?");
    const re2::RE2 name_with_hash(".*-[0-9a-f]{6,}\\..*");
    const re2::RE2 plain_type("[a-z]+/[a-z0-9.+-]+(; charset=utf-8)?");
    for (const ListedFile& file : manifest.files) {
        if (!re2::RE2::FullMatch(file.name, plain_name) || !re2::RE2::FullMatch(file.type, plain_type))
            throw base::FileError(place.string() + ": " + file.name + " is no name of a file of the page, or " +
                                  file.type + " no type; make studio writes them");
        files_["/" + file.name] = {file.type, beneath.read(file.name), re2::RE2::FullMatch(file.name, name_with_hash)};
    }
    const auto index = files_.find("/" + manifest.index);
    if (index == files_.end()) throw base::FileError(place.string() + ": lists no " + manifest.index);
    files_["/"] = index->second;
}

const PageFile* PageFiles::find(const std::string& path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

std::filesystem::path page_folder() {
    return base::own_program().parent_path().parent_path() / "share" / "katachi" / "studio";
}

}  // namespace katachi::studio
