#include "tools/katachi/commands/match/rows.h"

#include <algorithm>
#include <vector>

#include "engine/board/position.h"
#include "engine/board/vertex.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string point_or_none(board::Vertex point, int size) {
    return point == board::pass_vertex ? "-" : board::vertex_name(point, size);
}

TableRow row_of(const authoring::FoundMatch& found, const authoring::MatchReport& report) {
    const int size = report.asked.position.size;
    TableRow row{found.database->spec.name,
                 found.match.colour == board::Colour::black ? "b" : "w",
                 found.pattern->name,
                 point_or_none(found.match.move, size),
                 point_or_none(found.match.upper_left, size),
                 point_or_none(found.match.lower_right, size)};
    if (!report.geometry_only) row.push_back(found.is_refused() ? "0" : found.is_undecided() ? "?" : "1");
    return row;
}

}  // namespace

std::string match_rows(const authoring::MatchReport& report) {
    const authoring::AskedPosition& asked = report.asked;
    Table table;
    for (const authoring::FoundMatch& found : report.matches) table.rows.push_back(row_of(found, report));
    std::sort(table.rows.begin(), table.rows.end());
    table.rows.insert(table.rows.begin(),
                      {"@", asked.file, std::to_string(asked.move.value_or(0)), board::to_rows(asked.position)});
    return tab_separated(table);
}

}  // namespace katachi::cli
