// A studio that is served until somebody ends it.
#pragma once

#include <atomic>
#include <string>

#include "tools/studio/studio.h"

namespace katachi::studio {

constexpr int usual_port = 8361;

// Calls `ready` with the address to open. Throws FileError where it cannot begin; later trouble is told.
void serve(Settings settings, int port, const std::function<void(const std::string& address)>& ready,
           const std::atomic<bool>& stop);

}  // namespace katachi::studio
