#include "tools/studio/files/library.h"

#include <algorithm>
#include <filesystem>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/named_entry.h"
#include "tools/authoring/pattern_test/tested_databases.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::studio {

namespace {

std::vector<std::string> paths_of(Library::Shows shows) {
    if (shows == Library::Shows::this_folder) return {"."};
    std::vector<std::string> paths;
    for (const std::filesystem::path& path : authoring::shipped_library()) paths.push_back(path.string());
    return paths;
}

std::vector<compiler::PatternDatabase> read_databases(const std::vector<std::string>& paths) {
    base::Diagnostics findings;  // katachi check tells them
    std::vector<compiler::PatternDatabase> databases;
    for (const std::string& path : paths)
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(std::filesystem::path(path)))
            databases.push_back(compiler::read_database(spec, findings));
    return databases;
}

}  // namespace

const authoring::CompiledPatterns& ReadPatterns::compiled() const {
    std::call_once(compiling_, [this] { compiled_ = std::make_unique<authoring::CompiledPatterns>(databases_); });
    return *compiled_;
}

bool ReadPatterns::has_entry(const std::string& name) const {
    return std::ranges::any_of(databases_, [&](const compiler::PatternDatabase& database) {
        return std::ranges::any_of(database.patterns, [&](const compiler::Pattern& pattern) {
            return authoring::is_called({&database, &pattern}, name);
        });
    });
}

Library::Library(Shows shows) : shows_(shows), paths_(paths_of(shows)) { patterns(); }

std::string Library::name() const { return is_shipped() ? "shipped library" : "."; }

std::shared_ptr<const ReadPatterns> Library::patterns() {
    const std::lock_guard lock(mutex_);
    if (read_ == nullptr) read_ = std::make_shared<const ReadPatterns>(read_databases(paths_));
    return read_;
}

std::shared_ptr<const authoring::CheckedLibrary> Library::checked() {
    const std::lock_guard lock(mutex_);
    if (checked_ == nullptr)
        checked_ = std::make_shared<const authoring::CheckedLibrary>(authoring::checked_library(paths_));
    return checked_;
}

void Library::forget() {
    const std::lock_guard lock(mutex_);
    read_ = nullptr;
    checked_ = nullptr;
}

std::vector<std::string> Library::files() {
    const std::shared_ptr<const ReadPatterns> read = patterns();  // another thread may forget it meanwhile
    std::vector<std::string> files;
    for (const compiler::PatternDatabase& database : read->databases())
        for (const std::filesystem::path& file : database.spec.files) {
            files.push_back(file.string());
            const std::string tests = authoring::test_file_of(file.string());
            if (std::error_code error; std::filesystem::exists(tests, error)) files.push_back(tests);
        }
    return files;
}

}  // namespace katachi::studio
