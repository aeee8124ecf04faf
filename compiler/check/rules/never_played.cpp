// Found with counts of games at hand (compiler/check/corpus_profile.h); it stands here to be listed and explained like
// all others.
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// Those of which an engine asks moves.
constexpr KindSet proposing_kinds = kind_set(DatabaseKind::move) | kind_set(DatabaseKind::attack) |
                                    kind_set(DatabaseKind::defence) | kind_set(DatabaseKind::endgame) |
                                    kind_set(DatabaseKind::fuseki) | kind_set(DatabaseKind::corner);

}  // namespace

const Rule never_played{.id = "never-played",
                        .code = "KA506",
                        .severity = base::Severity::warning,
                        .summary = "with --corpus: an entry matched often in games, and nobody played its move",
                        .kinds = proposing_kinds};

}  // namespace katachi::compiler
