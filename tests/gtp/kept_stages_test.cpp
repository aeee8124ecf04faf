// What is kept of a judged board makes no answer another one.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/gtp/gtp_players.h"

namespace katachi::gtp {
namespace {

// A straight three in the corner, a space of two points, and a string outside that can be captured.
const std::vector<std::string> stones{"boardsize 9", "play b A8", "play b B8", "play b C8", "play b D8", "play b D9",
                                      "play w A7",   "play w B7", "play w C7", "play w D7", "play w E7", "play w E8",
                                      "play w E9",   "play b G2", "play b H2", "play b J2", "play b G1", "play w G3",
                                      "play w H3",   "play w J3", "play w F2", "play w F1", "play b B3", "play w B2",
                                      "play w A3",   "play w C3"};

const std::vector<std::string> questions{"owl_attack B8",
                                         "owl_defend B8",
                                         "owl_does_attack B9 B8",
                                         "owl_does_defend B9 B8",
                                         "owl_attack H2",
                                         "owl_defend H2",
                                         "dragon_status B8",
                                         "dragon_status",
                                         "dragon_data E7",
                                         "dragon_stones",
                                         "dragon_data B3",
                                         "owl_threaten_attack B8",
                                         "initial_influence white influence_regions",
                                         "analyze_semeai B8 B7"};

// Changes of what is asked about, each of which leaves another board, other limits or another side to move.
const std::vector<std::string> changes{"play b B4",       "play w B9",       "undo",         "undo",
                                       "increase_depths", "decrease_depths", "trymove w B9", "popgo",
                                       "decrease_depths", "play b G7"};

void set_up(Session& session) {
    for (const std::string& line : stones) ASSERT_TRUE(ask(session, line).is_success) << line;
}

// To the questions in their order, or the other way round, after each change of the board.
std::vector<std::vector<std::string>> all_answers(bool is_forwards, bool is_kept) {
    Session session = playing_session();
    set_up(session);
    std::vector<std::vector<std::string>> all;
    for (std::size_t change = 0; change <= changes.size(); ++change) {
        std::vector<std::string>& answers = all.emplace_back(questions.size());
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const std::size_t number = is_forwards ? i : questions.size() - 1 - i;
            if (!is_kept) session.kept_stages.reset();
            answers[number] = questions[number] + ": " + told(session, questions[number]);
        }
        if (change < changes.size()) told(session, changes[change]);
    }
    return all;
}

TEST(KeptStages, AnswerAsFreshOnesInEitherOrder) {
    const auto fresh = all_answers(true, false);
    EXPECT_NE(fresh[0], fresh[1]);
    EXPECT_EQ(all_answers(true, true), fresh);
    EXPECT_EQ(all_answers(false, true), fresh);
}

TEST(KeptStages, AreReadOnceABoard) {
    Session session = playing_session();
    set_up(session);
    told(session, "owl_attack B8");
    ASSERT_NE(session.kept_stages, nullptr);
    const worms::Worms* const worms = &session.kept_stages->stages.worms();
    told(session, "owl_defend H2");
    told(session, "play b B4");
    told(session, "undo");
    told(session, "dragon_status");
    EXPECT_EQ(&session.kept_stages->stages.worms(), worms);
}

// A ladder that little reading does not see to its end.
TEST(KeptStages, AreReadAnewByOtherLimits) {
    Session session = playing_session();
    ask_all(session, {"boardsize 13", "play b D4", "play w C4", "play w D5", "play w E5", "play w C3", "play w D3"});
    const std::string much = told(session, "dragon_data");
    const auto change_limits = [&](const char* command) {
        for (int i = 0; i < 13; ++i) told(session, command);
    };
    change_limits("decrease_depths");
    EXPECT_NE(told(session, "dragon_data"), much);
    change_limits("increase_depths");
    told(session, "clear_cache");
    const std::string fresh = told(session, "dragon_data");
    change_limits("decrease_depths");
    told(session, "dragon_data");
    change_limits("increase_depths");
    EXPECT_EQ(told(session, "dragon_data"), fresh);
}

TEST(KeptStages, AreForgottenWithAllThatWasReadForThem) {
    Session session = playing_session();
    set_up(session);
    const std::string data = told(session, "dragon_data"), worms = told(session, "worm_data B3");
    told(session, "clear_cache");
    EXPECT_EQ(session.kept_stages, nullptr);
    EXPECT_EQ(told(session, "dragon_data"), data);
    EXPECT_EQ(told(session, "worm_data B3"), worms);
}

TEST(KeptStages, ReadForConstraintsAnewOnceForgotten) {
    Session session = playing_session();
    analysis::BoardAnalysis& analysis = session.analysis.emplace();
    set_up(session);
    const std::vector<board::Vertex> points{session.point("B3").value()};
    const auto nodes_of_a_question = [&] {
        const std::uint64_t before = analysis.nodes();
        analysis.set(session.game.board());
        analysis.answer(match::Autohelper::attack, board::Colour::black, points);
        return analysis.nodes() - before;
    };
    const std::uint64_t nodes = nodes_of_a_question();
    EXPECT_GT(nodes, 0U);
    EXPECT_EQ(nodes_of_a_question(), 0U);
    told(session, "clear_cache");
    EXPECT_EQ(nodes_of_a_question(), nodes);
}

TEST(KeptStages, LivesAreReadAnewOnceForgotten) {
    const auto nodes_of_a_defence = [](std::initializer_list<const char*> before) {
        Session session = playing_session();
        set_up(session);
        ask_all(session, before);
        told(session, "reset_owl_node_counter");
        told(session, "owl_defend B8");
        return told(session, "get_owl_node_counter");
    };
    const std::string fresh = nodes_of_a_defence({});
    EXPECT_NE(nodes_of_a_defence({"owl_attack B8"}), fresh);
    EXPECT_EQ(nodes_of_a_defence({"owl_attack B8", "clear_cache"}), fresh);
}

// Every reader forgets what it has found.
TEST(KeptStages, AllReadersReadAnewOnceForgotten) {
    const std::pair<const char*, const char*> counted[] = {{"attack B3", "get_reading_node_counter"},
                                                           {"connect B3 D8", "get_connection_node_counter"},
                                                           {"combination_attack w", "get_reading_node_counter"}};
    for (const auto& [question, counter] : counted) {
        Session session = playing_session();
        set_up(session);
        const auto read = [&, question = question, counter = counter] {
            ask_all(session, {"reset_reading_node_counter", "reset_connection_node_counter"});
            told(session, question);
            return told(session, counter);
        };
        const std::string fresh = read(), again = read();
        EXPECT_NE(again, fresh) << question;
        told(session, "clear_cache");
        EXPECT_EQ(read(), fresh) << question;
    }
    Session session = playing_session();
    told(session, "katachi-owners");
    told(session, "clear_cache");
    EXPECT_EQ(session.owner_judge, nullptr);
}

// Reading for them is recorded though it was done before.
TEST(KeptStages, AreReadAgainForARecord) {
    const auto recorded = [](bool is_asked_before) {
        Session session = playing_session();
        set_up(session);
        if (is_asked_before) told(session, "dragon_status");
        told(session, "start_sgftrace");
        told(session, "dragon_status");
        return session.reading_trace->text();
    };
    EXPECT_EQ(recorded(true), recorded(false));
}

// The stages that races are made of are read unrecorded.
TEST(KeptStages, LeaveTheRecordToRaces) {
    Session session = playing_session();
    set_up_position(session, ".O.O.O./OOOOOOO/.O.O.O./OOOOOOO/OOOOOOO/XXXXXXO/.OOOX.O", "japanese");
    told(session, "start_sgftrace");
    EXPECT_EQ(told(session, "dragon_status A2"), "alive");
    const std::string text = session.reading_trace->text();
    const std::size_t races = text.find("races of the dragon A2");
    ASSERT_NE(races, std::string::npos);
    EXPECT_NE(text.find(";B[", races), std::string::npos) << text;
}

}  // namespace
}  // namespace katachi::gtp
