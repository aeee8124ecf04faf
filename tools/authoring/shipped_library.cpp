#include "tools/authoring/shipped_library.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "base/files/file_error.h"
#include "base/process/own_program.h"

namespace katachi::authoring {

namespace fs = std::filesystem;

namespace {

constexpr const char* patterns_manifest = "patterndb/library/katachi.toml";
constexpr const char* joseki_manifest = "joseki/library/katachi.toml";

struct Roots {
    fs::path patterns;  // and joseki trees
    fs::path joseki;    // compiled
};

std::array<Roots, 3> possible_roots() {
    const fs::path folder = base::own_program().parent_path();
    return {Roots{folder / "../share/katachi", folder / "../share/katachi"}, Roots{folder / "../..", folder / ".."},
            Roots{folder / "../../..", folder / ".."}};
}

std::optional<Roots> roots() {
    std::error_code error;
    for (const Roots& roots : possible_roots())
        if (fs::exists(roots.patterns / patterns_manifest, error) && fs::exists(roots.joseki / joseki_manifest, error))
            return roots;
    return std::nullopt;
}

// Where the program looked.
std::string not_found_text(const char* name) {
    const std::array<Roots, 3> places = possible_roots();
    return " neither in " + (places[0].patterns / name).lexically_normal().string() + " nor in " +
           (places[1].patterns / name).lexically_normal().string();
}

Roots roots_of_library() {
    if (const auto found = roots()) return *found;
    for (const Roots& roots : possible_roots())
        if (std::error_code error; fs::exists(roots.patterns / patterns_manifest, error))
            throw base::FileError("of the shipped library, the joseki are not there: " +
                                  (roots.joseki / joseki_manifest).lexically_normal().string() +
                                  "; install or build Katachi anew, or name patterns with --patterns FOLDER");
    throw base::FileError("the shipped library is" + not_found_text("patterndb/library") +
                          "; name patterns with --patterns FOLDER");
}

}  // namespace

std::vector<fs::path> shipped_library() {
    const Roots found = roots_of_library();
    return {(found.patterns / "patterndb/library").lexically_normal(),
            (found.joseki / "joseki/library").lexically_normal(),
            (found.joseki / "joseki/openings").lexically_normal()};
}

bool is_in_shipped_library(const fs::path& folder) {
    if (!roots()) return false;
    const std::vector<fs::path> folders = shipped_library();
    return std::find(folders.begin(), folders.end(), folder) != folders.end();
}

fs::path shipped_playouts() { return (roots_of_library().patterns / "patterndb/playout").lexically_normal(); }

std::vector<fs::path> shipped_joseki_trees() {
    std::vector<fs::path> trees;
    std::error_code error;
    if (const auto found = roots())
        for (const auto& entry : fs::directory_iterator(found->patterns / "joseki/library", error))
            if (entry.path().extension() == ".sgf") trees.push_back(entry.path().lexically_normal());
    if (trees.empty())
        throw base::FileError("the shipped joseki are" + not_found_text("joseki/library") +
                              "; name a library with --db FILE");
    std::sort(trees.begin(), trees.end());
    return trees;
}

}  // namespace katachi::authoring
