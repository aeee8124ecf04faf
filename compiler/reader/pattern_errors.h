// What is said about syntax errors of a pattern database.
#pragma once

#include "compiler/reader/antlr_input.h"

namespace katachi::compiler {

extern const ErrorWording pattern_wording;

}  // namespace katachi::compiler
