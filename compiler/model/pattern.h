// The one model of a pattern: whatever kind it is and whichever text it was read from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/model/diagram.h"
#include "compiler/model/expression.h"

namespace katachi::compiler {

// What the first field of the colon line declares; the value is its character.
enum class DeclaredSymmetry : char {
    none = '8',
    vertical_axis = '|',    // left and right are mirror images
    horizontal_axis = '-',  // top and bottom are
    main_diagonal = '\\',
    other_diagonal = '/',
    both_axes = '+',
    both_diagonals = 'X',
    point = 'O',  // half a turn changes nothing
};

std::optional<DeclaredSymmetry> declared_symmetry(char c);

// The orientations to try so that every placement is found as often as GNU Go finds it.
const std::vector<board::Orientation>& orientations(DeclaredSymmetry symmetry);

struct Attribute {
    std::string name;
    std::string argument;               // a number, or a label where the map says so
    std::optional<double> number = {};  // the argument where it is one
    base::Span name_span = {};
    base::Span argument_span = {};

    friend bool operator==(const Attribute& a, const Attribute& b) {
        return a.name == b.name && a.argument == b.argument;
    }
};

// A comment line within an entry: the text behind '#'.
struct Comment {
    std::string text;
    base::Span span;
};

// Weight of a Monte Carlo pattern under conditions such as `near` or `ocap1+`.
struct WeightLine {
    std::string weight;
    std::vector<std::string> conditions;
    base::Span span;

    friend bool operator==(const WeightLine& a, const WeightLine& b) {
        return a.weight == b.weight && a.conditions == b.conditions;
    }
};

// A stone of a compressed whole-board entry; row and column from the upper left corner.
struct PlacedStone {
    bool own = true;
    board::Offset at;

    friend bool operator==(const PlacedStone&, const PlacedStone&) = default;
};

struct Pattern {
    std::string name;  // for Monte Carlo entries, which have none, "line N"
    std::vector<Comment> comments;
    Diagram diagram;

    std::string symmetry_text = "8";           // as written
    std::optional<DeclaredSymmetry> symmetry;  // nothing where the character is unknown
    std::string classes;                       // letters as written, "" where the colon line has no such field
    std::vector<Attribute> attributes;
    std::string helper;  // name of an engine function, "" for none or NULL

    std::optional<Diagram> constraint_diagram;
    std::optional<Expression> constraint;
    std::vector<Statement> actions;

    std::string eye_value;            // eye shapes: four digits
    std::vector<WeightLine> weights;  // Monte Carlo
    int board_size = 0;               // whole board: 9, 13 or 19; 0 for all other kinds
    std::vector<PlacedStone> stones;  // whole board
    std::optional<board::Offset> whole_board_move;

    // False where a diagram, a condition or a value is broken (entry_faults.h); such a pattern is not matched.
    bool sound = true;

    base::SourcePtr source;
    base::Span span;  // from the first to the last line of the entry, without the line end
    base::Span name_span;
    base::Span symmetry_span;
    base::Span classes_span;
    base::Span helper_span;
    base::Span colon_span;  // the whole colon line

    const Attribute* attribute(std::string_view attribute_name) const;
    // Row remarks and comments, in the order they stand.
    std::vector<std::string> remarks() const;
    // The same in one line.
    std::string remark() const;
};

// The diagram; of a whole-board entry the board with its stones and move.
Diagram drawn_points(const Pattern& pattern);

// Whether two patterns mean the same, wherever and however they are written.
bool same_meaning(const Pattern& a, const Pattern& b);

}  // namespace katachi::compiler
