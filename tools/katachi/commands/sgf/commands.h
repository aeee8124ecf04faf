// The subcommands of `katachi sgf`: their options and their work, a file each.
#pragma once

#include <cstdint>
#include <string>

#include "base/files/input_limits.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi::cli {

struct SgfInfoOptions {
    SgfFiles files;
    std::uint64_t archive_limit = base::default_archive_limit;
    std::string format = "text";
};
Outcome run_sgf_info(const SgfInfoOptions& options, const CommonOptions& common);

struct SgfTurnOptions {
    SgfFiles files;
    int degrees = 0;
    std::string orientation;
};
Outcome run_sgf_turn(const SgfTurnOptions& options);

struct SgfFlipOptions {
    SgfFiles files;
    bool sideways = false;
};
Outcome run_sgf_flip(const SgfFlipOptions& options);

Outcome run_sgf_swap_colours(const SgfFiles& files);
Outcome run_sgf_utf8(const SgfFiles& files);
Outcome run_sgf_merge(const SgfFiles& files);

struct SgfTextOptions {
    SgfFiles files;
    int move = 0;      // 0: the last position
    std::string path;  // of a variation, "12.2"; empty: the main line
};
Outcome run_sgf_text(const SgfTextOptions& options);

struct SgfTreeOptions {
    SgfFiles files;
    std::string format = "text";
};
Outcome run_sgf_tree(const SgfTreeOptions& options, const CommonOptions& common);

struct SgfNodeOptions {
    SgfFiles files;
    int node = 0;
    std::string format = "text";
};
Outcome run_sgf_node(const SgfNodeOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
