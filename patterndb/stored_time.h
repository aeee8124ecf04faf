// Times as a catalogue stores them, in UTC.
#pragma once

#include <string>

namespace katachi::catalogue {

// "2026-11-21 08:00:00" as ISO 8601 has it, with its zone: "2026-11-21T08:00:00Z".
std::string iso_time(std::string stored);

}  // namespace katachi::catalogue
