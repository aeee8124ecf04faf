#include "tools/katachi/commands/games/base/filter_choice.h"

#include "base/files/file_error.h"
#include "base/text/number.h"
#include "games/base/header_rank.h"
#include "games/base/header_result.h"

namespace katachi::cli {

namespace {

[[noreturn]] void refuse(const std::string& option, const std::string& text, const std::string& form) {
    throw base::FileError(option + " " + text + ": write it as " + form);
}

// The text is "A-B", or "A", which is A to A; `read` gives nothing for a text that means nothing.
template <typename Number, typename Read>
games::Range<Number> range_of(const std::string& option, const std::string& text, const std::string& form, Read read) {
    const auto stroke = text.find('-', 1);
    const std::optional<Number> first = read(text.substr(0, stroke));
    const std::optional<Number> last = stroke == std::string::npos ? first : read(text.substr(stroke + 1));
    if (!first || !last || *last < *first) refuse(option, text, form);
    return {*first, *last};
}

std::optional<int> strength(const std::string& text) {
    const auto rank = games::header_rank(text);
    return rank ? std::optional(rank->strength()) : std::nullopt;
}

games::HeaderDate asked_date(const std::string& option, const std::string& text) {
    const auto date = games::plain_date(text);
    if (!date) refuse(option, text, "a day, a month or a year, such as 2016-07-03, 2016-07 or 2016");
    return *date;
}

std::string asked_result(const std::string& text) {
    if (text == "B" || text == "W") return text;
    std::string result = games::header_result(text).text();
    if (result.empty()) refuse("--result", text, "B, W, B+R, W+3.5, B+T, 0 (a draw) or Void");
    return result;
}

}  // namespace

bool FilterChoice::is_empty() const { return words().empty(); }

std::vector<std::string> FilterChoice::words() const {
    std::vector<std::string> words;
    const auto add = [&](const std::string& option, const std::string& text) {
        if (!text.empty()) words.push_back(option + " " + text);
    };
    for (const std::string& name : players) add("--player", name);
    for (const std::string& name : black) add("--black", name);
    for (const std::string& name : white) add("--white", name);
    add("--since", since);
    add("--until", until);
    add("--result", result);
    add("--rank", rank);
    add("--event", event);
    add("--handicap", handicap);
    add("--komi", komi);
    add("--length", length);
    return words;
}

games::Range<int> asked_range(const std::string& option, const std::string& text) {
    return range_of<int>(option, text, "A-B, such as 30-60, or one number",
                         [](const std::string& number) { return base::number_from<int>(number); });
}

games::GameFilter asked_filter(const FilterChoice& choice) {
    games::GameFilter filter;
    for (const std::string& name : choice.players) filter.players.push_back({name});
    for (const std::string& name : choice.black) filter.players.push_back({name, board::Colour::black});
    for (const std::string& name : choice.white) filter.players.push_back({name, board::Colour::white});
    if (!choice.since.empty()) filter.since = asked_date("--since", choice.since);
    if (!choice.until.empty()) filter.until = asked_date("--until", choice.until);
    if (!choice.result.empty()) filter.result = asked_result(choice.result);
    if (!choice.rank.empty()) filter.rank = range_of<int>("--rank", choice.rank, "9d, 3p, or 5k-9d", strength);
    filter.event = choice.event;
    if (!choice.handicap.empty()) filter.handicap = asked_range("--handicap", choice.handicap);
    if (!choice.komi.empty())
        filter.komi = range_of<double>("--komi", choice.komi, "6.5, or 5.5-7.5", [](const std::string& number) {
            return base::finite_number_from<double>(number);
        });
    if (!choice.length.empty()) filter.length = asked_range("--length", choice.length);
    return filter;
}

}  // namespace katachi::cli
