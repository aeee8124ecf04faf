// The commands that the engine understands: one table.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gtp/session.h"

namespace katachi {

using GtpArguments = std::vector<std::string>;

struct GtpCommand {
    std::string_view name;
    std::string_view parameters;  // as help shows them
    std::string_view meaning;
    std::size_t least_arguments;
    std::size_t most_arguments;
    GtpAnswer (*run)(GtpSession& session, const GtpArguments& arguments);
};

std::span<const GtpCommand> gtp_commands();
const GtpCommand* find_gtp_command(std::string_view name);

}  // namespace katachi
