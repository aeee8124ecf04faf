#include "tools/authoring/names/named_thing.h"

#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/model/labels.h"

namespace katachi::authoring {

namespace {

using Kind = NamedThing::Kind;

class Collector {
  public:
    void add(Kind kind, std::string text, base::Span span) {
        if (span.length() > 0) things_.push_back({kind, std::move(text), span});
    }

    void add_diagram(const compiler::Diagram& diagram, bool has_labels) {
        for (int row = 0; row < diagram.rows && !diagram.lines.empty(); ++row)
            for (int column = 0; column < diagram.columns; ++column) {
                const char cell = diagram.at(row, column);
                const auto kind = has_labels && compiler::is_label(cell) ? Kind::label : Kind::cell;
                add(kind, std::string(1, cell), diagram.cell_span(row, column));
            }
    }

    void add_colon_line(const compiler::Pattern& entry) {
        add(Kind::symmetry, entry.symmetry_text, entry.symmetry_span);
        for (std::uint32_t i = 0; i < entry.classes_span.length(); ++i) {
            const auto begin = entry.classes_span.begin + i;
            add(Kind::class_letter, std::string(1, entry.classes[i]), {begin, begin + 1});
        }
        for (const compiler::Attribute& attribute : entry.attributes) {
            add(Kind::attribute, attribute.name, attribute.name_span);
            if (compiler::takes_label(attribute.name)) add(Kind::label, attribute.argument, attribute.argument_span);
        }
        add(Kind::engine_function, entry.helper, entry.helper_span);
    }

    void add_expression(const compiler::Expression& expression) {
        switch (expression.kind) {
            case compiler::Expression::Kind::call: return add(Kind::helper, expression.text, expression.name_span);
            case compiler::Expression::Kind::constant: return add(Kind::constant, expression.text, expression.span);
            case compiler::Expression::Kind::vertex: {
                const bool has_letter = expression.text.size() == 1 && compiler::is_label(expression.text[0]);
                return add(has_letter ? Kind::label : Kind::move, expression.text, expression.span);
            }
            default: return;
        }
    }

    void add_comment(const compiler::Comment& comment) {
        constexpr std::string_view mark = "katachi: ignore[";
        const auto found = comment.text.find(mark);
        if (found == std::string::npos) return;
        const auto end = comment.text.find(']', found);
        for (auto begin = found + mark.size(); begin < end && begin < comment.text.size();) {
            const auto stop = std::min(comment.text.find_first_of(", ]", begin), comment.text.size());
            const auto offset = comment.span.begin + 1 + static_cast<std::uint32_t>(begin);
            add(Kind::rule, comment.text.substr(begin, stop - begin),
                {offset, offset + static_cast<std::uint32_t>(stop - begin)});
            begin = stop + 1;
        }
    }

    std::vector<NamedThing> finish() { return std::move(things_); }

  private:
    std::vector<NamedThing> things_;
};

bool is_word(Kind kind) { return kind != Kind::cell && kind != Kind::class_letter && kind != Kind::symmetry; }

}  // namespace

const compiler::Pattern* entry_at(const compiler::PatternDatabase& database, const base::SourcePtr& source,
                                  std::uint32_t offset) {
    const compiler::Pattern* entry = nullptr;
    for (const compiler::Pattern& pattern : database.patterns)
        if (pattern.source == source && pattern.span.begin <= offset) entry = &pattern;
    if (entry == nullptr || offset <= entry->span.end) return entry;
    const bool begins_another = source->text({entry->span.end, offset}).find("\nPattern") != std::string_view::npos;
    return begins_another ? nullptr : entry;
}

std::vector<NamedThing> named_things(const compiler::Pattern& entry) {
    Collector collector;
    collector.add(Kind::entry, entry.name, entry.name_span);
    for (const compiler::Comment& comment : entry.comments) collector.add_comment(comment);
    collector.add_diagram(entry.diagram, false);
    collector.add_colon_line(entry);
    if (entry.constraint_diagram) collector.add_diagram(*entry.constraint_diagram, true);
    compiler::walk_constraint_and_actions(entry,
                                          [&](const compiler::Expression& each) { collector.add_expression(each); });
    return collector.finish();
}

std::optional<NamedThing> named_thing_at(const compiler::Pattern& entry, std::uint32_t offset) {
    std::optional<NamedThing> ends_here;
    for (NamedThing& thing : named_things(entry)) {
        if (thing.span.begin <= offset && offset < thing.span.end) return std::move(thing);
        if (thing.span.end == offset && is_word(thing.kind)) ends_here = std::move(thing);
    }
    return ends_here;
}

}  // namespace katachi::authoring
