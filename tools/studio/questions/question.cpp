#include "tools/studio/questions/question.h"

#include <re2/re2.h>

#include <algorithm>
#include <sstream>

#include "base/text/number.h"

namespace katachi::studio {

namespace {

bool fits_form(const std::string& value, const char* form) { return re2::RE2::FullMatch(value, form); }

bool is_vertex(const std::string& value) { return fits_form(value, "[A-Za-z][0-9]{1,2}|[a-z]{2}|(?i:pass)"); }

[[noreturn]] void refuse(const Parameter& parameter, const std::string& value, const std::string& what) {
    throw Refused(400, std::string(parameter.name) + "=" + value + ": " + what);
}

void check_entry(const Parameter& parameter, const std::string& name, Contents& contents) {
    if (!contents.library.patterns()->has_entry(name))
        throw Refused(404, std::string(parameter.name) + ": no entry is called " + name);
}

void check(const Parameter& parameter, const std::string& value, Contents& contents) {
    switch (parameter.takes) {
        case Takes::text: return;
        case Takes::number:
        case Takes::node:
            if (!fits_form(value, "[0-9]{1,9}")) refuse(parameter, value, "is no number");
            return;
        case Takes::vertex:
            if (!is_vertex(value)) refuse(parameter, value, "is no point; write it as Q16");
            return;
        case Takes::side:
            if (value != "black" && value != "white" && value != "both")
                refuse(parameter, value, "is no side; black, white or both");
            return;
        case Takes::path:
            if (!fits_form(value, "[0-9]{1,9}\\.[0-9]{1,9}(,[0-9]{1,9}\\.[0-9]{1,9})*"))
                refuse(parameter, value, "is no path; write it as 12.2,15.3");
            return;
        case Takes::game:
            if (!contents.games.knows(value))
                throw Refused(404, std::string(parameter.name) + ": the studio shows no game " + value);
            return;
        case Takes::base:
            if (std::ranges::find(contents.games.bases(), value) == contents.games.bases().end())
                throw Refused(404, std::string(parameter.name) + ": the studio shows no base " + value);
            return;
        case Takes::suite:
            if (std::ranges::find(contents.suites, value) == contents.suites.end())
                throw Refused(404, std::string(parameter.name) + ": the studio shows no suite " + value);
            return;
        case Takes::entry: check_entry(parameter, value, contents); return;
        case Takes::entry_at_vertex: {
            const auto at = value.rfind('@');
            if (at == std::string::npos || !is_vertex(value.substr(at + 1)))
                refuse(parameter, value, "write it as NAME@Q16");
            check_entry(parameter, value.substr(0, at), contents);
            return;
        }
    }
}

// A base is searched alone, as katachi games search has it.
std::vector<std::string> searched_games(const GameShelf& games) {
    if (!games.paths().empty()) return games.paths();
    if (!games.bases().empty()) return {games.bases().front()};
    throw Refused(422, "the studio has neither games nor a base to search; --games GAMES at its start names some");
}

}  // namespace

Question::Question(const Route& route, const Target& target, Contents& contents) : route_(route) {
    for (const auto& [name, value] : target.parameters) {
        const auto parameter = std::ranges::find(route.parameters, name, &Parameter::name);
        if (parameter == route.parameters.end())
            throw Refused(400, std::string(route.path) + " has no parameter " + name);
        if (value.empty()) continue;
        check(*parameter, value, contents);
        values_[name] = value;
    }
    for (const Parameter& parameter : route.parameters)
        if (parameter.is_needed && !values_.contains(parameter.name))
            throw Refused(400, std::string(route.path) + " needs " + std::string(parameter.name));
    take_node(contents);
}

// Nodes are told to commands as a path and a move.
void Question::take_node(Contents& contents) {
    for (const Parameter& parameter : route_.parameters) {
        const auto node = values_.find(parameter.name);
        if (parameter.takes != Takes::node || node == values_.end()) continue;
        if (values_.contains("move") || values_.contains("path"))
            throw Refused(400, "a position is a node, or a move of a path; leave one of them out");
        const auto place = contents.trees.place(value("game"), number(parameter.name), contents.games);
        values_.erase(node);
        values_["move"] = std::to_string(place.move);
        if (!place.path.empty()) values_["path"] = place.path;
    }
}

const std::string& Question::value(std::string_view name) const {
    static const std::string none;
    const auto found = values_.find(name);
    return found == values_.end() ? none : found->second;
}

int Question::number(std::string_view name) const { return base::number_from<int>(value(name)).value_or(0); }

std::vector<std::string> Question::options() const {
    std::vector<std::string> words;
    for (const Parameter& parameter : route_.parameters)
        if (const std::string& given = value(parameter.name); !given.empty() && !parameter.option.empty())
            words.push_back(std::string(parameter.option) + "=" + given);
    return words;
}

std::vector<std::string> Question::command(const Contents& contents) const {
    std::vector<std::string> words;
    const auto add = [&words](const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    std::istringstream command_words{std::string(route_.command)};
    for (std::string word; command_words >> word;) {
        if (word == "OPTIONS")
            add(options());
        else if (word == "PATTERNS")
            add(contents.library.is_shipped() ? std::vector<std::string>() : std::vector<std::string>{"--patterns=."});
        else if (word == "PATHS")
            add(contents.library.paths());
        else if (word == "GAMES")
            add(value("game").empty() ? contents.games.paths() : std::vector{value("game")});
        else if (word == "SEARCHED")
            add(searched_games(contents.games));
        else if (word.starts_with('$'))
            words.push_back(value(std::string_view(word).substr(1)));
        else
            words.push_back(word);
    }
    return words;
}

}  // namespace katachi::studio
