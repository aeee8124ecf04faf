#include "tools/authoring/eyes/eye_drawing.h"

#include "compiler/reader/reader.h"
#include "engine/eyes/marked_rows.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::authoring {

namespace {

// The space as an entry of a database, which is what pictures are made of.
compiler::Pattern entry_of(const match::EyeGraph& space, const eyes::EyeAnswer& answer) {
    std::string text = "Pattern 1\n\n";
    for (const std::string& row : eyes::marked_rows(space, answer)) text += row + "\n";
    text += "\n:" + eyes::eye_value_text(answer.value) + "\n";
    compiler::PatternDatabase database;
    database.spec.kind = match::DatabaseKind::eye_shape;
    base::Diagnostics findings;
    compiler::read_source(std::make_shared<base::SourceFile>("space", text), database, findings);
    return database.patterns.at(0);
}

}  // namespace

DrawingSheet draw_eyes(const match::EyeGraph& space, const eyes::EyeAnswer& answer, const eyes::LocalRules& rules) {
    DrawingSheet sheet{.title = value_text(answer)};
    sheet.boards.push_back(draw_entry(entry_of(space, answer), match::DatabaseKind::eye_shape,
                                      board::Orientation::identity, Labels::hidden));
    sheet.legend.push_back(rules_text(rules));
    if (answer.attack_points != 0) sheet.legend.emplace_back("the attacker plays at <, *, ( or @");
    if (answer.defence_points != 0) sheet.legend.emplace_back("the defender plays at >, *, ) or @");
    return sheet;
}

}  // namespace katachi::authoring
