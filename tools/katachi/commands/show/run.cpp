#include "tools/katachi/commands/show/run.h"

#include <filesystem>
#include <iostream>

#include "base/text/terminal_text.h"
#include "tools/answers/listing/listed_entry_json.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::cli {

namespace {

std::string shown_text(const authoring::ShownEntry& entry, const base::TextStyle& style) {
    const compiler::Pattern& pattern = *entry.listed.pattern;
    std::string text = base::printable(std::string(pattern.source->text(pattern.span)), style.unicode) + "\n\n";
    for (const authoring::MeantThing& each : entry.things)
        text += "\n" + base::printable(each.meaning, style.unicode) + "\n";
    if (!entry.findings.empty()) text += "\n" + base::diagnostic_text(entry.findings, style);
    return text;
}

}  // namespace

Outcome run_show(const ShowOptions& options, const CommonOptions& common) {
    std::vector<std::string> paths = options.paths;
    if (paths.empty())
        for (const std::filesystem::path& path : authoring::shipped_library()) paths.push_back(path.string());
    const authoring::CheckedLibrary library = authoring::checked_library(paths);
    const authoring::ShownEntry entry = authoring::shown_entry(library, options.entry);
    std::cout << (options.format == "json" ? answers::shown_entry_json(entry) : shown_text(entry, text_style(common)));
    return Outcome::success;
}

}  // namespace katachi::cli
