// What the editor can do with the place: the fixes of findings, and changes of the entry that mean no other pattern.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "compiler/check/rules/rule.h"
#include "compiler/model/entry_faults.h"
#include "tools/authoring/edit/transform_entry.h"
#include "tools/authoring/names/named_thing.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

constexpr std::string_view quick_fix = "quickfix";
constexpr std::string_view rewrite = "refactor.rewrite";
constexpr std::string_view fix_all = "source.fixAll.katachi";

class Actions {
  public:
    Actions(Session& session, const authoring::OpenText& document, const Json& context)
        : session_(session), document_(document), wanted_(context.value("only", Json::array())) {}

    void add(const std::string& title, std::string_view kind, const std::vector<base::TextEdit>& edits,
             const base::Diagnostic* finding = nullptr) {
        if (!is_wanted(kind)) return;
        Json action{{"title", title}, {"kind", kind}, {"edit", edit_of_document(session_, document_, edits)}};
        if (finding != nullptr) {
            action["diagnostics"] = {diagnostic_value(session_, document_, *finding)};
            action["isPreferred"] = finding->fix->safe;
        }
        actions_.push_back(std::move(action));
    }

    // An action that cannot be done here, for editors that say why.
    void add_refused(const std::string& title, std::string_view kind, const std::string& reason) {
        if (is_wanted(kind) && session_.client.shows_disabled_actions)
            actions_.push_back({{"title", title}, {"kind", kind}, {"disabled", {{"reason", reason}}}});
    }

    // A kind stands for those that begin with it, as `source` for `source.fixAll`.
    bool is_wanted(std::string_view kind) const {
        return wanted_.empty() || std::any_of(wanted_.begin(), wanted_.end(), [&](const Json& each) {
                   const auto wanted = each.get<std::string>();
                   return kind == wanted || kind.starts_with(wanted + ".");
               });
    }

    Json finish() { return std::move(actions_); }

  private:
    Session& session_;
    const authoring::OpenText& document_;
    Json wanted_;
    Json actions_ = Json::array();
};

bool touch(base::Span a, base::Span b) { return a.begin <= b.end && b.begin <= a.end; }

void add_fixes(Actions& actions, const authoring::OpenText& document, base::Span range,
               const compiler::Pattern* entry) {
    const base::SourcePtr& source = document.database->source(document.file);
    for (const base::Diagnostic& finding : document.database->findings()) {
        if (finding.source != source || !finding.fix) continue;
        if (touch(finding.span, range))
            actions.add(finding.fix->title, quick_fix, finding.fix->edits, &finding);
        else if (entry != nullptr && finding.rule == "undeclared-symmetry" && touch(finding.span, entry->span))
            actions.add(finding.fix->title, rewrite, finding.fix->edits);
    }
}

// All safe fixes that do not meet another one.
std::vector<base::TextEdit> safe_edits(const authoring::OpenText& document) {
    const base::SourcePtr& source = document.database->source(document.file);
    std::vector<base::TextEdit> edits;
    for (const base::Diagnostic& finding : document.database->findings()) {
        if (finding.source != source || !finding.fix || !finding.fix->safe) continue;
        const auto meets = [&](const base::TextEdit& edit) {
            return std::any_of(edits.begin(), edits.end(),
                               [&](const base::TextEdit& other) { return touch(edit.span, other.span); });
        };
        const auto& fix = finding.fix->edits;
        if (std::none_of(fix.begin(), fix.end(), meets)) edits.insert(edits.end(), fix.begin(), fix.end());
    }
    return edits;
}

std::string line_end_at(const base::SourceFile& source, std::uint32_t offset) {
    return source.text().substr(offset).starts_with("\r\n") ? "\r\n" : "\n";
}

// A copy of the main diagram beneath the colon line, for labels to be written over.
void add_constraint_diagram(Actions& actions, const compiler::Pattern& entry, compiler::DatabaseKind kind) {
    const bool can_have_one = (compiler::colon_line_kinds & compiler::kind_set(kind)) != 0 &&
                              compiler::has_cells(entry) && !entry.constraint_diagram;
    if (!can_have_one) return;
    const std::string line_end = line_end_at(*entry.source, entry.colon_span.end);
    std::string text = line_end;
    for (const compiler::DiagramLine& line : entry.diagram.lines) text += line_end + line.text;
    const bool is_last = entry.span.end <= entry.colon_span.end;
    const bool has_blank_line = entry.source->text().substr(entry.colon_span.end).starts_with(line_end + line_end);
    if (!is_last && !has_blank_line) text += line_end;
    actions.add("make a constraint diagram", rewrite, {{{entry.colon_span.end, entry.colon_span.end}, text}});
}

struct Turn {
    std::string title;
    authoring::EntryTransform transform;
};

const std::vector<Turn>& turns() {
    static const std::vector<Turn> all{
        {"turn the diagram clockwise", {.orientation = board::Orientation::rotated_90}},
        {"turn the diagram counterclockwise", {.orientation = board::Orientation::rotated_270}},
        {"turn the diagram upside down", {.orientation = board::Orientation::rotated_180}},
        {"mirror the diagram, left and right", {.orientation = board::Orientation::mirrored}},
        {"mirror the diagram, top and bottom", {.orientation = board::Orientation::flipped}},
        {"exchange O and X", {.exchange_sides = true}},
    };
    return all;
}

bool has_errors(const authoring::OpenText& document, const compiler::Pattern& entry) {
    const auto& findings = document.database->findings();
    return std::any_of(findings.begin(), findings.end(), [&](const base::Diagnostic& finding) {
        return finding.severity == base::Severity::error && finding.source == entry.source &&
               touch(finding.span, entry.span);
    });
}

void add_turns(Actions& actions, const authoring::OpenText& document, const compiler::Pattern& entry) {
    if (!entry.sound || has_errors(document, entry)) return;
    for (const Turn& turn : turns()) {
        const auto turned = authoring::transform_entry(entry, document.database->database().spec.kind, turn.transform);
        if (!turned.refusal.empty())
            actions.add_refused(turn.title, rewrite, turned.refusal);
        else if (!turned.edits.empty())
            actions.add(turn.title, rewrite, turned.edits);
    }
}

}  // namespace

Json code_actions(Session& session, const Json& params) {
    const authoring::OpenText& document = document_of(session, params);
    const auto& database = document.database->database();
    const base::SourcePtr& source = document.database->source(document.file);
    const base::Span range = span_of(session.places(document), params.at("range"));
    const compiler::Pattern* entry = authoring::entry_at(database, source, range.begin);
    Actions actions(session, document, params.value("context", Json::object()));
    add_fixes(actions, document, range, entry);
    if (entry != nullptr && actions.is_wanted(rewrite)) {
        add_constraint_diagram(actions, *entry, database.spec.kind);
        add_turns(actions, document, *entry);
    }
    if (const auto edits = safe_edits(document); !edits.empty()) actions.add("apply all safe fixes", fix_all, edits);
    return actions.finish();
}

}  // namespace katachi::lsp
