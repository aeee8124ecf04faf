// Rules as KataGo's controllers have them: a set's name, or fields such as "ko" and their values.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/gtp/commands.h"

namespace katachi::gtp {
std::span<const Command> rule_commands();

namespace {

struct Field {
    std::string_view name;
    std::string_view value;
};

std::string_view ko_text(board::KoRule ko) {
    if (ko == board::KoRule::positional) return "POSITIONAL";
    return ko == board::KoRule::situational ? "SITUATIONAL" : "SIMPLE";
}

std::string_view handicap_text(board::HandicapPoints points) {
    if (points == board::HandicapPoints::none) return "0";
    return points == board::HandicapPoints::one_less ? "N-1" : "N";
}

bool allows_suicide(const board::Rules& rules) { return rules.suicide != board::SuicideRule::forbidden; }
bool counts_area(const board::Rules& rules) { return rules.scoring == board::Scoring::area; }

Answer kata_get_rules(Session& session, const Arguments&) {
    const board::Rules& rules = session.game.rules();
    return success(std::string(R"({"hasButton":false,"ko":")").append(ko_text(rules.ko)) + R"(","scoring":")" +
                   (counts_area(rules) ? "AREA" : "TERRITORY") + R"(","suicide":)" +
                   (allows_suicide(rules) ? "true" : "false") + R"(,"tax":")" + (counts_area(rules) ? "NONE" : "SEKI") +
                   R"(","whiteHandicapBonus":")" + std::string(handicap_text(rules.handicap)) + "\"}");
}

// Names and values alternate; marks and blanks between them say nothing more.
std::vector<Field> read_fields(std::string_view text) {
    constexpr std::string_view marks = " {}\",:";
    std::vector<std::string_view> words;
    for (std::size_t start = text.find_first_not_of(marks); start != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(marks, start), text.size());
        words.push_back(text.substr(start, end - start));
        start = text.find_first_not_of(marks, end);
    }
    std::vector<Field> fields;
    for (std::size_t i = 0; i < words.size(); i += 2)
        fields.push_back({words[i], i + 1 < words.size() ? words[i + 1] : std::string_view()});
    return fields;
}

// False where there is no such value.
bool set_ko(board::Rules& rules, std::string_view value) {
    if (value == ko_text(rules.ko)) return true;
    for (const auto ko : {board::KoRule::simple, board::KoRule::positional, board::KoRule::situational}) {
        rules.ko = ko;
        if (ko_text(ko) == value) return true;
    }
    return false;
}

bool set_handicap(board::Rules& rules, std::string_view value) {
    using Points = board::HandicapPoints;
    for (const auto points : {Points::none, Points::one_less, Points::all}) {
        rules.handicap = points;
        if (handicap_text(points) == value) return true;
    }
    return false;
}

bool set_scoring(board::Rules& rules, std::string_view value) {
    rules.scoring = value == "AREA" ? board::Scoring::area : board::Scoring::territory;
    return value == "AREA" || value == "TERRITORY";
}

bool set_suicide(board::Rules& rules, std::string_view value) {
    if (value == "true" && !allows_suicide(rules)) rules.suicide = board::SuicideRule::of_several_stones;
    if (value == "false") rules.suicide = board::SuicideRule::forbidden;
    return value == "true" || value == "false";
}

bool set_field(board::Rules& rules, const Field& field) {
    if (field.name == "ko") return set_ko(rules, field.value);
    if (field.name == "scoring") return set_scoring(rules, field.value);
    if (field.name == "suicide") return set_suicide(rules, field.value);
    if (field.name == "whiteHandicapBonus") return set_handicap(rules, field.value);
    if (field.name == "tax") return field.value == "NONE" || field.value == "SEKI";
    if (field.name == "hasButton") return field.value == "false";
    return field.name == "friendlyPassOk" && (field.value == "true" || field.value == "false");
}

// The name and the komi of the set that is most like these rules, of those that controllers have a name for.
void name_by_nearest(board::Rules& rules) {
    int most = -1;
    board::Rules named = rules;
    for (const char* name : {"chinese", "japanese", "aga", "new-zealand", "tromp-taylor"}) {
        const board::Rules& set = *board::find_rules(name);
        if (set.scoring != rules.scoring) continue;
        const int alike = static_cast<int>(set.ko == rules.ko) +
                          static_cast<int>(allows_suicide(set) == allows_suicide(rules)) +
                          static_cast<int>(set.handicap == rules.handicap);
        if (alike <= most) continue;
        most = alike;
        named.name = set.name;
        named.komi = set.komi;
    }
    rules = named;
}

Answer set_fields(Session& session, std::string_view text) {
    board::Rules rules = session.game.rules();
    const auto fields = read_fields(text);
    if (fields.empty()) return failure("no rule is named; kata-get-rules shows their names and values");
    std::string_view tax;
    for (const Field& field : fields) {
        if (!set_field(rules, field))
            return failure("cannot play with " + std::string(field.name) + ' ' + std::string(field.value) +
                           "; kata-get-rules shows rules that can be set");
        if (field.name == "tax") tax = field.value;
    }
    if (!tax.empty() && (tax == "NONE") != counts_area(rules))
        return failure("tax goes with the scoring here: NONE with AREA, SEKI with TERRITORY");
    name_by_nearest(rules);
    session.game.set_rules(rules);
    session.play.judged.reset();
    return success();
}

Answer kata_set_rules(Session& session, const Arguments& arguments) {
    if (arguments.text().starts_with('{')) return set_fields(session, arguments.text());
    const board::Rules* const rules = board::find_rules(arguments[0]);
    if (rules == nullptr) return failure("unknown rules");
    session.game.set_rules(*rules);
    return success();
}

Answer kata_set_rule(Session& session, const Arguments& arguments) { return set_fields(session, arguments.text()); }

}  // namespace

std::span<const Command> rule_commands() {
    static constexpr Command commands[] = {
        {"kata-get-rules", "", "the rules as fields and values, in JSON", kata_get_rules},
        {"kata-set-rules", "NAME|FIELDS", "sets the rules by a name, or by fields as kata-get-rules tells them",
         kata_set_rules},
        {"kata-set-rule", "FIELD VALUE", "sets one field of the rules", kata_set_rule},
    };
    return commands;
}

}  // namespace katachi::gtp
