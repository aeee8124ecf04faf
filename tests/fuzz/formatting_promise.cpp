#include "tests/fuzz/formatting_promise.h"

#include <memory>

#include "tools/authoring/format/format.h"
#include "compiler/reader/reader.h"

namespace katachi {

std::string broken_formatting_promise(DatabaseKind kind, const std::string& text) {
    const auto source = std::make_shared<SourceFile>("broken.db", text);
    const std::string form = formatted(source, kind).text;
    if (const std::string fault = formatting_fault(source, form, kind); !fault.empty())
        return "formatting makes " + fault + ":\n" + form;
    PatternDatabase database;
    database.spec.kind = kind;
    Diagnostics findings;
    read_source(source, database, findings);
    for (const Diagnostic& finding : findings) {
        const auto line = source->text(source->line_span(source->line_column(finding.span.begin).line));
        if (form.find(line) == std::string::npos) return "a line with a finding was changed: " + std::string(line);
    }
    return "";
}

}  // namespace katachi
