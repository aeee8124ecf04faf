// Ctrl-C as a flag, for work that can be taken back.
#pragma once

#include <atomic>

namespace katachi {

// What Ctrl-C does when it is pressed again. Some programs pass it on twice, such as `timeout`.
enum class SecondInterrupt {
    ends_program,  // at once: the work may take long to notice
    is_ignored,    // the work notices soon
};

// Set from now on when the user presses Ctrl-C.
const std::atomic<bool>& stop_on_interrupt(SecondInterrupt second = SecondInterrupt::ends_program);

}  // namespace katachi
