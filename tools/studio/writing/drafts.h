// Texts that somebody is writing in the page, over the files as they are on disk.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>

#include "tools/authoring/match_input.h"
#include "tools/authoring/workspace/workspace.h"
#include "tools/studio/files/contents.h"
#include "tools/studio/files/pattern_files.h"
#include "tools/studio/request/request.h"

namespace katachi::studio {

class Drafts {
  public:
    Drafts(Contents& contents, PatternFiles& files);

    // Answers a body {file, text, entry, game, node} with the findings of the file as it would be, and, where an entry
    // or a game is named, with the entry, its tests and the matches of the file's patterns. Without `text` the draft is
    // dropped. Throws Refused, UnknownFile, OutsideFolder or FileError.
    Answer answer(const std::string& body);
    // Files have changed on disk.
    void files_changed();

  private:
    const authoring::OpenText& open(const std::string& file, const std::string& text);
    // `node` is a number, or empty for the last position.
    authoring::AskedPosition asked_position(const std::string& game, const std::string& node);

    Contents& contents_;
    PatternFiles& files_;
    std::mutex mutex_;
    authoring::Workspace workspace_;
    std::int64_t version_ = 0;
};

}  // namespace katachi::studio
