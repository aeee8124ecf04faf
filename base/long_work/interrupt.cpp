#include "base/long_work/interrupt.h"

#include <array>
#include <csignal>

namespace katachi::base {

namespace {

std::atomic<bool> stopped = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may take no lock");

constexpr std::array stop_signals{SIGINT, SIGTERM, SIGHUP};

void on_interrupt(int) { stopped.store(true); }

void on_first_interrupt(int signal) {
    stopped.store(true);
    std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& stop_on_interrupt(SecondInterrupt second) {
    const auto handler = second == SecondInterrupt::ends_program ? on_first_interrupt : on_interrupt;
    for (const int signal : stop_signals) {
        const bool was_ignored = std::signal(signal, handler) == SIG_IGN;
        if (was_ignored && signal == SIGHUP) std::signal(signal, SIG_IGN);  // as `nohup` wants it
    }
    return stopped;
}

}  // namespace katachi::base
