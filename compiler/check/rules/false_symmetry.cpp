#include "compiler/check/facts/points.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// A point of the drawing that refutes one of the claimed symmetries; edges may refute one as well.
std::optional<base::DiagnosticNote> evidence(const Pattern& pattern, SymmetrySet false_claims) {
    for (const board::Orientation orientation : board::all_orientations) {
        if ((false_claims & symmetry_bit(orientation)) == 0) continue;
        const Diagram& diagram = pattern.diagram;
        const auto point = first_difference(diagram, orientation);
        if (!point) continue;
        const board::Offset image = transformed_point(diagram, *point, orientation);
        return base::DiagnosticNote{pattern.source, span_of(diagram, *point),
                                    std::string("`") + diagram.at(point->row, point->column) +
                                        "` here, but its image is `" + diagram.at(image.row, image.column) + "`"};
    }
    return std::nullopt;
}

void find_false_symmetry(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (!pattern.symmetry || *pattern.symmetry == DeclaredSymmetry::none) return;
    const SymmetrySet shape = symmetries(pattern.diagram);
    const auto false_claims = static_cast<SymmetrySet>(symmetries(*pattern.symmetry) & ~shape);
    if (false_claims == 0) return;
    auto& finding = findings.add(pattern, pattern.symmetry_span,
                                 "`" + pattern.symmetry_text + "` says that the shape " +
                                     std::string(describe(*pattern.symmetry)) + ", but it is drawn otherwise");
    if (auto note = evidence(pattern, false_claims)) finding.notes.push_back(std::move(*note));
    const DeclaredSymmetry right = best_declaration(shape);
    const std::string right_text(1, static_cast<char>(right));
    finding.help = "declare `" + right_text + "`, or mend the diagram";
    // The four rotations, for instance, are the orientations to try for every single axis.
    const bool same_matches = orientations(right) == orientations(*pattern.symmetry);
    finding.fix = base::Fix{"declare `" + right_text + "`", {{pattern.symmetry_span, right_text}}, same_matches};
}

}  // namespace

const Rule false_symmetry{.id = "false-symmetry",
                          .code = "KA206",
                          .severity = base::Severity::warning,
                          .summary = "a colon line declares a symmetry that the diagram lacks",
                          .kinds = colon_line_kinds,
                          .find_in_pattern = find_false_symmetry};

}  // namespace katachi::compiler
