// The files of the patterns and their tests, by the names that answers give them, and what they said before.
#pragma once

#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/studio/files/beneath.h"
#include "tools/studio/files/library.h"

namespace katachi::studio {

// Nobody was told of such a file.
struct UnknownFile : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A name for a text: of different texts it differs.
std::string text_hash(std::string_view text);

class PatternFiles {
  public:
    explicit PatternFiles(Library& library);

    // Throws UnknownFile, OutsideFolder or FileError.
    std::string text(const std::string& name);
    // Where it lies, with links followed. Throws the same.
    std::filesystem::path place(const std::string& name);

    bool knows(const std::string& name) { return find(name).has_value(); }
    // Where a new file of this name is to be made; nothing for a name that is no plain one of patterns or tests, or
    // that is taken.
    std::optional<std::filesystem::path> new_place(const std::string& name) const;

    // A text that was given out, by its hash, as long as it is remembered.
    std::optional<std::string> remembered(const std::string& hash);
    void remember(const std::string& text);

  private:
    struct Place {
        const Beneath* folder;
        std::string path;  // from there
    };
    std::optional<Place> find(const std::string& name);
    Place known(const std::string& name);

    Library& library_;
    std::vector<std::unique_ptr<const Beneath>> folders_;
    std::mutex mutex_;
    std::deque<std::pair<std::string, std::string>> texts_;  // by hash, the one that was used last in front
};

}  // namespace katachi::studio
