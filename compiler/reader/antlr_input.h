// Between source texts and the generated parsers: bytes in, diagnostics out.
#pragma once

#include <antlr4-runtime.h>

#include <string>
#include <string_view>
#include <vector>

#include "compiler/syntax/diagnostic.h"

namespace katachi {

// A text as a stream of bytes, so that every token's place is a byte offset and its text the bytes that
// stand there, whatever the encoding. A byte order mark reads as blank lines. A last line without an end
// gets one.
class ByteStream : public antlr4::ANTLRInputStream {
  public:
    explicit ByteStream(std::string_view bytes);

    std::string getText(const antlr4::misc::Interval& bytes) override;
};

// Byte span of what the generated parser matched.
Span span_of(const antlr4::Token* token);
Span span_of(antlr4::ParserRuleContext* context);

// Turns syntax errors into diagnostics of the rule "syntax": what stands there, what was expected.
class SyntaxErrors : public antlr4::BaseErrorListener {
  public:
    // Names of tokens for people, by token type; a token without one is not mentioned.
    using TokenNames = std::vector<std::pair<std::size_t, std::string_view>>;

    SyntaxErrors(const TokenNames& names, Diagnostics& out) : names_(names), out_(out) {}

    void syntaxError(antlr4::Recognizer* recognizer, antlr4::Token* offending, std::size_t line, std::size_t column,
                     const std::string& message, std::exception_ptr exception) override;

  private:
    std::string expectation(antlr4::Recognizer* recognizer, const std::exception_ptr& exception) const;

    const TokenNames& names_;
    Diagnostics& out_;
};

// Goes on with the next entry: skips to the token that begins one, and invents no tokens.
class NextEntryStrategy : public antlr4::DefaultErrorStrategy {
  public:
    explicit NextEntryStrategy(std::size_t entry_start) : entry_start_(entry_start) {}

    void recover(antlr4::Parser* parser, std::exception_ptr exception) override;
    antlr4::Token* recoverInline(antlr4::Parser* parser) override;
    void sync(antlr4::Parser*) override {}

  private:
    std::size_t entry_start_;
};

}  // namespace katachi
