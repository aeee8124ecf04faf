// The number under which the catalogue finds a shape in its index.
#pragma once

#include <cstdint>

#include "compiler/model/diagram.h"

namespace katachi::catalogue {

// Equal for diagrams of equal shape_key; different shapes may share it, though hardly ever.
std::int64_t shape_hash(const compiler::Diagram& diagram);

}  // namespace katachi::catalogue
