// What is an answer of an engine, and what is none.
#include "regression/client/gtp_channel.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

const std::atomic<bool> never_stopped = false;

// An engine of the shell: `says` is what it does with each command, whose number is $n.
EngineSettings engine_that(const std::string& says) {
    return {.command = "while read n command; do " + says + "; done",
            .timeout = std::chrono::seconds(20),
            .stop = &never_stopped};
}

EngineReply reply_of(const std::string& says) {
    const EngineSettings settings = engine_that(says);
    return GtpChannel(settings, ".").ask("name");
}

std::string answer_of(const std::string& says) {
    const EngineReply reply = reply_of(says);
    const auto* answer = std::get_if<EngineAnswer>(&reply);
    if (answer == nullptr) return "fault: " + std::get<EngineFault>(reply).message;
    return (answer->success ? "= " : "? ") + answer->text;
}

TEST(GtpChannel, TakesAnswersAsEnginesWriteThem) {
    EXPECT_EQ(answer_of(R"(printf "=$n a\n\n")"), "= a");
    EXPECT_EQ(answer_of(R"(printf "?$n a\n\n")"), "? a");
    EXPECT_EQ(answer_of(R"(printf "=$n a\r\nb\r\n\r\n")"), "= a\nb");
    EXPECT_EQ(answer_of(R"(printf "\n \n=$n\n\n")"), "= ");
    EXPECT_EQ(answer_of(R"(printf "=$n  two"; sleep 0.05; printf " words \n"; sleep 0.05; printf "\n")"),
              "= two words");
}

TEST(GtpChannel, TakesNothingElseForAnAnswer) {
    EXPECT_EQ(answer_of(R"(printf "=0 a\n\n")"), "fault: the answer to another command: `=0 a`");
    EXPECT_EQ(answer_of(R"(printf "= a\n\n")"), "fault: the answer to another command: `= a`");
    EXPECT_EQ(answer_of(R"(printf "=1$n a\n\n")"), "fault: the answer to another command: `=11 a`");
    EXPECT_EQ(answer_of(R"(printf "hello\a\n")"), "fault: no answer of the protocol, but `hello?`");
    EXPECT_EQ(answer_of("exit 3"), "fault: no answer: it ended with exit status 3");
}

TEST(GtpChannel, TakesTwoAnswersThatComeAtOnceOneAfterTheOther) {
    const EngineSettings settings = engine_that(R"([ $n = 1 ] && printf "=1 a\n\n=2 b\n\n")");
    GtpChannel engine(settings, ".");
    EXPECT_EQ(std::get<EngineAnswer>(engine.ask("first")).text, "a");
    EXPECT_EQ(std::get<EngineAnswer>(engine.ask("second")).text, "b");
}

TEST(GtpChannel, HasOneFaultAndNoAnswersAfterIt) {
    const EngineSettings settings = engine_that(R"([ $n = 1 ] && sleep 0.2; printf "=$n a\n\n")");
    GtpChannel engine(settings, ".");
    for (int i = 0; i < 2; ++i) {
        const EngineReply reply = engine.ask("name", std::chrono::milliseconds(100));
        ASSERT_TRUE(std::holds_alternative<EngineFault>(reply));
        EXPECT_EQ(std::get<EngineFault>(reply).kind, EngineFault::Kind::timed_out);
        EXPECT_EQ(std::get<EngineFault>(reply).message, "no answer within 0.1 s");
    }
}

}  // namespace
}  // namespace katachi::regression
