// Moves that additions class differently. The class of the last addition counts, unless an edit by hand says one.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"
#include "patterndb/catalogue.h"

namespace katachi::joseki {

struct ClassStatement {
    std::string source;
    MoveClass move_class = MoveClass::standard;
};

struct DisputedMove {
    JosekiStones from;
    board::Vertex move = board::pass_vertex;  // in the frame of `from`, in normal form
    std::vector<ClassStatement> statements;   // in the order of the additions: the last one counts
};

// Those of a position; of `additions` alone where some are named.
std::vector<DisputedMove> disputed_moves(const catalogue::Catalogue& catalogue, const JosekiStones& stones,
                                         std::span<const std::int64_t> additions = {});

// Those of which the addition says a class.
std::vector<DisputedMove> moves_disputed_by(const catalogue::Catalogue& catalogue, std::int64_t addition);

// "joseki by a.sgf, antisuji by b.sgf"
std::string statements_text(const DisputedMove& move);

}  // namespace katachi::joseki
