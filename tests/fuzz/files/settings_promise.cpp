#include "tests/fuzz/files/settings_promise.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "base/files/file_error.h"
#include "base/files/temporary_folder.h"
#include "compiler/check/baseline.h"
#include "compiler/check/corpus_profile.h"
#include "compiler/model/manifest.h"
#include "joseki/graph/import_rules.h"
#include "regression/matches/match_folder.h"
#include "regression/suites/results_json.h"
#include "tests/fuzz/files/refusal.h"

namespace katachi::fuzz {

namespace {

namespace fs = std::filesystem;

const base::TemporaryFolder& folder() {
    static const base::TemporaryFolder made(fs::temp_directory_path() / "katachi-fuzz-");
    return made;
}

fs::path file_of(const std::string& text, const char* name) {
    const fs::path file = folder() / name;
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

// What `work` finds broken, or the refusal.
std::string broken_reading(const fs::path& file, const std::function<std::string(const fs::path&)>& work) {
    try {
        return work(file);
    } catch (const base::FileError& error) {
        const std::string what = error.what();
        if (!what.starts_with(folder().path().string())) return "a refusal without the file: " + what;
        return broken_refusal(what);
    }
}

std::string broken_manifest(const fs::path& file) {
    const compiler::Manifest manifest = compiler::read_manifest(file);
    std::set<std::string> names;
    for (const compiler::DatabaseSpec& spec : manifest.databases) {
        if (spec.files.empty()) return "a database without files";
        if (!names.insert(spec.name).second) return "two databases of one name";
        if (spec.helpers != manifest.helpers) return "a database without the helpers of all";
    }
    for (const auto& [name, labels] : manifest.helpers)
        if (name.empty() || labels < 0 || labels > 16) return "a helper that cannot be called: " + name;
    return "";
}

std::string broken_baseline(const fs::path& file) {
    const compiler::Baseline baseline = compiler::Baseline::read(file);
    const std::string written = baseline.text();
    const fs::path again = file_of(written, "again.toml");
    return compiler::Baseline::read(again).text() == written ? "" : "another baseline when reading again\n" + written;
}

std::string broken_rules(const fs::path& file) {
    for (const joseki::ImportRule& rule : joseki::read_import_rules(file).rules)
        if (rule.name.empty()) return "a rule without a name";
    return "";
}

std::string broken_counts(const fs::path& file) {
    compiler::CorpusProfile::read(file);
    return "";
}

std::string broken_results(const fs::path& file) {
    const std::string written = regression::results_json(regression::read_results(file)).dump();
    const fs::path again = file_of(written, "again.json");
    const bool is_same = regression::results_json(regression::read_results(again)).dump() == written;
    return is_same ? "" : "other results when reading again\n" + written;
}

std::string broken_match(const fs::path& file) {
    const auto settings = regression::settings_of_match(file.parent_path());
    const auto written = regression::settings_json(settings);
    if (regression::settings_json(regression::read_settings(written)) != written)
        return "another match when reading again\n" + written.dump();
    regression::names_of_match(file.parent_path());
    regression::opening_of(settings, 0);
    return "";
}

}  // namespace

std::string broken_settings_promise(const std::string& text) {
    struct Reading {
        const char* file;
        std::string (*broken)(const fs::path&);
    };
    for (const Reading& reading : {Reading{"katachi.toml", broken_manifest}, Reading{"baseline.toml", broken_baseline},
                                   Reading{"rules.toml", broken_rules}, Reading{"counts.json", broken_counts},
                                   Reading{"results.json", broken_results}, Reading{"match.json", broken_match}})
        if (std::string broken = broken_reading(file_of(text, reading.file), reading.broken); !broken.empty())
            return broken;
    return "";
}

}  // namespace katachi::fuzz
