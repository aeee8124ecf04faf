#include "tools/katachi/commands/regress/told_patterns.h"

#include <filesystem>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/process/shell_word.h"
#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "tools/katachi/shared/own_engine.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* file_name = "told.kpb";

fs::path place_of_temporary_files() {
    std::error_code error;
    fs::path place = fs::temp_directory_path(error);
    if (error) throw base::FileError("TMPDIR names no folder for temporary files; let it name one");
    return place;
}

}  // namespace

ToldPatterns::ToldPatterns(const std::vector<std::string>& paths)
    : folder_(place_of_temporary_files() / "katachi-patterns") {
    const auto databases = read_patterns({.paths = paths, .databases = {}});
    base::write_file(folder_ / file_name, compiler::blob_bytes(compiler::BuiltTables(databases).tables()));
}

std::string ToldPatterns::engine() const {
    return own_engine() + " --patterns " + base::shell_quoted((folder_ / file_name).string());
}

}  // namespace katachi::cli
