// A text that was edited in some of its entries, formatted there and nowhere else.
#pragma once

#include <string>
#include <string_view>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"

namespace katachi::authoring {

// Formats the parts of `edited` that `before` does not have; blank lines behind a part make no difference. A part is an
// entry with the lines behind it. Formatted parts keep their line ends, and every other byte stays. A part that the
// formatter does not understand, or would not keep, stays as it is, too.
std::string formatted_where_changed(std::string_view before, const base::SourcePtr& edited,
                                    compiler::DatabaseKind kind);

}  // namespace katachi::authoring
