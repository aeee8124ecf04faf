#include <filesystem>
#include <map>

#include "base/text/number.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/reader.h"
#include "grammar/RegressionSuite.h"
#include "grammar/RegressionSuiteLexer.h"
#include "regression/suites/suite.h"

namespace katachi::regression {

namespace {

using Lexer = grammar::RegressionSuiteLexer;
using Parser = grammar::RegressionSuite;

compiler::Explanation explain(antlr4::Parser& parser, antlr4::Token* offending) {
    auto* context = parser.getContext();
    if (dynamic_cast<Parser::CommandContext*>(context) != nullptr && offending->getType() == Parser::END_OF_LINE)
        return {.message = "this number is followed by no command"};
    auto* expectation = dynamic_cast<Parser::ExpectationContext*>(context);
    if (expectation == nullptr) return {};
    if (offending->getType() == Parser::UNCLOSED)
        return {.message = "the bracket is not closed",
                .help = "close it with `]`; until then the test is run but not judged"};
    if (expectation->answer == nullptr)
        return {.expected = "the answer in brackets", .help = "an expectation is written `#? [B14|D17]`"};
    return {.expected = "`*`, `&` or the end of the line", .help = "remarks stand in lines of their own"};
}

const compiler::ErrorWording wording{.token_names =
                                         {
                                             {Parser::NUMBER, "the number of a test"},
                                             {Parser::WORD, "a command"},
                                             {Parser::EXPECTATION, "`#?`"},
                                             {Parser::END_OF_LINE, "the end of the line"},
                                         },
                                     .explain = explain};

class SuiteReader {
  public:
    SuiteReader(const base::SourcePtr& source, base::Diagnostics& diagnostics) : diagnostics_(diagnostics) {
        suite_.source = source;
    }

    Suite read() {
        compiler::ParserRun<Lexer, Parser> run(suite_.source, wording, compiler::begins_line<Parser>, diagnostics_);
        while (auto* item = run.next(&Parser::item)) {
            const bool broken = run.failed("");
            if (auto* command = item->command()) is_kept_ = !broken && add(command);
            if (auto* expectation = item->expectation()) judge(expectation);
        }
        return std::move(suite_);
    }

  private:
    void find(std::string message, base::Span span, std::string help, base::Severity severity = base::Severity::error) {
        diagnostics_.push_back({.rule = "syntax",
                                .severity = severity,
                                .message = std::move(message),
                                .source = suite_.source,
                                .span = span,
                                .pattern = "",
                                .help = std::move(help)});
    }

    // False where the command is left out.
    bool add(Parser::CommandContext* parsed) {
        SuiteCommand command;
        command.line = suite_.source->line_column(compiler::span_of(parsed).begin).line;
        for (auto* word : parsed->WORD()) command.words.push_back(word->getText());
        if (parsed->NUMBER() != nullptr && !number(parsed->NUMBER()->getSymbol(), command)) return false;
        suite_.commands.push_back(std::move(command));
        return true;
    }

    // False where it is none, which costs the line.
    bool number(antlr4::Token* token, SuiteCommand& command) {
        const std::string digits = token->getText();
        const auto value = base::number_from<int>(digits);
        if (!value) {
            find("this number of a test is too large", compiler::span_of(token), "");
            return false;
        }
        const auto [first, is_new] = numbered_.try_emplace(*value, compiler::span_of(token));
        if (!is_new) {
            find("test " + digits + " was there before", compiler::span_of(token), "give each test a number of its own",
                 base::Severity::warning);
            diagnostics_.back().notes.push_back({suite_.source, first->second, "the first one"});
        }
        command.number = value;
        return true;
    }

    void judge(Parser::ExpectationContext* parsed) {
        if (parsed->answer == nullptr || !is_kept_) return;
        if (suite_.commands.empty() || !suite_.commands.back().number) {
            find("there is no test that this could be the answer to", compiler::span_of(parsed->answer),
                 "an expectation follows a numbered command");
            return;
        }
        std::optional<Expectation>& expectation = suite_.commands.back().expectation;
        if (expectation) {
            find("this test has an expected answer already; the first one counts", compiler::span_of(parsed->answer),
                 "write alternatives as one expression, such as `#? [B14|D17]`");
            return;
        }
        const std::string brackets = parsed->answer->getText();
        const std::string text = brackets.substr(1, brackets.size() - 2);
        auto compiled = AnswerPattern::compile(text);
        if (const auto* wrong = std::get_if<std::string>(&compiled)) {
            find("this is no regular expression: " + *wrong, compiler::span_of(parsed->answer),
                 "until it is mended the test is run but not judged");
            return;
        }
        expectation = {.text = text,
                       .pattern = std::get<AnswerPattern>(std::move(compiled)),
                       .fails = !parsed->STAR().empty(),
                       .ignored = !parsed->AMPERSAND().empty()};
    }

    base::Diagnostics& diagnostics_;
    Suite suite_;
    bool is_kept_ = true;  // the command before; an expectation goes with the command that it follows
    std::map<int, base::Span> numbered_;
};

}  // namespace

std::string SuiteCommand::text() const {
    std::string joined;
    for (const std::string& word : words) joined += (joined.empty() ? "" : " ") + word;
    return joined;
}

std::string Suite::name() const { return std::filesystem::path(source->path()).stem().string(); }

Suite read_suite(const base::SourcePtr& source, base::Diagnostics& diagnostics) {
    if (source->text().empty() || !compiler::is_readable(source, diagnostics))
        return {.source = source, .commands = {}};
    return SuiteReader(source, diagnostics).read();
}

}  // namespace katachi::regression
