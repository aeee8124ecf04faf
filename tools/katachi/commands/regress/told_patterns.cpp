#include "tools/katachi/commands/regress/told_patterns.h"

#include <unistd.h>

#include "base/files/atomic_file.h"
#include "base/process/shell_word.h"
#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "tools/katachi/shared/own_engine.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

ToldPatterns::ToldPatterns(const std::vector<std::string>& paths)
    : file_(std::filesystem::temp_directory_path() / ("katachi-patterns-" + std::to_string(::getpid()) + ".kpb")) {
    const auto databases = read_patterns({.paths = paths, .databases = {}});
    base::write_file(file_, compiler::blob_bytes(compiler::BuiltTables(databases).tables()));
}

ToldPatterns::~ToldPatterns() {
    std::error_code error;
    std::filesystem::remove(file_, error);
}

std::string ToldPatterns::engine() const { return own_engine() + " --patterns " + base::shell_quoted(file_.string()); }

}  // namespace katachi::cli
