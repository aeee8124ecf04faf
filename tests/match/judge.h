// What every matcher's tests need: the reference matcher's answer in comparable form, and databases at random.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/position.h"
#include "engine/match/match.h"

namespace katachi::match {

// The order in which all answers are compared.
bool earlier(const Match& a, const Match& b);

// Matches of all databases, numbered as BuiltTables numbers them, in order.
std::vector<Match> by_reference(const std::vector<compiler::PatternDatabase>& databases,
                                const board::Position& position, board::Colour own);

// Patterns drawn at random, with edges now and then; or, often, cut out of a position and one point changed, so
// that some almost match. Rectangles of up to `largest` by `largest` points.
compiler::PatternDatabase random_database(const board::Position& position, int patterns, int largest,
                                          std::mt19937& random);

}  // namespace katachi::match
