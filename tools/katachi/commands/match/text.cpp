#include "tools/katachi/commands/match/text.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/text/counted.h"
#include "base/text/text_lines.h"
#include "base/text/trim.h"
#include "compiler/emit/pattern_text.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "tools/authoring/class_text.h"
#include "tools/authoring/constraint_text.h"
#include "tools/katachi/commands/match/proposals.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

// What marks the move of a rank on the board and in the list.
std::string mark(std::size_t rank, const base::TextStyle& style) {
    if (!style.unicode) return std::string(1, static_cast<char>('a' + rank));
    std::string circled = "\u2460";  // ①, its successors differ in the last byte
    circled.back() = static_cast<char>(circled.back() + static_cast<char>(rank));
    return circled;
}

std::string_view ellipsis(const base::TextStyle& style) { return style.unicode ? "…" : "..."; }

constexpr std::size_t refusals_shown = 5;

std::vector<const authoring::FoundMatch*> without_move(const authoring::MatchReport& report) {
    std::vector<const authoring::FoundMatch*> found;
    for (const authoring::FoundMatch& match : report.matches)
        if (match.match.move == board::pass_vertex) found.push_back(&match);
    return found;
}

// Only matches with a move are found.
std::vector<const authoring::FoundMatch*> with_standing(const authoring::MatchReport& report,
                                                        authoring::Standing standing) {
    std::vector<const authoring::FoundMatch*> found;
    for (const authoring::FoundMatch& match : report.matches)
        if (match.match.move != board::pass_vertex && match.standing() == standing) found.push_back(&match);
    drop_repeated(found);
    return found;
}

// Patterns with a move that propose nothing.
struct Refusals {
    std::vector<const authoring::FoundMatch*> matches;
    std::string count;  // "3 more patterns whose constraint is false"; empty where there are none
};

Refusals refusals_of(const authoring::MatchReport& report, authoring::Standing standing, const std::string& one,
                     const std::string& many) {
    auto matches = with_standing(report, standing);
    std::string count =
        matches.empty() ? "" : base::counted(matches.size(), "more pattern " + one, "more patterns " + many);
    return {.matches = std::move(matches), .count = std::move(count)};
}

std::string refusal_of(const authoring::FoundMatch& found, int size) {
    switch (found.standing()) {
        case authoring::Standing::classes_false: return compiler::refusal_text(*found.classes, size);
        case authoring::Standing::helper_false: return authoring::helper_text(found);
        default: return authoring::reasons_text(*found.constraint);
    }
}

std::string matches_without_move(std::size_t count) {
    return base::counted(count, "match", "matches") + " without a move";
}

// The text is as much of the remark as has room, in whole words.
std::string short_remark(const compiler::Pattern& pattern, const base::TextStyle& style) {
    constexpr std::size_t room = 80;
    const std::string remark = pattern.remark();
    const std::size_t end = remark.rfind(' ', room);
    if (remark.size() <= room || end == std::string::npos) return remark;
    return fmt::format("{} {}", remark.substr(0, end), ellipsis(style));
}

// What its colon line says behind the symmetry: "OXe,value(9),shape(2)".
std::string colon_fields(const compiler::Pattern& pattern) {
    const std::string line = compiler::colon_line(pattern);
    const auto begin = line.find_first_not_of(",-", line.find(','));
    return begin == std::string::npos ? "" : line.substr(begin);
}

// "constraint true (lib(a) = 1): lib(a) == 1".
std::string constraint_text(const authoring::FoundMatch& found) {
    const compiler::ExplainedPart& constraint = *found.constraint;
    const std::string values = authoring::deciding_values(constraint);
    return "constraint " + authoring::outcome_word(constraint.value) + (values.empty() ? "" : " (" + values + ")") +
           ": " + compiler::to_text(*constraint.expression);
}

class MatchWriter : private base::TextLines {
  public:
    MatchWriter(const authoring::MatchReport& report, const base::TextStyle& style, bool all)
        : report_(report), style_(style), all_(all), proposals_(proposals_of(report)) {}

    std::string write() {
        const auto unmoved = without_move(report_);
        const Refusals by_constraint = refusals_of(report_, authoring::Standing::constraint_false,
                                                   "whose constraint is false", "whose constraint is false");
        const Refusals by_classes = refusals_of(report_, authoring::Standing::classes_false,
                                                "that its class letters refuse", "that their class letters refuse");
        const Refusals by_helper = refusals_of(report_, authoring::Standing::helper_false, "that its helper refuses",
                                               "that their helpers refuse");
        line("{} ({}), {}: {} at {}{}{}{}{}{}", report_.asked.source, sides_named(report_.asked, report_.sides),
             report_.patterns_from, base::counted(pattern_count(), "pattern", "patterns"),
             base::counted(proposals_.size(), "move", "moves"), undecided_count(),
             by_constraint.count.empty() ? "" : ", " + by_constraint.count,
             by_classes.count.empty() ? "" : ", " + by_classes.count,
             by_helper.count.empty() ? "" : ", " + by_helper.count,
             unmoved.empty() ? "" : ", " + matches_without_move(unmoved.size()));
        line("");
        board();
        for (std::size_t i = 0; i < shown(); ++i) proposal(i);
        without_moves(unmoved);
        refusals_apart(by_constraint);
        refusals_apart(by_classes);
        refusals_apart(by_helper);
        need_of_status(unmoved);
        return std::move(text_);
    }

  private:
    std::size_t shown() const { return all_ ? proposals_.size() : std::min(proposals_.size(), moves_shown); }

    std::size_t pattern_count() const {
        std::size_t count = 0;
        for (const ProposedMove& proposal : proposals_) count += proposal.matches.size();
        return count;
    }

    std::string undecided_count() const {
        std::ptrdiff_t count = 0;
        for (const ProposedMove& proposal : proposals_)
            count += std::count_if(proposal.matches.begin(), proposal.matches.end(),
                                   [](const authoring::FoundMatch* found) { return found->is_undecided(); });
        return count == 0 ? "" : " (" + std::to_string(count) + " undecided)";
    }

    std::string painted(const std::string& text, fmt::text_style style) const {
        return style_.colour ? fmt::format(style, "{}", text) : text;
    }

    void board() {
        text_ += board::print_position(report_.asked.position, [&](board::Vertex vertex) -> std::string {
            for (std::size_t i = 0; i < std::min(shown(), moves_shown); ++i)
                if (proposals_[i].move == vertex)
                    return painted(mark(i, style_), fmt::emphasis::bold | fg(fmt::terminal_color::green));
            return "";
        });
        line("");
    }

    void proposal(std::size_t rank) {
        const ProposedMove& proposal = proposals_[rank];
        const std::string label = rank < moves_shown ? mark(rank, style_) : " ";
        std::string vertex = board::vertex_name(proposal.move, report_.asked.position.size);
        std::string head = label + "  " + fmt::format("{:<4}", vertex);
        for (const authoring::FoundMatch* found : proposal.matches) {
            match(head, *found);
            head = "       ";
        }
    }

    void match(const std::string& head, const authoring::FoundMatch& found) {
        line("  {} {}", head, match_summary(found, report_.sides, style_));
        if (found.constraint) line("  {:<8} {}", "", painted(constraint_text(found), fmt::emphasis::faint));
        if (found.helper) line("  {:<8} {}", "", painted(authoring::helper_text(found), fmt::emphasis::faint));
    }

    void refusals_apart(const Refusals& refusals) {
        const auto& matches = refusals.matches;
        if (matches.empty()) return;
        begin_paragraph();
        const std::size_t shown = all_ ? matches.size() : std::min(matches.size(), refusals_shown);
        line("{}:", refusals.count);
        const int size = report_.asked.position.size;
        for (std::size_t i = 0; i < shown; ++i) {
            line("     {:<4} {}", board::vertex_name(matches[i]->match.move, size),
                 match_summary(*matches[i], report_.sides, style_));
            line("  {:<8} {}", "", painted(refusal_of(*matches[i], size), fmt::emphasis::faint));
        }
        if (shown < matches.size()) line("  {}  {} more: --all", ellipsis(style_), matches.size() - shown);
    }

    void need_of_status(std::vector<const authoring::FoundMatch*> matches) {
        for (const ProposedMove& proposal : proposals_)
            matches.insert(matches.end(), proposal.matches.begin(), proposal.matches.end());
        const std::string note = authoring::status_note(matches);
        if (note.empty()) return;
        begin_paragraph();
        line("{}", note);
    }

    void begin_paragraph() {
        if (!text_.ends_with("\n\n")) line("");
    }

    void without_moves(const std::vector<const authoring::FoundMatch*>& unmoved) {
        const std::size_t moves_hidden = proposals_.size() - shown();
        if (all_) {
            const int size = report_.asked.position.size;
            for (const authoring::FoundMatch* found : unmoved)
                line("     {}-{} {} {} {}{}", board::vertex_name(found->match.upper_left, size),
                     board::vertex_name(found->match.lower_right, size), found->pattern->name,
                     found->database->spec.name, board::side_name(found->match.colour),
                     found->constraint ? ", " + constraint_text(*found) : "");
        } else if (moves_hidden + unmoved.size() > 0) {
            line("  {}  {}{}{}: --all", ellipsis(style_),
                 moves_hidden > 0 ? base::counted(moves_hidden, "more move", "more moves") : "",
                 moves_hidden > 0 && !unmoved.empty() ? ", " : "",
                 unmoved.empty() ? "" : matches_without_move(unmoved.size()));
        }
    }

    const authoring::MatchReport& report_;
    const base::TextStyle& style_;
    bool all_;
    std::vector<ProposedMove> proposals_;
};

}  // namespace

std::string sides_named(const authoring::AskedPosition& asked, const std::vector<board::Colour>& sides) {
    if (sides.size() == 2) return "both colours";
    const bool to_play = asked.to_move && *asked.to_move == sides[0];
    return board::side_name(sides[0]) + (to_play ? " to play" : "");
}

std::string match_summary(const authoring::FoundMatch& found, const std::vector<board::Colour>& sides,
                          const base::TextStyle& style) {
    const compiler::Pattern& pattern = *found.pattern;
    std::string text = fmt::format("{:<34} {:<13} {:<16}", pattern.name, found.database->spec.name,
                                   board::name(found.match.orientation));
    if (sides.size() == 2) text += " " + board::side_name(found.match.colour);
    if (const std::string fields = colon_fields(pattern); !fields.empty()) text += " " + fields;
    const std::string remark = short_remark(pattern, style);
    if (!remark.empty()) text += " \"" + remark + "\"";
    return std::string(base::trimmed_back(text));
}

std::string match_text(const authoring::MatchReport& report, const base::TextStyle& style, bool all) {
    return MatchWriter(report, style, all).write();
}

}  // namespace katachi::cli
