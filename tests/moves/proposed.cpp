#include "tests/moves/proposed.h"

#include "engine/moves/default_sources.h"

namespace katachi::moves {

board::Board board_of(std::string_view rows) { return board::Board(board::parse_rows(rows).value()); }

std::multiset<std::string> proposed_at(const board::Board& board, board::Colour to_move, std::string_view vertex) {
    const board::Vertex asked = board::parse_vertex(vertex, board.size()).value();
    std::multiset<std::string> names;
    for (const auto& source : default_sources()) {
        std::vector<Proposal> proposals;
        source->propose({board, to_move}, proposals);
        for (const Proposal& proposal : proposals)
            if (proposal.vertex == asked)
                names.insert(std::string(source->name()) + "/" + source->feature_name(proposal.feature));
    }
    return names;
}

std::multiset<std::string> proposed_at(const board::Board& board, board::Colour to_move, std::string_view vertex,
                                       std::string_view source) {
    std::multiset<std::string> features;
    const std::string begin = std::string(source) + "/";
    for (const std::string& name : proposed_at(board, to_move, vertex))
        if (name.starts_with(begin)) features.insert(name.substr(begin.size()));
    return features;
}

}  // namespace katachi::moves
