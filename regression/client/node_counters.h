// What an engine says it cost: counters of nodes that were read, and processor time.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "regression/client/gtp_channel.h"

namespace katachi::regression {

class NodeCounters {
  public:
    // Finds out which counters the engine has, and sets them back. A fault is left for the next question to meet.
    explicit NodeCounters(GtpChannel& engine);

    // Adds what was counted since the start.
    void add_to(std::map<std::string, std::int64_t>& nodes, std::optional<double>& cpu_seconds) const;

  private:
    std::optional<double> cpu_time() const;

    GtpChannel& engine_;
    std::map<std::string, std::string> counters_;  // "reading" to the command that asks for it
    std::optional<double> cpu_at_start_;
};

}  // namespace katachi::regression
