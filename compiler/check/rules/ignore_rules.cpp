// Findings about the comments that silence others (compiler/check/silenced.h); they stand here to be listed and
// explained like all others.
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

const Rule unused_ignore{.id = "unused-ignore",
                         .code = "KA701",
                         .severity = base::Severity::warning,
                         .summary = "a comment silences a rule that finds nothing there"};
const Rule unknown_ignored_rule{
    .id = "unknown-ignored-rule", .code = "KA702", .summary = "a comment silences a rule that does not exist"};
const Rule ignore_without_reason{
    .id = "ignore-without-reason", .code = "KA703", .summary = "a comment silences findings and does not say why"};
const Rule unreadable_ignore{
    .id = "unreadable-ignore", .code = "KA704", .summary = "a comment begins with `katachi:` and cannot be understood"};

}  // namespace katachi::compiler
