#include "joseki/import_rules.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace katachi {

namespace {

void append_line(std::string& text, std::string_view line) {
    if (!text.empty()) text += '\n';
    text += line;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// Calls visit(line) for each line of the text.
template <typename Visit>
void visit_lines(std::string_view text, Visit visit) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// "ja: …": two small letters and a colon.
bool says_language(std::string_view line) {
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return line.size() > 4 && is_letter(line[0]) && is_letter(line[1]) && line.substr(2, 2) == ": ";
}

std::map<std::string, std::string> texts_of(std::string_view comment, const std::string& language) {
    std::map<std::string, std::string> texts;
    std::string current = language;
    visit_lines(trimmed(comment), [&](std::string_view line) {
        if (says_language(line)) {
            current = line.substr(0, 2);
            line.remove_prefix(4);
        }
        append_line(texts[current], line);
    });
    std::erase_if(texts, [](const auto& text) { return trimmed(text.second).empty(); });
    return texts;
}

template <typename Value>
void take(std::optional<Value>& own, const std::optional<Value>& other) {
    if (other) own = other;
}

void take(CommentFacts& own, const CommentFacts& other) {
    take(own.move_class, other.move_class);
    take(own.urgency, other.urgency);
    take(own.urgency_before, other.urgency_before);
    take(own.good_for, other.good_for);
    take(own.points, other.points);
    take(own.stage, other.stage);
    if (other.extension != Extension::none) own.extension = other.extension;
}

bool take_json(const ImportRule& rule, std::string& comment, CommentFacts& facts) {
    const auto object = nlohmann::json::parse(comment, nullptr, false);
    if (!object.is_object()) return false;
    const auto number = [&](const std::string& key) -> std::optional<std::int64_t> {
        const auto found = object.find(key);
        if (key.empty() || found == object.end() || !found->is_number_integer()) return std::nullopt;
        return found->template get<std::int64_t>();
    };
    take(facts.games, number(rule.games_key));
    take(facts.black_wins, number(rule.black_wins_key));
    take(facts.white_wins, number(rule.white_wins_key));
    if (const auto points = object.find(rule.points_key); points != object.end() && points->is_number())
        facts.points = points->get<double>();
    comment.clear();
    return true;
}

// The letters of manual 9.16: `s` and `S` are one, 0 and A an antisuji, and anything else a standard move.
MoveClass class_of_first_letter(char letter) {
    switch (letter) {
        case 'U': return MoveClass::urgent;
        case 'j':
        case 's': return MoveClass::lesser;
        case 'T': return MoveClass::trick;
        case 't': return MoveClass::minor;
        case '0':
        case 'A': return MoveClass::antisuji;
        default: return MoveClass::standard;
    }
}

bool take_marked(std::string& comment, CommentFacts& facts) {
    const std::string_view first = trimmed(comment);
    facts.move_class = class_of_first_letter(first.empty() ? 'J' : first.front());
    std::string remark;
    bool is_first = true;
    visit_lines(comment, [&](std::string_view line) {
        const char sign = line.empty() ? '\0' : line.front();
        const std::string_view rest = line.substr(line.empty() ? 0 : 1);
        if (sign == ';')
            append_line(facts.constraint, rest);
        else if (sign == '>')
            append_line(facts.action, rest);
        else if (sign == ':')
            append_line(facts.colon, rest);
        else if (sign == '#')
            append_line(remark, trimmed(rest));
        else if (!is_first)
            append_line(remark, line);
        is_first = false;
    });
    comment = remark;
    return true;
}

bool take_sign(const ImportRule& rule, std::string& comment) {
    const auto place = comment.find(rule.sign);
    if (place == std::string::npos) return false;
    comment.erase(place, rule.sign.size());
    return true;
}

}  // namespace

CommentFacts ImportRules::apply(std::string_view comment, bool is_marked, std::vector<std::size_t>& applied) const {
    CommentFacts facts;
    std::string rest(comment);
    applied.resize(std::max(applied.size(), rules.size()));
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const ImportRule& rule = rules[i];
        const bool applies = rule.when == ImportRule::When::json     ? take_json(rule, rest, facts)
                             : rule.when == ImportRule::When::marked ? is_marked && take_marked(rest, facts)
                                                                     : take_sign(rule, rest);
        if (!applies) continue;
        ++applied[i];
        take(facts, rule.says);
    }
    facts.texts = texts_of(rest, language);
    return facts;
}

}  // namespace katachi
