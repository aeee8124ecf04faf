#include "tools/authoring/names/completion.h"

#include <algorithm>
#include <cctype>

#include "compiler/check/check.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/constraint/autohelper_text.h"
#include "compiler/constraint/phase.h"
#include "compiler/model/labels.h"
#include "tools/authoring/names/named_thing.h"

namespace katachi::authoring {

namespace {

class Completer {
  public:
    Completer(const compiler::PatternDatabase& database, const compiler::Pattern* entry, const base::SourceFile& source,
              std::uint32_t offset)
        : database_(database), entry_(entry), offset_(offset), line_(line_before(source, offset)) {}

    std::optional<Completion> complete() {
        switch (line_.empty() ? '\0' : line_.front()) {
            case ':': return complete_colon_line();
            case ';':
            case '>': return complete_expression();
            case '#': return complete_comment();
            default: return complete_first_word();
        }
    }

  private:
    using Kind = Candidate::Kind;

    static std::string_view line_before(const base::SourceFile& source, std::uint32_t offset) {
        const auto before = source.text().substr(0, offset);
        return before.substr(before.find_last_of("\r\n") + 1);
    }

    // Of letters, digits and these signs.
    static std::string_view last_word(std::string_view line, std::string_view signs = "_") {
        const auto is_part = [&](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || signs.find(c) != std::string_view::npos;
        };
        const auto first = std::find_if_not(line.rbegin(), line.rend(), is_part).base();
        return line.substr(static_cast<std::size_t>(first - line.begin()));
    }

    void add(Kind kind, std::string_view text, std::string_view meaning, std::string_view explanation = "") {
        candidates_.push_back({kind, std::string(text), std::string(meaning), std::string(explanation)});
    }

    // The candidates stand instead of the last `typed` bytes.
    Completion finish(std::size_t typed) {
        return {.typed = {offset_ - static_cast<std::uint32_t>(typed), offset_}, .candidates = std::move(candidates_)};
    }

    void add_symmetries() {
        add(Kind::symmetry, "8", "no symmetry");
        for (const char c : std::string_view("|-\\/+XO")) {
            const auto symmetry = *compiler::declared_symmetry(c);
            add(Kind::symmetry, std::string(1, c), "the shape " + std::string(compiler::describe(symmetry)));
        }
    }

    void add_labels() {
        if (entry_ == nullptr) return;
        for (const char label : compiler::labels_of(*entry_))
            add(Kind::label, std::string(1, label), compiler::describe_label(*entry_, label));
    }

    void add_class_letters(std::string_view written) {
        for (const compiler::ClassLetter& each : compiler::class_letters())
            if (written.find(each.letter) == std::string_view::npos)
                add(Kind::class_letter, std::string(1, each.letter), each.meaning);
    }

    void add_attributes() {
        for (const std::string_view attribute : compiler::attributes_of(database_.attribute_map))
            add(Kind::attribute, attribute,
                compiler::takes_label(attribute) ? "attribute, of a label" : "attribute, of a number",
                compiler::meaning_of_attribute(attribute));
    }

    Completion complete_colon_line() {
        const auto open = line_.rfind('(');
        const bool is_argument = open != std::string_view::npos && line_.find(')', open) == std::string_view::npos;
        const auto field = is_argument ? -1 : std::count(line_.begin(), line_.end(), ',');
        const std::size_t typed = field == 0   ? line_.size() - 1
                                  : field == 1 ? 0  // letters stand side by side
                                               : last_word(line_).size();
        if (is_argument && compiler::takes_label(last_word(line_.substr(0, open)))) add_labels();
        if (field == 0) add_symmetries();
        if (field == 1) add_class_letters(line_.substr(line_.find(',')));
        if (field > 1) add_attributes();
        return finish(typed);
    }

    Completion complete_expression() {
        const bool is_action = line_.starts_with('>');
        add_labels();
        for (const match::Helper& helper : match::helpers()) {
            if (helper.is_former || (helper.is_action && !is_action) ||
                !compiler::is_known(helper.needs, database_.spec.kind))
                continue;
            add(Kind::helper, helper.name, compiler::signature(helper), helper.meaning);
        }
        for (const auto& [name, labels] : database_.spec.helpers)
            add(Kind::helper, name, "a function of the engine, of katachi.toml");
        for (const match::ConstraintConstant& constant : match::constraint_constants())
            add(Kind::constant, constant.name, constant.meaning);
        return finish(last_word(line_).size());
    }

    std::optional<Completion> complete_comment() {
        const auto mark = line_.rfind("katachi: ignore[");
        if (mark == std::string_view::npos || line_.find(']', mark) != std::string_view::npos) return std::nullopt;
        for (const compiler::Rule& rule : compiler::all_rules()) add(Kind::rule, rule.id, rule.summary);
        return finish(last_word(line_, "_-").size());
    }

    std::optional<Completion> complete_first_word() {
        const std::string_view word = last_word(line_);
        if (line_.starts_with("attribute_map ")) {
            for (const compiler::AttributeMap map : compiler::attribute_maps)
                add(Kind::attribute_map, compiler::spelling(map), "attribute map");
            return finish(word.size());
        }
        const bool is_first_word = !line_.empty() && word == line_;
        const bool can_be_keyword = is_first_word && line_.find_first_not_of("OXox") != std::string_view::npos;
        if (!can_be_keyword) return std::nullopt;
        add(Kind::keyword, "Pattern", "begins an entry");
        add(Kind::keyword, "attribute_map", "which attributes the entries may have");
        add(Kind::keyword, "goal_elements", "what a match must touch in a life database");
        add(Kind::keyword, "callback_data", "what the matcher hands to the engine");
        return finish(word.size());
    }

    const compiler::PatternDatabase& database_;
    const compiler::Pattern* entry_;  // null outside of entries
    std::uint32_t offset_;
    std::string_view line_;  // up to the place
    std::vector<Candidate> candidates_;
};

}  // namespace

std::optional<Completion> completion_at(const compiler::PatternDatabase& database, const base::SourcePtr& source,
                                        std::uint32_t offset) {
    return Completer(database, entry_at(database, source, offset), *source, offset).complete();
}

}  // namespace katachi::authoring
