#include "tools/katachi/commands/check/settings.h"

#include "base/text/text_lines.h"
#include "compiler/model/manifest.h"

namespace katachi::cli {

namespace {

class SettingsWriter : private base::TextLines {
  public:
    std::string text(const std::vector<compiler::DatabaseSpec>& databases) {
        for (const compiler::DatabaseSpec& database : databases) {
            if (!text_.empty()) line("");
            tell(database);
        }
        return std::move(text_);
    }

  private:
    void tell(const compiler::DatabaseSpec& database) {
        line("{}", database.name);
        for (const std::filesystem::path& file : database.files) setting("file", file.string());
        setting("kind", std::string(compiler::name(database.kind)) +
                            (database.kind_is_guessed ? ", guessed from the text" : ""));
        const auto manifest = compiler::nearest_manifest(database.files.front());
        setting("manifest", manifest ? manifest->string() : "none");
        if (database.check.select.empty()) setting("select", "all rules");
        rules("select", database.check.select);
        rules("ignore", database.check.ignore);
        if (!database.check.baseline.empty()) setting("baseline", database.check.baseline.string());
        for (const auto& [helper, labels] : database.helpers)
            setting("helper", helper + ", labels: " + std::to_string(labels));
    }

    void rules(const char* name, const std::vector<compiler::ManifestWord>& words) {
        for (const compiler::ManifestWord& word : words) setting(name, word.text + " (" + word.place.name + ")");
    }

    void setting(const char* name, const std::string& value) { line("  {:<9} {}", name, value); }
};

}  // namespace

std::string settings_text(const std::vector<compiler::DatabaseSpec>& databases) {
    return SettingsWriter().text(databases);
}

}  // namespace katachi::cli
