#include "tools/answers/diagnostic_sarif.h"

#include <fmt/core.h>

#include <map>
#include <nlohmann/json.hpp>

#include "base/text/path_uri.h"
#include "compiler/check/check.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

std::string_view level(base::Severity severity) { return severity == base::Severity::error ? "error" : "warning"; }

Json text_value(std::string_view text) { return {{"text", text}}; }

Json rule_value(const compiler::Rule& rule) {
    Json value;
    value["id"] = rule.code;
    value["name"] = rule.id;
    value["shortDescription"] = text_value(rule.summary);
    value["help"] = text_value(fmt::format("katachi explain {}", rule.id));
    value["defaultConfiguration"] = {{"level", level(rule.severity)}};
    return value;
}

Json file_value(const base::SourceFile& source) { return {{"uri", base::path_uri(source.path())}}; }

Json region(const base::SourceFile& source, base::Span span) {
    const base::LineColumn begin = source.line_column(span.begin);
    const base::LineColumn end = source.line_column(span.end);
    return {{"startLine", begin.line}, {"startColumn", begin.column}, {"endLine", end.line}, {"endColumn", end.column}};
}

Json location(const base::SourceFile& source, base::Span span) {
    return {{"physicalLocation", {{"artifactLocation", file_value(source)}, {"region", region(source, span)}}}};
}

Json fix_value(const base::Fix& fix, const base::SourceFile& source) {
    Json replacements = Json::array();
    for (const base::TextEdit& edit : fix.edits)
        replacements.push_back(
            {{"deletedRegion", region(source, edit.span)}, {"insertedContent", text_value(edit.replacement)}});
    Json value;
    value["description"] = text_value(fix.title + (fix.safe ? "" : " (unsafe)"));
    value["artifactChanges"] = Json::array();
    value["artifactChanges"].push_back({{"artifactLocation", file_value(source)}, {"replacements", replacements}});
    return value;
}

// What stays the same while lines move: file, entry, rule and which of its findings there.
class Fingerprints {
  public:
    std::string of(const base::Diagnostic& finding) {
        const std::string path = finding.source ? finding.source->path() : "";
        const std::string key = fmt::format("{}:{}:{}", path, finding.pattern, finding.rule);
        return fmt::format("{}:{}", key, ++seen_[key]);
    }

  private:
    std::map<std::string, int> seen_;
};

Json result_value(const base::Diagnostic& finding, Fingerprints& fingerprints) {
    Json value;
    if (const compiler::Rule* rule = compiler::find_rule(finding.rule)) {
        value["ruleId"] = rule->code;
        value["ruleIndex"] = rule - compiler::all_rules().data();
    } else {
        value["ruleId"] = finding.rule;
    }
    value["level"] = level(finding.severity);
    value["message"] = text_value(finding.message + (finding.help.empty() ? "" : "; " + finding.help));
    if (finding.source) {
        Json place = location(*finding.source, finding.span);
        if (!finding.pattern.empty())
            place["logicalLocations"] = Json::array({{{"name", finding.pattern}, {"kind", "pattern"}}});
        value["locations"] = Json::array({place});
    }
    for (const base::DiagnosticNote& note : finding.notes) {
        if (!note.source) continue;
        Json place = location(*note.source, note.span);
        place["message"] = text_value(note.message);
        value["relatedLocations"].push_back(place);
    }
    value["partialFingerprints"] = {{"entryAndRule/v1", fingerprints.of(finding)}};
    if (finding.fix && finding.source) value["fixes"] = Json::array({fix_value(*finding.fix, *finding.source)});
    return value;
}

}  // namespace

std::string diagnostic_sarif(const base::Diagnostics& diagnostics, std::string_view version) {
    Json driver{{"name", "katachi"}, {"version", version}, {"rules", Json::array()}};
    for (const compiler::Rule& rule : compiler::all_rules()) driver["rules"].push_back(rule_value(rule));
    Json run;
    run["tool"]["driver"] = driver;
    run["columnKind"] = "unicodeCodePoints";
    run["results"] = Json::array();
    Fingerprints fingerprints;
    for (const base::Diagnostic& finding : diagnostics) run["results"].push_back(result_value(finding, fingerprints));
    Json log;
    log["$schema"] = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    log["version"] = "2.1.0";
    log["runs"] = Json::array({run});
    return json_text(log);
}

}  // namespace katachi::answers
