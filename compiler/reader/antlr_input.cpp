#include "compiler/reader/antlr_input.h"

#include <algorithm>

#include "base/text/utf8.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t longest_quote = 30;

bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }

std::string in_quotes(const std::string& text) {
    if (text == "\r") return "a carriage return that ends no line";
    if (std::any_of(text.begin(), text.end(), is_control)) return "a control character";
    if (text.find_first_not_of(' ') == std::string::npos) return "a blank";
    if (text.size() <= longest_quote) return "`" + text + "`";
    return "`" + std::string(base::beginning_of(text, longest_quote)) + "…`";
}

// A lexer takes a character beyond ASCII for stray bytes, each a token of its own: the first of them stands for all.
std::string text_of(antlr4::Token* token) {
    std::string text = token->getText();
    if (text.size() != 1 || static_cast<unsigned char>(text.front()) < 0x80) return text;
    constexpr ssize_t longest_character = 4;
    const auto begin = static_cast<ssize_t>(token->getStartIndex());
    const std::string ahead = token->getInputStream()->getText({begin, begin + longest_character - 1});
    return std::string(base::character_at(ahead, 0));
}

bool is_end_of_line(antlr4::Token* token) {
    if (token->getType() == antlr4::Token::EOF) return true;
    const std::string text = token->getText();
    return text.find('\n') != std::string::npos && text.find_first_not_of(" \t\r\n") == std::string::npos;
}

// What is missing at the end of a line or of the text is missing behind the last thing that stands there.
base::Span place_of(antlr4::Token* offending, antlr4::TokenStream& tokens) {
    if (!is_end_of_line(offending)) {
        const std::uint32_t begin = span_of(offending).begin;
        return {begin, begin + static_cast<std::uint32_t>(text_of(offending).size())};
    }
    for (std::size_t i = offending->getTokenIndex(); i-- > 0;) {
        auto* before = tokens.get(i);
        if (before->getChannel() != antlr4::Token::DEFAULT_CHANNEL) continue;
        const base::Span span = span_of(before);
        return is_end_of_line(before) ? base::Span{span.begin, span.begin} : base::Span{span.end, span.end};
    }
    return {span_of(offending).begin, span_of(offending).begin};
}

}  // namespace

ByteStream::ByteStream(std::string_view bytes) {
    _data.reserve(bytes.size() + 1);
    for (const char byte : bytes) _data.push_back(static_cast<unsigned char>(byte));
    if (!bytes.empty() && bytes.back() != '\n') _data.push_back('\n');
    std::fill_n(_data.begin(), base::byte_order_mark(bytes).size(), U'\n');
}

std::string ByteStream::getText(const antlr4::misc::Interval& bytes) {
    std::string text;
    const auto end = std::min(static_cast<std::size_t>(bytes.b + 1), _data.size());
    for (auto at = static_cast<std::size_t>(bytes.a); at < end; ++at) text += static_cast<char>(_data[at]);
    return text;
}

base::Span span_of(const antlr4::Token* token) {
    return {static_cast<std::uint32_t>(token->getStartIndex()), static_cast<std::uint32_t>(token->getStopIndex() + 1)};
}

base::Span span_of(antlr4::ParserRuleContext* context) {
    return {span_of(context->getStart()).begin, span_of(context->getStop()).end};
}

base::Span span_of_rest_of_line(antlr4::TokenStream& tokens) {
    base::Span span = span_of(tokens.LT(1));
    const auto line = tokens.LT(1)->getLine();
    for (ssize_t k = 2; !is_end_of_line(tokens.LT(k)) && tokens.LT(k)->getLine() == line; ++k)
        span.end = span_of(tokens.LT(k)).end;
    return span;
}

Explanation entry_lacks(const std::string& part, antlr4::tree::TerminalNode* marked, const std::string& help) {
    return {.message = "this entry lacks " + part, .span = span_of(marked->getSymbol()), .help = help};
}

void SyntaxErrors::syntaxError(antlr4::Recognizer* recognizer, antlr4::Token* offending, std::size_t, std::size_t,
                               const std::string&, std::exception_ptr exception) {
    if (offending == nullptr) return;  // from a lexer, which names every stray byte as a token of its own
    auto& parser = *static_cast<antlr4::Parser*>(recognizer);
    Explanation said = wording_.explain(parser, offending);
    if (said.message.empty()) {
        if (said.expected.empty()) said.expected = expectation(parser, exception);
        said.message = said.expected.empty() ? "unexpected " + found(offending)
                                             : "expected " + said.expected + ", found " + found(offending);
    }
    out_.push_back({.rule = "syntax",
                    .message = std::move(said.message),
                    .source = nullptr,
                    .span = said.span ? *said.span : place_of(offending, *parser.getTokenStream()),
                    .pattern = "",
                    .help = std::move(said.help)});
    if (said.still_open) out_.back().notes.push_back({nullptr, *said.still_open, "this bracket is still open"});
    broken_item_ = parser.getContext();
    while (broken_item_->parent != nullptr)
        broken_item_ = static_cast<antlr4::ParserRuleContext*>(broken_item_->parent);
}

std::string SyntaxErrors::found(antlr4::Token* token) const {
    if (token->getType() == antlr4::Token::EOF) return std::string(wording_.end_of_text);
    if (is_end_of_line(token)) return "the end of the line";
    const std::string text = text_of(token);
    const bool is_beyond_ascii =
        static_cast<unsigned char>(text.front()) >= 0x80 && text.size() == base::character_at(text, 0).size();
    return is_beyond_ascii ? base::quoted_character_at(text, 0) : in_quotes(text);
}

std::string SyntaxErrors::expectation(antlr4::Parser& parser, const std::exception_ptr& exception) const {
    antlr4::misc::IntervalSet tokens;
    try {
        if (exception) std::rethrow_exception(exception);
        tokens = parser.getExpectedTokens();
    } catch (const antlr4::NoViableAltException&) {
        tokens = parser.getExpectedTokens();
    } catch (const antlr4::RecognitionException& mismatch) {
        tokens = mismatch.getExpectedTokens();
    }
    std::vector<std::string_view> expected;
    for (const auto& [type, name] : wording_.token_names)
        if (tokens.contains(type) && std::find(expected.begin(), expected.end(), name) == expected.end())
            expected.push_back(name);
    std::string text;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (i > 0) text += i + 1 == expected.size() ? " or " : ", ";
        text += expected[i];
    }
    return text;
}

void OneErrorStrategy::recover(antlr4::Parser*, std::exception_ptr) { throw antlr4::ParseCancellationException(); }

antlr4::Token* OneErrorStrategy::recoverInline(antlr4::Parser* parser) { throw antlr4::InputMismatchException(parser); }

}  // namespace katachi::compiler
