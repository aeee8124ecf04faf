// Which patterns propose a move, which would but for one thing, and what the engine expects of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compiler/reference_matcher/fit.h"
#include "engine/board/board.h"
#include "patterndb/weighing.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/found_match.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/read_call.h"
#include "tools/authoring/why/decided_lives.h"
#include "tools/authoring/why/engine_reasons.h"

namespace katachi::authoring {

// A pattern whose cells match, its constraint, its class letters and its helper judged.
struct Proposal {
    FoundMatch found;
    std::vector<ReadCall> read;                             // for the reasons of the constraint's outcome
    std::vector<catalogue::StoredPatternWeight> weighings;  // where somebody asks for them: weighed_proposals.h
};

// A pattern that one cell keeps from matching; its constraint is not asked for.
struct NearMiss {
    FoundMatch found;
    compiler::Fit fit;
};

struct WhyReport {
    AskedPosition asked;
    std::vector<board::Colour> sides;
    std::string patterns_from;
    board::Vertex move = board::pass_vertex;
    // Each by value, then by name.
    std::vector<Proposal> proposed;
    std::vector<Proposal> undecided;  // the constraint or the helper asks for what is not known
    std::vector<Proposal> refused;    // the constraint is false
    std::vector<Proposal> refused_by_classes;
    std::vector<Proposal> refused_by_helper;
    std::vector<NearMiss> near_misses;
    std::vector<EngineReasons> engine;              // of the sides that may play the move
    std::optional<std::vector<DecidedLife>> lives;  // where somebody asks for them, of all sides
};

// Whether one of the sides may play the move, as far as stones alone tell; else why not.
board::Legality legality(const WhyReport& report);

// Adds the groups whose life the move decides.
void add_lives(WhyReport& report);

// Fills in what `patterns` have to say of the move.
void find_reasons(WhyReport& report, const CompiledPatterns& patterns);

}  // namespace katachi::authoring
