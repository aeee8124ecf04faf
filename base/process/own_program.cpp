#include "base/process/own_program.h"

#include <sys/auxv.h>

namespace katachi::base {

std::filesystem::path own_program() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? own_program_as_started() : program;
}

std::filesystem::path own_program_as_started() {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the system hands the address over as a number.
    const auto* const started = reinterpret_cast<const char*>(::getauxval(AT_EXECFN));
    std::error_code error;
    const auto program = started == nullptr ? std::filesystem::path() : std::filesystem::canonical(started, error);
    return error ? std::filesystem::path() : program;
}

}  // namespace katachi::base
