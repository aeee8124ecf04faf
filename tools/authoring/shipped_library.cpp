#include "tools/authoring/shipped_library.h"

#include <algorithm>
#include <optional>

#include "base/files/file_error.h"
#include "base/process/own_program.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

struct Roots {
    fs::path patterns;  // and joseki trees
    fs::path joseki;    // compiled
};

std::optional<Roots> roots() {
    std::error_code error;
    const fs::path folder = base::own_program().parent_path();
    for (const Roots& roots : {Roots{folder / "../share/katachi", folder / "../share/katachi"},
                               Roots{folder / "../..", folder / ".."}, Roots{folder / "../../..", folder / ".."}})
        if (fs::exists(roots.patterns / "patterndb/library/katachi.toml", error) &&
            fs::exists(roots.joseki / "joseki/library/katachi.toml", error))
            return roots;
    return std::nullopt;
}

}  // namespace

std::vector<fs::path> shipped_library() {
    const auto found = roots();
    if (!found)
        throw base::FileError("the shipped library is not beside the program; name patterns with --patterns FOLDER");
    return {(found->patterns / "patterndb/library").lexically_normal(),
            (found->joseki / "joseki/library").lexically_normal()};
}

std::vector<fs::path> shipped_joseki_trees() {
    std::vector<fs::path> trees;
    std::error_code error;
    if (const auto found = roots())
        for (const auto& entry : fs::directory_iterator(found->patterns / "joseki/library", error))
            if (entry.path().extension() == ".sgf") trees.push_back(entry.path().lexically_normal());
    if (trees.empty())
        throw base::FileError("the shipped joseki are not beside the program; name a library with --db FILE");
    std::sort(trees.begin(), trees.end());
    return trees;
}

}  // namespace katachi::authoring
