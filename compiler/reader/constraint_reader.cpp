#include "compiler/reader/constraint_reader.h"

#include <algorithm>
#include <array>

#include "compiler/reader/antlr_input.h"
#include "grammar/ConstraintLexer.h"
#include "grammar/ConstraintParser.h"

namespace katachi::compiler {

namespace {

using grammar::ConstraintLexer;
using grammar::ConstraintParser;

// The generated parser descends once a bracket and once a statement; deeper text would exhaust the stack.
constexpr int deepest_nesting = 200;
// A chain of operators becomes a tree as deep as it is long.
constexpr int most_operators = 2000;

// A half of an operator, or one that the language has not.
std::string help_for(const std::string& text) {
    if (text == "&" || text == "|" || text == "=") return "did you mean `" + text + text + "`?";
    return "";
}

Explanation explain(antlr4::Parser& parser, antlr4::Token* offending) {
    auto* context = parser.getContext();
    const auto type = offending->getType();
    const bool at_end = type == antlr4::Token::EOF;
    Explanation said{.help = help_for(offending->getText())};
    const auto open_bracket = [&](antlr4::tree::TerminalNode* bracket, const char* expected) {
        if (bracket == nullptr) return;
        said.expected = at_end ? "`)`" : expected;
        if (at_end) said.still_open = span_of(bracket->getSymbol());
    };
    if (auto* call = dynamic_cast<ConstraintParser::CallContext*>(context)) {
        open_bracket(call->OPEN(), "an operator, `,` or `)`");
    } else if (auto* primary = dynamic_cast<ConstraintParser::PrimaryContext*>(context)) {
        if (primary->expression() != nullptr) open_bracket(primary->OPEN(), "an operator or `)`");
    } else if (auto* statement = dynamic_cast<ConstraintParser::StatementContext*>(context)) {
        if (statement->OPEN_BLOCK() != nullptr) {
            said.expected = at_end ? "`}`" : "a statement or `}`";
            if (at_end) said.still_open = span_of(statement->OPEN_BLOCK()->getSymbol());
        } else if (statement->IF() != nullptr && statement->expression() != nullptr) {
            open_bracket(statement->OPEN(), "an operator or `)`");
        }
    } else if (dynamic_cast<ConstraintParser::ConstraintContext*>(context) != nullptr) {
        if (type == ConstraintParser::CLOSE) said.message = "this bracket closes nothing";
        said.expected = "an operator or the end of the constraint";
    } else if (dynamic_cast<ConstraintParser::ActionContext*>(context) != nullptr) {
        if (type == ConstraintParser::CLOSE || type == ConstraintParser::CLOSE_BLOCK)
            said.message = "this bracket closes nothing";
        said.expected = "a call, `if`, `return` or the end of the action";
    }
    return said;
}

ErrorWording wording_of(std::string_view end_of_text) {
    return {.token_names =
                {
                    {ConstraintParser::NAME, "a name"},
                    {ConstraintParser::NUMBER, "a number"},
                    {ConstraintParser::MOVE, "`*`"},
                    {ConstraintParser::TENUKI, "`?`"},
                    {ConstraintParser::OPEN, "`(`"},
                    {ConstraintParser::CLOSE, "`)`"},
                    {ConstraintParser::COMMA, "`,`"},
                    {ConstraintParser::COLON, "`:`"},
                },
            .explain = explain,
            .end_of_text = end_of_text};
}

const ErrorWording constraint_wording = wording_of("the end of the constraint");
const ErrorWording action_wording = wording_of("the end of the action");

class TreeBuilder {
  public:
    explicit TreeBuilder(const JoinedLines& lines) : lines_(lines) {}

    Expression expression(ConstraintParser::ExpressionContext* context) {
        Expression tested = disjunction(context->disjunction());
        if (context->expression().empty()) return tested;
        Expression choice{.kind = Expression::Kind::choice, .span = span(context)};
        choice.operands.push_back(std::move(tested));
        for (auto* branch : context->expression()) choice.operands.push_back(expression(branch));
        return choice;
    }

    Expression disjunction(ConstraintParser::DisjunctionContext* context) {
        return chain(context, context->conjunction(), [this](auto* operand) {
            return chain(operand, operand->equality(), [this](auto* equality) {
                return chain(equality, equality->comparison(), [this](auto* comparison) {
                    return chain(comparison, comparison->sum(), [this](auto* sum) {
                        return chain(sum, sum->unary(), [this](auto* operand_) { return unary(operand_); });
                    });
                });
            });
        });
    }

    Statement statement(ConstraintParser::StatementContext* context) {
        Statement result{.span = span(context)};
        if (context->expression() != nullptr) result.expression = expression(context->expression());
        if (context->call() != nullptr) result.expression = call(context->call());
        if (context->IF() != nullptr)
            result.kind = Statement::Kind::condition;
        else if (context->RETURN() != nullptr)
            result.kind = Statement::Kind::return_value;
        else if (context->call() == nullptr)
            result.kind = Statement::Kind::block;  // `{…}`, or an empty one for a lone `;`
        for (auto* branch : context->statement()) result.branches.push_back(statement(branch));
        return result;
    }

  private:
    base::Span span(antlr4::ParserRuleContext* context) const { return lines_.in_source(span_of(context)); }

    static Operator operator_of(std::size_t token) {
        switch (token) {
            case ConstraintParser::OR: return Operator::logical_or;
            case ConstraintParser::AND: return Operator::logical_and;
            case ConstraintParser::EQUAL: return Operator::equal;
            case ConstraintParser::NOT_EQUAL: return Operator::not_equal;
            case ConstraintParser::LESS: return Operator::less;
            case ConstraintParser::LESS_EQUAL: return Operator::less_equal;
            case ConstraintParser::GREATER: return Operator::greater;
            case ConstraintParser::GREATER_EQUAL: return Operator::greater_equal;
            case ConstraintParser::PLUS: return Operator::add;
            case ConstraintParser::MINUS: return Operator::subtract;
            default: return Operator::logical_not;
        }
    }

    // operand (operator operand)*, grouped from the left.
    template <typename Context, typename Operand, typename Read>
    Expression chain(Context* context, const std::vector<Operand*>& operands, Read read) {
        Expression result = read(operands.front());
        for (std::size_t i = 1; i < operands.size(); ++i) {
            auto* token = static_cast<antlr4::tree::TerminalNode*>(context->children[2 * i - 1])->getSymbol();
            Expression right = read(operands[i]);
            const base::Span both{result.span.begin, right.span.end};
            Expression joined{.kind = Expression::Kind::binary, .op = operator_of(token->getType()), .span = both};
            joined.operands.push_back(std::move(result));
            joined.operands.push_back(std::move(right));
            result = std::move(joined);
        }
        return result;
    }

    Expression unary(ConstraintParser::UnaryContext* context) {
        Expression result = primary(context->primary());
        for (std::size_t i = context->children.size() - 1; i-- > 0;) {
            auto* token = static_cast<antlr4::tree::TerminalNode*>(context->children[i])->getSymbol();
            const bool negates = token->getType() == ConstraintParser::MINUS;
            Expression outer{.kind = Expression::Kind::unary,
                             .op = negates ? Operator::negate : Operator::logical_not,
                             .span = {lines_.in_source(span_of(token)).begin, result.span.end}};
            outer.operands.push_back(std::move(result));
            result = std::move(outer);
        }
        return result;
    }

    Expression primary(ConstraintParser::PrimaryContext* context) {
        if (context->expression() != nullptr) {
            Expression inner = expression(context->expression());
            inner.span = span(context);  // with its brackets
            return inner;
        }
        if (context->call() != nullptr) return call(context->call());
        if (context->NUMBER() != nullptr) return leaf(Expression::Kind::number, context);
        const std::string text = context->getText();
        return leaf(text.size() == 1 ? Expression::Kind::vertex : Expression::Kind::constant, context);
    }

    Expression call(ConstraintParser::CallContext* context) {
        Expression result{.kind = Expression::Kind::call, .text = context->NAME()->getText(), .span = span(context)};
        result.name_span = lines_.in_source(span_of(context->NAME()->getSymbol()));
        for (auto* argument : context->argument())
            result.operands.push_back(argument->expression() != nullptr ? expression(argument->expression())
                                                                        : leaf(Expression::Kind::vertex, argument));
        return result;
    }

    Expression leaf(Expression::Kind kind, antlr4::ParserRuleContext* context) {
        return {.kind = kind, .text = context->getText(), .span = span(context)};
    }

    const JoinedLines& lines_;
};

bool is_operator(std::size_t token) { return token >= ConstraintLexer::OR && token <= ConstraintLexer::NOT; }

// Where the tree of these tokens would become too deep, and why.
std::optional<std::pair<antlr4::Token*, std::string>> too_deep(const std::vector<antlr4::Token*>& tokens) {
    int depth = 0;
    int statements = 0;
    int operators = 0;
    for (auto* token : tokens) {
        const auto type = token->getType();
        if (type == ConstraintLexer::OPEN || type == ConstraintLexer::OPEN_BLOCK) ++depth;
        if (type == ConstraintLexer::CLOSE || type == ConstraintLexer::CLOSE_BLOCK) --depth;
        if (type == ConstraintLexer::IF || type == ConstraintLexer::TENUKI) ++statements;
        if (is_operator(type)) ++operators;
        if (depth + statements > deepest_nesting)
            return {{token, "nested more than " + std::to_string(deepest_nesting) + " levels deep"}};
        if (operators > most_operators) return {{token, "more than " + std::to_string(most_operators) + " operators"}};
    }
    return std::nullopt;
}

// Runs the parser over the lines; nothing, and a finding, at the first error.
template <typename Result>
std::optional<Result> parse(const JoinedLines& lines, const ErrorWording& wording, base::Diagnostics& diagnostics,
                            Result (*read_tree)(TreeBuilder, ConstraintParser&)) {
    ByteStream input(lines.text());
    ConstraintLexer lexer(&input);
    lexer.removeErrorListeners();
    antlr4::CommonTokenStream tokens(&lexer);
    tokens.fill();
    if (const auto found = too_deep(tokens.getTokens())) {
        diagnostics.push_back({.rule = "syntax",
                               .message = found->second,
                               .source = nullptr,
                               .span = lines.in_source(span_of(found->first)),
                               .pattern = ""});
        return std::nullopt;
    }

    base::Diagnostics found;
    SyntaxErrors errors(wording, found);
    ConstraintParser parser(&tokens);
    parser.removeErrorListeners();
    parser.addErrorListener(&errors);
    parser.setErrorHandler(std::make_shared<OneErrorStrategy>());
    parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(antlr4::atn::PredictionMode::SLL);
    try {
        return read_tree(TreeBuilder(lines), parser);
    } catch (const antlr4::ParseCancellationException&) {
        base::Diagnostic& error = found.front();
        error.span = lines.in_source(error.span);
        for (base::DiagnosticNote& note : error.notes) note.span = lines.in_source(note.span);
        diagnostics.push_back(std::move(error));
        return std::nullopt;
    }
}

}  // namespace

void JoinedLines::add(std::string_view line, std::uint32_t offset) {
    if (!starts_.empty()) text_ += '\n';
    starts_.push_back({static_cast<std::uint32_t>(text_.size()), offset});
    text_ += line;
}

std::uint32_t JoinedLines::in_source(std::uint32_t joined) const {
    joined = std::min(joined, static_cast<std::uint32_t>(text_.size()));  // the parser adds a line end
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), joined,
                                        [](std::uint32_t at, const Start& start) { return at < start.joined; });
    const Start& start = *(after == starts_.begin() ? after : after - 1);
    return start.source + (joined - start.joined);
}

base::Span JoinedLines::in_source(base::Span joined) const {
    // The end of the text is a token too, behind the line end that the parser saw.
    joined.begin = std::min(joined.begin, static_cast<std::uint32_t>(text_.size()));
    joined.end = std::min(joined.end, static_cast<std::uint32_t>(text_.size()));
    // The end is taken from the last byte: the byte behind it may stand on another line.
    if (joined.end <= joined.begin) return {in_source(joined.begin), in_source(joined.begin)};
    return {in_source(joined.begin), in_source(joined.end - 1) + 1};
}

std::optional<Expression> read_constraint(const JoinedLines& lines, base::Diagnostics& diagnostics) {
    return parse<Expression>(lines, constraint_wording, diagnostics, [](TreeBuilder builder, ConstraintParser& parser) {
        return builder.expression(parser.constraint()->expression());
    });
}

std::optional<std::vector<Statement>> read_action(const JoinedLines& lines, base::Diagnostics& diagnostics) {
    return parse<std::vector<Statement>>(lines, action_wording, diagnostics,
                                         [](TreeBuilder builder, ConstraintParser& parser) {
                                             std::vector<Statement> statements;
                                             for (auto* statement : parser.action()->statement())
                                                 statements.push_back(builder.statement(statement));
                                             return statements;
                                         });
}

}  // namespace katachi::compiler
