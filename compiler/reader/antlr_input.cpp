#include "compiler/reader/antlr_input.h"

#include <algorithm>

namespace katachi {

namespace {

constexpr std::size_t longest_quote = 30;

std::string quoted(const std::string& text) {
    return "`" + (text.size() > longest_quote ? text.substr(0, longest_quote) + "…" : text) + "`";
}

std::string found(antlr4::Token* token) {
    if (token->getType() == antlr4::Token::EOF) return "the end of the file";
    const std::string text = token->getText();
    if (text == "\n" || text == "\r\n") return "the end of the line";
    return quoted(text);
}

}  // namespace

ByteStream::ByteStream(std::string_view bytes) {
    _data.reserve(bytes.size() + 1);
    for (const char byte : bytes) _data.push_back(static_cast<unsigned char>(byte));
    if (!bytes.empty() && bytes.back() != '\n') _data.push_back('\n');
    std::fill_n(_data.begin(), byte_order_mark(bytes).size(), U'\n');
}

std::string ByteStream::getText(const antlr4::misc::Interval& bytes) {
    std::string text;
    const auto end = std::min(static_cast<std::size_t>(bytes.b + 1), _data.size());
    for (auto at = static_cast<std::size_t>(bytes.a); at < end; ++at) text += static_cast<char>(_data[at]);
    return text;
}

Span span_of(const antlr4::Token* token) {
    return {static_cast<std::uint32_t>(token->getStartIndex()), static_cast<std::uint32_t>(token->getStopIndex() + 1)};
}

Span span_of(antlr4::ParserRuleContext* context) {
    return {span_of(context->getStart()).begin, span_of(context->getStop()).end};
}

void SyntaxErrors::syntaxError(antlr4::Recognizer* recognizer, antlr4::Token* offending, std::size_t, std::size_t,
                               const std::string&, std::exception_ptr exception) {
    if (offending == nullptr) return;  // from a lexer, which names every stray byte as a token of its own
    Diagnostic finding{.rule = "syntax", .message = "", .source = nullptr, .span = span_of(offending), .pattern = ""};
    const std::string expected = expectation(recognizer, exception);
    finding.message =
        expected.empty() ? "unexpected " + found(offending) : "expected " + expected + ", found " + found(offending);
    if (offending->getType() == antlr4::Token::EOF) finding.span.end = finding.span.begin;
    out_.push_back(std::move(finding));
}

std::string SyntaxErrors::expectation(antlr4::Recognizer* recognizer, const std::exception_ptr& exception) const {
    antlr4::misc::IntervalSet tokens;
    try {
        if (exception) std::rethrow_exception(exception);
        tokens = static_cast<antlr4::Parser*>(recognizer)->getExpectedTokens();
    } catch (const antlr4::NoViableAltException&) {
        tokens = static_cast<antlr4::Parser*>(recognizer)->getExpectedTokens();
    } catch (const antlr4::RecognitionException& mismatch) {
        tokens = mismatch.getExpectedTokens();
    }
    std::vector<std::string_view> expected;
    for (const auto& [type, name] : names_)
        if (tokens.contains(type) && std::find(expected.begin(), expected.end(), name) == expected.end())
            expected.push_back(name);
    std::string text;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (i > 0) text += i + 1 == expected.size() ? " or " : ", ";
        text += expected[i];
    }
    return text;
}

void NextEntryStrategy::recover(antlr4::Parser* parser, std::exception_ptr) {
    auto* tokens = parser->getTokenStream();
    while (tokens->LA(1) != entry_start_ && tokens->LA(1) != antlr4::Token::EOF) parser->consume();
}

antlr4::Token* NextEntryStrategy::recoverInline(antlr4::Parser* parser) {
    throw antlr4::InputMismatchException(parser);
}

}  // namespace katachi
