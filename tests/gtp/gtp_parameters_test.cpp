// Settings that controllers change, and the comment line that ends a search.
#include <gtest/gtest.h>

#include "engine/gtp/protocol/interruption.h"
#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

TEST(GtpParameters, VisitsAreThePlayoutsOfAMove) {
    Session session = playing_session(200);
    EXPECT_EQ(told(session, "kata-list-params"), "maxVisits ponderingEnabled");
    EXPECT_EQ(told(session, "kata-get-param maxVisits"), "200");
    EXPECT_EQ(told(session, "kata-set-param maxVisits 50"), "");
    EXPECT_EQ(told(session, "kata-get-param maxVisits"), "50");
    ask_all(session, {"boardsize 5", "genmove b"});
    EXPECT_LE(session.play.player->search().playouts(), 60U);
    EXPECT_EQ(told(session, "lz-setoption name Visits value 70"), "");
    EXPECT_EQ(session.play.player->settings().playouts, 70U);
    for (const char* unlimited : {"kata-set-param maxVisits 1000000000", "lz-setoption name playouts value 0"}) {
        ask(session, "kata-set-param maxVisits 50");
        EXPECT_EQ(told(session, unlimited), "");
        EXPECT_FALSE(session.play.player->settings().playouts) << unlimited;
        EXPECT_EQ(told(session, "kata-get-param maxVisits"), "1000000000");
    }
}

TEST(GtpParameters, PonderingIsSetByEitherName) {
    Session session = playing_session();
    EXPECT_EQ(told(session, "kata-set-param ponderingEnabled true"), "");
    EXPECT_TRUE(session.play.ponders);
    EXPECT_EQ(told(session, "kata-get-param ponderingEnabled"), "true");
    EXPECT_EQ(told(session, "lz-setoption name Pondering value false"), "");
    EXPECT_FALSE(session.play.ponders);
    EXPECT_EQ(told(session, "lz-setoption"),
              "option name visits type spin default 0 min 0 max 1000000000\n"
              "option name pondering type check default false");
}

TEST(GtpParameters, SaysWhichItDoesNotKnow) {
    Session session = playing_session();
    const std::pair<const char*, const char*> wrong[] = {
        {"kata-get-param playoutDoublingAdvantage",
         "unknown parameter playoutDoublingAdvantage; kata-list-params names those that there are"},
        {"kata-set-param analysisWideRootNoise 0.04",
         "unknown parameter analysisWideRootNoise; kata-list-params names those that there are"},
        {"kata-set-param maxVisits many", "visits are a number from 0, which sets no limit"},
        {"kata-set-param maxVisits -1", "visits are a number from 0, which sets no limit"},
        {"kata-set-param ponderingEnabled 1", "pondering is true or false"},
        {"lz-setoption visits 5", "options are set by: name NAME value VALUE"},
        {"lz-setoption name value 5", "options are set by: name NAME value VALUE"},
        {"lz-setoption name Maximum Memory Use (MiB) value 512",
         "unknown option maximum memory use (mib); lz-setoption alone names those that there are"},
    };
    for (const auto& [line, message] : wrong) {
        const Answer answer = ask(session, line);
        EXPECT_FALSE(answer.is_success) << line;
        EXPECT_EQ(answer.text, message) << line;
    }
}

bool is_interrupted(std::stringbuf& input) {
    return Interruption(input, [&] { return input.in_avail() > 0; }).is_asked_for();
}

TEST(GtpInterruption, IsACommentLineOfItsOwn) {
    for (const char* line : {"# interrupt\n", "#interrupt\r\n", "# a comment\n#\n# interrupt\n4 name\n"}) {
        std::stringbuf input(line);
        EXPECT_TRUE(is_interrupted(input)) << line;
    }
    for (const char* line : {"", "# interrupt", "# interrupts\n", "name # interrupt\n", "name\n# interrupt\n"}) {
        std::stringbuf input(line);
        EXPECT_FALSE(is_interrupted(input)) << line;
    }
}

TEST(GtpInterruption, LeavesRequestsAndWaitsForTheEndOfALine) {
    std::stringbuf input("# a comment\n4 name\n");
    EXPECT_FALSE(is_interrupted(input));
    std::istream rest(&input);
    EXPECT_EQ(read_request(rest).value().id, "4");

    std::stringbuf parts("# inter", std::ios::in | std::ios::out | std::ios::ate);
    Interruption interruption(parts, [&] { return parts.in_avail() > 0; });
    EXPECT_FALSE(interruption.is_asked_for());
    parts.sputn("rupt\n", 5);
    EXPECT_TRUE(interruption.is_asked_for());
    EXPECT_FALSE(interruption.is_asked_for());
}

TEST(GtpInterruption, EndsASearchWithTheMoveFoundSoFar) {
    Session session = playing_session(1'000'000'000);
    std::stringbuf input("# interrupt\n");
    session.is_abandoned = [&, interruption = Interruption(input, [&] { return input.in_avail() > 0; })]() mutable {
        return interruption.is_asked_for();
    };
    ask(session, "boardsize 5");
    EXPECT_TRUE(session.vertex(told(session, "genmove b")));
}

}  // namespace
}  // namespace katachi::gtp
