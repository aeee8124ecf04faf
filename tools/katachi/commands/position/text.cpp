#include "tools/katachi/commands/position/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/text/counted.h"
#include "base/text/trim.h"
#include "engine/analysis/position_owners.h"
#include "engine/board/side_name.h"
#include "engine/influence/hold_names.h"
#include "engine/match/tables/eye_value.h"
#include "engine/position/dragon_letters.h"
#include "tools/authoring/drawing/text.h"
#include "tools/authoring/eyes/eye_space_text.h"

namespace katachi::cli {

namespace {

using authoring::PositionReport;

template <typename... Arguments>
void line(std::string& text, fmt::format_string<Arguments...> form, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(text), form, std::forward<Arguments>(arguments)...);
    text += '\n';
}

std::string vertex_text(board::Vertex vertex, const PositionReport& report) {
    return vertex == board::pass_vertex ? "-" : board::vertex_name(vertex, report.asked.position.size);
}

std::string points_text(const board::VertexSet& points, const PositionReport& report) {
    std::string text;
    for (const board::Vertex point : points) text += (text.empty() ? "" : " ") + vertex_text(point, report);
    return text;
}

const char* word(position::Surrounded surrounded) {
    switch (surrounded) {
        case position::Surrounded::no: return "-";
        case position::Surrounded::weakly: return "weakly";
        case position::Surrounded::fully: return "fully";
    }
    return "-";
}

void dragon_rows(std::string& text, const PositionReport& report) {
    const std::vector<char> letters = position::dragon_letters(report.dragons);
    line(text, "  {:<6} {:<7} {:>6}  {:<8} {:<15} {:<5} {:>6}  {:<10} {:>8}  {:>6}", "side", "dragon", "stones",
         "status", "safety", "eyes", "escape", "surrounded", "weakness", "worth");
    for (const int number : position::by_size(report.dragons)) {
        const auto i = static_cast<std::size_t>(number);
        const position::Dragon& dragon = report.dragons.number(number);
        line(text, "{} {:<6} {:<7} {:>6}  {:<8} {:<15} {:<5} {:>6}  {:<10} {:>8.2f}  {:>6.1f}", letters[i],
             board::side_name(dragon.colour), vertex_text(dragon.origin, report), dragon.size(),
             position::name(report.life[i].status), position::name(report.judged.safety[i]),
             match::eye_value_text(dragon.eyes), dragon.escape_route, word(dragon.surrounding.status),
             report.weakness.weakness[i], report.weakness.strategic_size[i]);
    }
}

std::string join_text(const position::Join& join, const PositionReport& report) {
    std::string strings = vertex_text(join.a, report) + " and " + vertex_text(join.b, report);
    switch (join.why) {
        case position::Join::Why::common_eye:
            return strings + " share the eye space " + points_text(join.points, report);
        case position::Join::Why::common_liberties:
            return strings + " have the liberties " + points_text(join.points, report) + " in common";
        case position::Join::Why::pattern: return strings + " are joined by the pattern " + join.pattern;
    }
    return strings;
}

// "B2", "B2?" where it is judged, "B2 (ko)"; "-" where the question fails or was not asked.
std::string answer_text(const life::LifeAnswer& answer, const PositionReport& report) {
    if (!answer.succeeds()) return answer.is_read_out() ? "-" : "-?";
    const std::string move = answer.move == board::pass_vertex ? "pass" : vertex_text(answer.move, report);
    return move + (answer.is_read_out() ? "" : "?") + (answer.code == reading::TacticalCode::win ? "" : " (ko)");
}

const char* word(life::RaceHelp help) {
    switch (help) {
        case life::RaceHelp::none: return "";
        case life::RaceHelp::seki: return "nobody takes it in a race";
        case life::RaceHelp::won: return "wins a race";
    }
    return "";
}

// What reading says, a row for each dragon that was read.
void reading_rows(std::string& text, const PositionReport& report) {
    const std::vector<char> letters = position::dragon_letters(report.dragons);
    std::string rows;
    for (const int number : position::by_size(report.dragons)) {
        const auto i = static_cast<std::size_t>(number);
        if (!report.readings[i]) continue;
        const life::DragonReading& read = *report.readings[i];
        const std::string row = fmt::format(
            "{} {:<6} {:<7} {:<10} {:<10} {:<8} {}", letters[i], board::side_name(report.dragons.number(number).colour),
            vertex_text(report.dragons.number(number).origin, report), answer_text(read.attack, report),
            read.defence ? answer_text(*read.defence, report) : "", report.life[i].is_proved ? "proved" : "",
            word(read.help));
        line(rows, "{}", base::trimmed_back(row));
    }
    if (rows.empty()) return line(text, "\nread: no dragon, since none has a short way out");
    line(text, "\n  {:<6} {:<7} {:<10} {:<10} (? judged, where the search came to no end)", "read", "", "attack",
         "defence");
    text += rows;
}

constexpr double hundred = 100;
constexpr float least_shown = 0.005F;  // with two digits, more than nothing

void stone_lines(std::string& text, const PositionReport& report, const authoring::PointReasons& reasons) {
    const position::Dragon& dragon = report.dragons.number(reasons.dragon);
    const position::Verdict& verdict = report.life[static_cast<std::size_t>(reasons.dragon)];
    line(text, "{} is in {}'s dragon at {}, of {} in {}: {}, lives in {:.0f} % of such cases{}",
         vertex_text(reasons.vertex, report), board::side_name(dragon.colour), vertex_text(dragon.origin, report),
         base::counted(dragon.size(), "stone", "stones"), base::counted(dragon.strings.count(), "string", "strings"),
         position::name(verdict.status), hundred * static_cast<double>(verdict.chance_to_live),
         verdict.is_proved ? ", proved" : "");
    if (!reasons.joins.empty()) line(text, "\none dragon, because");
    for (const position::Join& join : reasons.joins) line(text, "  {}", join_text(join, report));
    line(text, "\nfor and against its life, as logarithms of odds");
    for (const auto& [fact, log_odds] : report.reasons[static_cast<std::size_t>(reasons.dragon)])
        if (std::abs(log_odds) >= least_shown) line(text, "  {:+.2f}  {} {:g}", log_odds, fact.name, fact.amount);
    for (const position::Assumption& assumed : verdict.assumptions)
        line(text, "  if {}'s dragon at {} is {}", board::side_name(report.dragons.number(assumed.dragon).colour),
             vertex_text(report.dragons.number(assumed.dragon).origin, report), position::name(assumed.status));
}

// What fits on a screen; --json has all.
constexpr std::size_t most_owner_facts = 10;

void owner_lines(std::string& text, const authoring::OwnerReasons& owner) {
    line(text, "\n{}'s at the end in {:.0f} % of such cases; for and against that, as logarithms of odds",
         board::side_name(owner.side), hundred * static_cast<double>(owner.chance));
    if (owner.start != 0) line(text, "  {:+.2f}  as the other strings of this board, mean", owner.start);
    std::size_t shown = 0;
    for (const authoring::OwnerReason& fact : owner.facts)
        if (std::abs(fact.log_odds) >= least_shown && shown++ < most_owner_facts)
            line(text, "  {:+.2f}  {} {:.3g}: {}", fact.log_odds, fact.name, fact.amount, fact.meaning);
    if (shown > most_owner_facts) line(text, "  and {} more, lighter ones: --json", shown - most_owner_facts);
}

void empty_lines(std::string& text, const PositionReport& report, board::Vertex vertex) {
    const influence::Influence& found = report.influence;
    line(text, "{} is empty: influence of Black {:.1f}, of White {:.1f}, territory {:+.2f} (White +1, Black -1)",
         vertex_text(vertex, report), found.black[influence::at(vertex)], found.white[influence::at(vertex)],
         found.territory[influence::at(vertex)]);
    for (const auto& [hold, name] : influence::hold_names) {
        const board::Colour owner = found.holder(vertex, hold);
        if (owner == board::Colour::empty) continue;
        return line(text, "{}'s {}", board::side_name(owner), name);
    }
    line(text, "nobody's area");
}

std::string effect_text(const authoring::InfluencePattern& pattern) {
    std::string side = board::side_name(pattern.side);
    switch (pattern.kind) {
        using enum analysis::InfluenceEffect::Kind;
        case source: return "a source of " + side + "'s influence";
        case barrier: return "a barrier to " + side + "'s influence";
        case intrusion: return side + " can intrude";
        case no_territory: return side + " can have no territory";
    }
    return side;
}

void influence_lines(std::string& text, const PositionReport& report, const authoring::PointReasons& reasons) {
    if (!reasons.influence_patterns.empty()) line(text, "\npatterns of influence and barriers that act here");
    for (const authoring::InfluencePattern* pattern : reasons.influence_patterns)
        line(text, "  {}/{}: {} at {}", pattern->database, pattern->name, effect_text(*pattern),
             points_text(pattern->points, report));
}

std::string score_text(const PositionReport& report) {
    return fmt::format("expected score {} ({} rules, komi {:g}{})", analysis::text(report.score),
                       report.counted_by.rules->name, report.counted_by.komi,
                       report.counted_by.is_assumed ? ", as nothing that is understood says otherwise" : "");
}

}  // namespace

std::string position_text(const PositionReport& report, const std::vector<authoring::PositionView>& views,
                          const base::TextStyle& style) {
    std::string text;
    line(text, "{} ({} to play), {}: {}", report.asked.source, board::side_name(report.to_move), report.patterns_from,
         base::counted(report.dragons.count(), "dragon", "dragons"));
    line(text, "{}\n", score_text(report));
    authoring::DrawingSheet sheet = authoring::judged_drawing(report, views, authoring::ReadAs::text);
    sheet.title.clear();
    text += authoring::drawing_text(sheet, style.colour) + "\n";
    dragon_rows(text, report);
    if (!report.readings.empty()) reading_rows(text, report);
    return text;
}

std::string point_text(const PositionReport& report, const authoring::PointReasons& reasons) {
    std::string text;
    if (reasons.dragon < 0)
        empty_lines(text, report, reasons.vertex);
    else
        stone_lines(text, report, reasons);
    influence_lines(text, report, reasons);
    owner_lines(text, reasons.owner);
    if (!reasons.spaces.empty()) text += '\n';
    for (const eyespaces::EyeSpace* space : reasons.spaces)
        line(text, "{}", authoring::eye_space_text(*space, report.asked.position.size));
    return text;
}

}  // namespace katachi::cli
