// The success of those who played a move, as columns of a table.
#pragma once

#include <optional>

#include "tools/authoring/games/mover_success.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

inline const TableRow success_headings{"mover won", "expected", "difference"};

// "52 % (50-54)", "50.3 %" and "+1.7"; empty where nobody won or lost.
TableRow success_cells(const std::optional<authoring::MoverSuccess>& success);

}  // namespace katachi::cli
