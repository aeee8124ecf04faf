#include "compiler/check/ignore_comments.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "compiler/check/check.h"
#include "compiler/check/entry_index.h"
#include "compiler/model/tool_comment.h"

namespace katachi::compiler {

namespace {

constexpr std::string_view blanks = " \t\r";

// A text of which the beginning is taken away bit by bit; places are those in the file.
class Rest {
  public:
    Rest(std::string_view text, std::uint32_t begin) : text_(text), begin_(begin) {}

    bool take(std::string_view what) {
        if (!text_.starts_with(what)) return false;
        drop(what.size());
        return true;
    }
    void skip_blanks() { drop(std::min(text_.find_first_not_of(blanks), text_.size())); }
    // The text goes up to the first of `ends`, without blanks around it.
    base::Span take_until(std::string_view ends) {
        skip_blanks();
        const auto length = std::min(text_.find_first_of(ends), text_.size());
        const auto visible = text_.substr(0, length).find_last_not_of(blanks) + 1;
        const base::Span span{begin_, begin_ + static_cast<std::uint32_t>(visible)};
        drop(length);
        return span;
    }
    bool has_letters() const {
        return std::any_of(text_.begin(), text_.end(), [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return byte >= 0x80 || std::isalnum(byte) != 0;
        });
    }

  private:
    void drop(std::size_t count) {
        text_.remove_prefix(count);
        begin_ += static_cast<std::uint32_t>(count);
    }

    std::string_view text_;
    std::uint32_t begin_;
};

void read_list(Rest rest, IgnoreComment& comment) {
    constexpr const char* form = "write `# katachi: ignore[RULE] reason`";
    comment.fault = form;
    if (rest.take("ignore-file"))
        comment.of_file = true;
    else if (!rest.take("ignore"))
        return;
    rest.skip_blanks();
    if (!rest.take("[")) return;
    do {
        const base::Span word = rest.take_until(",]");
        if (word.length() == 0) return;
        comment.rules.push_back({find_rule(comment.source->text(word)), word});
    } while (rest.take(","));
    if (!rest.take("]")) return;
    comment.has_reason = rest.has_letters();
    comment.fault = "";
}

// Where the comment with `mark` at `at` begins: its `#` is the first character of the line, or in a list of whole
// boards the last before it.
std::optional<std::uint32_t> begin_of_comment(std::string_view text, base::Span line, std::size_t at,
                                              DatabaseKind kind) {
    const std::string_view before = text.substr(line.begin, at - line.begin);
    const auto hash = before.find_last_not_of(blanks);
    if (hash == std::string_view::npos || before[hash] != '#') return std::nullopt;
    const std::string_view left = before.substr(0, hash);
    const bool alone =
        left.substr(base::byte_order_mark(left).size()).find_first_not_of(blanks) == std::string_view::npos;
    if (!alone && kind != DatabaseKind::whole_board) return std::nullopt;
    return line.begin + static_cast<std::uint32_t>(hash);
}

// The line with its end, or the end of a line that holds more than the comment.
base::Span whole_line(std::string_view text, base::Span line, std::uint32_t comment) {
    const auto before = text.substr(line.begin, comment - line.begin).find_last_not_of(blanks);
    if (before != std::string_view::npos) return {line.begin + static_cast<std::uint32_t>(before) + 1, line.end};
    const auto end = text.find('\n', line.end);
    return {line.begin, static_cast<std::uint32_t>(end == std::string_view::npos ? text.size() : end + 1)};
}

IgnoreComment read_comment(const base::SourcePtr& source, base::Span line, std::uint32_t begin,
                           const EntryIndex& entries) {
    IgnoreComment comment{.source = source,
                          .span = {begin, line.end},
                          .whole_line = whole_line(source->text(), line, begin),
                          .pattern = entries.at(source, begin),
                          .rules = {}};
    const auto behind_mark =
        static_cast<std::uint32_t>(source->text().find(tool_comment_mark, begin) + tool_comment_mark.size());
    Rest rest(source->text({behind_mark, line.end}), behind_mark);
    rest.skip_blanks();
    read_list(rest, comment);
    if (comment.fault.empty() && comment.of_file && begin > entries.first_entry(source))
        comment.fault = "`ignore-file` stands before the first entry; within an entry write `ignore`";
    return comment;
}

}  // namespace

std::vector<IgnoreComment> ignore_comments(const PatternDatabase& database) {
    std::vector<IgnoreComment> comments;
    std::optional<EntryIndex> entries;  // few databases have such comments
    for (const base::SourcePtr& source : database.sources) {
        const std::string_view text = source->text();
        for (auto at = text.find(tool_comment_mark); at != std::string_view::npos;
             at = text.find(tool_comment_mark, at + 1)) {
            const base::Span line = source->line_span(source->line_column(static_cast<std::uint32_t>(at)).line);
            const auto begin = begin_of_comment(text, line, at, database.spec.kind);
            if (!begin) continue;
            if (!entries) entries.emplace(database);
            comments.push_back(read_comment(source, line, *begin, *entries));
        }
    }
    return comments;
}

}  // namespace katachi::compiler
