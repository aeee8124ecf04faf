// The plain answer to a query for templates: all entries, all orientations, all rectangles, point by point. The rules
// are those of engine/match/templates/template_matcher.h, which is tested against it.
#pragma once

#include <span>
#include <vector>

#include "compiler/template/template_builder.h"
#include "engine/board/position.h"
#include "engine/match/templates/template_match.h"

namespace katachi::compiler {

// A match, told by what does not depend on how entries are stored.
struct ReferenceTemplateMatch {
    std::uint32_t id = 0;  // of the move
    board::Orientation orientation = board::Orientation::identity;
    board::Vertex move = board::pass_vertex;
    int rows = 0, columns = 0, differences = 0;
    bool has_last_move = false, is_full = false;

    friend auto operator<=>(const ReferenceTemplateMatch&, const ReferenceTemplateMatch&) = default;
};

// All matches, in no special order.
std::vector<ReferenceTemplateMatch> reference_templates(std::span<const Template> templates,
                                                        const board::Position& position, board::Colour own,
                                                        const match::TemplateQuery& query);

}  // namespace katachi::compiler
