#include "tools/katachi/commands/match/pattern_explanation_text.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/text/ascii_case.h"
#include "base/text/counted.h"
#include "base/text/text_lines.h"
#include "base/text/trim.h"
#include "compiler/reference_matcher/cell.h"
#include "engine/board/side_name.h"
#include "tools/authoring/action_text.h"
#include "tools/authoring/class_text.h"
#include "tools/authoring/constraint_text.h"
#include "tools/authoring/mismatch_text.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

constexpr std::size_t boards_shown = 3;
constexpr std::size_t fits_shown = 16;  // in all orientations for both sides
constexpr std::size_t mismatches_shown = 4;

// A cell as it would be drawn on this board: X is Black.
char wanted_character(char cell, board::Colour own) {
    switch (static_cast<compiler::Cell>(cell)) {
        case compiler::Cell::own:
        case compiler::Cell::own_anchor: return board::stone_letter(own);
        case compiler::Cell::opponent:
        case compiler::Cell::opponent_anchor: return board::stone_letter(board::opponent(own));
        case compiler::Cell::own_or_empty: return base::lower_case(board::stone_letter(own));
        case compiler::Cell::opponent_or_empty: return base::lower_case(board::stone_letter(board::opponent(own)));
        default: return cell;
    }
}

char found_character(board::Colour found) {
    return found == board::Colour::off_board ? ' ' : board::stone_letter(found);
}

class ExplanationWriter : private base::TextLines {
  public:
    ExplanationWriter(const authoring::PatternExplanation& explanation, const base::TextStyle& style, bool all)
        : explanation_(explanation), style_(style), all_(all), position_(explanation.asked.position) {}

    std::string write() {
        for (const auto& fits : explanation_.patterns) pattern(fits);
        return std::move(text_);
    }

  private:
    std::string painted(const std::string& text, fmt::text_style style) const {
        return style_.colour ? fmt::format(style, "{}", text) : text;
    }

    void pattern(const std::vector<authoring::ExplainedFit>& fits) {
        const authoring::FoundMatch& first = fits.front().found;
        const auto matching = static_cast<std::size_t>(std::count_if(
            fits.begin(), fits.end(), [](const authoring::ExplainedFit& one) { return one.fit.is_match(); }));
        line("{} ({}) at {}, {}, {}: {} of {}", first.pattern->name, first.database->spec.name,
             board::vertex_name(explanation_.vertex, position_.size), explanation_.asked.source,
             explanation_.patterns_from, base::counted(matching, "match", "matches"),
             base::counted(fits.size(), "placement", "placements"));
        line("");
        const std::size_t shown = all_ ? fits.size() : std::min(fits.size(), std::max(matching, fits_shown));
        const std::size_t drawn = all_ ? fits.size() : std::min(fits.size(), std::max(matching, boards_shown));
        for (std::size_t i = 0; i < shown; ++i) placement(fits[i], i < drawn);
        if (drawn < shown) line("");
        if (shown < fits.size()) {
            line("{} with {} or more mismatches: --all",
                 base::counted(fits.size() - shown, "more placement", "more placements"), fits[shown].fit.mismatches());
            line("");
        }
    }

    void placement(const authoring::ExplainedFit& one, bool is_drawn) {
        const compiler::Fit& fit = one.fit;
        std::string head =
            fmt::format("{} for {}", board::name(fit.match.orientation), board::side_name(fit.match.colour));
        if (fit.is_match())
            head += ": matches" + outcome_summary(one.found);
        else
            head += ": " + authoring::mismatches_text(fit, position_.size, all_ ? fit.mismatches() : mismatches_shown);
        line("{}", painted(head, fmt::emphasis::bold));
        if (!is_drawn) return;
        boards(fit);
        if (one.found.constraint) constraint(one);
        if (one.found.classes) line("     {}", authoring::classes_text(one.found, position_.size));
        if (one.found.helper) line("     {}", authoring::helper_text(one.found));
        if (one.action) line("     action: {}", authoring::action_text(*one.action, position_.size));
        line("");
    }

    static std::string outcome_summary(const authoring::FoundMatch& found) {
        const std::string constraint = found.constraint
                                           ? ", constraint " + authoring::outcome_word(found.constraint->value)
                                           : "; it has no constraint";
        const std::string classes = found.classes && found.classes->value.is_false() ? ", class letters false" : "";
        return constraint + classes + (found.helper ? ", helper " + authoring::outcome_word(*found.helper) : "");
    }

    void constraint(const authoring::ExplainedFit& one) {
        const compiler::ExplainedPart& whole = *one.found.constraint;
        line("     {}", compiler::to_text(*whole.expression));
        if (const std::string labels = authoring::labels_text(whole, position_.size); !labels.empty())
            line("     {}", labels);
        for (const std::string& part : authoring::part_lines(whole, one.read, position_.size, style_.unicode))
            line("   {}", part);
    }

    // The diagram as it would lie here, and beside it what does; cells at fault in brackets.
    void boards(const compiler::Fit& fit) {
        if (fit.diagram.rows == position_.size && fit.diagram.columns == position_.size) return;
        const std::string letters = column_letters(fit);
        const auto both = [&](const std::string& wanted, const std::string& found) {
            const std::string text = fit.is_match() ? wanted : fmt::format("{}     {}", wanted, found);
            line("   {}", base::trimmed_back(text));
        };
        if (!fit.is_match()) both(fmt::format("{:<{}}", "wanted", letters.size()), "on the board");
        both(letters, letters);
        if (fit.diagram.edges.north) both(edge_row(fit), "");
        for (int row = 0; row < fit.diagram.rows; ++row) {
            const std::string number = fmt::format("{:>2} ", row_number(fit.upper_left.row + row));
            both(number + wanted_row(fit, row), number + found_row(fit, row));
        }
        if (fit.diagram.edges.south) both(edge_row(fit), "");
    }

    // The row is drawn as diagrams draw the upper or lower edge of the board.
    static std::string edge_row(const compiler::Fit& fit) {
        std::string text = "   " + std::string(2 * static_cast<std::size_t>(fit.diagram.columns) + 1, '-');
        if (fit.diagram.edges.west) text[3] = '+';
        if (fit.diagram.edges.east) text.back() = '+';
        return text;
    }

    static std::string wanted_row(const compiler::Fit& fit, int row) {
        std::string text;
        for (int column = 0; column < fit.diagram.columns; ++column)
            text += {' ', wanted_character(fit.diagram.at(row, column), fit.match.colour)};
        text += fit.diagram.edges.east ? '|' : ' ';
        if (fit.diagram.edges.west) text.front() = '|';
        return text;
    }

    std::string found_row(const compiler::Fit& fit, int row) const {
        std::string text(2 * static_cast<std::size_t>(fit.diagram.columns) + 1, ' ');
        for (int column = 0; column < fit.diagram.columns; ++column) {
            const board::Offset at = fit.upper_left + board::Offset{row, column};
            const auto place = 2 * static_cast<std::size_t>(column) + 1;
            text[place] = found_character(compiler::point_or_off_board(position_, at.row, at.column));
            if (!is_at_fault(fit, at)) continue;
            text[place - 1] = text[place - 1] == ']' ? '|' : '[';
            text[place + 1] = ']';
        }
        return text;
    }

    static bool is_at_fault(const compiler::Fit& fit, board::Offset at) {
        return std::any_of(fit.cells.begin(), fit.cells.end(),
                           [&](const compiler::CellMismatch& cell) { return cell.at == at; });
    }

    std::string column_letters(const compiler::Fit& fit) const {
        std::string letters = "   ";
        for (int column = 0; column < fit.diagram.columns; ++column) {
            const int at = fit.upper_left.column + column;
            const bool is_on_board = at >= 0 && at < position_.size;
            letters += ' ';
            letters += is_on_board ? board::vertex_name(board::vertex_at(0, at), position_.size).front() : ' ';
        }
        return letters + " ";
    }

    std::string row_number(int row) const {
        return row >= 0 && row < position_.size ? std::to_string(position_.size - row) : "";
    }

    const authoring::PatternExplanation& explanation_;
    const base::TextStyle& style_;
    bool all_;
    const board::Position& position_;
};

}  // namespace

std::string pattern_explanation_text(const authoring::PatternExplanation& explanation, const base::TextStyle& style,
                                     bool all) {
    return ExplanationWriter(explanation, style, all).write();
}

}  // namespace katachi::cli
