// Numbers along the moves of a game, as curves in SVG.
#pragma once

#include <string>
#include <vector>

namespace katachi::authoring {

struct Curve {
    std::string name;            // in the legend
    bool is_blacks = true;       // dark and whole, or light and dashed
    std::vector<double> values;  // by move, from 0
};

struct CurveChart {
    std::string title;  // for those who hear it read
    std::vector<Curve> curves;
    std::vector<double> lower = {}, upper = {};  // of a band around the first curve; none where empty
    std::vector<int> marks = {};                 // moves with a line across
    // What a value is called on the left: its number, and what stands behind.
    std::string unit = {};
};

// One text that needs nothing else; its classes begin with "curve". At least one curve with two values.
std::string curves_svg(const CurveChart& chart);

}  // namespace katachi::authoring
