// The processor time of an engine with all that it started.
#pragma once

#include <sys/types.h>

namespace katachi::base {

// Seconds that the processes of a group have used, with the children that they have waited for; 0 for an empty group.
double group_cpu_seconds(pid_t group);

}  // namespace katachi::base
