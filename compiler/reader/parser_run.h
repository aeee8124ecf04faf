// What every reader does around its generated parser: set-up, error handling, comments of an entry.
#pragma once

#include <antlr4-runtime.h>

#include <algorithm>
#include <limits>

#include "compiler/model/pattern.h"
#include "compiler/reader/antlr_input.h"
#include "compiler/reader/passing_tokens.h"

namespace katachi::compiler {

template <typename Lexer, typename Parser>
class ParserRun {
  public:
    // Whether the next token of a stream begins an item: where to go on after an error.
    using StartsItem = bool (*)(antlr4::TokenStream& tokens);

    ParserRun(const base::SourcePtr& source, const ErrorWording& wording, StartsItem starts_item,
              base::Diagnostics& diagnostics)
        : source_(source),
          input_(source->text()),
          lexer_(&input_),
          tokens_(&lexer_),
          parser_(&tokens_),
          errors_(wording, syntax_errors_),
          starts_item_(starts_item),
          diagnostics_(diagnostics) {
        lexer_.removeErrorListeners();
        parser_.removeErrorListeners();
        parser_.addErrorListener(&errors_);
        parser_.setErrorHandler(std::make_shared<OneErrorStrategy>());
        // The grammars need no more than SLL, which is quicker to decide.
        parser_.template getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(
            antlr4::atn::PredictionMode::SLL);
    }

    // Parses the next item, of the grammar's rule `parse`; nothing at the end of the text and where the item would
    // begin at or behind `end`. It is there until the next call.
    template <typename Item>
    Item* next(Item* (Parser::*parse)(), std::uint32_t end = std::numeric_limits<std::uint32_t>::max()) {
        parser_.getTreeTracker().reset();
        tokens_.let_go();
        if (next_token() == antlr4::Token::EOF || tokens_.LT(1)->getStartIndex() >= end) return nullptr;
        const auto begin = tokens_.index();
        try {
            return (parser_.*parse)();
        } catch (const antlr4::ParseCancellationException&) {
            if (tokens_.index() == begin) tokens_.consume();
            while (next_token() != antlr4::Token::EOF && !starts_item_(tokens_)) tokens_.consume();
            parser_.getErrorHandler()->reset(&parser_);
            return static_cast<Item*>(errors_.broken_item());
        }
    }

    std::size_t next_token() { return tokens_.LA(1); }

    // Whether the last item holds syntax errors; they are handed over as errors of the entry `name`.
    bool failed(const std::string& name) {
        const auto size = static_cast<std::uint32_t>(source_->text().size());
        const bool any = !syntax_errors_.empty();
        for (base::Diagnostic& error : syntax_errors_) {
            error.source = source_;
            error.pattern = name;
            for (base::DiagnosticNote& note : error.notes) note.source = source_;
            error.span = {std::min(error.span.begin, size), std::min(error.span.end, size)};
            diagnostics_.push_back(std::move(error));
        }
        syntax_errors_.clear();
        return any;
    }

    // The span of a parsed entry, without the end of its last line.
    base::Span entry_span(antlr4::ParserRuleContext* entry) const {
        base::Span span = span_of(entry);
        while (span.end > span.begin && is_line_end(span.end - 1)) --span.end;
        return span;
    }

    // Comment lines between the first and the last token of an entry.
    std::vector<Comment> comments(antlr4::ParserRuleContext* entry, std::size_t comment_token) {
        std::vector<Comment> found;
        for (std::size_t i = entry->getStart()->getTokenIndex(); i < entry->getStop()->getTokenIndex(); ++i) {
            const auto* token = tokens_.get(i);
            if (token->getType() != comment_token) continue;
            base::Span span = span_of(token);
            while (span.end > span.begin && is_line_end(span.end - 1)) --span.end;
            found.push_back({std::string(source_->text({span.begin + 1, span.end})), span});
        }
        return found;
    }

  private:
    bool is_line_end(std::uint32_t at) const {
        return at >= source_->text().size() || source_->text()[at] == '\n' || source_->text()[at] == '\r';
    }

    base::SourcePtr source_;
    ByteStream input_;
    Lexer lexer_;
    PassingTokens tokens_;
    Parser parser_;
    base::Diagnostics syntax_errors_;
    SyntaxErrors errors_;
    StartsItem starts_item_;
    base::Diagnostics& diagnostics_;
};

// Whether the next token is the first of its line: where a language whose items are lines goes on after an error.
template <typename Parser>
bool begins_line(antlr4::TokenStream& tokens) {
    const auto* before = tokens.LT(-1);
    return before == nullptr || before->getType() == Parser::END_OF_LINE;
}

// Fills in where findings of the diagram and constraint readers belong.
void place_findings(base::Diagnostics& findings, const Pattern& pattern, base::Diagnostics& diagnostics);

// Text without blanks at its end.
std::string_view without_trailing_blanks(std::string_view text);

}  // namespace katachi::compiler
