// The frame of the Go Text Protocol, version 2: lines to requests, answers to text.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "engine/gtp/arguments.h"

namespace katachi {

struct GtpRequest {
    std::string id;  // its digits as sent, often empty
    std::string name;
    GtpArguments arguments = GtpArguments();
    bool is_too_long = false;  // the line was cut off; name and arguments are what fitted
};

struct GtpAnswer {
    bool is_success = true;
    std::string text = {};
};

inline GtpAnswer success(std::string text = {}) { return {true, std::move(text)}; }
inline GtpAnswer failure(std::string text) { return {false, std::move(text)}; }

// The next request of the input, nothing at its end. Comments, control characters and lines with nothing else are
// passed over. Of a line without an end, only a bounded part is kept.
std::optional<GtpRequest> read_request(std::istream& input);

// "=id text" or "?id text" and an empty line. Empty lines inside `text` would end the answer: they are left out.
void write_answer(std::ostream& output, const std::string& id, const GtpAnswer& answer);

}  // namespace katachi
