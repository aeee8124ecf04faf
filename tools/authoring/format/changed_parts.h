// A text that was edited in some of its entries, formatted there and nowhere else.
#pragma once

#include <string>
#include <string_view>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"

namespace katachi::authoring {

// Of the parts of `edited` (entries, each with what stands behind it) those that `before` does not have, whatever blank
// lines stand behind them, are formatted, with line ends as they have them; every other byte stays. What the formatter
// does not understand, or would not keep, stays as it is, too.
std::string formatted_where_changed(std::string_view before, const base::SourcePtr& edited,
                                    compiler::DatabaseKind kind);

}  // namespace katachi::authoring
