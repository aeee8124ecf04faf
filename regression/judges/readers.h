// What engines answer about the strings of a position, over GTP.
#pragma once

#include <atomic>
#include <filesystem>
#include <list>
#include <set>
#include <string>
#include <vector>

#include "regression/client/gtp_channel.h"
#include "regression/judges/question.h"

namespace katachi::regression {

struct Reader {
    std::string command;                  // for the shell
    std::vector<std::string> settings{};  // commands that it is sent at first
};

class Readers {
  public:
    // Throws FileError where one cannot be started.
    explicit Readers(const std::vector<Reader>& readers);

    // Shows them the position before a move of a game. Throws FileError where one does not take it.
    void show(const std::filesystem::path& game, int move);
    // What each of them answers to a command. Throws FileError where one fails.
    std::vector<std::string> answers_to(const std::string& command);
    // What each of them answers: a code, and a move behind it.
    std::vector<std::string> answers(QuestionKind kind, const Subject& subject);
    // The codes among these.
    std::set<std::string> codes(QuestionKind kind, const Subject& subject);

  private:
    std::string ask(GtpChannel& channel, const std::string& command);

    const std::atomic<bool> never_{false};
    std::list<EngineSettings> settings_;  // channels keep references
    std::list<GtpChannel> channels_;
};

}  // namespace katachi::regression
