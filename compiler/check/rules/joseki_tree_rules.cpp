// Findings that the compiler of joseki trees makes, and its reverse (joseki/trees/tree_compiler.h, tree_builder.h);
// they stand here to be listed and explained like all others.
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

constexpr KindSet corner_kind = kind_set(DatabaseKind::corner);

const Rule illegal_move{.id = "illegal-move",
                        .code = "KA601",
                        .severity = base::Severity::error,
                        .summary = "a move of a joseki tree that cannot be played",
                        .kinds = corner_kind};
const Rule move_outside_corner{.id = "move-outside-corner",
                               .code = "KA602",
                               .severity = base::Severity::error,
                               .summary = "the mark of a joseki tree's node is too close for its move",
                               .kinds = corner_kind};
const Rule stone_outside_corner{.id = "stone-outside-corner",
                                .code = "KA603",
                                .severity = base::Severity::warning,
                                .summary = "the mark of a joseki tree's node leaves out a stone beside it",
                                .kinds = corner_kind};
const Rule missing_mark{.id = "missing-mark",
                        .code = "KA604",
                        .severity = base::Severity::warning,
                        .summary = "nodes of a joseki tree that say what a pattern needs, but mark no corner",
                        .kinds = corner_kind};
const Rule several_marks{.id = "several-marks",
                         .code = "KA605",
                         .severity = base::Severity::warning,
                         .summary = "a node of a joseki tree marks more than one point",
                         .kinds = corner_kind};
const Rule unusable_label{.id = "unusable-label",
                          .code = "KA606",
                          .severity = base::Severity::warning,
                          .summary = "a label of a joseki tree that a constraint diagram cannot have",
                          .kinds = corner_kind};
const Rule doubtful_joseki_class{.id = "doubtful-joseki-class",
                                 .code = "KA607",
                                 .severity = base::Severity::warning,
                                 .summary = "a comment of a joseki tree begins with what is no class, or with a word",
                                 .kinds = corner_kind};
const Rule ignored_comment_line{.id = "ignored-comment-line",
                                .code = "KA608",
                                .severity = base::Severity::warning,
                                .summary = "a line of a joseki tree's comment that looks meant and is not read",
                                .kinds = corner_kind};

const Rule not_a_corner_position{.id = "not-a-corner-position",
                                 .code = "KA609",
                                 .severity = base::Severity::error,
                                 .summary = "a pattern of a joseki database that no joseki tree can show",
                                 .kinds = corner_kind};

}  // namespace katachi::compiler
