#include "tools/katachi/commands/why/text.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text/counted.h"
#include "base/text/text_lines.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/authoring/class_text.h"
#include "tools/authoring/constraint_text.h"
#include "tools/authoring/games/weight_text.h"
#include "tools/authoring/mismatch_text.h"
#include "tools/katachi/commands/match/text.h"

namespace katachi::cli {

namespace {

constexpr std::size_t most_shown = 10;  // of each group

class TextWriter : private base::TextLines {
  public:
    TextWriter(const authoring::WhyReport& report, const base::TextStyle& style, bool all)
        : report_(report), style_(style), most_(all ? static_cast<std::size_t>(-1) : most_shown) {}

    std::string write() {
        line("{}, {} ({}), {}", move(), report_.asked.source, sides_named(report_.asked, report_.sides),
             report_.patterns_from);
        if (const board::Legality found = authoring::legality(report_); found != board::Legality::ok)
            line("{} is no legal move: {}", move(), board::reason(found));
        proposals(report_.proposed, "is proposed by");
        if (!report_.undecided.empty())
            proposals(report_.undecided, "is proposed, if what cannot be told yet holds, by");
        if (!report_.refused.empty()) proposals(report_.refused, "would be proposed, but for the constraint, by");
        if (!report_.refused_by_classes.empty())
            proposals(report_.refused_by_classes, "would be proposed, but for the class letters, by");
        if (!report_.refused_by_helper.empty())
            proposals(report_.refused_by_helper, "would be proposed, but for the helper of its colon line, by");
        near_misses();
        for (const authoring::EngineReasons& found : report_.engine) engine(found);
        if (report_.lives) lives(*report_.lives);
        if (hidden_ > 0) {
            line("");
            line("{}: --all", base::counted(hidden_, "more is not shown", "more are not shown"));
        }
        need_of_status();
        return std::move(text_);
    }

  private:
    std::string move() const { return board::move_name(report_.move, report_.asked.position.size); }

    // A pattern may be in a group for several of its orientations, and for both sides.
    template <typename Group>
    void head(const std::string& what, const Group& group) {
        std::set<const compiler::Pattern*> patterns;
        for (const auto& member : group) patterns.insert(member.found.pattern);
        std::string text =
            what + " " + (group.empty() ? "no pattern" : base::counted(patterns.size(), "pattern", "patterns"));
        if (patterns.size() < group.size()) text += " in " + std::to_string(group.size()) + " places";
        heading(text);
    }

    void heading(const std::string& text) {
        line("");
        line("{}", style_.colour ? fmt::format(fmt::emphasis::bold, "{}", text) : text);
    }

    template <typename Group, typename Show>
    void some_of(const Group& group, const Show& show) {
        for (std::size_t i = 0; i < std::min(group.size(), most_); ++i) show(group[i]);
        hidden_ += group.size() - std::min(group.size(), most_);
    }

    void proposals(const std::vector<authoring::Proposal>& group, const std::string& what) {
        head(what, group);
        some_of(group, [&](const authoring::Proposal& proposal) {
            const authoring::FoundMatch& found = proposal.found;
            line("  {}", match_summary(found, report_.sides, style_));
            if (found.constraint) constraint(proposal);
            if (found.standing() == authoring::Standing::classes_false)
                line("    {}", compiler::refusal_text(*found.classes, report_.asked.position.size));
            if (found.helper) line("    {}", authoring::helper_text(found));
            for (const catalogue::StoredPatternWeight& weighing : proposal.weighings)
                line("    {}", authoring::weight_text(weighing));
        });
    }

    void constraint(const authoring::Proposal& proposal) {
        const compiler::ExplainedPart& whole = *proposal.found.constraint;
        const int size = report_.asked.position.size;
        line("    constraint {}: {}", authoring::outcome_word(whole.value), compiler::to_text(*whole.expression));
        const std::string labels = authoring::labels_text(whole, size);
        const std::string values =
            whole.value.is_true() ? authoring::deciding_values(whole) : authoring::reasons_text(whole);
        line("      {}{}", values, labels.empty() ? "" : "   (" + labels + ")");
        // Several calls may ask about one eye space.
        std::set<std::string> told;
        for (const authoring::ReadCall& read : proposal.read)
            for (const std::string& found : authoring::read_texts(read, size))
                if (told.insert(found).second) line("      {}", found);
    }

    void near_misses() {
        if (report_.near_misses.empty()) return;
        head("would be proposed, but for one point, by", report_.near_misses);
        some_of(report_.near_misses, [&](const authoring::NearMiss& miss) {
            line("  {}", match_summary(miss.found, report_.sides, style_));
            const compiler::Expression* constraint =
                miss.found.pattern->constraint ? &*miss.found.pattern->constraint : nullptr;
            line("    {}{}", authoring::mismatches_text(miss.fit, report_.asked.position.size, 1),
                 constraint == nullptr ? "" : "; and then if " + compiler::to_text(*constraint));
        });
    }

    void engine(const authoring::EngineReasons& found) {
        constexpr double hundred = 100;
        heading(fmt::format("is expected of {} at {:.1f} %, as number {} of {}", board::side_name(found.side),
                            hundred * found.chance, found.rank, base::counted(found.moves, "move", "moves")));
        some_of(found.reasons, [&](const authoring::EngineReasons::Reason& reason) {
            line("  {:+.2f}  {:<18} {}", reason.weight, reason.source, reason.text);
        });
    }

    void lives(const std::vector<authoring::DecidedLife>& decided) {
        heading(decided.empty() ? "decides the life of no group, by reading" : "decides lives, by reading");
        for (const authoring::DecidedLife& life : decided) line("  {}", life_text(life));
    }

    std::string life_text(const authoring::DecidedLife& life) const {
        const board::Colour mover = life.is_saved ? life.colour : board::opponent(life.colour);
        return fmt::format("{} {} {}'s group at {}, {}{}: {}", board::side_name(mover),
                           life.is_saved ? "saves" : "kills", board::side_name(life.colour),
                           board::vertex_name(life.stones.first(), report_.asked.position.size),
                           base::counted(life.stones.count(), "stone", "stones"),
                           life.code == reading::TacticalCode::win ? "" : ", in a ko", life::name(life.certainty));
    }

    // Tells what the proposed patterns need to know.
    void need_of_status() {
        std::vector<const authoring::FoundMatch*> proposed;
        for (const auto* group : {&report_.proposed, &report_.undecided})
            for (const authoring::Proposal& proposal : *group) proposed.push_back(&proposal.found);
        const std::string note = authoring::status_note(proposed);
        if (note.empty()) return;
        line("");
        line("{}", note);
    }

    const authoring::WhyReport& report_;
    const base::TextStyle& style_;
    std::size_t most_;
    std::size_t hidden_ = 0;
};

}  // namespace

std::string why_text(const authoring::WhyReport& report, const base::TextStyle& style, bool all) {
    return TextWriter(report, style, all).write();
}

}  // namespace katachi::cli
