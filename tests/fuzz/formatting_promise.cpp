#include "tests/fuzz/formatting_promise.h"

#include <memory>

#include "compiler/reader/reader.h"
#include "tools/authoring/format/format.h"

namespace katachi::fuzz {

std::string broken_formatting_promise(compiler::DatabaseKind kind, const std::string& text) {
    const auto source = std::make_shared<base::SourceFile>("broken.db", text);
    const std::string form = authoring::formatted(source, kind).text;
    if (const std::string fault = authoring::formatting_fault(source, form, kind); !fault.empty())
        return "formatting makes " + fault + ":\n" + form;
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics findings;
    compiler::read_source(source, database, findings);
    for (const base::Diagnostic& finding : findings) {
        const auto line = source->text(source->line_span(source->line_column(finding.span.begin).line));
        if (form.find(line) == std::string::npos) return "a line with a finding was changed: " + std::string(line);
    }
    return "";
}

}  // namespace katachi::fuzz
