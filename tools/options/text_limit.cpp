#include "tools/options/text_limit.h"

#include <string>

#include "base/files/input_limits.h"
#include "base/files/pattern_text.h"
#include "base/text/byte_size.h"

namespace katachi::options {

void add_text_limit(CLI::App& program) {
    program
        .add_option_function<std::string>(
            "--limit-text", [](const std::string& size) { base::set_pattern_text_limit(*base::byte_size(size)); },
            "read pattern files up to this size, such as 256M")
        ->check(CLI::Validator(
            [](const std::string& size) { return base::byte_size(size) ? "" : "write it like 256M"; }, ""))
        ->type_name("SIZE")
        ->default_str(base::byte_size_text(base::default_pattern_text_limit));
}

}  // namespace katachi::options
