#include "tests/fuzz/reading_promise.h"

#include <algorithm>
#include <memory>

#include "compiler/emit/pattern_text.h"
#include "compiler/reader/reader.h"

namespace katachi::fuzz {

namespace {

struct Reading {
    base::SourcePtr source;
    compiler::PatternDatabase database;
    base::Diagnostics diagnostics;
};

Reading read(compiler::DatabaseKind kind, const std::string& path, const std::string& text) {
    Reading reading;
    reading.source = std::make_shared<base::SourceFile>(path, text);
    reading.database.spec.kind = kind;
    compiler::read_source(reading.source, reading.database, reading.diagnostics);
    return reading;
}

bool within(base::Span inner, base::Span outer) {
    return outer.begin <= inner.begin && inner.begin <= inner.end && inner.end <= outer.end;
}

base::Span whole(const base::SourceFile& source) { return {0, static_cast<std::uint32_t>(source.text().size())}; }

bool has_finding(const compiler::Pattern& pattern, const base::Diagnostics& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const base::Diagnostic& finding) {
        return finding.pattern == pattern.name || within(finding.span, pattern.span);
    });
}

std::string broken_entry(const Reading& reading) {
    for (const compiler::Pattern& pattern : reading.database.patterns)
        if (!within(pattern.span, whole(*reading.source))) return "an entry lies outside of the text: " + pattern.name;
    return "";
}

}  // namespace

std::string broken_finding(const base::Diagnostics& findings, const base::SourcePtr& source) {
    for (const base::Diagnostic& finding : findings) {
        if (finding.rule.empty() || finding.message.empty()) return "a finding has no rule or no message";
        if (finding.source != source) return "a finding has no source: " + finding.message;
        if (!within(finding.span, whole(*source))) return "a finding lies outside of the text: " + finding.message;
        if (finding.fix)
            for (const base::TextEdit& edit : finding.fix->edits)
                if (!within(edit.span, whole(*source))) return "a fix lies outside of the text: " + finding.message;
        for (const base::DiagnosticNote& note : finding.notes)
            if (note.source != source || !within(note.span, whole(*source)))
                return "a note lies outside of the text: " + note.message;
    }
    return "";
}

std::string broken_round_trip(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    const std::string text = compiler::pattern_text(pattern, kind);
    const Reading again =
        read(kind, pattern.source->path(), "\n" + text);  // a name may begin with what is a byte order mark elsewhere
    if (!again.diagnostics.empty()) return again.diagnostics.front().message + ", when reading again\n" + text;
    if (again.database.patterns.size() != 1) return "not one entry when reading again\n" + text;
    const compiler::Pattern& same = again.database.patterns.front();
    if (!compiler::same_meaning(pattern, same)) return "another meaning when reading again\n" + text;
    const std::string canonical = compiler::pattern_text(same, kind);
    return canonical == text ? "" : "the canonical form is not its own\n" + text + "becomes\n" + canonical;
}

std::string broken_reading_promise(compiler::DatabaseKind kind, const std::string& text) {
    const Reading reading = read(kind, "broken.db", text);
    if (std::string broken = broken_finding(reading.diagnostics, reading.source); !broken.empty()) return broken;
    if (std::string broken = broken_entry(reading); !broken.empty()) return broken;
    for (const compiler::Pattern& pattern : reading.database.patterns) {
        if (has_finding(pattern, reading.diagnostics)) continue;
        if (std::string broken = broken_round_trip(pattern, kind); !broken.empty()) return broken;
    }
    return "";
}

}  // namespace katachi::fuzz
