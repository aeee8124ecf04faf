#include "tools/answers/diagnostic_json.h"

#include <nlohmann/json.hpp>

#include "compiler/check/check.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

void add_place(Json& value, const base::SourcePtr& source, base::Span span) {
    if (!source) return;
    const base::LineColumn begin = source->line_column(span.begin);
    const base::LineColumn end = source->line_column(span.end);
    value["file"] = source->path();
    value["line"] = begin.line;
    value["column"] = begin.column;
    value["end_line"] = end.line;
    value["end_column"] = end.column;
}

Json note_value(const base::DiagnosticNote& note) {
    Json value;
    add_place(value, note.source, note.span);
    value["message"] = note.message;
    return value;
}

Json fix_value(const base::Fix& fix, const base::SourcePtr& source) {
    Json value;
    value["title"] = fix.title;
    value["safe"] = fix.safe;
    value["edits"] = Json::array();
    for (const base::TextEdit& edit : fix.edits) {
        Json replaced;
        add_place(replaced, source, edit.span);
        replaced.erase("file");
        replaced["replacement"] = edit.replacement;
        value["edits"].push_back(std::move(replaced));
    }
    return value;
}

}  // namespace

nlohmann::ordered_json diagnostic_json_value(const base::Diagnostic& diagnostic) {
    Json value;
    add_place(value, diagnostic.source, diagnostic.span);
    const compiler::Rule* rule = compiler::find_rule(diagnostic.rule);
    value["rule"] = diagnostic.rule;
    value["code"] = rule == nullptr ? Json() : Json(rule->code);
    value["severity"] = diagnostic.severity == base::Severity::error ? "error" : "warning";
    value["message"] = diagnostic.message;
    value["pattern"] = diagnostic.pattern.empty() ? Json() : Json(diagnostic.pattern);
    value["notes"] = Json::array();
    for (const base::DiagnosticNote& note : diagnostic.notes) value["notes"].push_back(note_value(note));
    value["help"] = diagnostic.help.empty() ? Json() : Json(diagnostic.help);
    value["fix"] = diagnostic.fix ? fix_value(*diagnostic.fix, diagnostic.source) : Json();
    return value;
}

std::string diagnostic_json(const base::Diagnostics& diagnostics) {
    Json list = Json::array();
    for (const base::Diagnostic& diagnostic : diagnostics) list.push_back(diagnostic_json_value(diagnostic));
    return json_text(list);
}

}  // namespace katachi::answers
