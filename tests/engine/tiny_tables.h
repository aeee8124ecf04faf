// Three hand-made patterns, for tests of what works with tables:
//
//     hane (shapes)     crawl (shapes)     stone (stones, without a move)
//     XO                O*                 O
//     *.                --
#pragma once

#include "engine/match/pattern_tables.h"

namespace katachi {

const PatternTables& tiny_tables();

}  // namespace katachi
