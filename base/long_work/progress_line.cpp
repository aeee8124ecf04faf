#include "base/long_work/progress_line.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string_view>

#include "base/text/terminal_text.h"

namespace katachi::base {

namespace {

constexpr const char* erased_line = "\r\x1b[K";

// A dumb terminal cannot erase a line.
bool can_rewrite_lines() {
    const char* const terminal = std::getenv("TERM");
    return isatty(STDERR_FILENO) != 0 && (terminal == nullptr || std::string_view(terminal) != "dumb");
}

// A line that wraps cannot be erased as a whole; nothing where the width is not known.
int columns() {
    winsize size{};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::string shortened(const std::string& text) {
    const int room = columns() - 1;
    const std::vector<Glyph> line = glyphs(text, true);
    std::string shown;
    int width = 0;
    for (const Glyph& glyph : line) {
        width += glyph.width;
        if (room > 0 && width > room) break;
        shown += glyph.text;
    }
    return shown;
}

}  // namespace

ProgressLine::ProgressLine() : rewrites_(can_rewrite_lines()) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::show(const std::string& text) const {
    if (rewrites_) std::cerr << erased_line << shortened(text) << std::flush;
}

void ProgressLine::clear() const {
    if (rewrites_) std::cerr << erased_line << std::flush;
}

}  // namespace katachi::base
