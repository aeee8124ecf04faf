// The frame of the Go Text Protocol, version 2: lines to requests, answers to text.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "engine/gtp/protocol/arguments.h"

namespace katachi::gtp {

constexpr std::size_t max_line_length = 1 << 16;  // characters that are read of a line

struct GtpRequest {
    std::string id;  // its digits as sent, often empty
    std::string name;
    Arguments arguments = Arguments();
    bool is_too_long = false;  // the line was cut off; name and arguments are what fitted
};

struct Answer {
    bool is_success = true;
    std::string text = {};
};

inline Answer success(std::string text = {}) { return {true, std::move(text)}; }
inline Answer failure(std::string text) { return {false, std::move(text)}; }

// The next request of the input, nothing at its end. Comments, control characters and lines with nothing else are
// passed over. Of a line without an end, only a bounded part is kept.
std::optional<GtpRequest> read_request(std::istream& input);

// "=id text" or "?id text" and an empty line. Empty lines inside `text` would end the answer: they are left out. The
// blank stands there without a text, too, as GNU Go has it: Emacs' gnugo.el cuts two characters off each answer.
void write_answer(std::ostream& output, const std::string& id, const Answer& answer);

// An answer, of which lines may be sent before it is known to its end: "=id", the lines, and what is left to say.
class AnswerWriter {
  public:
    AnswerWriter(std::ostream& output, std::string id) : output_(output), id_(std::move(id)) {}

    // A line without its end; an empty one is not sent, but the answer has begun.
    void begin_or_go_on(std::string_view line);
    void end(const Answer& answer);

  private:
    std::ostream& output_;
    std::string id_;
    bool has_begun_ = false;
};

}  // namespace katachi::gtp
