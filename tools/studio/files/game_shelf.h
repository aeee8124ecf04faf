// The games that the studio shows, by the names that answers give them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "tools/studio/files/beneath.h"

namespace katachi::studio {

class GameShelf {
  public:
    // Game files, folders, archives and a base. `tell` shows what is passed over. Throws FileError for a path that is
    // not there, and for a second base.
    GameShelf(const std::vector<std::string>& paths, std::function<void(const std::string& line)> tell);

    // The paths are as a command line names them.
    const std::vector<std::string>& paths() const { return paths_; }  // bases left out
    const std::vector<std::string>& bases() const { return bases_; }

    // The files now, in their order.
    std::vector<std::string> files();

    // Another one as soon as a file came, went or changed.
    std::shared_ptr<const void> state();

    // Whether FILE, FILE#N or "ARCHIVE: FILE#N" is of a file that was there when the files were last listed.
    bool knows(const std::string& game);

    // What the file of a known game holds, unpacked. Throws OutsideFolder or FileError.
    std::string text(const std::string& game);

  private:
    // A file, and the folder that it may not leave.
    struct Place {
        std::shared_ptr<const Beneath> folder;
        std::string path;  // from there
    };

    // The stamp of each file, to tell whether it has changed.
    using Stamps = std::map<std::string, std::pair<std::filesystem::file_time_type, std::uintmax_t>>;

    void list();
    Stamps stamps() const;
    // Null for a file that nobody was told of.
    const Place* place_of(const std::string& file) const;

    std::vector<std::string> paths_, bases_;
    std::function<void(const std::string&)> tell_;  // each line once: files are listed again and again
    std::mutex mutex_;
    std::vector<std::string> files_;
    std::map<std::string, Place> places_;  // by the name of the file
    std::shared_ptr<const Stamps> stamps_;
};

}  // namespace katachi::studio
