#include "tools/authoring/edit/diagram_edit.h"

#include <string>

#include "base/text/lines.h"
#include "compiler/emit/pattern_text.h"

namespace katachi::authoring {

namespace {

std::vector<std::string> rows_of(const compiler::Diagram& diagram) {
    const std::string text = compiler::diagram_text(diagram);
    const std::vector<std::string_view> lines = base::lines_of(text);
    return {lines.begin(), lines.end()};
}

base::Span line_of(const base::SourceFile& source, std::uint32_t offset) {
    return source.line_span(source.line_column(offset).line);
}

// The end of the line that `line` is the rest of.
std::string line_end(const base::SourceFile& source, base::Span line) {
    return source.text().substr(line.end, 2) == "\r\n" ? "\r\n" : "\n";
}

base::Span with_line_end(const base::SourceFile& source, base::Span line) {
    const auto length = static_cast<std::uint32_t>(line_end(source, line).size());
    return {line.begin, std::min(line.end + length, static_cast<std::uint32_t>(source.text().size()))};
}

}  // namespace

void redraw(const base::SourceFile& source, const compiler::Diagram& diagram, const compiler::Diagram& redrawn,
            std::uint32_t comments_at, std::vector<base::TextEdit>& edits) {
    const auto rows = rows_of(redrawn);
    const auto& lines = diagram.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i < rows.size()) {
            if (lines[i].text != rows[i]) edits.push_back({lines[i].span, rows[i]});
            continue;
        }
        const base::Span line = line_of(source, lines[i].span.begin);
        edits.push_back({with_line_end(source, line), ""});
        if (!lines[i].remark.empty())
            edits.push_back({{comments_at, comments_at}, "# " + lines[i].remark + line_end(source, line)});
    }
    const base::Span last = line_of(source, lines.back().span.begin);
    std::string added;
    for (std::size_t i = lines.size(); i < rows.size(); ++i)
        added += line_end(source, last) + std::string(source.text({last.begin, lines.back().span.begin})) + rows[i];
    if (!added.empty()) edits.push_back({{last.end, last.end}, added});
}

}  // namespace katachi::authoring
