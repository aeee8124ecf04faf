// Values that an option or an argument may take, for completion.
#pragma once

#include "tools/katachi/commands/completion/candidates.h"

namespace CLI {
class Option;
}  // namespace CLI

namespace katachi::cli {

// The candidates are told by the choices or the type that its help shows: {text,json}, PATH, FILE, FOLDER, KIND, RULE,
// RULES, and names: those of a catalogue for NAME and DATABASE, of pattern files for ENTRY. There may be values that do
// not begin with `typed`.
std::vector<Candidate> value_candidates(const CLI::Option& option, const std::string& typed, const NamePlaces& places);

}  // namespace katachi::cli
