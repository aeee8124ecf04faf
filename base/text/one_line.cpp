#include "base/text/one_line.h"

#include <algorithm>
#include <cctype>

#include "base/text/terminal_text.h"

namespace katachi::base {

std::string one_line(std::string text) {
    const auto is_control = [](unsigned char c) { return std::iscntrl(c) != 0 && c < 0x80; };
    std::replace_if(text.begin(), text.end(), is_control, ' ');
    return printable(text);
}

}  // namespace katachi::base
