#include "tools/katachi/interrupt.h"

#include <csignal>

namespace katachi {

namespace {

std::atomic<bool> stopped = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may take no lock");

void on_interrupt(int) { stopped.store(true); }

void on_first_interrupt(int signal) {
    stopped.store(true);
    std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& stop_on_interrupt(SecondInterrupt second) {
    std::signal(SIGINT, second == SecondInterrupt::ends_program ? on_first_interrupt : on_interrupt);
    return stopped;
}

}  // namespace katachi
