#include "tests/constraint/tree_evaluation.h"

#include <cstdlib>
#include <optional>

#include "compiler/constraint/named_point.h"

namespace katachi {

namespace {

struct Fault {};

struct Ended {};

class Tree {
  public:
    Tree(const Pattern& pattern, const Match& match, Analysis& analysis)
        : pattern_(pattern), match_(match), analysis_(analysis) {}

    Value value(const Expression& expression) {
        const auto operand = [&](std::size_t i) { return value(expression.operands[i]); };
        switch (expression.kind) {
            case Expression::Kind::number: return std::strtof(expression.text.c_str(), nullptr);
            case Expression::Kind::constant: return constant(expression.text);
            case Expression::Kind::vertex: throw Fault{};
            case Expression::Kind::call: return call(expression);
            case Expression::Kind::unary: {
                const Value a = operand(0);
                if (!a.is_decided()) return {};
                return expression.op == Operator::negate ? -a.number() : Value::of(a.number() == 0);
            }
            case Expression::Kind::binary: {
                const Value a = operand(0);
                return joined(expression.op, a, operand(1));
            }
            case Expression::Kind::choice: {
                const Value condition = operand(0), a = operand(1), b = operand(2);
                if (condition.is_decided()) return condition.number() != 0 ? a : b;
                return a == b ? a : Value();
            }
        }
        throw Fault{};
    }

    // Asks every question of it, so that every fault is found.
    void look_through(const Statement& statement) {
        if (statement.kind == Statement::Kind::evaluate)
            call(statement.expression);
        else if (statement.kind != Statement::Kind::block)
            value(statement.expression);
        for (const Statement& branch : statement.branches) look_through(branch);
    }

    void run(const Statement& statement) {
        switch (statement.kind) {
            case Statement::Kind::evaluate: return effect(statement.expression);
            case Statement::Kind::return_value:
                if (seen.result.is_decided()) seen.result = value(statement.expression);
                throw Ended{};
            case Statement::Kind::block:
                for (const Statement& inner : statement.branches) run(inner);
                return;
            case Statement::Kind::condition: {
                const Value condition = value(statement.expression);
                if (condition.is_true()) return run(statement.branches[0]);
                if (condition.is_false() && statement.branches.size() > 1) return run(statement.branches[1]);
                if (condition.is_decided()) return;
                seen.result = {};
                if (returns(statement)) throw Ended{};
            }
        }
    }

    ActionSeen seen{.result = Value::of(true), .effects = {}};

  private:
    static bool returns(const Statement& statement) {
        if (statement.kind == Statement::Kind::return_value) return true;
        for (const Statement& branch : statement.branches)
            if (returns(branch)) return true;
        return false;
    }

    Value constant(const std::string& name) {
        if (name == "WIN") return 5;
        if (name == "KO_A") return 4;
        if (name == "KO_B" || name == "ALIVE") return 1;
        if (name == "DEAD") return 0;
        if (name == "CRITICAL") return 2;
        if (name == "UNKNOWN") return 3;
        if (name == "color") return match_.colour == Colour::white ? 1 : 2;
        if (name == "doing_scoring") return Value::of(analysis_.is_scoring());
        const Attribute* const attribute = pattern_.attribute("value");
        if (name == "value") return attribute == nullptr ? 0 : static_cast<float>(attribute->number.value_or(0));
        throw Fault{};
    }

    static Value joined(Operator op, Value a, Value b) {
        if (op == Operator::logical_and) return logical_and(a, b);
        if (op == Operator::logical_or) return logical_or(a, b);
        if (!a.is_decided() || !b.is_decided()) return {};
        const float x = a.number(), y = b.number();
        switch (op) {
            case Operator::equal: return Value::of(x == y);
            case Operator::not_equal: return Value::of(x != y);
            case Operator::less: return Value::of(x < y);
            case Operator::less_equal: return Value::of(x <= y);
            case Operator::greater: return Value::of(x > y);
            case Operator::greater_equal: return Value::of(x >= y);
            case Operator::add: return x + y;
            case Operator::subtract: return x - y;
            default: throw Fault{};
        }
    }

    std::vector<Vertex> points_of(const Expression& call) const {
        std::vector<Vertex> points;
        for (const Expression& argument : call.operands) points.push_back(vertex_of(argument));
        return points;
    }

    Vertex vertex_of(const Expression& argument) const {
        if (is_tenuki(argument)) return pass_vertex;
        const auto point = argument.kind == Expression::Kind::vertex ? named_point(pattern_, argument) : std::nullopt;
        if (!point) throw Fault{};
        const Offset turned = transformed_point(pattern_.diagram, *point, match_.orientation);
        return match_.upper_left + turned.row * stride + turned.column;
    }

    Value call(const Expression& call) {
        const std::vector<Vertex> points = points_of(call);
        const Helper* const called = find_helper(call.text);
        if (called == nullptr) return analysis_.answer_named(call.text, match_.colour, points);
        const auto count = static_cast<int>(points.size());
        if (!called->accepts(count)) throw Fault{};
        for (int i = 0; i < count; ++i)
            if (points[static_cast<std::size_t>(i)] == pass_vertex && !called->takes_pass(i, count)) throw Fault{};
        return analysis_.answer(called->id, match_.colour, points);
    }

    void effect(const Expression& call) {
        const Helper* const called = find_helper(call.text);
        if (called != nullptr && called->is_action)
            seen.effects.push_back({called->id, match_.colour, points_of(call)});
    }

    const Pattern& pattern_;
    const Match& match_;
    Analysis& analysis_;
};

}  // namespace

Value value_of_constraint(const Pattern& pattern, const Match& match, Analysis& analysis) {
    if (!pattern.constraint) return Value::of(true);
    try {
        return Tree(pattern, match, analysis).value(*pattern.constraint);
    } catch (const Fault&) {
        return {};
    }
}

ActionSeen result_of_action(const Pattern& pattern, const Match& match, Analysis& analysis) {
    Tree tree(pattern, match, analysis);
    try {
        for (const Statement& statement : pattern.actions) tree.look_through(statement);
    } catch (const Fault&) {
        return {};
    }
    try {
        for (const Statement& statement : pattern.actions) tree.run(statement);
    } catch (const Ended&) {
    }
    return tree.seen;
}

}  // namespace katachi
