// Where a command's text goes: into the file that -o names, or to standard output.
#pragma once

#include <filesystem>
#include <iostream>
#include <string>

#include "base/files/atomic_file.h"

namespace katachi::cli {

// An empty `file` stands for standard output. A file is written whole or not at all; throws FileError.
inline void write_text(const std::string& text, const std::filesystem::path& file) {
    if (file.empty())
        std::cout << text << std::flush;
    else
        base::write_file(file, text);
}

// Where all else that a command tells goes, which is no part of the texts that `files` are to hold.
template <typename... Files>
std::ostream& text_beside(const Files&... files) {
    return ((files == "-") || ...) ? std::cerr : std::cout;
}

}  // namespace katachi::cli
