// Found with a profile of games at hand (compiler/check/corpus_profile.h); it stands here to be listed and explained
// like all others.
#include "compiler/check/rules/rules.h"

namespace katachi {

const Rule never_matched{.id = "never-matched",
                         .code = "KA505",
                         .severity = Severity::warning,
                         .summary = "with --corpus: an entry matched nowhere in a collection of games",
                         .kinds = colon_line_kinds};

}  // namespace katachi
