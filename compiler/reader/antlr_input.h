// Between source texts and the generated parsers: bytes in, diagnostics out.
#pragma once

#include <antlr4-runtime.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/findings/diagnostic.h"

namespace katachi::compiler {

// A text as a stream of bytes, so that every token's place is a byte offset and its text the bytes that
// stand there, whatever the encoding. A byte order mark reads as blank lines. A last line without an end
// gets one.
class ByteStream : public antlr4::ANTLRInputStream {
  public:
    explicit ByteStream(std::string_view bytes);

    std::string getText(const antlr4::misc::Interval& bytes) override;
};

// Byte span of what the generated parser matched.
base::Span span_of(const antlr4::Token* token);
base::Span span_of(antlr4::ParserRuleContext* context);

// Byte span of the line from `LT(1)` on, as far as there are visible tokens in it.
base::Span span_of_rest_of_line(antlr4::TokenStream& tokens);

// What a dialect says better than with a list of the tokens that could stand here; what is empty is said so.
struct Explanation {
    std::string message = {};             // the whole sentence
    std::string expected = {};            // or what to expect alone
    std::optional<base::Span> span = {};  // the offending token where there is none
    std::string help = {};
    std::optional<base::Span> still_open = {};  // the bracket that nothing closes
};

// Of an entry that ends without a part that it needs; `marked` is the word of the entry that is shown.
Explanation entry_lacks(const std::string& part, antlr4::tree::TerminalNode* marked, const std::string& help);

// How a dialect speaks of its syntax errors.
struct ErrorWording {
    // Names of tokens for people, by token type; a token without one is not mentioned.
    std::vector<std::pair<std::size_t, std::string_view>> token_names;
    // Asked first: `offending` could not stand where `parser` is.
    Explanation (*explain)(antlr4::Parser& parser, antlr4::Token* offending);
    std::string_view end_of_text = "the end of the file";
};

// Turns syntax errors into diagnostics of the rule "syntax": what stands there, what was expected.
class SyntaxErrors : public antlr4::BaseErrorListener {
  public:
    SyntaxErrors(const ErrorWording& wording, base::Diagnostics& out) : wording_(wording), out_(out) {}

    void syntaxError(antlr4::Recognizer* recognizer, antlr4::Token* offending, std::size_t line, std::size_t column,
                     const std::string& message, std::exception_ptr exception) override;

    // What was being parsed at the last error, from the rule that the reader asked for.
    antlr4::ParserRuleContext* broken_item() const { return broken_item_; }

  private:
    std::string expectation(antlr4::Parser& parser, const std::exception_ptr& exception) const;
    std::string found(antlr4::Token* token) const;

    const ErrorWording& wording_;
    base::Diagnostics& out_;
    antlr4::ParserRuleContext* broken_item_ = nullptr;
};

// The first error ends the item with an antlr4::ParseCancellationException; no tokens are invented.
class OneErrorStrategy : public antlr4::DefaultErrorStrategy {
  public:
    void recover(antlr4::Parser* parser, std::exception_ptr exception) override;
    antlr4::Token* recoverInline(antlr4::Parser* parser) override;
    void sync(antlr4::Parser*) override {}
};

}  // namespace katachi::compiler
