// The subcommands of `katachi joseki`, a file each.
#pragma once

#include "tools/katachi/command.h"

namespace katachi {}  // namespace katachi
