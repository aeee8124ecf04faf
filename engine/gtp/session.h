// A conversation with a controller: the state that commands work on, and the loop that answers them.
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "engine/board/board.h"
#include "engine/gtp/protocol.h"
#include "engine/match/matcher.h"

namespace katachi {

std::string_view engine_name();
std::string_view engine_version();

// The content of a file, nothing if it cannot be read. The engine itself opens no files.
using FileReader = std::function<std::optional<std::string>(const std::string& path)>;

struct GtpSession {
    Matcher matcher;
    FileReader read_file;
    Board board = Board();
    double komi = 0;
    bool has_quit = false;
};

GtpAnswer execute(GtpSession& session, const GtpRequest& request);

// Answers requests until quit or the end of the input.
void converse(GtpSession& session, std::istream& input, std::ostream& output);

}  // namespace katachi
