// Ctrl-C as a flag, for work that can be taken back.
#pragma once

#include <atomic>

namespace katachi {

// Set from now on when the user presses Ctrl-C; pressed again, it ends the program at once.
const std::atomic<bool>& stop_on_interrupt();

}  // namespace katachi
