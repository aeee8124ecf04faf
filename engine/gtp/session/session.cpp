#include "engine/gtp/session/session.h"

#include "base/files/file_error.h"
#include "engine/board/turned_vertex.h"

namespace katachi::gtp {

std::string_view engine_name() { return "Katachi"; }
std::string_view engine_version() { return KATACHI_VERSION; }

std::optional<board::Vertex> Session::vertex(std::string_view name) const {
    const auto named = board::parse_vertex(name, size());
    return named ? std::optional(board::turned(*named, orientation, size())) : std::nullopt;
}

std::optional<board::Vertex> Session::point(std::string_view name) const {
    const auto named = vertex(name);
    return named == board::pass_vertex ? std::nullopt : named;
}

std::string Session::name(board::Vertex vertex) const {
    return board::vertex_name(board::turned(vertex, board::inverse(orientation), size()), size());
}

std::string Session::names(const board::VertexSet& points) const {
    board::VertexSet named;
    for (const board::Vertex point : points) named.insert(board::turned(point, board::inverse(orientation), size()));
    std::string text;
    for (const board::Vertex point : named) text += (text.empty() ? "" : " ") + board::vertex_name(point, size());
    return text;
}

std::variant<std::string, Answer> loaded_text(const Session& session, std::string_view path) {
    try {
        return session.read_file(std::string(path));
    } catch (const base::FileError& error) {
        return failure(std::string("cannot load file: ") + error.what());
    }
}

Answer written_file(const Session& session, std::string_view path, std::string_view text) {
    if (path == "-") return success(std::string(text));
    try {
        session.write_file(std::string(path), text);
        return success();
    } catch (const base::FileError& error) {
        return failure(std::string("cannot write file: ") + error.what());
    }
}

}  // namespace katachi::gtp
