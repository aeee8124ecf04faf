// The options and the work of `katachi review`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi::cli {

struct ReviewOptions {
    SgfFiles record;                         // one input: a game, a folder or an archive
    std::vector<std::string> forms{"html"};  // of each game of a folder
    bool names_forms = false;
    std::string format = "text";  // of standard output
    int jobs = 1;
    bool tells_progress = false;  // also where no terminal listens

    const std::string& input() const { return record.inputs.front(); }
    const std::string& output() const { return record.output; }
};

Outcome run_review(const ReviewOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
