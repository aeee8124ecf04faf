#include <cmath>
#include <memory>
#include <utility>

#include "base/files/file_error.h"
#include "base/files/placed_error.h"
#include "base/files/read_file.h"
#include "compiler/model/toml_text.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/import_words.h"

namespace katachi::joseki {

namespace {

class RulesReader {
  public:
    explicit RulesReader(base::SourcePtr source)
        : source_(std::move(source)), document_(compiler::read_toml(source_)) {}

    ImportRules read() const {
        ImportRules rules;
        for (const auto& [key, value] : document_)
            if (key != "rule" && key != "language")
                fail(value.source(), "unknown key `" + std::string(key.str()) + "`");
        if (const toml::node* const language = document_.get("language")) rules.language = text(*language);
        const auto* list = document_["rule"].as_array();
        if (list == nullptr)
            throw base::FileError(source_->path() + ": names no [[rule]]; katachi joseki rules prints an example");
        for (const auto& entry : *list) {
            if (!entry.is_table()) fail(entry.source(), "write [[rule]] in double brackets");
            rules.rules.push_back(rule(*entry.as_table()));
        }
        return rules;
    }

  private:
    [[noreturn]] void fail(const toml::source_region& where, const std::string& what) const {
        throw base::PlacedError(compiler::place_in(source_, where), what);
    }

    ImportRule rule(const toml::table& table) const {
        ImportRule rule;
        for (const auto& [key, value] : table) set(rule, key.str(), value);
        if (rule.name.empty()) fail(table.source(), "this rule lacks `name = \"...\"`");
        if (rule.when == ImportRule::When::contains && rule.sign.empty())
            fail(table.source(), "this rule needs `contains = \"...\"`, `json = true` or `marked = true`");
        return rule;
    }

    void set(ImportRule& rule, std::string_view key, const toml::node& value) const {
        if (key == "name")
            rule.name = text(value);
        else if (key == "contains")
            rule.sign = text(value);
        else if (key == "json")
            rule.when = truth(value) ? ImportRule::When::json : rule.when;
        else if (key == "marked")
            rule.when = truth(value) ? ImportRule::When::marked : rule.when;
        else if (key == "games")
            rule.games_key = text(value);
        else if (key == "black_wins")
            rule.black_wins_key = text(value);
        else if (key == "white_wins")
            rule.white_wins_key = text(value);
        else if (key == "points" && value.is_string())
            rule.points_key = text(value);
        else if (key == "text")
            rule.text = text(value);
        else
            set(rule.says, key, value);
    }

    void set(CommentFacts& says, std::string_view key, const toml::node& value) const {
        if (key == "class")
            says.move_class = one_of<MoveClass>(value, class_words);
        else if (key == "urgency")
            says.urgency = one_of<Urgency>(value, urgency_words);
        else if (key == "urgency_before")
            says.urgency_before = one_of<Urgency>(value, urgency_words);
        else if (key == "outcome")
            says.good_for = one_of<board::Colour>(value, outcome_words);
        else if (key == "extension")
            says.extension = one_of<Extension>(value, extension_words);
        else if (key == "stage")
            says.stage = stage(value);
        else if (key == "points" && value.is_number())
            says.points = points(value);
        else
            fail(value.source(), "unknown key `" + std::string(key) + "`; katachi joseki rules prints an example");
    }

    std::string text(const toml::node& value) const {
        if (!value.is_string()) fail(value.source(), "this must be a text in quotes");
        return value.value_or(std::string());
    }

    bool truth(const toml::node& value) const {
        if (!value.is_boolean()) fail(value.source(), "this must be true or false");
        return value.value_or(false);
    }

    int stage(const toml::node& value) const {
        const auto number = value.value_exact<std::int64_t>().value_or(-1);
        if (number < 0 || number > 2) fail(value.source(), "a stage is 0, 1 or 2");
        return static_cast<int>(number);
    }

    double points(const toml::node& value) const {
        const double number = value.value_or(0.0);
        if (!std::isfinite(number)) fail(value.source(), "points are a number such as 0.5");
        return number;
    }

    template <typename Value, std::size_t count>
    Value one_of(const toml::node& node, const Words<Value, count>& words) const {
        const std::string written = text(node);
        std::string known;
        if (const auto value = value_of(words, written)) return *value;
        for (const auto& [word, value] : words) known += (known.empty() ? "" : ", ") + std::string(word);
        fail(node.source(), "`" + written + "` is none of " + known);
    }

    base::SourcePtr source_;
    toml::table document_;
};

}  // namespace

ImportRules read_import_rules(const std::filesystem::path& path) { return RulesReader(base::read_file(path)).read(); }

ImportRules default_import_rules() {
    const auto text = std::make_shared<base::SourceFile>("default rules", std::string(default_import_rules_text()));
    return RulesReader(text).read();
}

}  // namespace katachi::joseki
