// The two sides of a question about eyes or life.
#pragma once

#include <cstdint>

namespace katachi::eyes {

// The defender wants eyes, or life.
enum class Side : std::uint8_t { attacker, defender };

constexpr Side other(Side side) { return side == Side::attacker ? Side::defender : Side::attacker; }

}  // namespace katachi::eyes
