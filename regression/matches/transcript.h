// What was said between the arena and the engines in one game, with the seconds since its beginning.
#pragma once

#include <chrono>
#include <string>

#include "regression/client/gtp_channel.h"

namespace katachi::regression {

class Transcript {
  public:
    // `speaker` is who is asked: "A gnugo".
    void add_question(const std::string& speaker, const std::string& command);
    void add_reply(const std::string& speaker, const EngineReply& reply);

    const std::string& text() const { return text_; }

  private:
    void add(const std::string& speaker, const char* mark, const std::string& what);

    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::string text_;
};

}  // namespace katachi::regression
