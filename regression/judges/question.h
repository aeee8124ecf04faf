// Questions about strings of real games with the answers that were proved, and the tables that they stand in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "regression/judges/link_kind.h"
#include "regression/judges/truth.h"

namespace katachi::regression {

enum class QuestionKind : std::uint8_t { attack, defend, connect, disconnect };
inline constexpr std::array all_question_kinds{QuestionKind::attack, QuestionKind::defend, QuestionKind::connect,
                                               QuestionKind::disconnect};
// "attack", as GTP asks.
std::string_view name(QuestionKind kind);

// How a question was found: drawn at random, or one whose answer readers do not agree about.
enum class QuestionOrigin : std::uint8_t { drawn, disputed };
std::string_view name(QuestionOrigin origin);

struct JudgedQuestion {
    std::string game;  // file or archive and text, as games are named below the folder of collections
    int move = 1;      // before which it is asked
    QuestionKind kind = QuestionKind::attack;
    Subject subject;
    std::optional<LinkKind> link;  // where it is about two strings
    QuestionOrigin origin = QuestionOrigin::drawn;
    std::optional<Truth> truth;  // nothing where no proof was found

    // Whether it is known what is right.
    bool is_judge() const { return truth && !truth->is_contradicted; }
};

// "C3", or "C3 D5".
std::string names_of(const Subject& subject);

// A line a question: game, move, kind, string or two strings, origin, code (`open` without a proof, `both` where both
// are proved), right moves, open moves (`all` where nothing is known of them), and of two strings the kind of link.
std::string line_of(const JudgedQuestion& question);
// Throws std::invalid_argument, which names the number of the line.
std::vector<JudgedQuestion> read_questions(std::string_view text);

// Takes as many questions as possible, each only once, so that no answer is given to more than 65 of 100 questions of a
// kind; the answers are that it works in any way, or that it fails. Earlier questions come first.
std::vector<JudgedQuestion> balanced(const std::vector<JudgedQuestion>& questions);

// Whether an engine that answers so over GTP is right in result, code and move. The question is a judge.
bool is_right(const JudgedQuestion& question, std::string_view answer);

// The commands of a suite that asks them over GTP. The file of a game is what `file_of` says.
std::string suite_text(const std::vector<JudgedQuestion>& questions,
                       const std::function<std::string(const std::string& game)>& file_of);

}  // namespace katachi::regression
