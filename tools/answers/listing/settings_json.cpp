#include "tools/answers/listing/settings_json.h"

#include <nlohmann/json.hpp>

#include "compiler/model/manifest.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json words(const std::vector<compiler::ManifestWord>& rules) {
    Json list = Json::array();
    for (const compiler::ManifestWord& rule : rules) list.push_back({{"rule", rule.text}, {"place", rule.place.name}});
    return list;
}

Json files(const compiler::DatabaseSpec& database) {
    Json list = Json::array();
    for (const std::filesystem::path& file : database.files) list.push_back(file.string());
    return list;
}

Json text_or_null(const std::filesystem::path& path) { return path.empty() ? Json() : Json(path.string()); }

}  // namespace

std::string settings_json(const std::vector<compiler::DatabaseSpec>& databases) {
    Json list = Json::array();
    for (const compiler::DatabaseSpec& database : databases)
        list.push_back({{"database", database.name},
                        {"kind", compiler::name(database.kind)},
                        {"kind_is_guessed", database.kind_is_guessed},
                        {"files", files(database)},
                        {"manifest", text_or_null(compiler::nearest_manifest(database.files.front()).value_or(""))},
                        {"select", words(database.check.select)},
                        {"ignore", words(database.check.ignore)},
                        {"baseline", text_or_null(database.check.baseline)},
                        {"helpers", database.helpers}});
    return json_text({{"databases", list}});
}

}  // namespace katachi::answers
