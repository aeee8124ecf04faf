#include "tools/katachi/shared/pattern_choice.h"

#include <algorithm>
#include <iostream>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "base/text/nearest.h"
#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::cli {

namespace {

std::string no_such_database(const std::vector<std::string>& asked, const std::vector<std::string>& known) {
    if (asked.empty()) return "there is no database of patterns";
    const std::string text = "no database is called " + asked.front();
    const std::string_view near =
        base::nearest(asked.front(), std::vector<std::string_view>(known.begin(), known.end()));
    if (!near.empty()) return text + "; did you mean " + std::string(near) + "?";
    std::string names;
    for (const std::string& name : known) names += (names.empty() ? "" : ", ") + name;
    return text + "; there are " + names;
}

// None named: those of the shipped library.
std::vector<compiler::DatabaseSpec> chosen_databases(const std::vector<std::string>& paths) {
    if (!paths.empty()) return compiler::discover_databases(paths);
    std::vector<compiler::DatabaseSpec> shipped;
    for (const std::filesystem::path& folder : authoring::shipped_library())
        for (compiler::DatabaseSpec& spec : compiler::discover_databases(folder)) shipped.push_back(std::move(spec));
    return shipped;
}

}  // namespace

std::vector<compiler::PatternDatabase> read_patterns(const PatternChoice& choice) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    std::vector<std::string> known;
    for (const compiler::DatabaseSpec& spec : chosen_databases(choice.paths)) {
        known.push_back(spec.name);
        const auto& asked = choice.databases;
        if (!asked.empty() && std::find(asked.begin(), asked.end(), spec.name) == asked.end()) continue;
        databases.push_back(compiler::read_database(spec, diagnostics));
        compiler::check_unmatched(databases.back(), diagnostics);
    }
    if (databases.empty()) throw base::FileError(no_such_database(choice.databases, known));
    if (!diagnostics.empty())
        std::cerr << "katachi: " << base::counted(diagnostics.size(), "finding", "findings")
                  << " in the patterns, broken entries are left out: katachi check "
                  << (choice.paths.empty() ? authoring::shipped_library().front().string() : choice.paths.front())
                  << '\n';
    return databases;
}

std::string name_of(const PatternChoice& choice) {
    if (choice.paths.empty()) return "shipped library";
    std::string names;
    for (const std::string& path : choice.paths) names += (names.empty() ? "" : ", ") + path;
    return names;
}

}  // namespace katachi::cli
