#include "joseki/trees/tree_entry.h"

namespace katachi::joseki {

namespace {

// Without labels a constraint may still speak of the move.
bool has_constraint_diagram(const TreeEntry& entry) {
    return !entry.labels.empty() || !entry.comment.constraints.empty() || !entry.comment.actions.empty();
}

CornerDrawing labelled(const TreeEntry& entry) {
    CornerDrawing drawing = entry.drawing;
    for (const EntryLabel& label : entry.labels) drawing.at(label.place) = label.letter;
    return drawing;
}

bool begins_with_attribute(std::string_view fields) {
    const auto end = fields.find_first_of(",(");
    return end != std::string_view::npos && end > 0 && fields[end] == '(';
}

class EntryText {
  public:
    EntryText(TracedText& text, const TreeEntry& entry) : text_(text), entry_(entry) {}

    void add(std::string_view text) { text_.add(text, entry_.source, entry_.move_span); }
    void add(std::string_view text, base::Span span) { text_.add(text, entry_.source, span); }

    void add_copy(TextPart part) { text_.add_copy(entry_.comment_text, part); }

    void add_lines(const std::vector<TextPart>& parts) {
        for (const TextPart part : parts) {
            add_copy(part);
            text_.end_copied_line();
        }
    }

    void add_drawing() {
        add_edge();
        for (int row = 0; row < entry_.drawing.rows(); ++row) add(entry_.drawing.row(row) + "|\n");
    }

    void add_labelled_drawing() {
        add_edge();
        const CornerDrawing drawing = labelled(entry_);
        for (int row = 0; row < drawing.rows(); ++row) {
            const std::string cells = drawing.row(row);
            for (int column = 0; column < drawing.columns(); ++column)
                add_cell(cells[static_cast<std::size_t>(column)], {row, column});
            add("|\n");
        }
    }

    void add_colon_line(JosekiDialect dialect) {
        const bool is_symmetric = entry_.drawing.is_symmetric() && labelled(entry_).is_symmetric();
        add(std::string(":") + (is_symmetric ? '/' : '8') + ',' + std::string(common_classes(dialect)));
        const std::string letter(1, entry_.comment.class_letter);
        if (entry_.comment.names_class)
            add(letter, entry_.comment_text->span({0, 1}));
        else
            add(letter);
        if (entry_.comment.colon_lines.empty())
            add("\n");
        else
            add_fields(entry_.comment.colon_lines.front());
    }

  private:
    void add_edge() { add(std::string(static_cast<std::size_t>(entry_.drawing.columns()), '-') + "+\n"); }

    void add_cell(char cell, board::Offset place) {
        for (const EntryLabel& label : entry_.labels)
            if (label.place == place) return add({&cell, 1}, label.span);
        add({&cell, 1});
    }

    void add_fields(TextPart colon_line) {
        const TextPart fields{colon_line.begin + 1, colon_line.length - 1};
        if (begins_with_attribute(entry_.comment_text->text(fields))) add(",");
        add_copy(fields);
        text_.end_copied_line();
    }

    TracedText& text_;
    const TreeEntry& entry_;
};

}  // namespace

void add_entry(TracedText& text, const TreeEntry& entry, JosekiDialect dialect) {
    EntryText lines(text, entry);
    lines.add("Pattern ");
    lines.add(entry.name, entry.name_span);
    lines.add("\n");
    lines.add_lines(entry.comment.remarks);
    lines.add("\n");
    lines.add_drawing();
    lines.add("\n");
    lines.add_colon_line(dialect);
    if (!has_constraint_diagram(entry)) return;
    lines.add("\n");
    lines.add_labelled_drawing();
    lines.add("\n");
    lines.add_lines(entry.comment.constraints);
    if (!entry.comment.actions.empty() && !entry.comment.constraints.empty()) lines.add("\n");
    lines.add_lines(entry.comment.actions);
}

}  // namespace katachi::joseki
