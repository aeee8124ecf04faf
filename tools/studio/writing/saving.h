// Texts that the page writes to files.
#pragma once

#include <mutex>
#include <string>

#include "tools/studio/files/pattern_files.h"
#include "tools/studio/request/request.h"

namespace katachi::studio {

class Saving {
  public:
    Saving(Library& library, PatternFiles& files) : library_(library), files_(files) {}

    // Answers a body {file, hash, text}: 200 with what was written, formatted where it differs from the text of that
    // hash; 409 with the three texts where the file has another one by now. Nobody ever sees half of a file. Throws
    // Refused, UnknownFile, OutsideFolder or FileError.
    Answer save(const std::string& body);

    // Answers a body {file, text} with the formatted text.
    Answer format(const std::string& body) const;

  private:
    Answer save_new(const std::string& name, const std::string& text);
    Answer conflict(const std::string& hash, const std::string& yours, const std::string& theirs);
    static Answer saved(const std::string& text);
    Answer written(const std::filesystem::path& place, const std::string& text);

    Library& library_;
    PatternFiles& files_;
    std::mutex mutex_;
};

}  // namespace katachi::studio
