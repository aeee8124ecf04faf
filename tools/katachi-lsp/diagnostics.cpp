// The findings of `katachi check`, as an editor shows them.

#include <nlohmann/json.hpp>

#include "base/text/counted.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

constexpr int error_severity = 1;
constexpr int warning_severity = 2;
constexpr int unnecessary_tag = 1;
constexpr std::size_t most_published_findings = 1000;  // of one file

Json related(Session& session, const authoring::OpenText& document, const base::Diagnostic& finding) {
    Json notes = Json::array();
    for (const base::DiagnosticNote& note : finding.notes) {
        if (!document.database->file_of(note.source)) continue;
        notes.push_back({{"location", location_value(session, note.source, note.span)}, {"message", note.message}});
    }
    return notes;
}

}  // namespace

Json diagnostic_value(Session& session, const authoring::OpenText& document, const base::Diagnostic& finding) {
    Json value{{"range", range_value(session.places(document), finding.span)},
               {"severity", finding.severity == base::Severity::error ? error_severity : warning_severity},
               {"code", finding.rule},
               {"source", "katachi"},
               {"message", finding.help.empty() ? finding.message : finding.message + "\n" + finding.help}};
    if (!finding.notes.empty()) value["relatedInformation"] = related(session, document, finding);
    if (finding.rule == "unreachable-statement") value["tags"] = {unnecessary_tag};
    return value;
}

namespace {

// It stands in place of what is left out from here on.
Json rest_value(Session& session, const authoring::OpenText& document, const base::Diagnostic& first,
                std::size_t count) {
    return {{"range", range_value(session.places(document), first.span)},
            {"severity", warning_severity},
            {"source", "katachi"},
            {"message", base::counted(count, "more finding", "more findings") +
                            " of this file from here on: an editor is sent " + std::to_string(most_published_findings) +
                            ", katachi check shows all"}};
}

}  // namespace

Json published_diagnostics(Session& session, const authoring::OpenText& document) {
    const base::SourcePtr& source = document.database->source(document.file);
    Json diagnostics = Json::array();
    const base::Diagnostics all = document.database->findings();
    const base::Diagnostic* first_left = nullptr;
    std::size_t left = 0;
    for (const base::Diagnostic& finding : all) {
        if (finding.source != source) continue;
        if (diagnostics.size() < most_published_findings) {
            diagnostics.push_back(diagnostic_value(session, document, finding));
            continue;
        }
        if (left++ == 0) first_left = &finding;
    }
    if (first_left != nullptr) diagnostics.push_back(rest_value(session, document, *first_left, left));
    return {{"uri", document.name}, {"version", document.version}, {"diagnostics", std::move(diagnostics)}};
}

std::map<std::string, Json> published_of_manifests(Session& session) {
    std::map<std::string, Json> published;
    for (const base::PlacedError& error : session.workspace.manifest_errors()) {
        const base::Place& place = error.place();
        const std::string uri = session.uri_of(*place.source);
        Json& params = published.try_emplace(uri, Json{{"uri", uri}, {"diagnostics", Json::array()}}).first->second;
        params["diagnostics"].push_back({{"range", range_value(session.places(place.source), place.span)},
                                         {"severity", error_severity},
                                         {"source", "katachi"},
                                         {"message", std::string_view(error.what()).substr(place.name.size() + 2)}});
    }
    return published;
}

}  // namespace katachi::lsp
