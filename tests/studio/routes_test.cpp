// Each question of the page is a command: all routes of the table, with each of their parameters.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/studio/running_studio.h"
#include "tests/studio/shown_folder.h"
#include "tools/studio/questions/question.h"
#include "tools/studio/routes/routes.h"

namespace katachi::studio {

namespace {

const std::string game = "games/a.sgf";

// A good value of a parameter of a route.
std::string sample(const Route& route, const Parameter& parameter) {
    const std::string_view name = parameter.name;
    if (name == "move") return "3";
    if (name == "node") return "4";
    if (name == "path") return "3.2";
    if (name == "side") return route.path == "/api/position" || route.path == "/api/lives" ? "white" : "both";
    if (name == "game") return game;
    if (name == "vertex" || name == "at" || name == "after") return "E3";
    if (name == "why") return "E5";
    if (name == "entry" && parameter.takes == Takes::entry_at_vertex) return "net@E3";
    if (name == "entry") return "attack/net";
    if (name == "orientation") return "rotated-90";
    if (name == "size" && route.path == "/api/entries") return "3x3";
    if (name == "size") return "40";
    if (name == "kind") return "attack";
    if (name == "database") return "attack";
    if (name == "attribute") return "value";
    if (name == "class") return "A";
    if (name == "name" || name == "filter") return "n*";
    if (name == "text") return "plain net";
    if (name == "word") return "lib";
    if (name == "moves") return "1-3";
    if (name == "lang") return "ja";
    if (name == "limit") return "1";
    if (name == "base") return "base";
    if (name == "player" || name == "caller") return "a";
    if (name == "since" || name == "until") return "2016";
    if (name == "result") return "B";
    if (name == "suite") return "suites/a.tst";
    return "";
}

Target target_of(const Route& route, const std::set<std::string_view>& optional) {
    Target target{std::string(route.path), {}};
    for (const Parameter& parameter : route.parameters)
        if (parameter.is_needed || optional.contains(parameter.name))
            target.parameters[std::string(parameter.name)] = sample(route, parameter);
    return target;
}

std::string address_of(const Target& target) {
    std::string address = target.path;
    for (const auto& [name, value] : target.parameters)
        address += (address.find('?') == std::string::npos ? "?" : "&") + name + "=" + in_address(value);
    return address;
}

// Without any parameter that may be left out, and with each of them alone.
std::vector<Target> questions_of(const Route& route) {
    std::vector<Target> targets{target_of(route, {})};
    for (const Parameter& parameter : route.parameters)
        if (!parameter.is_needed) targets.push_back(target_of(route, {parameter.name}));
    return targets;
}

TEST(Routes, AnswerWhatTheirCommandsPrint) {
    const ShownFolder shown;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(shown.path());
    Contents contents{.library = Library(Library::Shows::this_folder),
                      .games = GameShelf({"games", "base"}, [](const std::string& line) { FAIL() << line; }),
                      .suites = {"suites/a.tst"}};
    const RunningStudio studio({".", "suites/a.tst", "--games", "games", "base"}, shown.path());
    std::size_t asked = 0;
    for (const Route& route : routes())
        for (const Target& target : questions_of(route)) {
            const std::string address = address_of(target);
            const Question question(route, target, contents);
            const Reply reply = ask(studio, address);
            EXPECT_EQ(reply.status, 200) << address << "\n" << reply.body;
            EXPECT_EQ(reply.body, printed_by_katachi(question.command(contents), shown.path())) << address;
            EXPECT_FALSE(reply.body.empty()) << address;
            ++asked;
        }
    std::filesystem::current_path(before);
    EXPECT_GT(asked, routes().size());
    std::cout << asked << " questions of " << routes().size() << " routes\n";
}

TEST(Routes, RefuseWhatIsNotAsked) {
    const ShownFolder shown;
    const RunningStudio studio({".", "--games", "games", "base"}, shown.path());
    const auto status = [&](const std::string& address) { return ask(studio, address).status; };
    EXPECT_EQ(status("/api/nothing"), 404);
    EXPECT_EQ(status("/api/match"), 400);
    EXPECT_EQ(status("/api/match?game=games/a.sgf&nothing=1"), 400);
    EXPECT_EQ(status("/api/match?game=games/a.sgf&move=-1"), 400);
    EXPECT_EQ(status("/api/match?game=games/a.sgf&move=1&node=1"), 400);
    EXPECT_EQ(status("/api/match?game=games/a.sgf&move=400"), 422);
    EXPECT_EQ(status("/api/match?game=games/a.sgf&node=400"), 422);
    EXPECT_EQ(status("/api/match?game=games/none.sgf"), 404);
    EXPECT_EQ(status("/api/match?game=-"), 404);
    EXPECT_EQ(status("/api/match?game=/etc/passwd"), 404);
    EXPECT_EQ(status("/api/match?game=../a.sgf"), 404);
    EXPECT_EQ(status("/api/match?game=attack.db"), 404);
    EXPECT_EQ(status("/api/why?game=games/a.sgf&vertex=--help"), 400);
    EXPECT_EQ(status("/api/entries?class=Q"), 400);
    EXPECT_EQ(status("/api/entries?class=AB"), 400);
    EXPECT_EQ(status("/api/entries?attribute=valu"), 400);
    EXPECT_EQ(status("/api/draw?entry=/etc/passwd"), 404);
    EXPECT_EQ(status("/api/draw?entry=games/a.sgf"), 404);
    EXPECT_EQ(status("/api/fit?game=games/a.sgf&entry=nothing@E3"), 404);
    EXPECT_EQ(status("/api/hits?entry=-"), 404);
    EXPECT_EQ(status("/api/base?base=/"), 404);
    EXPECT_EQ(status("/api/suite?suite=suites/a.tst"), 404);  // it was not named at the start
    EXPECT_EQ(status("/api/suite?suite=../a.tst"), 404);
    EXPECT_EQ(status("/api/position?game=games/a.sgf&after=pass"), 422);
    EXPECT_EQ(status("/api/position?game=games/a.sgf&move=3&after=E5"), 422);
    EXPECT_EQ(status("/api/text?file=/etc/passwd"), 404);
    EXPECT_EQ(status("/api/text?file=games/a.sgf"), 404);
    EXPECT_EQ(status("/api/text"), 400);
    EXPECT_EQ(status("/api/text?file=" + in_address("./attack.db") + "&hash=1"), 400);
    EXPECT_EQ(status("/nothing.js"), 404);
}

TEST(Routes, SayWhereThereAreNoGames) {
    const ShownFolder shown;
    const RunningStudio studio({"."}, shown.path());
    const Reply games = ask(studio, "/api/games");
    EXPECT_EQ(games.status, 200);
    EXPECT_EQ(nlohmann::json::parse(games.body), (nlohmann::json{{"games", nlohmann::json::array()}}));
    const Reply hits = ask(studio, "/api/hits?entry=attack/net");
    EXPECT_EQ(hits.status, 422);
    EXPECT_NE(hits.body.find("neither games nor a base to search"), std::string::npos) << hits.body;
}

// The command tells of all that it leaves out before it says why it fails.
TEST(Routes, TellWhyACommandFailed) {
    const ShownFolder shown;
    shown.folder().write("half.db", "Pattern half\n\nOX\n*.\n\n:8,-\n\nOa\n*.\n\n;lib(a) == 1# x\n");
    const RunningStudio studio({".", "--games", "games"}, shown.path());
    const Reply hits = ask(studio, "/api/hits?entry=half/half");
    EXPECT_EQ(hits.status, 422);
    EXPECT_NE(hits.body.find("\"half/half: "), std::string::npos) << hits.body;
}

TEST(Events, TellOfGamesAndSuites) {
    const ShownFolder shown;
    const RunningStudio studio({".", "suites/a.tst", "--games", "games"}, shown.path());
    const Wire wire(studio.port());
    ASSERT_TRUE(wire.send(request_text(studio, "GET", "/api/events", {})));
    constexpr int longest = 20'000;
    EXPECT_NE(wire.receive(longest, "event: studio").find("event: studio"), std::string::npos);
    for (const char* file : {"games/new.sgf", "games/a.sgf", "suites/a.tst"}) {
        shown.folder().write(file, "");
        EXPECT_NE(wire.receive(longest, "event: changed").find("event: changed"), std::string::npos) << file;
    }
}

TEST(Routes, TellOfGamesAnewWhereOneHasChanged) {
    const ShownFolder shown;
    const RunningStudio studio({".", "--games", "games"}, shown.path());
    const auto told = [&] { return printed_by_katachi({"sgf", "info", "--json", "--", "games"}, shown.path()); };
    const std::string before = told();
    EXPECT_EQ(ask(studio, "/api/games").body, before);
    EXPECT_EQ(ask(studio, "/api/games").body, before);
    std::ofstream(std::filesystem::path(shown.path()) / "games/b.sgf") << "(;SZ[9]PB[New])";
    const std::string behind = told();
    EXPECT_NE(behind, before);
    EXPECT_EQ(ask(studio, "/api/games").body, behind);
}

// A node of a variation is its path and move to the commands.
TEST(Routes, ShowThePositionOfEveryNode) {
    const ShownFolder shown;
    const RunningStudio studio({".", "--games", "games"}, shown.path());
    const auto told = [&](const std::string& address) { return nlohmann::json::parse(ask(studio, address).body); };
    const int nodes = told("/api/tree?game=games/a.sgf")["nodes"];
    EXPECT_GT(nodes, 10);
    for (int node = 0; node < nodes; ++node) {
        const std::string position = "?game=games/a.sgf&node=" + std::to_string(node);
        EXPECT_EQ(told("/api/match" + position)["rows"], told("/api/node" + position)["rows"]) << node;
    }
}

TEST(Routes, TakePointsAsRecordsWriteThem) {
    const ShownFolder shown;
    const RunningStudio studio({".", "--games", "games"}, shown.path());
    const Reply reply = ask(studio, "/api/why?game=games/a.sgf&vertex=cc");
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, ask(studio, "/api/why?game=games/a.sgf&vertex=C7").body);
}

TEST(Routes, SearchTheGamesThatAreShownRatherThanABase) {
    const ShownFolder shown;
    std::ofstream(shown.folder() / "games/b.sgf") << "(;SZ[9]PB[New];B[ee];W[fe];B[ed])";
    const RunningStudio studio({".", "--games", "games", "base"}, shown.path());
    EXPECT_EQ(ask(studio, "/api/hits?entry=attack/hane").body,
              printed_by_katachi({"games", "search", "--games", "--json", "--patterns=.", "--", "attack/hane", "games"},
                                 shown.path()));
}

TEST(Routes, SearchABaseWhereThereAreNoGames) {
    const ShownFolder shown;
    const RunningStudio studio({".", "--games", "base"}, shown.path());
    const Reply hits = ask(studio, "/api/hits?entry=attack/net");
    EXPECT_EQ(hits.status, 200);
    EXPECT_EQ(hits.body,
              printed_by_katachi({"games", "search", "--games", "--json", "--patterns=.", "--", "attack/net", "base"},
                                 shown.path()));
}

TEST(Routes, FindAnEntryByWhatIsShownOfItsName) {
    const ShownFolder shown;
    std::ofstream(shown.folder() / "old.db") << "Pattern Ei\xdf\n\nXO\n*.\n\n:8,-\n";
    const RunningStudio studio({"."}, shown.path());
    const auto entries = nlohmann::json::parse(ask(studio, "/api/entries?database=old").body).at("entries");
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].at("name"), "Eiß");
    for (const char* shown_name : {"Eiß", "Ei\uFFFD"}) {
        const std::string name = in_address("old/" + std::string(shown_name));
        const Reply entry = ask(studio, "/api/entry?entry=" + name);
        EXPECT_EQ(entry.status, 200) << entry.body;
        EXPECT_EQ(ask(studio, "/api/draw?entry=" + name).status, 200);
    }
}

TEST(Routes, TakeAnOptionFromNoValue) {
    const ShownFolder shown;
    const RunningStudio studio({".", "--games", "games"}, shown.path());
    static_cast<void>(ask(studio, "/api/explain?word=" + in_address("--autohelpers")));
    static_cast<void>(ask(studio, "/api/tests?filter=" + in_address("--draft")));
    static_cast<void>(ask(studio, "/api/picture?game=games/a.sgf&moves=" + in_address("1-2 -o x.svg")));
    static_cast<void>(ask(studio, "/api/names?game=games/a.sgf&lang=" + in_address("en --export boardmatcher")));
    EXPECT_NE(ask(studio, "/api/explain?word=" + in_address("--autohelpers")).status, 200);
    EXPECT_FALSE(std::filesystem::exists(shown.folder() / "x.svg"));
    EXPECT_FALSE(std::filesystem::exists(shown.folder() / "broken.test"));
}

}  // namespace

}  // namespace katachi::studio
