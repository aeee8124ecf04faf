#include "tools/katachi/shared/own_engine.h"

#include <filesystem>

#include "base/files/file_error.h"
#include "base/process/own_program.h"
#include "base/process/shell_word.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

fs::path place() { return base::own_program().parent_path() / "katachi-gtp"; }

}  // namespace

bool is_own_engine_there() { return fs::exists(place()); }

std::string own_engine() {
    if (!is_own_engine_there())
        throw base::FileError("katachi-gtp is not beside the program; name an engine with its command");
    return base::shell_quoted(place().string());
}

}  // namespace katachi::cli
