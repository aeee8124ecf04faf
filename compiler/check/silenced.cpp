#include "compiler/check/silenced.h"

#include <algorithm>
#include <set>

#include "compiler/check/check.h"
#include "compiler/check/entry_index.h"
#include "compiler/check/ignore_comments.h"
#include "compiler/check/rule_choice.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

bool can_be_silenced(const Rule& rule) { return !is_about_reading(rule) && !is_about_ignoring(rule); }

class Silencer {
  public:
    Silencer(const PatternDatabase& database, base::Diagnostics& findings)
        : database_(database), comments_(ignore_comments(database)), findings_(findings) {
        if (comments_.empty()) return;
        entries_.emplace(database);
        for (const base::Diagnostic& finding : findings)
            if (const Rule* rule = find_rule(finding.rule); rule != nullptr && is_about_reading(*rule))
                unread_.insert(finding.source);
    }

    std::size_t take_silenced() {
        if (comments_.empty()) return 0;
        return std::erase_if(findings_, [&](const base::Diagnostic& finding) { return is_silenced(finding); });
    }

    void add_faults() {
        for (const IgnoreComment& comment : comments_) {
            if (!comment.fault.empty()) {
                add(unreadable_ignore, comment, comment.span, "this comment speaks to katachi and is not understood")
                    .help = comment.fault;
                continue;
            }
            add_unknown_rules(comment);
            if (!comment.has_reason)
                add(ignore_without_reason, comment, comment.span, "this comment does not say why it silences").help =
                    "write the reason behind the bracket";
            if (unread_.find(comment.source) == unread_.end()) add_unused(comment);
        }
    }

  private:
    bool is_silenced(const base::Diagnostic& finding) {
        const Pattern* pattern = entries_->at(finding.source, finding.span.begin);
        const auto silences = [&](const IgnoreComment& comment) {
            const bool reaches =
                comment.of_file ? comment.source == finding.source : pattern != nullptr && comment.pattern == pattern;
            return reaches && comment.fault.empty() && names(comment, finding.rule);
        };
        // What an entry says of itself goes before what is said of its file.
        for (const bool of_file : {false, true})
            for (const IgnoreComment& comment : comments_)
                if (comment.of_file == of_file && silences(comment)) return true;
        return false;
    }

    // Notes that the name was of use.
    bool names(const IgnoreComment& comment, std::string_view rule) {
        for (const IgnoredRule& ignored : comment.rules) {
            if (ignored.rule == nullptr || ignored.rule->id != rule || !can_be_silenced(*ignored.rule)) continue;
            used_.insert(&ignored);
            return true;
        }
        return false;
    }

    void add_unknown_rules(const IgnoreComment& comment) {
        for (const IgnoredRule& ignored : comment.rules) {
            if (ignored.rule != nullptr) continue;
            const std::string_view word = comment.source->text(ignored.span);
            const std::string_view near = nearest_rule(word);
            add(unknown_ignored_rule, comment, ignored.span, "no rule is called `" + std::string(word) + "`").help =
                near.empty() ? "katachi explain lists the rules" : "did you mean `" + std::string(near) + "`?";
        }
    }

    // Most runs have no counts of games, so that nothing is known of the rules that need them.
    bool is_unused(const IgnoredRule& ignored) const {
        return ignored.rule != nullptr && ignored.rule->id != never_matched.id && ignored.rule->id != never_played.id &&
               !lacks_entries(*ignored.rule, database_) && used_.find(&ignored) == used_.end();
    }

    void add_unused(const IgnoreComment& comment) {
        const auto& rules = comment.rules;
        if (std::all_of(rules.begin(), rules.end(), [&](const IgnoredRule& one) { return is_unused(one); })) {
            auto& finding = add(unused_ignore, comment, comment.span, "this comment silences nothing");
            finding.help = why_unused(comment, rules.front());
            if (!is_misplaced(comment)) finding.fix = base::Fix{"remove the comment", {{comment.whole_line, ""}}, true};
            return;
        }
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (!is_unused(rules[i])) continue;
            auto& finding = add(unused_ignore, comment, rules[i].span,
                                "there is no finding of `" + std::string(rules[i].rule->id) + "` to silence here");
            finding.help = why_unused(comment, rules[i]);
            const base::Span word = i + 1 < rules.size() ? base::Span{rules[i].span.begin, rules[i + 1].span.begin}
                                                         : base::Span{rules[i - 1].span.end, rules[i].span.end};
            finding.fix = base::Fix{"remove the name", {{word, ""}}, true};
        }
    }

    static bool is_misplaced(const IgnoreComment& comment) { return !comment.of_file && comment.pattern == nullptr; }

    static std::string why_unused(const IgnoreComment& comment, const IgnoredRule& ignored) {
        if (!can_be_silenced(*ignored.rule)) return "`" + std::string(ignored.rule->id) + "` cannot be silenced";
        return is_misplaced(comment) ? "it stands in no entry: move it between the first and the last line of one" : "";
    }

    base::Diagnostic& add(const Rule& rule, const IgnoreComment& comment, base::Span span, std::string message) {
        return findings_.emplace_back(
            base::Diagnostic{.rule = std::string(rule.id),
                             .severity = rule.severity,
                             .message = std::move(message),
                             .source = comment.source,
                             .span = span,
                             .pattern = comment.pattern == nullptr ? "" : comment.pattern->name});
    }

    const PatternDatabase& database_;
    std::vector<IgnoreComment> comments_;
    base::Diagnostics& findings_;
    std::optional<EntryIndex> entries_;
    std::set<base::SourcePtr> unread_;  // files with parts that could not be read
    std::set<const IgnoredRule*> used_;
};

}  // namespace

std::size_t silence(const PatternDatabase& database, base::Diagnostics& findings) {
    Silencer silencer(database, findings);
    const std::size_t silenced = silencer.take_silenced();
    silencer.add_faults();
    return silenced;
}

}  // namespace katachi::compiler
