#include "joseki/graph/import_rules.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "base/text/lines.h"
#include "engine/sgf/values.h"
#include "joseki/graph/import_words.h"
#include "joseki/trees/comment.h"

namespace katachi::joseki {

namespace {

void append_line(std::string& text, std::string_view line) {
    if (!text.empty()) text += '\n';
    text += line;
}

// "ja: …": two small letters and a colon.
bool says_language(std::string_view line) {
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return line.size() > 4 && is_letter(line[0]) && is_letter(line[1]) && line.substr(2, 2) == ": ";
}

std::map<std::string, std::string> texts_of(std::string_view comment, const std::string& language) {
    std::map<std::string, std::string> texts;
    std::string current = language;
    for (std::string_view line : base::lines_of(sgf::sgf_trimmed(comment))) {
        if (says_language(line)) {
            current = line.substr(0, 2);
            line.remove_prefix(4);
        }
        append_line(texts[current], line);
    }
    std::erase_if(texts, [](const auto& text) { return sgf::sgf_trimmed(text.second).empty(); });
    return texts;
}

template <typename Value>
void take(std::optional<Value>& own, const std::optional<Value>& other) {
    if (other) own = other;
}

using Json = nlohmann::json;

// Nothing where the object has no such member, or it is no number of this kind.
template <typename Value>
std::optional<Value> number(const Json& object, const std::string& key) {
    const auto found = object.find(key);
    if (key.empty() || found == object.end()) return std::nullopt;
    const bool fits = std::is_floating_point_v<Value> ? found->is_number() : found->is_number_integer();
    return fits ? std::optional(found->get<Value>()) : std::nullopt;
}

void take_text(const Json& object, const char* key, std::string& text) {
    const auto found = object.find(key);
    if (found != object.end() && found->is_string()) text = found->get<std::string>();
}

template <typename Value, std::size_t count>
std::optional<Value> named_value(const Json& object, const char* key, const Words<Value, count>& words) {
    std::string word;
    take_text(object, key, word);
    return value_of(words, word);
}

void take_object(const ImportRule& rule, const Json& object, CommentFacts& facts) {
    take(facts.games, number<std::int64_t>(object, rule.games_key));
    take(facts.black_wins, number<std::int64_t>(object, rule.black_wins_key));
    take(facts.white_wins, number<std::int64_t>(object, rule.white_wins_key));
    take(facts.points, number<double>(object, rule.points_key));
    take(facts.stage, number<int>(object, "stage"));
    facts.first_date = number<int>(object, "first").value_or(facts.first_date);
    facts.last_date = number<int>(object, "last").value_or(facts.last_date);
    facts.ended = number<std::int64_t>(object, "ended").value_or(facts.ended);
    take_text(object, "example", facts.example);
    take_text(object, "code", facts.code);
    take(facts.move_class, named_value(object, "class", class_words));
    take(facts.urgency, named_value(object, "urgency", urgency_words));
    take(facts.good_for, named_value(object, "outcome", outcome_words));
    if (const auto extension = named_value(object, "extension", extension_words)) facts.extension = *extension;
    if (facts.stage && (*facts.stage < 0 || *facts.stage > 2)) facts.stage.reset();
}

// The whole comment, or one line of it, which may be a remark for the joseki compiler.
bool take_json(const ImportRule& rule, std::string& comment, CommentFacts& facts) {
    if (const Json whole = Json::parse(comment, nullptr, false); whole.is_object()) {
        take_object(rule, whole, facts);
        comment.clear();
        return true;
    }
    std::string rest;
    bool is_found = false;
    for (const std::string_view line : base::lines_of(comment)) {
        const std::string_view text = line.starts_with('#') ? line.substr(1) : line;
        const Json object = is_found || !text.starts_with('{') ? Json() : Json::parse(text, nullptr, false);
        if (object.is_object())
            take_object(rule, object, facts);
        else
            append_line(rest, line);
        is_found = is_found || object.is_object();
    }
    if (is_found) comment = rest;
    return is_found;
}

// What a comment says to the compiler of joseki trees; what remains is remarks and talk. People set marks of their own
// beside prose, so a class is a letter alone in its line, and a mark makes a standard move only where nothing is said.
void take_marked(std::string& comment, CommentFacts& facts) {
    const JosekiComment said = parse_joseki_comment(comment);
    const auto line = [&](TextPart part, std::size_t sign) {
        return sgf::sgf_trimmed(std::string_view(comment).substr(part.begin + sign, part.length - sign));
    };
    const auto lines = [&](const std::vector<TextPart>& parts) {
        std::string text;
        for (const TextPart& part : parts) append_line(text, line(part, 1));
        return text;
    };
    facts.constraint = lines(said.constraints);
    facts.action = lines(said.actions);
    facts.colon = lines(said.colon_lines);
    std::map<std::size_t, std::string_view> talk;  // by place
    for (const TextPart& part : said.remarks) talk.emplace(part.begin, line(part, 1));
    for (const TextPart& part : said.others) talk.emplace(part.begin, line(part, 0));
    const bool is_lone_letter = said.names_class && line(said.class_line, 0).size() == 1;
    if (said.names_class && !is_lone_letter) talk.emplace(said.class_line.begin, line(said.class_line, 0));
    if (is_lone_letter || talk.empty()) facts.move_class = move_class(said.class_letter);
    std::string text;
    for (const auto& [begin, words] : talk) append_line(text, words);
    comment = text;
}

bool take_sign(const ImportRule& rule, std::string& comment) {
    const auto place = comment.find(rule.sign);
    if (place == std::string::npos) return false;
    comment.erase(place, rule.sign.size());
    return true;
}

}  // namespace

void CommentFacts::take(const CommentFacts& other) {
    joseki::take(move_class, other.move_class);
    joseki::take(urgency, other.urgency);
    joseki::take(urgency_before, other.urgency_before);
    joseki::take(good_for, other.good_for);
    joseki::take(points, other.points);
    joseki::take(stage, other.stage);
    joseki::take(games, other.games);
    joseki::take(black_wins, other.black_wins);
    joseki::take(white_wins, other.white_wins);
    if (other.extension != Extension::none) extension = other.extension;
    if (other.first_date > 0) first_date = other.first_date;
    if (other.last_date > 0) last_date = other.last_date;
    if (other.ended > 0) ended = other.ended;
    if (other.rest > 0) rest = other.rest;
    if (!other.example.empty()) example = other.example;
    if (!other.code.empty()) code = other.code;
    if (!other.constraint.empty()) constraint = other.constraint;
}

CommentFacts ImportRules::apply(std::string_view comment, bool is_marked, std::vector<std::size_t>& applied) const {
    CommentFacts facts;
    std::string rest(comment), said;
    applied.resize(std::max(applied.size(), rules.size()));
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const ImportRule& rule = rules[i];
        if (rule.when == ImportRule::When::marked ? !is_marked
            : rule.when == ImportRule::When::json ? !take_json(rule, rest, facts)
                                                  : !take_sign(rule, rest))
            continue;
        if (rule.when == ImportRule::When::marked) take_marked(rest, facts);
        ++applied[i];
        facts.take(rule.says);
        if (!rule.text.empty()) append_line(said, rule.text);
    }
    if (!said.empty()) append_line(said, sgf::sgf_trimmed(rest));
    facts.texts = texts_of(said.empty() ? rest : said, language);
    return facts;
}

}  // namespace katachi::joseki
