#include "base/long_work/progress_line.h"

#include <unistd.h>

#include <iostream>

#include "base/text/terminal_text.h"

namespace katachi::base {

namespace {

constexpr const char* erased_line = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::show(const std::string& text) const {
    if (terminal_) std::cerr << erased_line << printable(text) << std::flush;
}

void ProgressLine::clear() const {
    if (terminal_) std::cerr << erased_line << std::flush;
}

}  // namespace katachi::base
