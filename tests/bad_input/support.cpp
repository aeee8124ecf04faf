#include "tests/bad_input/support.h"

#include <algorithm>
#include <memory>

#include "compiler/reader/reader.h"
#include "tests/support/shipped_library.h"

namespace katachi::test {

namespace fs = std::filesystem;

std::vector<std::string> Reading::rules() const {
    std::vector<std::string> rules;
    for (const base::Diagnostic& finding : diagnostics) rules.push_back(finding.rule);
    return rules;
}

Reading read_text(const std::string& text, compiler::DatabaseKind kind) {
    Reading reading;
    reading.database.spec.kind = kind;
    compiler::read_source(std::make_shared<base::SourceFile>("bad.db", text), reading.database, reading.diagnostics);
    return reading;
}

std::string repeated(std::string_view part, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += part;
    return text;
}

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {compiler::DatabaseKind::move, R"(# Cuts.
attribute_map general
goal_elements none
callback_data X

Pattern cut-1
# cuts where it hurts
|?OX?    first remark
|.*.?
+----

:8,OX,value(40),helper

|?aX?
|.*b?
+----

;lib(a) >= 2
;&& !oplay_attack(*,?,b,a)
>if (attack(a)) add_cut(a, *);

Pattern cut-2
XO
*.

:\,C
)"},
        {compiler::DatabaseKind::eye_shape, R"(Pattern 301
# three in a row
 x
x*x

:0112

Pattern 302
|!.
+--

:1111
)"},
        {compiler::DatabaseKind::monte_carlo, R"(# hane
XO?
X*?
%%%

:20
:40,near,xcap1+

O..
.*.
..X

:7
)"},
        {compiler::DatabaseKind::whole_board, "# openings\nA1 12.5 ppdd\nA2 3 ccttqdcd\n"},
    };
    return all;
}

std::string with_line_ends(const std::string& text, const std::string& line_end) {
    std::string result;
    for (const char c : text) c == '\n' ? result += line_end : result += c;
    return result;
}

std::vector<fs::path> library_files() {
    std::vector<fs::path> files;
    for (const fs::path& folder : shipped_pattern_folders())
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.path().extension() == ".db") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace katachi::test
