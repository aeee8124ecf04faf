#include "tools/katachi/shared/rules_option.h"

#include "base/files/file_error.h"

namespace katachi::cli {

const board::Rules& rules_of_option(const std::string& name) {
    if (const board::Rules* const rules = board::find_rules(name)) return *rules;
    std::string known;
    for (const board::Rules& rules : board::rule_sets()) known.append(known.empty() ? "" : ", ").append(rules.name);
    throw base::FileError("--rules " + name + ": there are " + known);
}

}  // namespace katachi::cli
