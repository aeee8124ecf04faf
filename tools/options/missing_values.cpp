#include "tools/options/missing_values.h"

#include <CLI/CLI.hpp>
#include <regex>

namespace katachi::options {

namespace {

// "FILE", "text,json" or "N, INT in [1 - 100]" where CLI11 says "FILE", "TEXT:{text,json}" or "N:INT in [1 - 100]". The
// colon of a value such as "[HOST:]PORT" stands within brackets.
std::string values_of(const std::string& type) {
    const auto colon = type.find(':');
    if (colon == std::string::npos || type.find('[') < colon) return type;
    const std::string values = type.substr(colon + 1);
    if (values.starts_with('{')) return values.substr(1, values.find('}') - 1);
    const bool is_number = type.starts_with("INT") || type.starts_with("UINT") || type.starts_with("FLOAT");
    return is_number ? values : type.substr(0, colon) + ", " + values;
}

}  // namespace

std::string missing_values_told(const std::string& error, const CLI::App& command) {
    static const std::regex none(R"((--\S+): \d+ required .* missing)");
    static const std::regex too_few(R"((--\S+): At least \d+ required but received (\d+))");
    std::smatch parts;
    if (!std::regex_match(error, parts, none) && !std::regex_match(error, parts, too_few)) return error;
    const std::string name = parts[1].str();
    const CLI::Option* const option = command.get_option_no_throw(name);
    if (option == nullptr) return error;
    const int count = option->get_expected_min();
    const std::string needed = name + " needs " + (count == 1 ? "a value" : std::to_string(count) + " values") + ": " +
                               values_of(option->get_type_name());
    return parts.size() == 2 ? needed : needed + "; there " + (parts[2] == "1" ? "is " : "are ") + parts[2].str();
}

}  // namespace katachi::options
