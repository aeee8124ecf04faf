// Found with a profile of games at hand (compiler/check/corpus_profile.h); it stands here to be listed and explained
// like all others.
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

// Handicap entries are matched beside a stone that the engine puts into the corner, and no game has it there.
const Rule never_matched{.id = "never-matched",
                         .code = "KA505",
                         .severity = base::Severity::warning,
                         .summary = "with --corpus: an entry matched nowhere in a collection of games",
                         .kinds = colon_line_kinds & ~kind_set(DatabaseKind::handicap)};

}  // namespace katachi::compiler
