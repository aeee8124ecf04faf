// A GTP player for the tests of the arena. Its moves are random, but follow from its seed and the game so far alone, so
// that a game can be repeated by another process. It misbehaves as it is told on its command line:
//
//     --seed N               of its moves, beside that of set_random_seed
//     --fault KIND:N[:EVERY] from move N of the game on, in one game of EVERY (default: in all), when it is to move:
//                            crash, leave, illegal, hang, nonsense, refuse, resign, forget (to play elsewhere: it
//                            passes), or when it is to count: crash-count, hang-count
//     --answers WORDS        says these in turn in each game, and then passes
//     --liar                 says that whoever it plays has won
//     --claims SCORE         says so whoever has won
//     --unsure               knows no final_score
//     --cleans               knows kgs-genmove_cleanup, and tells the truth after it
//     --knows COMMAND        beside the others, and does nothing about it
//     --refuses COMMAND      that it is sent
//     --leaves               ends once it has told the score
//     --marks                knows final_status_list, and calls nothing dead
//     --whole-seconds        refuses fractions in time_settings
//     --burn SECONDS         of processor time for each move
//     --nap SECONDS          for each move
//     --name NAME            that it has
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <thread>

#include "base/random/split_mix.h"
#include "engine/board/game.h"
#include "engine/counting/score.h"

namespace {

using namespace katachi;

struct Fault {
    std::string kind;
    std::size_t move = 0;
    std::uint64_t every = 1;
};

struct Character {
    std::uint64_t seed = 0;
    Fault fault;
    std::string answers;
    bool lies = false;
    std::string claim;
    bool is_unsure = false;
    bool cleans = false;
    std::string known;
    std::string refused;
    bool leaves = false;
    bool marks = false;
    bool takes_whole_seconds = false;
    double burnt = 0;
    double nap = 0;
    std::string name = "Player";
};

Fault read_fault(const std::string& text) {
    Fault fault;
    std::istringstream parts(text);
    std::string number;
    std::getline(parts, fault.kind, ':');
    if (std::getline(parts, number, ':')) fault.move = std::stoul(number);
    if (std::getline(parts, number, ':')) fault.every = std::stoul(number);
    return fault;
}

Character read_character(int argc, char** argv) {
    Character character;
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        const auto value = [&] { return std::string(argv[++i]); };
        if (option == "--seed") character.seed = std::stoull(value());
        if (option == "--fault") character.fault = read_fault(value());
        if (option == "--answers") character.answers = value();
        if (option == "--liar") character.lies = true;
        if (option == "--claims") character.claim = value();
        if (option == "--unsure") character.is_unsure = true;
        if (option == "--cleans") character.cleans = true;
        if (option == "--knows") character.known = value();
        if (option == "--refuses") character.refused = value();
        if (option == "--leaves") character.leaves = true;
        if (option == "--marks") character.marks = true;
        if (option == "--whole-seconds") character.takes_whole_seconds = true;
        if (option == "--burn") character.burnt = std::stod(value());
        if (option == "--nap") character.nap = std::stod(value());
        if (option == "--name") character.name = value();
    }
    return character;
}

class ScriptedPlayer {
  public:
    explicit ScriptedPlayer(Character character) : character_(std::move(character)) { clear(9); }

    // Nothing for an unknown command, "? …" for a refusal.
    std::optional<std::string> obey(const std::string& command, std::istringstream& words) {
        if (command == character_.refused) return "? I do not like it";
        if (command == character_.known) return "";
        if (command == "name") return character_.name;
        if (command == "version") return "1";
        if (command == "list_commands") return commands();
        if (command == "boardsize") return clear(read<int>(words)), "";
        if (command == "clear_board") return clear(game_.board().size()), "";
        if (command == "komi") return komi_ = read<double>(words), "";
        if (command == "set_random_seed") return game_seed_ = read<std::uint64_t>(words), "";
        if (command == "play") return play(words);
        if (command == "genmove") return think(words);
        if (command == "kgs-genmove_cleanup" && character_.cleans) return cleaned_ = true, "pass";
        if (command == "final_score" && !character_.is_unsure) return score();
        if (command == "final_status_list" && character_.marks) return "";
        if (command == "time_settings" && character_.takes_whole_seconds && words.str().find('.') != std::string::npos)
            return "? not three integers";
        if (command == "quit" || command == "time_settings" || command == "time_left") return "";
        return std::nullopt;
    }

  private:
    template <typename Value>
    static Value read(std::istringstream& words) {
        Value value{};
        words >> value;
        return value;
    }

    std::string commands() const {
        std::string text = "name\nboardsize\nset_random_seed\ntime_settings\ntime_left";
        if (!character_.is_unsure) text += "\nfinal_score";
        if (character_.cleans) text += "\nkgs-genmove_cleanup";
        if (character_.marks) text += "\nfinal_status_list";
        if (!character_.known.empty()) text += "\n" + character_.known;
        return text;
    }

    void clear(int size) {
        game_ = board::Game(size, *board::find_rules("chinese"));
        cleaned_ = false;
        answers_.clear();
        answers_.str(character_.answers);
    }

    board::Colour colour_of(std::istringstream& words) {
        return read<std::string>(words)[0] == 'b' ? board::Colour::black : board::Colour::white;
    }

    std::string play(std::istringstream& words) {
        const board::Colour colour = colour_of(words);
        const auto vertex = board::parse_vertex(read<std::string>(words), game_.board().size());
        if (is_time_for("refuse")) return "? I do not like it";
        return vertex && game_.play(colour, *vertex) == board::Legality::ok ? "" : "? illegal move";
    }

    bool is_time_for(const std::string& kind) const {
        return character_.fault.kind == kind && game_.board().history().size() >= character_.fault.move &&
               game_seed_ % character_.fault.every == 0;
    }

    static void hang() { std::this_thread::sleep_for(std::chrono::hours(1)); }

    void spend_time() const {
        const auto nap = std::chrono::duration<double>(character_.nap);
        if (nap.count() > 0) std::this_thread::sleep_for(nap);
        const std::clock_t end = std::clock() + static_cast<std::clock_t>(character_.burnt * CLOCKS_PER_SEC);
        while (std::clock() < end) continue;
    }

    std::string think(std::istringstream& words) {
        colour_ = colour_of(words);
        spend_time();
        if (is_time_for("crash")) std::raise(SIGSEGV);
        if (is_time_for("leave")) std::exit(3);
        if (is_time_for("hang")) hang();
        if (is_time_for("nonsense")) return "somewhere";
        if (is_time_for("resign")) return "resign";
        if (is_time_for("forget")) return game_.play(colour_, board::pass_vertex), "pass";
        if (is_time_for("illegal"))
            return board::vertex_name(game_.board().history().back().vertex, game_.board().size());
        if (!character_.answers.empty()) return next_answer();
        const board::Vertex vertex = chosen();
        game_.play(colour_, vertex);
        return board::vertex_name(vertex, game_.board().size());
    }

    std::string next_answer() {
        std::string answer = "pass";
        answers_ >> answer;
        if (const auto vertex = board::parse_vertex(answer, game_.board().size())) game_.play(colour_, *vertex);
        return answer;
    }

    // Any legal point that is no eye of its own.
    board::Vertex chosen() const {
        const board::Board& board = game_.board();
        std::uint64_t bits = base::mixed(character_.seed, game_seed_);
        for (const board::Move& move : board.history())
            bits = base::mixed(bits, static_cast<std::uint64_t>(move.vertex));
        board::VertexSet candidates;
        for (const board::Vertex vertex : board.empty_points()) {
            bool is_eye = true;
            for (const int step : board::neighbour_steps)
                is_eye = is_eye &&
                         (board.at(vertex + step) == colour_ || board.at(vertex + step) == board::Colour::off_board);
            if (!is_eye && game_.is_legal(colour_, vertex) == board::Legality::ok) candidates.insert(vertex);
        }
        if (candidates.empty()) return board::pass_vertex;
        return candidates.nth(static_cast<int>(bits % static_cast<std::uint64_t>(candidates.count())));
    }

    std::string score() const {
        if (is_time_for("crash-count")) std::raise(SIGSEGV);
        if (is_time_for("hang-count")) hang();
        if (!character_.claim.empty()) return character_.claim;
        if (character_.lies && !cleaned_) return colour_ == board::Colour::black ? "B+100" : "W+100";
        return counting::result_text(counting::board_balance(game_.board(), board::Scoring::area) - komi_);
    }

    Character character_;
    board::Game game_;
    double komi_ = 0;
    std::uint64_t game_seed_ = 0;
    board::Colour colour_ = board::Colour::black;
    bool cleaned_ = false;
    std::istringstream answers_;
};

}  // namespace

int main(int argc, char** argv) {
    const Character character = read_character(argc, argv);
    ScriptedPlayer player(character);
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string number;
        std::string command;
        words >> number >> command;
        const auto answer = player.obey(command, words);
        const bool is_refusal = !answer || answer->starts_with("? ");
        std::cout << (is_refusal ? "?" : "=") << number << ' '
                  << (!answer      ? "unknown command"
                      : is_refusal ? answer->substr(2)
                                   : *answer)
                  << "\n\n"
                  << std::flush;
        if (command == "quit" || (command == "final_score" && character.leaves)) return 0;
    }
}
