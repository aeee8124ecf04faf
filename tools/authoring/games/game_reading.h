// How games are read by all who read collections of them.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "base/files/input_limits.h"
#include "base/long_work/interrupt.h"

namespace katachi::authoring {

struct GameReading {
    std::uint64_t archive_limit = base::default_archive_limit;  // bytes of one text once it is unpacked
    const std::atomic<bool>* stop = nullptr;                    // nothing more is read once it is set
    std::string encoding = {};  // of all texts, whatever they say; empty: by what they say or look like

    bool is_stopped() const { return base::is_stopped(stop); }
    GameReading until(const std::atomic<bool>& stopped) const {
        GameReading reading = *this;
        reading.stop = &stopped;
        return reading;
    }
};

}  // namespace katachi::authoring
