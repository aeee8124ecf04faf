// Texts that somebody is writing in the page, over the files as they are on disk.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "tools/authoring/match_input.h"
#include "tools/studio/files/contents.h"
#include "tools/studio/files/pattern_files.h"
#include "tools/studio/request/body.h"
#include "tools/studio/request/request.h"
#include "tools/studio/writing/desk.h"

namespace katachi::studio {

class Drafts {
  public:
    Drafts(Contents& contents, PatternFiles& files);

    // Answers a body {file, text, base, begin, end, game, node}. Without `text` the draft is dropped. With `base`, the
    // hash of a text of the file that was given out, `text` stands instead of its bytes from `begin` to `end`, and the
    // answer tells of the entries there alone: what can be said of each by itself, its tests, and with a game their
    // matches; that is quick, however large the file. Without it the answer tells of the whole file. Throws Refused,
    // with 410 for a base that is not remembered, UnknownFile, OutsideFolder or FileError.
    Answer answer(const std::string& body);
    // Answers a body {file, text, base, begin, end, at} with what can be written at a byte of `text`. Throws the same.
    Answer completion(const std::string& body);
    // Files have changed on disk.
    void files_changed();

  private:
    Answer dropped(const std::string& file);
    Answer judged_file(const std::string& file, const std::string& text);
    Answer judged_entries(const std::string& file, const BodyMembers& members);
    // A text of a file of which a part was written anew.
    struct Written {
        std::string text;
        base::Span part;
    };
    Written written(const BodyMembers& members);
    // `node` is a number, or empty for the last position.
    authoring::AskedPosition asked_position(const std::string& game, const std::string& node);

    Contents& contents_;
    PatternFiles& files_;
    // What is asked at each key never waits for a whole file that is checked.
    std::mutex entries_mutex_;
    Desk entries_;
    std::mutex whole_mutex_;
    Desk whole_;
};

}  // namespace katachi::studio
