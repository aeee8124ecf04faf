// Which stones of a judged position are worth a combination.
#pragma once

#include <span>

#include "engine/position/dragons.h"
#include "engine/position/status.h"

namespace katachi::combinations {

// Those of that colour whose dragons are not believed to be dead, without dragons that are inessential; `believed` has
// the status of each dragon, by number.
board::VertexSet worthy_stones(const position::Dragons& dragons, std::span<const position::Status> believed,
                               board::Colour colour);

}  // namespace katachi::combinations
