// What reading promises for every text, however broken: the property that the fuzz target and the tests
// with bad input share.
#pragma once

#include <string>

#include "base/findings/diagnostic.h"
#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::fuzz {

// Reads `text` as a file of a database of `kind`. The first promise that does not hold, or "":
// - every finding has a rule, a message and a place within the text, as its notes and its fix have;
// - every entry lies within the text;
// - an entry without findings, written in canonical form, reads as one entry of the same meaning, without
//   findings, and its canonical form is itself.
std::string broken_reading_promise(compiler::DatabaseKind kind, const std::string& text);

// The first of these promises alone, for findings in one source.
std::string broken_finding(const base::Diagnostics& findings, const base::SourcePtr& source);

// What is wrong with reading `pattern` again from its canonical form, the last of these promises, or "".
std::string broken_round_trip(const compiler::Pattern& pattern, compiler::DatabaseKind kind);

}  // namespace katachi::fuzz
