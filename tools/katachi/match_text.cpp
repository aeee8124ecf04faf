#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "compiler/model/expression.h"
#include "engine/board/position_text.h"
#include "tools/katachi/command.h"
#include "tools/katachi/match_report.h"

namespace katachi {

namespace {

constexpr std::size_t moves_shown = 20;  // as many as there are circled numbers in a font

// What marks the move of a rank on the board and in the list.
std::string mark(std::size_t rank, const TextStyle& style) {
    if (!style.unicode) return std::string(1, static_cast<char>('a' + rank));
    std::string circled = "\u2460";  // ①, its successors differ in the last byte
    circled.back() = static_cast<char>(circled.back() + static_cast<char>(rank));
    return circled;
}

std::string side_name(Colour colour) { return colour == Colour::black ? "Black" : "White"; }

// Patterns that propose one move, or that have none (pass_vertex).
struct Proposal {
    Vertex move = pass_vertex;
    std::vector<const FoundMatch*> matches;
};

double value_of(const FoundMatch& found) {
    const Attribute* value = found.pattern->attribute("value");
    return value != nullptr ? value->number.value_or(0) : 0;
}

// A pattern that fits in several orientations at once is listed once.
void drop_repeated(std::vector<const FoundMatch*>& matches) {
    const auto same = [](const FoundMatch* a, const FoundMatch* b) {
        return a->pattern == b->pattern && a->match.colour == b->match.colour;
    };
    std::stable_sort(matches.begin(), matches.end(), [](const FoundMatch* a, const FoundMatch* b) {
        if (value_of(*a) != value_of(*b)) return value_of(*a) > value_of(*b);
        return std::pair(a->pattern->name, a->match.colour) < std::pair(b->pattern->name, b->match.colour);
    });
    matches.erase(std::unique(matches.begin(), matches.end(), same), matches.end());
}

// Most patterns first; equal ones from the top left.
std::vector<Proposal> proposals_of(const MatchReport& report) {
    std::map<Vertex, Proposal> by_move;
    for (const FoundMatch& found : report.matches) {
        Proposal& proposal = by_move[found.match.move];
        proposal.move = found.match.move;
        proposal.matches.push_back(&found);
    }
    std::vector<Proposal> proposals;
    for (auto& [move, proposal] : by_move) {
        if (move == pass_vertex) continue;
        drop_repeated(proposal.matches);
        proposals.push_back(std::move(proposal));
    }
    std::stable_sort(proposals.begin(), proposals.end(),
                     [](const Proposal& a, const Proposal& b) { return a.matches.size() > b.matches.size(); });
    return proposals;
}

std::vector<const FoundMatch*> without_move(const MatchReport& report) {
    std::vector<const FoundMatch*> found;
    for (const FoundMatch& match : report.matches)
        if (match.match.move == pass_vertex) found.push_back(&match);
    return found;
}

std::string sides_named(const MatchReport& report) {
    if (report.sides.size() == 2) return "both colours";
    const bool to_play = report.asked.to_move && *report.asked.to_move == report.sides[0];
    return side_name(report.sides[0]) + (to_play ? " to play" : "");
}

std::string matches_without_move(std::size_t count) { return counted(count, "match", "matches") + " without a move"; }

// As much of the remark as has room, whole words.
std::string short_remark(const Pattern& pattern) {
    constexpr std::size_t room = 80;
    std::string remark = pattern.remark();
    if (remark.size() <= room) return remark;
    return remark.substr(0, remark.rfind(' ', room)) + " …";
}

class TextWriter {
  public:
    TextWriter(const MatchReport& report, const TextStyle& style, bool all)
        : report_(report), style_(style), all_(all), proposals_(proposals_of(report)) {}

    std::string write() {
        const auto unmoved = without_move(report_);
        line("{} ({}), {}: {} at {}{}", report_.asked.source, sides_named(report_), report_.patterns_from,
             counted(pattern_count(), "pattern", "patterns"), counted(proposals_.size(), "move", "moves"),
             unmoved.empty() ? "" : ", " + matches_without_move(unmoved.size()));
        line("");
        board();
        for (std::size_t i = 0; i < shown(); ++i) proposal(i);
        without_moves(unmoved);
        return std::move(text_);
    }

  private:
    template <typename... Arguments>
    void line(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text_), form, std::forward<Arguments>(arguments)...);
        text_ += '\n';
    }

    std::size_t shown() const { return all_ ? proposals_.size() : std::min(proposals_.size(), moves_shown); }

    std::size_t pattern_count() const {
        std::size_t count = 0;
        for (const Proposal& proposal : proposals_) count += proposal.matches.size();
        return count;
    }

    std::string painted(const std::string& text, fmt::text_style style) const {
        return style_.colour ? fmt::format(style, "{}", text) : text;
    }

    void board() {
        text_ += print_position(report_.asked.position, [&](Vertex vertex) -> std::string {
            for (std::size_t i = 0; i < std::min(shown(), moves_shown); ++i)
                if (proposals_[i].move == vertex)
                    return painted(mark(i, style_), fmt::emphasis::bold | fg(fmt::terminal_color::green));
            return "";
        });
        line("");
    }

    void proposal(std::size_t rank) {
        const Proposal& proposal = proposals_[rank];
        const std::string label = rank < moves_shown ? mark(rank, style_) : " ";
        std::string vertex = vertex_name(proposal.move, report_.asked.position.size);
        std::string head = label + "  " + fmt::format("{:<4}", vertex);
        for (const FoundMatch* found : proposal.matches) {
            match(head, *found);
            head = "       ";
        }
    }

    void match(const std::string& head, const FoundMatch& found) {
        const Pattern& pattern = *found.pattern;
        const double value = value_of(found);
        std::string text = fmt::format("  {} {:<34} {:<13} {:<16}", head, pattern.name, found.database->spec.name,
                                       name(found.match.orientation));
        if (report_.sides.size() == 2) text += " " + side_name(found.match.colour);
        if (value != 0) text += fmt::format(" value {:g}", value);
        const std::string remark = short_remark(pattern);
        if (!remark.empty()) text += " \"" + remark + "\"";
        line("{}", text.substr(0, text.find_last_not_of(' ') + 1));
        if (pattern.constraint && !report_.geometry_only)
            line("  {:<8} if {}", "", painted(to_text(*pattern.constraint), fmt::emphasis::faint));
    }

    void without_moves(const std::vector<const FoundMatch*>& unmoved) {
        const std::size_t moves_hidden = proposals_.size() - shown();
        if (all_) {
            const int size = report_.asked.position.size;
            for (const FoundMatch* found : unmoved)
                line("     {}-{} {} {} {}", vertex_name(found->match.upper_left, size),
                     vertex_name(found->match.lower_right, size), found->pattern->name, found->database->spec.name,
                     side_name(found->match.colour));
        } else if (moves_hidden + unmoved.size() > 0) {
            line("  …  {}, {}: --all", counted(moves_hidden, "more move", "more moves"),
                 matches_without_move(unmoved.size()));
        }
    }

    const MatchReport& report_;
    const TextStyle& style_;
    bool all_;
    std::vector<Proposal> proposals_;
    std::string text_;
};

}  // namespace

std::string match_text(const MatchReport& report, const TextStyle& style, bool all) {
    return TextWriter(report, style, all).write();
}

}  // namespace katachi
