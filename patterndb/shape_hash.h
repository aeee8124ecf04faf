// The number under which the catalogue finds a shape in its index.
#pragma once

#include <cstdint>

#include "compiler/model/diagram.h"

namespace katachi {

// Equal for diagrams of equal shape_key; different shapes may share it, though hardly ever.
std::int64_t shape_hash(const Diagram& diagram);

}  // namespace katachi
