#include "compiler/constraint/autohelper_text.h"

#include <fmt/core.h>
#include <limits>

#include "compiler/constraint/phase.h"

namespace katachi::compiler {

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

std::string_view parameter(match::PointKind kind) {
    switch (kind) {
        case match::PointKind::any: return "point";
        case match::PointKind::stone: return "string";
        case match::PointKind::own_stone: return "O string";
        case match::PointKind::opponent_stone: return "X string";
        case match::PointKind::empty: return "empty point";
        case match::PointKind::move: return "move";
    }
    return "";
}

std::string result_of(const match::Helper& helper) {
    std::string kind(described(helper.result));
    if (helper.result != match::ResultKind::count && helper.result != match::ResultKind::real) return kind;
    if (helper.least == -unbounded || (helper.least == 0 && helper.most == unbounded)) return kind;
    if (helper.most == unbounded)
        return kind + fmt::format(", {} or more{}", helper.least, helper.least > 0 ? "; 0 where no stone lies" : "");
    return kind + fmt::format(" from {} to {}", helper.least, helper.most);
}

std::string about_line(const match::Helper& helper) {
    if (helper.line == match::FirstMove::no_line) return "";
    return fmt::format(
        "The points before the last {} are a line of play: {} plays the first, the sides take turns, and `?` is a\n"
        "pass. An illegal move is left out. A point of the line may be asked about.\n\n",
        helper.labels == 1 ? "one" : std::to_string(helper.labels), helper.line == match::FirstMove::own ? "O" : "X");
}

std::string_view caller(const match::Helper& helper) {
    return helper.is_action ? "actions alone" : "constraints and actions";
}

// What takes eyes, cuts, dragons or influence to know is not asked where moves are chosen.
std::string answered(const match::Helper& helper) {
    using enum match::Knowledge;
    if (!helper.is_answered) return "- answer: none yet; it stays undecided\n";
    if (helper.needs == board || helper.needs == reading || helper.id == match::Autohelper::same_dragon) return "";
    return "- katachi-gtp: chooses moves without it; it stays undecided there\n";
}

std::string heeded(const match::Helper& helper) {
    return fmt::format("- katachi-gtp: {}\n", helper.heeded.empty() ? "makes nothing of it yet" : helper.heeded);
}

std::string row_of(const match::Helper& helper) {
    return fmt::format("| `{}` | {} | {} | {}{} |\n", signature(helper), result_of(helper), helper.cost, helper.meaning,
                       helper.is_answered ? "" : " No answer yet.");
}

std::string section(match::Knowledge knowledge) {
    std::string text = fmt::format(
        "## About {}\n\nThese have a meaning in {}.\n\n| call | result | cost | meaning |\n"
        "|---|---|---|---|\n",
        subject(knowledge), where_known(knowledge));
    for (const match::Helper& helper : match::helpers())
        if (helper.needs == knowledge) text += row_of(helper);
    return text + "\n";
}

std::string colon_lines_section() {
    std::string text =
        "## Of colon lines\n\nThese stand in the last field of a colon line and are asked about the pattern's move.\n\n"
        "| name | meaning |\n|---|---|\n";
    for (const match::ColonLineHelperFacts& each : match::colon_line_helpers)
        text += fmt::format("| `{}` | {} |\n", each.name, each.meaning);
    return text + "\n";
}

std::string constants_section() {
    std::string text = "## Constants\n\n| name | kind | meaning |\n|---|---|---|\n";
    for (const match::ConstraintConstant& constant : match::constraint_constants())
        text += fmt::format("| `{}` | {} | {} |\n", constant.name, described(constant.kind), constant.meaning);
    return text;
}

}  // namespace

std::string_view described(match::ResultKind kind) {
    switch (kind) {
        case match::ResultKind::nothing: return "nothing";
        case match::ResultKind::truth: return "true or false";
        case match::ResultKind::count: return "a count";
        case match::ResultKind::ko_code: return "0, KO_B, KO_A or WIN";
        case match::ResultKind::break_code: return "0, 2 or WIN";
        case match::ResultKind::status: return "ALIVE, CRITICAL, DEAD or UNKNOWN";
        case match::ResultKind::real: return "a number";
    }
    return "";
}

std::string signature(const match::Helper& helper) {
    std::string points = helper.line != match::FirstMove::no_line ? "move, …" : "";
    if (helper.variadic && helper.line == match::FirstMove::no_line) points = "point, …";
    for (int i = 0; i < helper.labels; ++i)
        points += (points.empty() ? "" : ", ") + std::string(parameter(helper.points[static_cast<std::size_t>(i)]));
    return std::string(helper.name) + "(" + points + ")";
}

std::string helper_page(const match::Helper& helper) {
    return fmt::format(
        "# {}\n\n`{}`\n\n{}\n\n{}- result: {}\n- about: {}\n- has a meaning in: {}\n- called by: {}\n- cost: {}, "
        "relative to reading one attack\n{}{}",
        helper.name, signature(helper), helper.meaning, about_line(helper), result_of(helper), subject(helper.needs),
        where_known(helper.needs), caller(helper), helper.cost, helper.is_action ? heeded(helper) : answered(helper),
        helper.is_former ? "- known to: GNU Go's manual, chapter 9.7; GNU Go 3.8 has it no more\n" : "");
}

std::string helper_page(const match::ColonLineHelperFacts& helper) {
    return fmt::format("# {0}\n\n`:8,-,{0}`\n\n{1}\n\n- stands in: a colon line, as its last field\n", helper.name,
                       helper.meaning);
}

std::string constant_page(const match::ConstraintConstant& constant) {
    return fmt::format("# {}\n\n{}\n\n- one of: {}\n", constant.name, constant.meaning, described(constant.kind));
}

std::string autohelper_reference() {
    std::string text =
        "# Autohelpers\n\n"
        "The functions that constraints and actions of patterns may call. O is the pattern's owner, as its diagram "
        "draws\n"
        "it, X the opponent. Points are labels of the constraint diagram or `*`, the move. `oplay_…` and `xplay_…` "
        "play\n"
        "a line before they answer, O or X first; `?` in it is a pass. Costs are relative to reading one attack. "
        "Calls\n"
        "whose result is nothing act: actions alone may call them.\n\n";
    for (int i = 0; i <= static_cast<int>(match::Knowledge::spreading); ++i)
        text += section(static_cast<match::Knowledge>(i));
    return text + colon_lines_section() + constants_section();
}

}  // namespace katachi::compiler
