#include "tests/studio/shown_folder.h"

#include "tests/studio/running_studio.h"

namespace katachi::studio {

const char* const attack_text =
    "attribute_map none\n"
    "\n"
    "\n"
    "Pattern net\n"
    "# The plain <b>net</b>.\n"
    "\n"
    "?O?\n"
    "OX.\n"
    "?.*\n"
    "\n"
    ":\\,A\n"
    "\n"
    "?O?\n"
    "OA.\n"
    "?.*\n"
    "\n"
    ";oplay_attack(*,A)\n"
    "\n"
    "\n"
    "Pattern hane\n"
    "\n"
    "XO\n"
    "*.\n"
    "\n"
    ":8,A\n";

ShownFolder::ShownFolder() {
    std::filesystem::create_directory(folder_ / "games");
    std::filesystem::create_directory(folder_ / "suites");
    folder_.write("suites/a.tst",
                  "loadsgf ../games/a.sgf 3\n1 list_stones black\n#? [E5 G7]*\nplay black A1\n2 katachi-match white\n");
    folder_.write("attack.db", attack_text);
    folder_.write("attack.test",
                  "Board net\n.....\n..O..\n.OX..\n...*.\n.....\n\nnet at *: true\nnot net at * if B3 changes\n");
    folder_.write("broken.db", "Pattern bad\n\nXO\n*.\n\n:8,-,value(5)\n\n;lib(z) == 2\n");
    folder_.write(
        "games/a.sgf",
        "(;SZ[9]PB[<img onerror=alert(1)>]PW[\xe8\xb6\x99]C[a <script>]AB[gc]"
        ";B[ee];W[df]C[good]LB[ee:1][df:<b>]TR[ee](;B[de];W[ce]N[name];B[cf])(;B[dg];W[ef](;B[ff])(;B[eg]AR[ff:eg]))"
        "(;W[];B[ff]))");
    folder_.write("games/two.sgf", "(;SZ[19]PB[a];B[pd];W[dp])\n(;SZ[19]PB[b]RE[B+R];B[qd];W[dc];B[pp])\n");
    static_cast<void>(printed_by_katachi({"games", "import", "base", "games"}, path()));
}

}  // namespace katachi::studio
