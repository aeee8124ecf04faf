// The influence of one side as the manual tells it (chapter 8.11), point by point: slow, and to be checked by reading.
#pragma once

#include "engine/eyespaces/domains.h"

namespace katachi::eyespaces {

board::VertexSet plain_domain(int size, const LivelyStones& lively, board::Colour side);

}  // namespace katachi::eyespaces
