#include "tests/fuzz/reading_promise.h"

#include <algorithm>
#include <memory>

#include "compiler/emit/pattern_text.h"
#include "compiler/reader/reader.h"

namespace katachi {

namespace {

struct Reading {
    SourcePtr source;
    PatternDatabase database;
    Diagnostics diagnostics;
};

Reading read(DatabaseKind kind, const std::string& path, const std::string& text) {
    Reading reading;
    reading.source = std::make_shared<SourceFile>(path, text);
    reading.database.spec.kind = kind;
    read_source(reading.source, reading.database, reading.diagnostics);
    return reading;
}

bool within(Span inner, Span outer) {
    return outer.begin <= inner.begin && inner.begin <= inner.end && inner.end <= outer.end;
}

Span whole(const SourceFile& source) { return {0, static_cast<std::uint32_t>(source.text().size())}; }

bool has_finding(const Pattern& pattern, const Diagnostics& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic& finding) {
        return finding.pattern == pattern.name || within(finding.span, pattern.span);
    });
}

std::string broken_entry(const Reading& reading) {
    for (const Pattern& pattern : reading.database.patterns)
        if (!within(pattern.span, whole(*reading.source))) return "an entry lies outside of the text: " + pattern.name;
    return "";
}

}  // namespace

std::string broken_finding(const Diagnostics& findings, const SourcePtr& source) {
    for (const Diagnostic& finding : findings) {
        if (finding.rule.empty() || finding.message.empty()) return "a finding has no rule or no message";
        if (finding.source != source) return "a finding has no source: " + finding.message;
        if (!within(finding.span, whole(*source))) return "a finding lies outside of the text: " + finding.message;
        if (finding.fix)
            for (const TextEdit& edit : finding.fix->edits)
                if (!within(edit.span, whole(*source))) return "a fix lies outside of the text: " + finding.message;
        for (const DiagnosticNote& note : finding.notes)
            if (note.source != source || !within(note.span, whole(*source)))
                return "a note lies outside of the text: " + note.message;
    }
    return "";
}

std::string broken_round_trip(const Pattern& pattern, DatabaseKind kind) {
    const std::string text = pattern_text(pattern, kind);
    const Reading again =
        read(kind, pattern.source->path(), "\n" + text);  // a name may begin with what is a byte order mark elsewhere
    if (!again.diagnostics.empty()) return again.diagnostics.front().message + ", when reading again\n" + text;
    if (again.database.patterns.size() != 1) return "not one entry when reading again\n" + text;
    const Pattern& same = again.database.patterns.front();
    if (!same_meaning(pattern, same)) return "another meaning when reading again\n" + text;
    const std::string canonical = pattern_text(same, kind);
    return canonical == text ? "" : "the canonical form is not its own\n" + text + "becomes\n" + canonical;
}

std::string broken_reading_promise(DatabaseKind kind, const std::string& text) {
    const Reading reading = read(kind, "broken.db", text);
    if (std::string broken = broken_finding(reading.diagnostics, reading.source); !broken.empty()) return broken;
    if (std::string broken = broken_entry(reading); !broken.empty()) return broken;
    for (const Pattern& pattern : reading.database.patterns) {
        if (has_finding(pattern, reading.diagnostics)) continue;
        if (std::string broken = broken_round_trip(pattern, kind); !broken.empty()) return broken;
    }
    return "";
}

}  // namespace katachi
