// Random trees: their canonical text reads back as the same tree, and so does a text with all brackets.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "compiler/reader/constraint_reader.h"

namespace katachi::compiler {
namespace {

Expression node(Expression::Kind kind, std::string text, std::vector<Expression> operands = {}) {
    return {.kind = kind, .text = std::move(text), .operands = std::move(operands)};
}

Expression operation(Operator op, std::vector<Expression> operands) {
    const auto kind = operands.size() == 1 ? Expression::Kind::unary : Expression::Kind::binary;
    return {.kind = kind, .op = op, .operands = std::move(operands)};
}

Expression random_leaf() {
    switch (*rc::gen::inRange(0, 3)) {
        case 0:
            return node(Expression::Kind::number, *rc::gen::element<std::string>("0", "1", "27", "1.5", ".5", "2."));
        case 1:
            return node(Expression::Kind::constant,
                        *rc::gen::element<std::string>("WIN", "color", "value", "iffy", "x_1", "_0", "returns"));
        default: return node(Expression::Kind::vertex, *rc::gen::element<std::string>("a", "b", "A", "Z"));
    }
}

Expression random_tree(int depth);

Expression random_call(int depth) {
    auto call = node(Expression::Kind::call, *rc::gen::element<std::string>("lib", "oplay_attack", "a"));
    for (int count = *rc::gen::inRange(0, 4); count > 0; --count)
        call.operands.push_back(*rc::gen::inRange(0, 3) == 0
                                    ? node(Expression::Kind::vertex, *rc::gen::element<std::string>("*", "?"))
                                    : random_tree(depth - 1));
    return call;
}

Expression random_tree(int depth) {
    if (depth <= 0) return random_leaf();
    switch (*rc::gen::inRange(0, 8)) {
        case 0: return random_leaf();
        case 1: return random_call(depth);
        case 2: return operation(*rc::gen::element(Operator::logical_not, Operator::negate), {random_tree(depth - 1)});
        case 3: {
            auto choice = node(Expression::Kind::choice, "");
            for (int i = 0; i < 3; ++i) choice.operands.push_back(random_tree(depth - 1));
            return choice;
        }
        default: {
            const auto op = static_cast<Operator>(
                *rc::gen::inRange(static_cast<int>(Operator::logical_or), static_cast<int>(Operator::subtract) + 1));
            Expression left = random_tree(depth - 1);
            return operation(op, {std::move(left), random_tree(depth - 1)});
        }
    }
}

bool same_tree(const Expression& a, const Expression& b) {
    const bool has_operator = a.kind == Expression::Kind::unary || a.kind == Expression::Kind::binary;
    if (a.kind != b.kind || a.text != b.text || (has_operator && a.op != b.op)) return false;
    return std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(), same_tree);
}

std::string with_all_brackets(const Expression& tree) {
    std::vector<std::string> operands;
    for (const Expression& operand : tree.operands) operands.push_back(with_all_brackets(operand));
    switch (tree.kind) {
        case Expression::Kind::unary: return "(" + std::string(spelling(tree.op)) + operands[0] + ")";
        case Expression::Kind::binary: return "(" + operands[0] + std::string(spelling(tree.op)) + operands[1] + ")";
        case Expression::Kind::choice: return "(" + operands[0] + "?" + operands[1] + ":" + operands[2] + ")";
        case Expression::Kind::call: {
            std::string text = tree.text + "(";
            for (std::size_t i = 0; i < operands.size(); ++i) text += (i > 0 ? "," : "") + operands[i];
            return text + ")";
        }
        default: return tree.text;
    }
}

JoinedLines one_line(const std::string& text) {
    JoinedLines lines;
    lines.add(text, 0);
    return lines;
}

std::optional<Expression> parsed(const std::string& text) {
    base::Diagnostics diagnostics;
    auto tree = read_constraint(one_line(text), diagnostics);
    if (!tree) RC_LOG() << diagnostics.front().message << " in " << text << "\n";
    return tree;
}

RC_GTEST_PROP(Expression, ReadsBackFromItsCanonicalText, ()) {
    const Expression tree = random_tree(4);
    const std::string text = to_text(tree);
    RC_LOG() << text << "\n";
    const auto again = parsed(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(same_tree(*again, tree));
    RC_ASSERT(to_text(*again) == text);
}

RC_GTEST_PROP(Expression, ReadsTheSameWithAllBrackets, ()) {
    const Expression tree = random_tree(3);
    const std::string text = with_all_brackets(tree);
    RC_LOG() << text << "\n";
    const auto again = parsed(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(same_tree(*again, tree));
}

RC_GTEST_PROP(Expression, ChainTextsJoinToTheWhole, ()) {
    const Expression tree = random_tree(4);
    std::string joined;
    for (const std::string& part : chain_texts(tree)) joined += (joined.empty() ? "" : " ") + part;
    RC_ASSERT(joined == to_text(tree));
}

Statement random_statement(int depth);

// An `else` belongs to the nearest `if`, so a branch before one must not end in an open `if`.
bool ends_in_open_if(const Statement& statement) {
    if (statement.kind != Statement::Kind::condition) return false;
    return statement.branches.size() == 1 || ends_in_open_if(statement.branches.back());
}

Statement random_condition(int depth) {
    Statement condition{.kind = Statement::Kind::condition, .expression = random_tree(2)};
    condition.branches.push_back(random_statement(depth - 1));
    if (!ends_in_open_if(condition.branches[0]) && *rc::gen::arbitrary<bool>())
        condition.branches.push_back(random_statement(depth - 1));
    return condition;
}

Statement random_statement(int depth) {
    const int kind = depth <= 0 ? *rc::gen::inRange(0, 2) : *rc::gen::inRange(0, 4);
    if (kind == 0) return {.kind = Statement::Kind::evaluate, .expression = random_call(2)};
    if (kind == 1) return {.kind = Statement::Kind::return_value, .expression = random_tree(2)};
    if (kind == 2) return random_condition(depth);
    Statement block{.kind = Statement::Kind::block};
    for (int count = *rc::gen::inRange(0, 3); count > 0; --count) block.branches.push_back(random_statement(depth - 1));
    return block;
}

bool same_statement(const Statement& a, const Statement& b) {
    if (a.kind != b.kind) return false;
    if (a.kind != Statement::Kind::block && !same_tree(a.expression, b.expression)) return false;
    return std::equal(a.branches.begin(), a.branches.end(), b.branches.begin(), b.branches.end(), same_statement);
}

RC_GTEST_PROP(Statements, ReadBackFromTheirCanonicalText, ()) {
    std::vector<Statement> statements;
    std::string text;
    for (int count = *rc::gen::inRange(1, 4); count > 0; --count) {
        statements.push_back(random_statement(3));
        text += to_text(statements.back()) + " ";
    }
    RC_LOG() << text << "\n";
    base::Diagnostics diagnostics;
    const auto again = read_action(one_line(text), diagnostics);
    RC_ASSERT(again.has_value());
    RC_ASSERT(std::equal(again->begin(), again->end(), statements.begin(), statements.end(), same_statement));
}

TEST(Expression, CanonicalTexts) {
    const auto canonical = [](const std::string& text) { return to_text(parsed(text).value()); };
    EXPECT_EQ(canonical("(a)&&((b)||c)"), "a && (b || c)");
    EXPECT_EQ(canonical("a&&b||c&&d"), "(a && b) || (c && d)");
    EXPECT_EQ(canonical("1-(2-3)"), "1 - (2 - 3)");
    EXPECT_EQ(canonical("(1-2)-3"), "1 - 2 - 3");
    EXPECT_EQ(canonical("!(a==b)"), "!(a == b)");
    EXPECT_EQ(canonical("(!a)==b"), "!a == b");
    EXPECT_EQ(canonical("(a?b:c)?d:(e?f:g)"), "(a ? b : c) ? d : e ? f : g");
    EXPECT_EQ(canonical("oplay_attack( * , ? , a )"), "oplay_attack(*,?,a)");
}

}  // namespace
}  // namespace katachi::compiler
