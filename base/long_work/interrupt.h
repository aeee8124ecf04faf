// Ctrl-C, and the signals of `kill` and of a terminal that closes, as a flag, for work that can be taken back.
#pragma once

#include <atomic>

namespace katachi::base {

// Whether work is to stop that watches such a flag; null for work that nothing stops.
inline bool is_stopped(const std::atomic<bool>* stop) { return stop != nullptr && stop->load(); }

// What Ctrl-C, or such a signal, does when it comes again. Some programs pass it on twice, such as `timeout`.
enum class SecondInterrupt {
    ends_program,  // at once: the work may take long to notice
    is_ignored,    // the work notices soon
};

// Set from now on when the user presses Ctrl-C, or sends SIGTERM or SIGHUP.
const std::atomic<bool>& stop_on_interrupt(SecondInterrupt second = SecondInterrupt::ends_program);

}  // namespace katachi::base
