// What a command answers about the stone that its first word names.
#pragma once

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// `tell` answers about the vertex; where no stone stands there, the command refuses.
template <typename Tell>
Answer about_stone(const Session& session, const Arguments& arguments, Tell tell) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    if (session.game.board().at(*vertex) == board::Colour::empty) return failure(empty_vertex);
    return tell(*vertex);
}

}  // namespace katachi::gtp
