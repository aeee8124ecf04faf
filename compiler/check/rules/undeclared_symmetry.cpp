#include <bit>

#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// With labels, the constraint may tell the two halves of the shape apart: they must lie symmetrically too.
SymmetrySet symmetries_with_labels(const Pattern& pattern) {
    const SymmetrySet shape = symmetries(pattern.diagram);
    if (shape == symmetry_bit(board::Orientation::identity) || !pattern.constraint_diagram) return shape;
    return static_cast<SymmetrySet>(shape & symmetries(*pattern.constraint_diagram));
}

void find_undeclared_symmetry(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (!pattern.symmetry) return;
    const SymmetrySet found = symmetries_with_labels(pattern);
    const SymmetrySet declared = symmetries(*pattern.symmetry);
    const bool declared_falsely = (declared & ~found) != 0;
    const DeclaredSymmetry best = best_declaration(found);
    if (declared_falsely || std::popcount(symmetries(best)) <= std::popcount(declared)) return;
    const std::string now(1, static_cast<char>(*pattern.symmetry));
    const std::string better(1, static_cast<char>(best));
    auto& finding =
        findings.add(pattern, pattern.symmetry_span,
                     "the shape " + std::string(describe(best)) + ", the colon line declares `" + now + "`");
    finding.help = "`" + better + "` tries " + std::to_string(orientations(best).size()) + " orientations instead of " +
                   std::to_string(orientations(*pattern.symmetry).size());
    const bool shape_is_all =
        !pattern.constraint && pattern.actions.empty() && !pattern.constraint_diagram && pattern.helper.empty();
    finding.fix = base::Fix{"declare `" + better + "`", {{pattern.symmetry_span, better}}, shape_is_all};
}

}  // namespace

const Rule undeclared_symmetry{.id = "undeclared-symmetry",
                               .code = "KA205",
                               .severity = base::Severity::warning,
                               .summary = "a shape has a symmetry that its colon line does not declare",
                               .kinds = colon_line_kinds,
                               .find_in_pattern = find_undeclared_symmetry};

}  // namespace katachi::compiler
