#include "compiler/reader/parser_run.h"

namespace katachi {

bool is_broken(antlr4::ParserRuleContext* context) {
    if (context->exception) return true;
    return std::any_of(context->children.begin(), context->children.end(), [](antlr4::tree::ParseTree* child) {
        auto* inner = dynamic_cast<antlr4::ParserRuleContext*>(child);
        return inner != nullptr && is_broken(inner);
    });
}

void place_findings(Diagnostics& findings, const Pattern& pattern, Diagnostics& diagnostics) {
    for (Diagnostic& finding : findings) {
        finding.source = pattern.source;
        finding.pattern = pattern.name;
        diagnostics.push_back(std::move(finding));
    }
    findings.clear();
}

std::string_view without_trailing_blanks(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

}  // namespace katachi
