#include "base/files/file_limit.h"

#include <csignal>

namespace katachi::base {

void outlive_file_limit() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace katachi::base
