#include "compiler/check/facts/drawn_value.h"

#include <algorithm>

#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/constraint/named_point.h"
#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

namespace {

bool may_be_empty(const Pattern& pattern, const Expression& point) {
    if (point.kind != Expression::Kind::vertex) return false;
    const Occupants there = occupants_at(pattern, point);
    return there == 0 || (there & nothing_there) != 0;
}

ExpressionType type_of_call(const Expression& call, const Pattern& pattern) {
    ExpressionType type = registered_type(call);
    if (type.least > 0 && !call.operands.empty() && may_be_empty(pattern, call.operands.front())) type.least = 0;
    return type;
}

class DrawnCall {
  public:
    DrawnCall(const Expression& call, const Pattern& pattern, const DrawnStrings& strings)
        : call_(call), pattern_(pattern), strings_(strings) {}

    ExpressionType type() const {
        const ExpressionType registered = type_of_call(call_, pattern_);
        const match::Helper* helper = match::find_helper(call_.text);
        if (helper == nullptr || !helper->accepts(static_cast<int>(call_.operands.size()))) return registered;
        switch (helper->id) {
            case match::Autohelper::lib: return liberties(registered);
            case match::Autohelper::wormsize: return size(registered);
            case match::Autohelper::same_string:
            case match::Autohelper::same_worm: return truth(in_one_string(), registered);
            case match::Autohelper::o_somewhere: return truth(lies_somewhere(own_there), registered);
            case match::Autohelper::x_somewhere: return truth(lies_somewhere(opponent_there), registered);
            case match::Autohelper::olib: return liberties_after(true, registered);
            case match::Autohelper::xlib: return liberties_after(false, registered);
            default: return registered;
        }
    }

  private:
    static ExpressionType truth(std::optional<bool> certain, ExpressionType type) {
        if (certain) type.least = type.most = *certain ? 1 : 0;
        return type;
    }

    static ExpressionType count(std::size_t least, bool may_be_more, ExpressionType type) {
        type.least = std::max(type.least, static_cast<double>(least));
        if (!may_be_more) type.most = static_cast<double>(least);
        return type;
    }

    const DrawnString* string(std::size_t argument) const {
        const auto point = named_point(pattern_, call_.operands[argument]);
        return point ? strings_.at(*point) : nullptr;
    }

    ExpressionType liberties(const ExpressionType& type) const {
        const DrawnString* named = string(0);
        return named == nullptr ? type : count(named->liberties.size(), named->may_have_more_liberties, type);
    }

    ExpressionType size(const ExpressionType& type) const {
        const DrawnString* named = string(0);
        return named == nullptr ? type : count(named->stones.size(), named->may_have_more_stones, type);
    }

    std::optional<bool> in_one_string() const {
        const DrawnString* first = string(0);
        const DrawnString* second = string(1);
        if (first == nullptr || second == nullptr) return std::nullopt;
        if (first == second) return true;
        const bool apart = first->own != second->own || !first->may_have_more_stones || !second->may_have_more_stones;
        return apart ? std::optional(false) : std::nullopt;
    }

    // That no stone can lie on any of the points is another finding: wrong-kind-of-point.
    std::optional<bool> lies_somewhere(Occupants stone) const {
        const bool drawn = std::any_of(call_.operands.begin(), call_.operands.end(), [&](const Expression& vertex) {
            return vertex.kind == Expression::Kind::vertex && occupants_at(pattern_, vertex) == stone;
        });
        return drawn ? std::optional(true) : std::nullopt;
    }

    // These are the liberties of a stone put on an empty point.
    ExpressionType liberties_after(bool own, const ExpressionType& type) const {
        const auto point = named_point(pattern_, call_.operands[0]);
        if (!point || occupants_at(pattern_, call_.operands[0]) != nothing_there) return type;
        std::vector<board::Offset> found;
        bool may_be_more = false;
        const auto add = [&](board::Offset liberty) {
            if (liberty != *point && std::find(found.begin(), found.end(), liberty) == found.end())
                found.push_back(liberty);
        };
        for (const board::Offset side : neighbours_of(*point)) {
            if (is_off_board(pattern_.diagram, side)) continue;
            const DrawnString* beside = strings_.at(side);
            if (beside == nullptr) {
                const bool empty = pattern_.diagram.contains(side.row, side.column) &&
                                   occupants_of(pattern_.diagram.at(side.row, side.column)) == nothing_there;
                if (empty) add(side);
                may_be_more |= !empty;
            } else if (beside->own == own) {
                std::for_each(beside->liberties.begin(), beside->liberties.end(), add);
                may_be_more |= beside->may_have_more_liberties;
            } else {
                may_be_more |= beside->liberties.size() < 2;  // it may be captured
            }
        }
        return count(found.size(), may_be_more, type);
    }

    const Expression& call_;
    const Pattern& pattern_;
    const DrawnStrings& strings_;
};

}  // namespace

ExpressionType possible_type(const Expression& expression, const Pattern& pattern) {
    return type_of(expression, [&](const Expression& call) { return type_of_call(call, pattern); });
}

ExpressionType type_in_drawing(const Expression& expression, const Pattern& pattern, const DrawnStrings& strings) {
    return type_of(expression, [&](const Expression& call) { return DrawnCall(call, pattern, strings).type(); });
}

}  // namespace katachi::compiler
