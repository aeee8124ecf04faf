// The options and the work of `katachi list`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct ListOptions {
    std::vector<std::string> paths;  // none: this folder
    EntryOptions entries;
    std::string text;       // words that an entry holds
    bool findings = false;  // entries that have some alone
    std::string format = "text";
};
Outcome run_list(const ListOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
