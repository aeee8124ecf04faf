// Dialogues of programs that people play and analyse with, written after what these are documented to send.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>

#include "tests/gtp/gtp_players.h"
#include "tests/support/shared_data.h"

namespace katachi::gtp {
namespace {

namespace fs = std::filesystem;

const fs::path clients = KATACHI_GTP_CLIENTS;

std::vector<std::string> client_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(clients)) names.push_back(entry.path().stem());
    std::sort(names.begin(), names.end());
    return names;
}

class GtpClient : public testing::TestWithParam<std::string> {
  protected:
    void send(const std::string& request) {
        check_success();
        request_ = request;
        session_.input_waits = [asked = 0]() mutable { return ++asked >= 50; };  // the next line comes, and stays
        const std::string answer = conversation(session_, request + "\n");
        ASSERT_FALSE(answer.empty()) << request;
        ASSERT_TRUE(answer.ends_with("\n\n")) << answer;
        is_success_ = answer.front() == '=';
        text_ = answer.substr(1, answer.size() - 3);
        text_.erase(0, text_.find_first_not_of("0123456789"));
        if (text_.starts_with(' ')) text_.erase(0, 1);
        is_checked_ = false;
    }

    void expect(bool is_success, const std::string& pattern) {
        EXPECT_EQ(is_success_, is_success) << request_ << ": " << text_;
        EXPECT_TRUE(std::regex_search(text_, std::regex(pattern))) << request_ << ": " << text_ << "\nnot " << pattern;
        is_checked_ = true;
    }

    void check_success() const { EXPECT_TRUE(is_checked_ || is_success_) << request_ << ": " << text_; }

    Session session_ = playing_session(100);

  private:
    std::string request_;
    std::string text_;
    bool is_success_ = true;
    bool is_checked_ = true;
};

// A line is a request; "#= REGEX" and "#? REGEX" tell what a success or a failure must have in it, and where neither
// stands, the request must succeed.
TEST_P(GtpClient, FindsTheAnswersThatItNeeds) {
    std::istringstream lines(test::file_bytes(clients / (GetParam() + ".gtp")));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("#= ") || line.starts_with("#? "))
            expect(line[1] == '=', line.substr(3));
        else if (!line.starts_with('#'))
            send(line);
    }
    check_success();
}

INSTANTIATE_TEST_SUITE_P(Files, GtpClient, testing::ValuesIn(client_names()),
                         [](const auto& client) { return client.param; });

}  // namespace
}  // namespace katachi::gtp
