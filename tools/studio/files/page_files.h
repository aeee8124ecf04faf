// The files of the page, as its build wrote them: those that its manifest lists, and no others.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace katachi::studio {

struct PageFile {
    std::string type;  // "text/javascript; charset=utf-8"
    std::string text;
    bool lasts = false;  // its name has a hash, so that it never says anything else
};

class PageFiles {
  public:
    // Reads `manifest.json` of the folder and all that it lists. Without such a file there is no page. Throws FileError
    // for a manifest that is none, for a name that is no plain one, and for a file that cannot be read.
    explicit PageFiles(const std::filesystem::path& folder);

    bool is_built() const { return !files_.empty(); }
    // The file is found by the path of a request: "/" or "/app-3f2a9c.js". It is null where there is none.
    const PageFile* find(const std::string& path) const;

  private:
    std::map<std::string, PageFile> files_;
};

// The folder is beside the program that runs: ../share/katachi/studio, both where it is built and where it is
// installed.
std::filesystem::path page_folder();

}  // namespace katachi::studio
