// katachi joseki evaluate: what ends of joseki are worth in points.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <random>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "engine/board/side_name.h"
#include "tools/answers/joseki/evaluation_json.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

using answers::JosekiValues;
using answers::ValuedJoseki;

// The position that the words name, which need be no end.
authoring::JosekiEnd asked_end(const joseki::Graph& library, const std::vector<std::string>& words) {
    for (const std::string& word : words)
        if (word.find("pass") != std::string::npos || word.find("tenuki") != std::string::npos)
            throw base::FileError("`" + word + "`: what is played elsewhere is not in the corner; leave it out");
    const NamedJoseki asked = find_joseki_position(library, words);
    if (asked.normal.stones.empty()) throw base::FileError("a corner without stones is worth nothing; name moves");
    if (!authoring::lies_in_corner(asked.normal.stones))
        throw base::FileError("the stones pass the middle of a side; name moves of one corner");
    const auto node = library.find(asked.normal.stones);
    const bool is_code = words.size() == 1 && words.front().find(' ') == std::string::npos && !is_move(words.front());
    if (is_code) {
        if (auto found = authoring::joseki_position(library, node.value())) return *found;
        throw base::FileError("`" + words.front() + "`: its way there has a tenuki; name moves of the corner alone");
    }
    return {.node = node,
            .corner = {.stones = asked.normal.stones, .beginner_is_to_move = asked.to_move == board::Colour::black},
            .moves = words,
            .name = ""};
}

std::string points_text(const authoring::Worth& worth) {
    return fmt::format("{:>+7.2f} ± {:<5.2f}", worth.points, worth.margin);
}

std::string wins_text(const authoring::KnownSuccess& known) {
    constexpr double percent = 100;
    return known.wins ? fmt::format("{:.1f} % ± {:.1f}", percent * known.wins->rate, percent * known.wins->margin) : "";
}

std::string author_text(const authoring::KnownSuccess& known) {
    if (!known.outcome) return "";
    const board::Colour favoured = joseki::favoured(*known.outcome, board::Colour::black);
    const std::string side = favoured == board::Colour::empty ? "even" : board::side_name(favoured);
    return known.points ? fmt::format("{} {:g}", side, *known.points) : side;
}

std::string rows_text(const JosekiValues& values, std::size_t limit) {
    std::string text = fmt::format("{:>15}  {:>14}  {:<9}  {:<5}  {:<8}  {}\n", "points of Black", "Black wins",
                                   "outcome", "next", "position", "moves");
    const std::size_t count = values.joseki.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (limit > 0 && i >= limit && i + limit < count) {
            if (i == limit) text += fmt::format("  and {} between\n", count - 2 * limit);
            continue;
        }
        const ValuedJoseki& joseki = values.joseki[i];
        text +=
            fmt::format("{}  {:>14}  {:<9}  {:<5}  {:<8}  {}{}\n", points_text(joseki.worth), wins_text(joseki.known),
                        author_text(joseki.known), joseki.end.corner.beginner_is_to_move ? "Black" : "White",
                        joseki::identity_code(joseki.end.corner.stones), fmt::join(joseki.end.moves, " "),
                        joseki.end.name.empty() ? "" : "  (" + joseki.end.name + ")");
    }
    return text;
}

// The judge need not take the turn for what it is worth, so that ends are compared with their like.
std::string means_text(const JosekiValues& values) {
    std::string text;
    for (const bool is_black : {true, false})
        if (const auto mean = answers::mean_points(values, is_black))
            text += fmt::format("{}{:+.2f} where {} is next", text.empty() ? "mean " : ", ", *mean,
                                is_black ? "Black" : "White");
    return text + "; compare ends of one kind with one another\n";
}

std::string values_text(const JosekiValues& values, std::size_t limit) {
    std::string text = fmt::format("{}, {}, other corners by seed {} from {} of its ends\n\n", values.library,
                                   base::counted(values.boards, "board", "boards"), values.seed, values.balanced);
    text += rows_text(values, limit);
    if (values.joseki.size() > 1) text += '\n' + means_text(values);
    if (values.with_tenuki > 0)
        text += fmt::format("{} with a tenuki on the way left out: what was played elsewhere is not in the corner\n",
                            base::counted(values.with_tenuki, "end", "ends"));
    if (values.too_wide > 0)
        text += fmt::format("{} left out, which reach beyond the middle of a side\n",
                            base::counted(values.too_wide, "end", "ends"));
    return text;
}

// Ends are valued in their order, as far as nobody stops it.
void value_all(const std::vector<authoring::JosekiEnd>& ends, const joseki::Graph& library,
               const authoring::JosekiJudge& judge, int jobs, JosekiValues& values) {
    using Valued = std::optional<ValuedJoseki>;
    const base::ProgressLine line;
    base::OrderedWork<const authoring::JosekiEnd*, Valued> work(
        jobs,
        [&](const authoring::JosekiEnd* const& end) -> Valued {
            const auto worth = judge.worth(end->corner);
            if (!worth) return std::nullopt;
            return ValuedJoseki{.end = *end, .worth = *worth, .known = authoring::known_success(library, *end)};
        },
        [&](Valued valued) {
            if (valued)
                values.joseki.push_back(std::move(*valued));
            else
                values.is_complete = false;
            line.show(fmt::format("{} of {} ends", values.joseki.size(), ends.size()));
        });
    for (const authoring::JosekiEnd& end : ends) work.add(&end);
    work.finish();
}

}  // namespace

Outcome run_joseki_evaluate(const JosekiEvaluateOptions& options, const CommonOptions& common) {
    const JosekiLibrary library = open_joseki_library(options.catalogue);
    const authoring::JosekiEnds found = authoring::joseki_ends(library.graph);
    std::vector<authoring::JosekiEnd> ends = found.ends;
    if (!options.position.empty()) ends = {asked_end(library.graph, options.position)};
    const std::vector<authoring::CornerEnd> balanced = authoring::balanced_ends(library.graph, found);
    if (balanced.empty()) {
        std::cerr
            << "katachi: the library has no ends that can stand in the other corners: of an even number of moves, "
               "without tenuki, good for nobody\n";
        return Outcome::findings;
    }
    JosekiValues values{.library = library.name,
                        .boards = options.boards,
                        .seed = options.seed,
                        .balanced = balanced.size(),
                        .with_tenuki = options.position.empty() ? found.with_tenuki : 0,
                        .too_wide = options.position.empty() ? found.too_wide : 0};
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    std::mt19937 random(options.seed);
    const authoring::JosekiJudge judge(authoring::random_corner_boards(balanced, options.boards, random),
                                       authoring::first_moves(library.graph), stop);
    value_all(ends, library.graph, judge, options.jobs, values);
    std::ranges::stable_sort(
        values.joseki, [](const ValuedJoseki& a, const ValuedJoseki& b) { return a.worth.points > b.worth.points; });
    std::cout << (options.format == "json" ? answers::evaluation_json(values)
                                           : in_style(values_text(values, options.limit), text_style(common)));
    std::cout << std::flush;
    if (values.is_complete) return Outcome::success;
    std::cerr << "katachi: stopped after " << values.joseki.size() << " of "
              << base::counted(ends.size(), "end", "ends") << '\n';
    return Outcome::trouble;
}

}  // namespace katachi::cli
