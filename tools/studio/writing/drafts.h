// Texts that somebody is writing in the page, over the files as they are on disk.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "tools/authoring/match_input.h"
#include "tools/studio/files/contents.h"
#include "tools/studio/files/pattern_files.h"
#include "tools/studio/request/request.h"
#include "tools/studio/writing/desk.h"

namespace katachi::studio {

class Drafts {
  public:
    Drafts(Contents& contents, PatternFiles& files);

    // Answers a body {file, text, begin, end, game, node}. Without `text` the draft is dropped. With `begin` and `end`,
    // bytes of the text, it tells of the entries there alone: what can be said of each by itself, its tests, and with a
    // game their matches; that is quick, however large the file. Without them it tells of the whole file. Throws
    // Refused, UnknownFile, OutsideFolder or FileError.
    Answer answer(const std::string& body);
    // Answers a body {file, text, at} with what can be written at a byte of the text. Throws the same.
    Answer completion(const std::string& body);
    // Files have changed on disk.
    void files_changed();

  private:
    using Members = std::map<std::string, std::string, std::less<>>;

    Answer dropped(const std::string& file);
    Answer judged_file(const std::string& file, const std::string& text);
    Answer judged_entries(const std::string& file, const std::string& text, const Members& members);
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
