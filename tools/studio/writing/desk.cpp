#include "tools/studio/writing/desk.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "base/files/pattern_text.h"

namespace katachi::studio {

OpenDraft& Desk::put(const std::string& file, const std::string& text) {
    const auto known = drafts_.find(file);
    if (known == drafts_.end()) return drafts_.emplace(file, opened(file, text)).first->second;
    OpenDraft& draft = known->second;
    if (draft.source()->text() != text)
        draft.database.set_text(draft.file, std::make_shared<base::SourceFile>(file, text));
    return draft;
}

OpenDraft Desk::opened(const std::string& file, const std::string& text) {
    const auto patterns = library_.patterns();
    for (const compiler::PatternDatabase& database : patterns->databases()) {
        const auto& files = database.spec.files;
        const auto found = std::ranges::find(files, std::filesystem::path(file));
        if (found == files.end()) continue;
        std::vector<base::SourcePtr> sources;
        for (const std::filesystem::path& each : files)
            sources.push_back(each == *found ? std::make_shared<const base::SourceFile>(file, text)
                                             : base::read_pattern_text(each));
        return {{database.spec, sources, compiler::check_settings(database.spec, {})},
                static_cast<std::size_t>(found - files.begin())};
    }
    throw base::FileError(file + " is no file of patterns");
}

}  // namespace katachi::studio
