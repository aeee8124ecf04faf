// Files that somebody is writing, each with the database that it belongs to, as it would be with the text that is not
// saved.
#pragma once

#include <map>
#include <string>

#include "tools/authoring/workspace/open_database.h"
#include "tools/studio/files/library.h"

namespace katachi::studio {

// A file on the desk.
struct OpenDraft {
    authoring::OpenDatabase database;  // its other files as they are on disk
    std::size_t file = 0;              // the number of the file there

    const base::SourcePtr& source() const { return database.source(file); }
};

class Desk {
  public:
    explicit Desk(Library& library) : library_(library) {}

    // `file` is one of the library's patterns; it has this text from now on. What it returns lasts until `drop` or
    // `clear`. Throws FileError.
    OpenDraft& put(const std::string& file, const std::string& text);
    void drop(const std::string& file) { drafts_.erase(file); }
    void clear() { drafts_.clear(); }

  private:
    OpenDraft opened(const std::string& file, const std::string& text);

    Library& library_;
    std::map<std::string, OpenDraft, std::less<>> drafts_;
};

}  // namespace katachi::studio
