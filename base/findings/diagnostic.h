// What is wrong with a source text, as a value: collected by whoever finds it, printed elsewhere,
// never thrown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/findings/source_file.h"
#include "base/findings/text_edit.h"

namespace katachi::base {

enum class Severity { error, warning };

// Another place that belongs to the finding, such as the first of two duplicates.
struct DiagnosticNote {
    SourcePtr source;
    Span span;
    std::string message;
};

// Replacements in the finding's source that together mend it; in the order of their places, none within another. A safe
// fix never changes what a database matches.
struct Fix {
    std::string title;  // "declare `|`": what an editor offers
    std::vector<TextEdit> edits;
    bool safe = true;
};

struct Diagnostic {
    std::string rule;  // id, such as "label-not-in-diagram"; docs/rules has a page for each
    Severity severity = Severity::error;
    std::string message;
    SourcePtr source;
    Span span;
    std::string pattern;  // name of the entry, empty outside of entries
    std::vector<DiagnosticNote> notes = {};
    std::string help = {};  // what to do, empty where the message says it
    std::optional<Fix> fix = {};
};

using Diagnostics = std::vector<Diagnostic>;

}  // namespace katachi::base
