// The joseki trees that come with Katachi, as a library to be asked.
#pragma once

#include "joseki/graph/joseki_graph.h"

namespace katachi::authoring {

// Throws FileError where the trees are not beside the program.
joseki::Graph shipped_joseki();

}  // namespace katachi::authoring
