#include "tools/studio/playing/engine_games.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "base/process/shell_word.h"
#include "base/text/number.h"
#include "engine/board/board.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "regression/client/gtp_channel.h"
#include "tools/answers/json_text.h"
#include "tools/studio/request/body.h"
#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

constexpr int usual_level = 3;
constexpr std::chrono::seconds longest{60};  // that the engine thinks about a move

int number(const BodyMembers& members, std::string_view name, int usual, int least, int most) {
    const std::string text = member_or(members, name, std::to_string(usual));
    const auto found = base::number_from<int>(text);
    if (!found || *found < least || *found > most)
        throw Refused(400, std::string(name) + ": " + text + " is no number from " + std::to_string(least) + " to " +
                               std::to_string(most));
    return *found;
}

std::optional<board::Colour> colour_in(const BodyMembers& members) {
    const std::string colour = member_or(members, "colour", "");
    if (colour.empty()) return std::nullopt;
    if (colour == "black") return board::Colour::black;
    if (colour == "white") return board::Colour::white;
    throw Refused(400, "colour: " + colour + " is no colour; black or white");
}

// A game from its beginning.
struct PlayedGame {
    board::Board board;
    board::Colour to_move = board::Colour::black;
    std::vector<std::string> moves = {};     // vertices and passes
    std::vector<std::string> commands = {};  // that tell an engine of it

    void play(const std::string& word) {
        const auto vertex = board::parse_vertex(word, board.size());
        if (!vertex) throw Refused(422, word + ": is no point of this board");
        const auto legality = board.play(to_move, *vertex);
        if (legality != board::Legality::ok) throw Refused(422, word + ": " + board::reason(legality));
        moves.push_back(board::move_name(*vertex, board.size()));
        commands.push_back("play " + std::string(board::side_word(to_move)) + " " + moves.back());
        to_move = board::opponent(to_move);
    }
};

PlayedGame game_in(const BodyMembers& members) {
    constexpr int usual_size = 19;
    const int size = number(members, "size", usual_size, board::min_board_size, board::max_board_size);
    const std::string komi = member_or(members, "komi", "6.5");
    if (!base::finite_number_from<double>(komi)) throw Refused(400, "komi: " + komi + " is no number");
    PlayedGame game{.board = board::Board(size),
                    .commands = {"boardsize " + std::to_string(size), "clear_board", "komi " + komi}};
    std::istringstream words(member_or(members, "moves", ""));
    for (std::string word; words >> word;) game.play(word);
    return game;
}

// "Q16", "PASS" or "resign". Throws Refused.
std::string move_of_engine(const std::string& program, const PlayedGame& game, int level,
                           const std::atomic<bool>& given_up) {
    const regression::EngineSettings settings{
        .command = base::shell_quoted(program) + " --quiet --level " + std::to_string(level),
        .timeout = longest,
        .stop = &given_up};
    regression::GtpChannel channel(settings, ".");
    std::vector<std::string> commands = game.commands;
    commands.push_back("genmove " + std::string(board::side_word(game.to_move)));
    std::string answer;
    for (const std::string& command : commands) {
        const regression::EngineReply reply = channel.ask(command);
        if (const auto* fault = std::get_if<regression::EngineFault>(&reply))
            throw Refused(422, fault->was_stopped() ? "the move was given up" : "the engine: " + fault->message);
        const auto& told = std::get<regression::EngineAnswer>(reply);
        if (!told.success) throw Refused(422, "the engine does not obey " + command + ": " + told.text);
        answer = told.text;
    }
    return answer;
}

answers::Json position_value(const PlayedGame& game) {
    answers::Json value;
    value["size"] = game.board.size();
    value["rows"] = board::to_rows(game.board.position());
    value["to_move"] = board::side_word(game.to_move);
    value["moves"] = game.moves;
    value["captured"] = {{"black", game.board.captured(board::Colour::black)},
                         {"white", game.board.captured(board::Colour::white)}};
    return value;
}

}  // namespace

Answer EngineGames::answer(const std::string& body) {
    const BodyMembers members = read_body(body, {"size", "moves", "komi", "level", "colour", "caller"});
    constexpr int greatest_level = 10;
    const int level = number(members, "level", usual_level, 1, greatest_level);
    const auto colour = colour_in(members);
    PlayedGame game = game_in(members);
    bool has_resigned = false;
    if (colour) {
        if (*colour != game.to_move) throw Refused(422, "it is not the engine's turn");
        WaitingPlayers::Wait wait(players_, member_or(members, "caller", ""));
        const std::string move = move_of_engine(engine_.string(), game, level, wait.work().is_given_up);
        has_resigned = move == "resign";
        if (!has_resigned) game.play(move);
    }
    answers::Json value = position_value(game);
    value["has_resigned"] = has_resigned;
    return json_answer(answers::json_text(value));
}

Answer EngineGames::give_up(const std::string& body) {
    const BodyMembers members = read_body(body, {"caller"});
    return json_answer(answers::json_text({{"was_thinking", players_.give_up(member_or(members, "caller", ""))}}));
}

}  // namespace katachi::studio
