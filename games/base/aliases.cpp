#include "games/base/aliases.h"

#include <map>

#include "base/files/file_error.h"
#include "base/findings/source_file.h"
#include "base/text/lines.h"
#include "base/text/trim.h"
#include "base/text/utf8.h"
#include "games/base/folded_text.h"

namespace katachi::games {

namespace {

constexpr std::string_view blanks = " \t\r";

class AliasReader {
  public:
    explicit AliasReader(const std::string& file) : file_(file) {}

    void read_line(std::string_view line) {
        ++line_;
        line = base::trimmed(line.substr(0, line.find('#')), blanks);
        if (line.empty()) return;
        if (!base::is_utf8(line)) fail("is no UTF-8");
        const auto sign = line.find('=');
        Alias alias{.name = std::string(base::trimmed(line.substr(0, sign), blanks)), .spellings = {}};
        if (sign == std::string_view::npos || alias.name.empty()) fail("write NAME = SPELLING, SPELLING");
        take(alias.name, alias.name);
        for (std::string_view rest = line.substr(sign + 1); !rest.empty();) {
            const auto comma = rest.find(',');
            const std::string spelling(base::trimmed(rest.substr(0, comma), blanks));
            if (spelling.empty()) fail("a spelling is missing between commas");
            take(spelling, alias.name);
            alias.spellings.push_back(spelling);
            rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
        }
        if (alias.spellings.empty()) fail("write NAME = SPELLING, SPELLING");
        aliases.push_back(std::move(alias));
    }

    std::vector<Alias> aliases;

  private:
    void take(const std::string& spelling, const std::string& name) {
        const auto [known, is_new] = named_.try_emplace(folded_text(spelling), name);
        if (!is_new && known->second != name) fail(spelling + " stands for " + known->second + " already");
    }

    [[noreturn]] void fail(const std::string& what) const {
        throw base::FileError(file_ + ":" + std::to_string(line_) + ": " + what);
    }

    const std::string& file_;
    int line_ = 0;
    std::map<std::string, std::string> named_;  // by folded spelling
};

}  // namespace

std::vector<Alias> read_aliases(std::string_view text, const std::string& file) {
    AliasReader reader(file);
    text.remove_prefix(base::byte_order_mark(text).size());
    for (const std::string_view line : base::lines_of(text)) reader.read_line(line);
    return reader.aliases;
}

}  // namespace katachi::games
