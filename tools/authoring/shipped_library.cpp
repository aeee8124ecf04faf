#include "tools/authoring/shipped_library.h"

#include "base/files/file_error.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

fs::path folder_of_program() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

}  // namespace

std::vector<fs::path> shipped_library() {
    std::error_code error;
    const fs::path folder = folder_of_program();
    struct Roots {
        fs::path patterns, joseki;
    };
    for (const Roots& roots : {Roots{folder / "../share/katachi", folder / "../share/katachi"},
                               Roots{folder / "../..", folder / ".."}, Roots{folder / "../../..", folder / ".."}}) {
        const fs::path patterns = roots.patterns / "patterndb/library";
        const fs::path joseki = roots.joseki / "joseki/library";
        if (fs::exists(patterns / "katachi.toml", error) && fs::exists(joseki / "katachi.toml", error))
            return {patterns.lexically_normal(), joseki.lexically_normal()};
    }
    throw base::FileError("the shipped library is not beside the program; name patterns with --patterns FOLDER");
}

}  // namespace katachi::authoring
