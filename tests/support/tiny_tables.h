// Three hand-made patterns, for tests of what works with tables:
//
//     hane (shapes)     crawl (shapes)     stone (stones, without a move)
//     XO                O*                 O
//     *.                --
//
// hane has a constraint, an action and the colon line helper `hane`, with most steps of programs.
#pragma once

#include "engine/match/tables/pattern_tables.h"

namespace katachi::test {

const match::PatternTables& tiny_tables();

}  // namespace katachi::test
