#include "compiler/model/moved.h"

namespace katachi::compiler {

namespace {

class Mover {
  public:
    explicit Mover(Distance distance) : distance_(distance) {}

    void move_present(base::Span& span) const {
        span.begin = static_cast<std::uint32_t>(span.begin + distance_);
        span.end = static_cast<std::uint32_t>(span.end + distance_);
    }
    void move(base::Span& span) const {
        if (span != base::Span{}) move_present(span);
    }
    void move(Expression& expression) const {
        move(expression.span);
        move(expression.name_span);
        for (Expression& operand : expression.operands) move(operand);
    }
    void move(Statement& statement) const {
        move(statement.span);
        move(statement.expression);
        for (Statement& branch : statement.branches) move(branch);
    }
    void move(Diagram& diagram) const {
        for (DiagramLine& line : diagram.lines) {
            move(line.span);
            move(line.remark_span);
        }
    }
    void move(Pattern& pattern) const {
        for (base::Span* span : {&pattern.span, &pattern.name_span, &pattern.symmetry_span, &pattern.classes_span,
                                 &pattern.helper_span, &pattern.colon_span})
            move(*span);
        for (Comment& comment : pattern.comments) move(comment.span);
        move(pattern.diagram);
        if (pattern.constraint_diagram) move(*pattern.constraint_diagram);
        for (Attribute& attribute : pattern.attributes) {
            move(attribute.name_span);
            move(attribute.argument_span);
        }
        for (WeightLine& weight : pattern.weights) move(weight.span);
        if (pattern.constraint) move(*pattern.constraint);
        for (Statement& action : pattern.actions) move(action);
    }

  private:
    Distance distance_;
};

}  // namespace

void move_to(Pattern& pattern, const base::SourcePtr& source, Distance distance) {
    pattern.source = source;
    if (distance != 0) Mover(distance).move(pattern);
}

void move_to(base::Diagnostic& finding, const base::SourcePtr& source, Distance distance) {
    const Mover mover(distance);
    finding.source = source;
    mover.move(finding.span);
    for (base::DiagnosticNote& note : finding.notes) {
        note.source = source;
        mover.move(note.span);
    }
    if (finding.fix)
        for (base::TextEdit& edit : finding.fix->edits) mover.move_present(edit.span);
}

}  // namespace katachi::compiler
