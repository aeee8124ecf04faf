#include "engine/gtp/session.h"

#include "engine/board/turned_vertex.h"
#include "engine/gtp/commands.h"
#include "engine/gtp/generated_move.h"

namespace katachi {

std::string_view engine_name() { return "Katachi"; }
std::string_view engine_version() { return KATACHI_VERSION; }

std::optional<Vertex> GtpSession::vertex(std::string_view name) const {
    const auto named = parse_vertex(name, size());
    return named ? std::optional(turned(*named, orientation, size())) : std::nullopt;
}

std::optional<Vertex> GtpSession::point(std::string_view name) const {
    const auto named = vertex(name);
    return named == pass_vertex ? std::nullopt : named;
}

std::string GtpSession::name(Vertex vertex) const {
    return vertex_name(turned(vertex, inverse(orientation), size()), size());
}

std::string GtpSession::names(const VertexSet& points) const {
    VertexSet named;
    for (const Vertex point : points) named.insert(turned(point, inverse(orientation), size()));
    std::string text;
    for (const Vertex point : named) text += (text.empty() ? "" : " ") + vertex_name(point, size());
    return text;
}

GtpAnswer execute(GtpSession& session, const GtpRequest& request) {
    if (request.is_too_long || request.name.empty()) return failure("syntax error");
    const GtpCommand* const command = find_gtp_command(request.name);
    return command == nullptr ? failure("unknown command") : command->run(session, request.arguments);
}

void converse(GtpSession& session, std::istream& input, std::ostream& output) {
    while (!session.has_quit && output) {
        ponder(session);
        const auto request = read_request(input);
        if (!request) break;
        AnswerWriter writer(output, request->id);
        session.stream = [&](std::string_view line) { writer.begin_or_go_on(line); };
        writer.end(execute(session, *request));
        session.stream = [](std::string_view) {};
    }
}

}  // namespace katachi
