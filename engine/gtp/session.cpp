#include "engine/gtp/session.h"

#include "engine/gtp/commands.h"

namespace katachi {

std::string_view engine_name() { return "Katachi"; }
std::string_view engine_version() { return KATACHI_VERSION; }

GtpAnswer execute(GtpSession& session, const GtpRequest& request) {
    if (request.is_too_long || request.name.empty()) return failure("syntax error");
    const GtpCommand* const command = find_gtp_command(request.name);
    if (command == nullptr) return failure("unknown command");
    const std::size_t count = request.arguments.size();
    if (count < command->least_arguments || count > command->most_arguments) return failure("syntax error");
    return command->run(session, request.arguments);
}

void converse(GtpSession& session, std::istream& input, std::ostream& output) {
    while (!session.has_quit && output) {
        const auto request = read_request(input);
        if (!request) break;
        write_answer(output, request->id, execute(session, *request));
    }
}

}  // namespace katachi
