#include "base/findings/diagnostic_text.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/findings/quoted_line.h"
#include "base/text/terminal_text.h"

namespace katachi::base {

namespace {

constexpr int most_quoted_lines = 26;  // the largest diagram, its edges and some lines around it

struct Lines {
    int first = 1;
    int last = 1;

    int count() const { return last - first + 1; }
    bool contains(int line) const { return line >= first && line <= last; }
};

Lines lines_of(const SourceFile& source, Span span) {
    const auto last_byte = span.end > span.begin ? span.end - 1 : span.end;
    return {source.line_column(span.begin).line, source.line_column(last_byte).line};
}

class Printer {
  public:
    Printer(const TextStyle& style, const EntryViewer& viewer) : style_(style), viewer_(viewer) {}

    void print(const Diagnostic& finding) {
        is_error_ = finding.severity == Severity::error;
        head(finding);
        if (finding.source) {
            place_and_quote(finding);
        } else {
            gutter_ = 0;
            advice_inline_ = false;
        }
        advice(finding);
        out_ += '\n';
    }

    std::string take() { return std::move(out_); }

  private:
    void head(const Diagnostic& finding) {
        const std::string kind = fmt::format("{}[{}]", is_error_ ? "error" : "warning", finding.rule);
        out_ += paint(severity_style(), kind) + paint(fmt::emphasis::bold, ": " + clean(finding.message)) + "\n";
    }

    void place_and_quote(const Diagnostic& finding) {
        const SourceFile& source = *finding.source;
        const EntryView view = viewer_ ? viewer_(finding) : EntryView{};
        const Lines faulty = lines_of(source, finding.span);
        const Lines quoted = quoted_lines(source, faulty, view);
        gutter_ = static_cast<int>(std::to_string(quoted.last).size());

        const auto place = source.line_column(finding.span.begin);
        std::string where = fmt::format("{}:{}:{}", clean(source.path()), place.line, place.column);
        const bool named = !finding.pattern.empty() && !finding.pattern.starts_with("line ");
        if (named) where += "  Pattern " + clean(finding.pattern);
        out_ += margin() + paint(frame_style(), style_.unicode ? "┌─ " : "--> ") + where + "\n";
        row("", "");
        for (const std::string& line : view.picture) row("", " " + clean(line));
        if (!view.picture.empty()) row("", "");
        quote(finding, faulty, quoted);
    }

    Lines quoted_lines(const SourceFile& source, Lines faulty, const EntryView& view) const {
        Lines lines = faulty;
        if (view.quote) {
            const Lines around = lines_of(source, *view.quote);
            const Lines both{std::min(around.first, faulty.first), std::max(around.last, faulty.last)};
            if (both.count() <= most_quoted_lines) lines = both;
        }
        lines.last = std::min(lines.last, lines.first + most_quoted_lines - 1);
        return lines;
    }

    void quote(const Diagnostic& finding, Lines faulty, Lines quoted) {
        const SourceFile& source = *finding.source;
        const int room = std::max(style_.width - gutter_ - 4, 20);
        const bool one_line = faulty.count() == 1;
        advice_inline_ = false;
        for (int line = quoted.first; line <= quoted.last; ++line) {
            const Span bytes = source.line_span(line);
            const bool at_fault = faulty.contains(line);
            const Span mark = at_fault && one_line ? within(finding.span, bytes) : Span{};
            const QuotedLine shown = quote_line(source.text(bytes), mark, room, style_.unicode);
            row(std::to_string(line), " " + shown.text, at_fault && !one_line);
            if (at_fault && one_line) mark_row(finding, shown, room);
        }
    }

    static Span within(Span span, Span line) {
        const auto clip = [&](std::uint32_t at) { return std::clamp(at, line.begin, line.end) - line.begin; };
        return {clip(span.begin), clip(span.end)};
    }

    void mark_row(const Diagnostic& finding, const QuotedLine& shown, int room) {
        std::string text(static_cast<std::size_t>(shown.mark_column + 1), ' ');
        text += paint(severity_style(), std::string(static_cast<std::size_t>(shown.mark_width), '^'));
        const int used = shown.mark_column + shown.mark_width + 1;
        const auto help = glyphs(finding.help, style_.unicode);
        advice_inline_ = !help.empty() && used + width(help) <= room;
        if (advice_inline_) text += " " + clean(finding.help);
        row("", text);
    }

    void advice(const Diagnostic& finding) {
        for (const DiagnosticNote& note : finding.notes) {
            std::string where;
            if (note.source) {
                const auto place = note.source->line_column(note.span.begin);
                where = fmt::format("{}:{}:{}: ", clean(note.source->path()), place.line, place.column);
            }
            item("note", where + clean(note.message));
        }
        if (!finding.help.empty() && !advice_inline_) item("help", clean(finding.help));
        if (finding.fix && finding.source) item(finding.fix->safe ? "fix (safe)" : "fix (unsafe)", mended(finding));
        if (explained_.insert(finding.rule).second) item("more", "katachi explain " + finding.rule);
    }

    // The one line that a fix changes, as it reads then; where it changes more, what it does.
    std::string mended(const Diagnostic& finding) const {
        const SourceFile& source = *finding.source;
        const Fix& fix = *finding.fix;
        if (fix.edits.size() != 1) return clean(fix.title);
        const TextEdit& edit = fix.edits.front();
        const Span line = source.line_span(source.line_column(edit.span.begin).line);
        if (edit.span.end > line.end || edit.replacement.find('\n') != std::string::npos) return clean(fix.title);
        const Span cut = within(edit.span, line);
        std::string text(source.text(line));
        text.replace(cut.begin, cut.length(), edit.replacement);
        const Span inserted{cut.begin, cut.begin + static_cast<std::uint32_t>(edit.replacement.size())};
        return quote_line(text, inserted, std::max(style_.width - gutter_ - 20, 20), style_.unicode).text;
    }

    void item(std::string_view label, const std::string& text) {
        out_ += margin() + paint(frame_style(), "= ") + paint(fmt::emphasis::bold, fmt::format("{}: ", label)) + text +
                "\n";
    }

    void row(std::string_view number, const std::string& text, bool at_fault = false) {
        const std::string bar = style_.unicode ? (at_fault ? "┃" : "│") : (at_fault ? ">" : "|");
        out_ += paint(frame_style(), fmt::format("{:>{}} ", number, gutter_));
        out_ += paint(at_fault ? severity_style() : frame_style(), bar) + text + "\n";
    }

    std::string margin() const { return std::string(static_cast<std::size_t>(gutter_ + 1), ' '); }
    std::string clean(std::string_view text) const { return printable(text, style_.unicode); }

    std::string paint(fmt::text_style style, std::string_view text) const {
        return style_.colour ? fmt::format(style, "{}", text) : std::string(text);
    }
    fmt::text_style severity_style() const {
        return fmt::emphasis::bold | fmt::fg(is_error_ ? fmt::terminal_color::red : fmt::terminal_color::yellow);
    }
    static fmt::text_style frame_style() { return fmt::fg(fmt::terminal_color::blue); }

    TextStyle style_;
    const EntryViewer& viewer_;
    std::string out_;
    std::set<std::string> explained_;  // rules whose page has been pointed to
    int gutter_ = 1;
    bool is_error_ = true;
    bool advice_inline_ = false;
};

}  // namespace

std::string diagnostic_text(const Diagnostics& diagnostics, const TextStyle& style, const EntryViewer& viewer) {
    Printer printer(style, viewer);
    for (const Diagnostic& finding : diagnostics) printer.print(finding);
    return printer.take();
}

}  // namespace katachi::base
