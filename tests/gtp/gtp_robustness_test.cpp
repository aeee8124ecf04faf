// Conversations of nonsense.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "engine/gtp/session/commands.h"
#include "tests/fuzz/answering_promise.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::gtp {
namespace {

// Lines as a broken controller may send them: right and wrong arguments, ids of all lengths, bytes of all kinds.
class Babble {
  public:
    explicit Babble(unsigned seed) : random_(seed) {}

    std::string lines(int count) {
        std::string text = game_;
        for (int i = 0; i < count; ++i) text += line() + (one_in(20) ? "\r\n" : "\n");
        text += "1 name";  // without an end
        return text;
    }

  private:
    std::size_t below(std::size_t limit) { return random_() % limit; }
    bool one_in(std::size_t count) { return below(count) == 0; }

    std::string line() {
        if (one_in(40)) return "";
        if (one_in(40)) return "# " + bytes(30);
        if (one_in(2000)) return "play b " + std::string(below(1 << 17), 'x');
        std::string text = one_in(2) ? id() + " " : "";
        if (!one_in(3)) return text + sound_command();
        text += one_in(15) ? bytes(12) : command();
        for (auto count = below(4); count > 0; --count) text += (one_in(10) ? "\t" : " ") + argument();
        if (one_in(30)) text += bytes(30);
        return text;
    }

    // Most moves of the game are played while there are no trials.
    std::string sound_command() {
        const std::vector<std::string> names{"popgo",   "popgo",    "trymove",     "tryko",
                                             "undo",    "is_legal", "accuratelib", "katachi-match",
                                             "findlib", "color",    "printsgf",    "unconditional_status"};
        const std::string name = one_in(2) ? "play" : names[below(names.size())];
        const std::string colour = one_in(2) ? " b" : " white";
        if (name == "findlib" || name == "color" || name.starts_with("unc")) return name + " " + vertex(9);
        return name + colour + " " + (one_in(20) ? "pass" : vertex(9));
    }

    std::string command() {
        const auto commands = gtp_commands();
        const std::string_view name = commands[below(commands.size())].name;
        if (name == "quit") return "play";
        // So that games last.
        const bool ends_game = name == "boardsize" || name == "clear_board" || name == "orientation" ||
                               name == "loadsgf" || name.ends_with("handicap");
        return std::string(ends_game && !one_in(5) ? "play" : name);
    }

    std::string argument() {
        const std::vector<std::string> words{"pass",     "game.sgf", "absent", "-1", "99999999999999999999",
                                             "6.5",      "\xff",     "A0",     "i5", "T1",
                                             "japanese", "1e400"};
        if (one_in(8)) return words[below(words.size())];
        if (one_in(8)) return std::to_string(below(21));
        if (one_in(2)) return one_in(2) ? "b" : "White";
        return vertex(19);
    }

    std::string vertex(std::size_t lines) {
        return std::string(1, "abcdefghjklmnopqrst"[below(lines)]) + std::to_string(1 + below(lines));
    }

    std::string id() {
        const std::vector<std::string> ids{"0", "007", "2147483647", "2147483648", "4294967297", std::string(40, '9')};
        return one_in(10) ? ids[below(ids.size())] : std::to_string(below(100000));
    }

    std::string bytes(std::size_t most) {
        std::string text;
        for (auto count = below(most); count > 0; --count)
            if (const char byte = static_cast<char>(below(256)); byte != '\n') text += byte;
        return text;
    }

    std::mt19937 random_;
    // What loadsgf finds in every file; to the controller a comment.
    const std::string game_ = "#(;SZ[9]HA[2]AB[cc][gg];W[ee];B[ed]AW[aa];W[];B[dd];W[zz];B[ee])\n";
};

TEST(GtpRobustness, AnswersEveryRequestOnceWhateverIsSent) {
    const unsigned seed = test::test_seed();
    const int conversations = test::rounds(20, 400);
    for (int i = 0; i < conversations; ++i)
        EXPECT_EQ(fuzz::hold_conversation(Babble(seed + static_cast<unsigned>(i)).lines(5000)), "")
            << "conversation " << i;
}

TEST(GtpRobustness, TheFuzzerKnowsEveryCommand) {
    const std::string words = test::file_bytes(test::project_folder() / "tests/fuzz/gtp.dict");
    for (const Command& command : gtp_commands())
        EXPECT_NE(words.find("\n\"" + std::string(command.name) + "\"\n"), std::string::npos) << command.name;
}

}  // namespace
}  // namespace katachi::gtp
