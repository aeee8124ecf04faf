// Programs as they are compiled, to be read.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/compiler/constraint/one_pattern.h"
#include "tests/compiler/constraint/program_text.h"
#include "tests/support/golden.h"

namespace katachi::compiler {
namespace {

TEST(ProgramText, ShowsWhatIsRun) {
    const std::string diagram = "Pattern P\n\nXO.\n.*.\n\n:8,-,value(7)\n\nAbc\n.*d\n\n";
    std::string text;
    for (const char* lines :
         {";lib(A)>=3 && !oplay_attack(*,c,A) && !x_somewhere(b)",
          ";oplay_defend(*,?,c,A) || (lib(A) <= 2 && some_function(A,?) != WIN) || lib(A) == 4",
          ";x_somewhere(b) ? !oplay_attack(*,b) : value + color > 10 - 2", ";lib(A) && lib(q)",
          ">antisuji(c);\n>replace(d,*);",
          ">if (!safe_omove(*)) known_safe_move(*); else { antisuji(c); return lib(A) > 2; }\n>antisuji(d);",
          ">if (lib(A) > 1) return 0; else lib(b);"}) {
        const OnePattern one(diagram + lines + "\n");
        text += std::string(lines) + "\n" + program_text(one.tables(), 0) + "\n";
    }
    EXPECT_EQ(text, test::golden(std::filesystem::path(KATACHI_CONSTRAINT_GOLDEN) / "programs.txt", text));
}

}  // namespace
}  // namespace katachi::compiler
