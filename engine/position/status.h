// What is believed of a dragon's life.
#pragma once

#include <cstdint>

namespace katachi::position {

enum class Status : std::uint8_t {
    alive,
    critical,  // whoever moves there first decides
    dead,
    unknown,
};

// "alive", "critical", "dead", "unknown".
constexpr const char* name(Status status) {
    switch (status) {
        case Status::alive: return "alive";
        case Status::critical: return "critical";
        case Status::dead: return "dead";
        case Status::unknown: return "unknown";
    }
    return "unknown";
}

}  // namespace katachi::position
