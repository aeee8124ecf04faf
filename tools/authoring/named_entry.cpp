#include "tools/authoring/named_entry.h"

#include <string_view>

#include "base/files/file_error.h"
#include "base/text/nearest.h"

namespace katachi::authoring {

namespace {

// With the name of its database where one was asked for.
std::string full_name(const std::string& database, const std::string& pattern) {
    return database.empty() ? pattern : database + "/" + pattern;
}

[[noreturn]] void no_such_entry(const std::vector<compiler::PatternDatabase>& databases, const std::string& database,
                                const std::string& name) {
    std::vector<std::string> known;
    for (const compiler::PatternDatabase& each : databases)
        for (const compiler::Pattern& pattern : each.patterns)
            known.push_back(full_name(database.empty() ? "" : each.spec.name, pattern.name));
    const std::string wanted = full_name(database, name);
    const std::string_view near = base::nearest(wanted, std::vector<std::string_view>(known.begin(), known.end()));
    throw base::FileError("no pattern is called " + wanted + "; " +
                          (near.empty() ? "katachi db list shows names" : "did you mean " + std::string(near) + "?"));
}

}  // namespace

std::vector<NamedEntry> entries_named(const std::vector<compiler::PatternDatabase>& databases,
                                      const std::string& database, const std::string& name) {
    std::vector<NamedEntry> found;
    for (const compiler::PatternDatabase& each : databases)
        for (const compiler::Pattern& pattern : each.patterns)
            if (pattern.name == name && (database.empty() || database == each.spec.name))
                found.push_back({&each, &pattern});
    if (found.empty()) no_such_entry(databases, database, name);
    return found;
}

}  // namespace katachi::authoring
