// What every reader does around its generated parser: set-up, error handling, comments of an entry.
#pragma once

#include <antlr4-runtime.h>

#include <algorithm>

#include "compiler/model/pattern.h"
#include "compiler/reader/antlr_input.h"

namespace katachi {

template <typename Lexer, typename Parser>
class ParserRun {
  public:
    // `entry_start`: the token at which the parser goes on after an error.
    ParserRun(const SourcePtr& source, const SyntaxErrors::TokenNames& names, std::size_t entry_start,
              Diagnostics& diagnostics)
        : source_(source),
          input_(source->text()),
          lexer_(&input_),
          tokens_(&lexer_),
          parser_(&tokens_),
          errors_(names, syntax_errors_),
          diagnostics_(diagnostics) {
        lexer_.removeErrorListeners();
        parser_.removeErrorListeners();
        parser_.addErrorListener(&errors_);
        parser_.setErrorHandler(std::make_shared<NextEntryStrategy>(entry_start));
        // The grammars need no more than SLL, which is quicker to decide.
        parser_.template getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(
            antlr4::atn::PredictionMode::SLL);
    }

    Parser& parser() { return parser_; }

    // The span of a parsed entry, without the end of its last line.
    Span entry_span(antlr4::ParserRuleContext* entry) const {
        Span span = span_of(entry);
        while (span.end > span.begin && is_line_end(span.end - 1)) --span.end;
        return span;
    }

    // Comment lines between the first and the last token of an entry.
    std::vector<Comment> comments(antlr4::ParserRuleContext* entry, std::size_t comment_token) {
        std::vector<Comment> found;
        for (std::size_t i = entry->getStart()->getTokenIndex(); i < entry->getStop()->getTokenIndex(); ++i) {
            const auto* token = tokens_.get(i);
            if (token->getType() != comment_token) continue;
            Span span = span_of(token);
            while (span.end > span.begin && is_line_end(span.end - 1)) --span.end;
            found.push_back({std::string(source_->text({span.begin + 1, span.end})), span});
        }
        return found;
    }

    // Says that what follows `entry_begin` belongs to an entry of this name, until the next one says so.
    void name_errors_after(std::uint32_t entry_begin, const std::string& name) {
        for (Diagnostic& error : syntax_errors_)
            if (error.span.begin > entry_begin) error.pattern = name;
    }

    // Hands over the syntax errors.
    void report_syntax_errors() {
        const auto size = static_cast<std::uint32_t>(source_->text().size());
        for (Diagnostic& error : syntax_errors_) {
            error.source = source_;
            error.span = {std::min(error.span.begin, size), std::min(error.span.end, size)};
            diagnostics_.push_back(std::move(error));
        }
        syntax_errors_.clear();
    }

  private:
    bool is_line_end(std::uint32_t at) const {
        return at >= source_->text().size() || source_->text()[at] == '\n' || source_->text()[at] == '\r';
    }

    SourcePtr source_;
    ByteStream input_;
    Lexer lexer_;
    antlr4::CommonTokenStream tokens_;
    Parser parser_;
    Diagnostics syntax_errors_;
    SyntaxErrors errors_;
    Diagnostics& diagnostics_;
};

// Whether any part of what was parsed holds a syntax error.
bool is_broken(antlr4::ParserRuleContext* context);

// Fills in where findings of the diagram and constraint readers belong.
void place_findings(Diagnostics& findings, const Pattern& pattern, Diagnostics& diagnostics);

// Text without blanks at its end.
std::string_view without_trailing_blanks(std::string_view text);

}  // namespace katachi
