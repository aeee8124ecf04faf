#include "tools/authoring/drawing/spaced_rows.h"

#include <algorithm>
#include <vector>

#include "base/text/lines.h"
#include "base/text/spaced_characters.h"
#include "base/text/trim.h"

namespace katachi::authoring {

namespace {

constexpr std::string_view spaces = " \t\r";

bool is_edge(std::string_view line) { return line.find_first_not_of("+-") == std::string_view::npos; }

// A remark, a name, or a numbered move, `4 at 1`.
bool is_beside_drawing(std::string_view line) {
    return line.empty() || line.starts_with('#') || line.starts_with("Pattern") ||
           line.find(" at ") != std::string_view::npos;
}

// A row of points that do not touch, between edges that may touch them.
struct SpacedRow {
    std::string points;
    bool left = false, right = false;  // edges
};

std::optional<SpacedRow> spaced_row(std::string_view line) {
    SpacedRow row{.points = {}, .left = line.starts_with('|'), .right = line.size() > 1 && line.ends_with('|')};
    line = line.substr(row.left ? 1 : 0, line.size() - (row.left ? 1 : 0) - (row.right ? 1 : 0));
    const auto points = base::spaced_characters(line);
    if (!points || points->size() < 2) return std::nullopt;
    row.points = *points;
    return row;
}

std::string edge_along(const SpacedRow& row) {
    return (row.left ? "+" : "") + std::string(row.points.size(), '-') + (row.right ? "+" : "");
}

}  // namespace

std::optional<std::string> with_rows_drawn_together(std::string_view text) {
    std::string together;
    std::vector<std::size_t> edges;  // where they go
    std::optional<SpacedRow> last;
    std::size_t drawn = 0;  // what stands before the colon line
    for (const std::string_view whole : base::lines_of(text)) {
        if (whole.starts_with(':')) break;
        drawn = std::min(drawn + whole.size() + 1, text.size());
        const std::string_view line = base::trimmed(whole, spaces);
        if (is_beside_drawing(line)) {
            together += whole;
        } else if (is_edge(line)) {
            edges.push_back(together.size());
        } else if (const auto row = spaced_row(line)) {
            together += (row->left ? "|" : "") + row->points + (row->right ? "|" : "");
            last = row;
        } else {
            return std::nullopt;
        }
        together += '\n';
    }
    if (!last) return std::nullopt;
    for (auto edge = edges.rbegin(); edge != edges.rend(); ++edge) together.insert(*edge, edge_along(*last));
    return together.append(text.substr(drawn));
}

}  // namespace katachi::authoring
