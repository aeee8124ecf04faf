#include "tools/katachi/commands/diff/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text/counted.h"
#include "base/text/lines.h"
#include "base/text/terminal_text.h"
#include "base/text/text_lines.h"
#include "base/text/trim.h"
#include "compiler/emit/pattern_text.h"
#include "engine/board/side_name.h"

namespace katachi::cli {

namespace {

std::string full_name(const catalogue::DiffEntry& entry) {
    return entry.database->spec.name + "/" + entry.pattern->name;
}

std::vector<std::string> rows_of(const std::string& text) {
    const std::vector<std::string_view> lines = base::lines_of(text);
    return {lines.begin(), lines.end()};
}

bool same_size(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const std::string& left, const std::string& right) { return left.size() == right.size(); });
}

std::string carets(const std::string& before, const std::string& after) {
    std::string marks;
    for (std::size_t i = 0; i < after.size(); ++i) marks += before[i] == after[i] ? ' ' : '^';
    return std::string(base::trimmed_back(marks));
}

// The transform that makes the one shape of the other; nothing where none does, or none is needed.
std::optional<board::Orientation> turn_between(const compiler::Diagram& before, const compiler::Diagram& after) {
    for (const board::Orientation orientation : board::all_orientations)
        if (compiler::transformed(before, orientation) == after)
            return orientation == board::Orientation::identity ? std::nullopt : std::optional(orientation);
    return std::nullopt;
}

// Parts that are drawn, not told.
bool is_drawing(const catalogue::PartChange& change) {
    return change.part == "labels" || change.part == "cells" || change.before.find('\n') != std::string::npos;
}

class DiffWriter : private base::TextLines {
  public:
    DiffWriter(const authoring::DiffReport& report, const base::TextStyle& style)
        : report_(report), style_(style), arrow_(style.unicode ? "→" : "->") {}

    std::string write() {
        const catalogue::DatabaseDiff& diff = report_.diff;
        const auto& effect = report_.effect;
        for (std::size_t i = 0; i < diff.changed.size(); ++i) {
            changed(diff.changed[i]);
            if (effect) matches(effect->changed[i]);
        }
        for (std::size_t i = 0; i < diff.added.size(); ++i) {
            line("added     {}", full_name(diff.added[i]));
            drawing(diff.added[i]);
            if (effect) matches(effect->added[i]);
        }
        for (std::size_t i = 0; i < diff.removed.size(); ++i) {
            line("removed   {}", full_name(diff.removed[i]));
            drawing(diff.removed[i]);
            if (effect) matches(effect->removed[i]);
        }
        if (!diff.empty()) line("");
        if (effect) totals(*effect);
        line("{}", diff_summary(diff));
        return base::printable(text_, style_.unicode);
    }

  private:
    void changed(const catalogue::EntryChange& change) {
        const std::string before = full_name(change.before);
        const std::string after = full_name(change.after);
        if (change.is_renamed)
            line("renamed   {} {} {}", before, arrow_, after);
        else if (change.is_in_other_place)
            line("moved     {}{}", after, place_change(change));
        else if (change.is_in_other_order)
            line("moved     {}: its place among the others", after);
        else
            line("changed   {}", after);
        const auto turn = turn_between(change.before.pattern->diagram, change.after.pattern->diagram);
        if (turn) line("    drawn {}{}", board::name(*turn), change.matches_the_same ? ", matches the same" : "");
        for (const catalogue::PartChange& part : change.parts)
            if (!turn || (part.part != "cells" && (part.part != "labels" || !change.matches_the_same)))
                part_change(part);
    }

    std::string place_change(const catalogue::EntryChange& change) const {
        return fmt::format(": {}/{} {} {}/{}", change.before.database->spec.name, catalogue::file_name(change.before),
                           arrow_, change.after.database->spec.name, catalogue::file_name(change.after));
    }

    void part_change(const catalogue::PartChange& change) {
        if (is_drawing(change)) {
            line("    {}", change.part);
            side_by_side(rows_of(change.before), rows_of(change.after));
            return;
        }
        constexpr std::size_t room = 40;
        const auto shown = [](const std::string& text) { return text.empty() ? std::string("none") : text; };
        if (change.before.size() + change.after.size() <= room) {
            line("    {} {} {} {}", change.part, shown(change.before), arrow_, shown(change.after));
        } else {
            line("    {}", change.part);
            line("      - {}", shown(change.before));
            line("      + {}", shown(change.after));
        }
    }

    // Marks under what differs, where the shapes have the same size.
    void side_by_side(const std::vector<std::string>& before, const std::vector<std::string>& after) {
        std::size_t width = 4;
        for (const std::string& row : before) width = std::max(width, row.size());
        const bool comparable = same_size(before, after);
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
            const std::string left = i < before.size() ? before[i] : "";
            const std::string right = i < after.size() ? after[i] : "";
            line("      {:<{}}      {}", left, width, right);
            if (comparable && left != right) line("      {:<{}}      {}", "", width, carets(left, right));
        }
    }

    void drawing(const catalogue::DiffEntry& entry) {
        const compiler::Diagram& diagram = entry.pattern->diagram;
        for (const std::string& row :
             rows_of(compiler::diagram_text(compiler::transformed(diagram, board::Orientation::identity))))
            line("      {}", row);
    }

    void matches(const authoring::EntryEffect& effect) {
        if (!effect.is_counted) return;
        line("    matches{} {} {} {}: {} gained, {} lost", effect.is_judged ? " that are not refused" : "",
             effect.before, arrow_, effect.after, effect.gained, effect.lost);
        examples("gained", effect.gained_examples);
        examples("lost", effect.lost_examples);
    }

    void examples(const char* what, const std::vector<authoring::MatchExample>& examples) {
        for (const authoring::MatchExample& example : examples)
            line("      {} at {}, {}, before move {} of {}", what,
                 board::vertex_name(example.vertex, example.board_size), board::side_name(example.colour), example.move,
                 example.game);
    }

    void totals(const authoring::GamesEffect& effect) {
        std::int64_t before = 0, after = 0, gained = 0, lost = 0;
        std::size_t counted = 0;
        for (const auto* entries : {&effect.changed, &effect.added, &effect.removed})
            for (const authoring::EntryEffect& entry : *entries) {
                counted += entry.is_counted ? 1 : 0;
                before += entry.before;
                after += entry.after;
                gained += entry.gained;
                lost += entry.lost;
            }
        const std::string games = base::counted(effect.games, "game", "games") + ", " +
                                  base::counted(effect.positions, "position", "positions");
        if (counted > 0)
            line("{}: matches of {} {} {} {}, {} gained, {} lost", games, base::counted(counted, "entry", "entries"),
                 before, arrow_, after, gained, lost);
        else
            line("{}: none of these entries can match otherwise than before, or can be looked for", games);
        if (effect.without_tables > 0)
            line("{} not looked for: eye shapes, playout patterns and whole boards are not counted in games",
                 base::counted(effect.without_tables, "entry", "entries"));
        if (effect.unreadable > 0)
            line("{} not looked for: an error in it keeps it from being matched; katachi check says which",
                 base::counted(effect.unreadable, "entry", "entries"));
    }

    const authoring::DiffReport& report_;
    const base::TextStyle& style_;
    const char* arrow_;
};

}  // namespace

std::string diff_text(const authoring::DiffReport& report, const base::TextStyle& style) {
    return DiffWriter(report, style).write();
}

std::string diff_summary(const catalogue::DatabaseDiff& diff) {
    std::size_t renamed = 0, moved = 0;
    for (const catalogue::EntryChange& change : diff.changed) {
        renamed += change.is_renamed ? 1 : 0;
        moved += !change.is_renamed && (change.is_in_other_place || change.is_in_other_order) ? 1 : 0;
    }
    if (diff.empty())
        return fmt::format("no difference; {} unchanged", base::counted(diff.unchanged, "entry", "entries"));
    return fmt::format("{} changed, {} renamed, {} moved, {} added, {} removed; {} unchanged",
                       diff.changed.size() - renamed - moved, renamed, moved, diff.added.size(), diff.removed.size(),
                       diff.unchanged);
}

}  // namespace katachi::cli
