#include "patterndb/query/shape_search.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "compiler/model/shape_key.h"
#include "patterndb/connection.h"
#include "patterndb/query/filter_sql.h"
#include "patterndb/query/summary_row.h"
#include "patterndb/shape_hash.h"
#include "patterndb/stored_diagram.h"

namespace katachi::catalogue {
namespace {

struct TestedCell {
    int row;
    int column;
    char cell;
};

// The query as it looks from one side.
struct Variant {
    compiler::Diagram shape;
    board::Orientation orientation;
    bool colours_exchanged;
    std::vector<TestedCell> tests;  // the cells that are not `?`
};

compiler::Diagram as_shape(compiler::Diagram diagram) {
    for (char& cell : diagram.cells) cell = compiler::shape_cell(cell);
    return diagram;
}

// Stones first: most points of most diagrams are none, so they settle a place soonest.
std::vector<TestedCell> tests_of(const compiler::Diagram& shape) {
    std::vector<TestedCell> tests;
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column)
            if (shape.at(row, column) != '?') tests.push_back({row, column, shape.at(row, column)});
    std::stable_partition(tests.begin(), tests.end(), [](const TestedCell& test) { return test.cell != '.'; });
    return tests;
}

// Variants that look the same are tried once.
std::vector<Variant> variants_of(const ShapeQuery& query) {
    std::vector<Variant> variants;
    const compiler::Diagram shape = as_shape(query.diagram);
    for (const bool exchanged : {false, true}) {
        if (exchanged && !query.exchange_colours) break;
        const compiler::Diagram side = exchanged ? compiler::colours_exchanged(shape) : shape;
        for (const board::Orientation orientation : board::all_orientations) {
            if (orientation != board::Orientation::identity && !query.transforms) break;
            compiler::Diagram seen = compiler::transformed(side, orientation);
            if (std::any_of(variants.begin(), variants.end(), [&](const Variant& v) { return v.shape == seen; }))
                continue;
            std::vector<TestedCell> tests = tests_of(seen);
            variants.push_back({std::move(seen), orientation, exchanged, std::move(tests)});
        }
    }
    return variants;
}

bool fits(char wanted, char cell) {
    if (wanted == '.') return cell == '.' || cell == '*' || cell == ',' || cell == '!';
    return wanted == compiler::shape_cell(cell);
}

bool lies_at(const Variant& variant, const compiler::Diagram& entry, board::Offset at) {
    return std::all_of(variant.tests.begin(), variant.tests.end(), [&](const TestedCell& test) {
        return fits(test.cell, entry.at(at.row + test.row, at.column + test.column));
    });
}

// Where the query may begin along one direction.
struct Range {
    int first;
    int last;  // less than first where there is no place
};

Range places(int wanted, int available, bool wanted_near, bool near, bool wanted_far, bool far) {
    if ((wanted_near && !near) || (wanted_far && !far)) return {0, -1};
    const int spare = available - wanted;
    return {wanted_far ? spare : 0, wanted_near ? std::min(spare, 0) : spare};
}

std::optional<board::Offset> place_inside(const Variant& variant, const compiler::Diagram& entry) {
    const compiler::Diagram& shape = variant.shape;
    if (shape.rows > entry.rows || shape.columns > entry.columns) return std::nullopt;
    const Range rows =
        places(shape.rows, entry.rows, shape.edges.north, entry.edges.north, shape.edges.south, entry.edges.south);
    const Range columns =
        places(shape.columns, entry.columns, shape.edges.west, entry.edges.west, shape.edges.east, entry.edges.east);
    for (int row = rows.first; row <= rows.last; ++row)
        for (int column = columns.first; column <= columns.last; ++column)
            if (lies_at(variant, entry, {row, column})) return board::Offset{row, column};
    return std::nullopt;
}

std::optional<board::Offset> place_of_query(const Variant& variant, const compiler::Diagram& entry,
                                            ShapeRelation relation) {
    if (relation == ShapeRelation::contains) return place_inside(variant, entry);
    if (variant.shape == as_shape(entry)) return board::Offset{0, 0};
    return std::nullopt;
}

}  // namespace

ShapeMatches search_shape(const Catalogue& catalogue, const ShapeQuery& query) {
    ShapeMatches found;
    if (query.diagram.cells.empty()) return found;
    const std::vector<Variant> variants = variants_of(query);
    const int longer = std::max(query.diagram.rows, query.diagram.columns);
    const int shorter = std::min(query.diagram.rows, query.diagram.columns);
    const bool equal = query.relation == ShapeRelation::equal;
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        const FilterSql where(query.filter);
        const std::string candidates =
            equal ? "shape_key = ?" : "max(row_count, column_count) >= ? AND min(row_count, column_count) >= ?";
        SQLite::Statement scan(connection, std::string("SELECT ") + summary_columns +
                                               ", edges, cells FROM placed_entry WHERE sound AND " + candidates +
                                               where.conditions() + summary_order);
        if (equal) {
            scan.bind(1, shape_hash(query.diagram));
        } else {
            scan.bind(1, longer);
            scan.bind(2, shorter);
        }
        where.bind(scan, equal ? 2 : 3);
        while (scan.executeStep()) {
            const compiler::Diagram entry = stored_diagram(
                catalogue, scan.getColumn(6).getInt(), scan.getColumn(7).getInt(),
                scan.getColumn(summary_column_count).getUInt(), bytes_of(scan.getColumn(summary_column_count + 1)));
            for (const Variant& variant : variants) {
                const std::optional<board::Offset> at = place_of_query(variant, entry, query.relation);
                if (!at) continue;
                if (query.limit < 0 || found.total < query.limit)
                    found.matches.push_back({summary_of(scan), variant.orientation, variant.colours_exchanged, *at});
                ++found.total;
                break;
            }
        }
        return found;
    });
}

}  // namespace katachi::catalogue
