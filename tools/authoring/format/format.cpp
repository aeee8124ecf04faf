#include "tools/authoring/format/format.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "base/text/trim.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/format/blank_lines.h"
#include "tools/authoring/format/entry_text.h"
#include "tools/authoring/format/source_lines.h"

namespace katachi::authoring {

namespace {

// An entry or a directive, as whole lines of the source.
struct Item {
    Neighbour sort;
    base::Span lines;
    const compiler::Pattern* entry = nullptr;
    const compiler::Directive* directive = nullptr;
    bool understood = true;
    std::string form = {};  // where it is understood
};

// Shorter entries are within the reader's limits in any form.
constexpr std::size_t long_entry = 1000;

class Formatter {
  public:
    Formatter(const base::SourcePtr& source, compiler::DatabaseKind kind) : source_(*source), kind_(kind) {
        database_.spec.kind = kind;
        compiler::read_source(source, database_, diagnostics_);
        readable_ = compiler::is_readable(source, diagnostics_);
    }

    Formatted result() {
        if (!readable_) return {std::string(source_.text()), {1}};
        collect_items();
        std::uint32_t end = 0;
        const Item* before = nullptr;
        for (const Item& item : items_) {
            add_between({end, item.lines.begin}, before, &item);
            add(item);
            end = item.lines.end;
            before = &item;
        }
        add_between({end, static_cast<std::uint32_t>(source_.text().size())}, before, nullptr);
        return std::move(result_);
    }

  private:
    base::Span whole_lines(base::Span span) const {
        const auto text = source_.text();
        const auto before = span.begin == 0 ? std::string_view::npos : text.rfind('\n', span.begin - 1);
        const auto behind = text.find('\n', span.end);
        return {before == std::string_view::npos ? 0 : static_cast<std::uint32_t>(before + 1),
                static_cast<std::uint32_t>(behind == std::string_view::npos ? text.size() : behind + 1)};
    }

    void collect_items() {
        for (const compiler::Pattern& entry : database_.patterns)
            items_.push_back({.sort = Neighbour::entry, .lines = whole_lines(entry.span), .entry = &entry});
        for (const compiler::Directive& directive : database_.directives)
            items_.push_back(
                {.sort = Neighbour::directive, .lines = whole_lines(directive.span), .directive = &directive});
        std::sort(items_.begin(), items_.end(),
                  [](const Item& a, const Item& b) { return a.lines.begin < b.lines.begin; });
        for (const base::Diagnostic& finding : diagnostics_) mark_as_not_understood(finding.span.begin);
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (may_take_rows(items_[i], source_.text({items_[i].lines.end, begin_behind(i)})))
                items_[i].understood = false;
        for (Item& item : items_) {
            if (!item.understood) continue;
            item.form = item.entry != nullptr ? entry_text(*item.entry, kind_)
                                              : item.directive->name + " " + item.directive->value + "\n";
            item.understood = item.form.size() < long_entry || can_be_read(item.form);
        }
    }

    std::uint32_t begin_behind(std::size_t item) const {
        return item + 1 < items_.size() ? items_[item + 1].lines.begin
                                        : static_cast<std::uint32_t>(source_.text().size());
    }

    // Whether rows that nobody understands stand behind an empty action: the form leaves that out, and they would
    // become rows of the entry.
    bool may_take_rows(const Item& item, std::string_view behind) const {
        if (item.entry == nullptr || !item.entry->actions.empty()) return false;
        const std::string_view text = source_.text(item.entry->span);
        const std::string_view last_line = text.substr(text.rfind('\n') + 1);
        return base::trimmed_front(last_line, " \t").starts_with('>') && !comments_of(behind, kind_);
    }

    // Brackets that the form adds may nest deeper than the reader goes.
    bool can_be_read(const std::string& form) const {
        compiler::PatternDatabase again;
        again.spec.kind = kind_;
        base::Diagnostics findings;
        compiler::read_source(std::make_shared<base::SourceFile>(source_.path(), "\n" + form), again, findings);
        return findings.empty();
    }

    // The item, if there is one, that a finding at this place speaks of.
    void mark_as_not_understood(std::uint32_t place) {
        place =
            std::min(place, static_cast<std::uint32_t>(source_.text().size()) - 1);  // it may be behind the last byte
        const auto behind = std::upper_bound(items_.begin(), items_.end(), place,
                                             [](std::uint32_t at, const Item& item) { return at < item.lines.begin; });
        if (behind == items_.begin()) return;
        Item& item = *(behind - 1);
        if (place < item.lines.end) item.understood = false;
    }

    int line_of(std::uint32_t place) const { return source_.line_column(place).line; }
    void note_not_understood(int line) { result_.not_understood.push_back(line); }

    void add(const Item& item) {
        if (!item.understood) {
            result_.text += source_.text(item.lines);
            note_not_understood(line_of(item.lines.begin));
            return;
        }
        // A name or row that begins like a byte order mark is no mark only behind another.
        if (result_.text.empty()) result_.text += base::byte_order_mark(item.form);
        result_.text += item.form;
    }

    // What stands between two items: comments and blank lines, or something that nobody understands.
    void add_between(base::Span span, const Item* above, const Item* below) {
        std::string_view text = source_.text(span);
        if (span.begin == 0) text.remove_prefix(base::byte_order_mark(text).size());
        const auto comments = comments_of(text, kind_);
        const bool near_unknown = (above != nullptr && !above->understood) || (below != nullptr && !below->understood);
        if (!comments) note_not_understood(line_of(span.begin) + lines_before_other(text, kind_));
        if (near_unknown || !comments) {
            result_.text += source_.text(span);
            return;
        }
        const auto sort = [](const Item* item) { return item == nullptr ? Neighbour::end_of_text : item->sort; };
        result_.text += text_between(*comments, sort(above), sort(below), kind_);
    }

    const base::SourceFile& source_;
    compiler::DatabaseKind kind_;
    compiler::PatternDatabase database_;
    base::Diagnostics diagnostics_;
    bool readable_ = true;
    std::vector<Item> items_;
    Formatted result_;
};

}  // namespace

Formatted formatted(const base::SourcePtr& source, compiler::DatabaseKind kind) {
    return Formatter(source, kind).result();
}

}  // namespace katachi::authoring
