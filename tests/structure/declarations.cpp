#include "tests/structure/declarations.h"

#include <cctype>
#include <optional>
#include <regex>

namespace katachi::test {

namespace {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string trimmed(const std::string& text) {
    const auto begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

// Where the bracket that opens at `at` is closed; the end of the text where it is not.
std::size_t closing(const std::string& text, std::size_t at) {
    const char open = text[at];
    const char close = open == '(' ? ')' : open == '<' ? '>' : open == '[' ? ']' : '}';
    int depth = 0;
    for (; at < text.size(); ++at)
        if (text[at] == open)
            ++depth;
        else if (text[at] == close && --depth == 0)
            return at;
    return text.size();
}

// The text without arguments of templates: "std::vector f" of "std::vector<int> f".
std::string without_template_arguments(const std::string& text) {
    std::string rest;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '<' && at > 0 && is_word(text[at - 1]) && !rest.ends_with("operator"))
            at = closing(text, at);
        else
            rest += text[at];
    return rest;
}

// "const Board&" of "const Board& board = {}"; a name alone is a type.
std::string parameter_type(std::string parameter) {
    if (const auto value = parameter.find(" = "); value != std::string::npos) parameter.resize(value);
    static const std::regex named(R"((.*[ &*>])(\w+))");
    std::smatch parts;
    if (!std::regex_match(parameter, parts, named)) return parameter;
    const std::string type = trimmed(parts[1]);
    return type == "const" || type.empty() ? parameter : type;
}

// For each number of arguments, the most of them last.
std::vector<std::string> calls_with(const std::string& parameters) {
    std::vector<std::string> calls;
    std::string types = "(";
    int depth = 0;
    std::string parameter;
    for (const char c : parameters + ",") {
        depth += c == '(' || c == '<' || c == '[' || c == '{'   ? 1
                 : c == ')' || c == '>' || c == ']' || c == '}' ? -1
                                                                : 0;
        if (c != ',' || depth != 0) {
            parameter += c;
            continue;
        }
        if (parameter.find(" = ") != std::string::npos) calls.push_back(types + ")");
        types += (types.size() > 1 ? ", " : "") + parameter_type(trimmed(parameter));
        parameter.clear();
    }
    calls.push_back(types + ")");
    return calls;
}

// The declaration that a text, on one line, begins with.
std::optional<Declaration> read_declaration(std::string text) {
    if (text.starts_with("template <>")) return std::nullopt;
    if (text.starts_with("template <")) text = trimmed(text.substr(closing(text, 9) + 1));
    std::smatch found;
    static const std::regex type(
        R"((?:class|struct|union|enum|enum class) (?:alignas\([^)]*\) )?(\w+)( final)?( :.*| \{.*|;.*))");
    if (std::regex_match(text, found, type))
        return Declaration{.name = found[1], .signature = {}, .calls = {}, .scope = {}};
    static const std::regex used(R"((?:using|namespace) (?:[\w:]+::)?(\w+)(?: = .*)?;.*)");
    if (std::regex_match(text, found, used))
        return Declaration{.name = found[1], .signature = text, .calls = {}, .scope = {}};
    if (text.starts_with("using ") || text.starts_with("static_assert") || text.starts_with("extern \"C\""))
        return std::nullopt;

    const std::string plain = without_template_arguments(text);
    static const std::regex named(R"([^(={;\[]*?([\w:]+|[\w:]*operator[^\w]+?) ?([(={;\[].*))");
    if (!std::regex_match(plain, found, named)) return std::nullopt;
    const std::string name = found[1];
    if (name.find("::") != std::string::npos || name == trimmed(plain.substr(0, plain.find('(')))) return std::nullopt;
    Declaration declaration{.name = name, .signature = {}, .calls = {}, .scope = {}};
    declaration.is_hidden = text.starts_with("static ");
    // Brackets with a text or a number in them begin a variable; others hold parameters.
    if (const auto open = text.find(name + "("); open != std::string::npos && found[2].str().starts_with("(")) {
        const std::size_t begin = open + name.size();
        const std::string parameters = text.substr(begin + 1, closing(text, begin) - begin - 1);
        static const std::regex value(R"(^[\d"].*|.*[(]"|R".*)");
        if (!std::regex_search(parameters, value)) {
            declaration.calls = calls_with(parameters);
            declaration.signature = declaration.calls.back();
        }
    }
    return declaration;
}

}  // namespace

std::vector<Declaration> declarations(const Source& source) {
    std::vector<Declaration> found;
    std::vector<std::string> scopes;
    std::string text;  // of a declaration that goes on
    for (const std::string& line : source.lines) {
        if (text.empty()) {
            static const std::regex opened(R"((?:inline )?namespace ?([\w:]*) \{)");
            if (std::smatch name; std::regex_match(line, name, opened)) {
                scopes.push_back(name[1]);
                continue;
            }
            if (line.starts_with("}  // namespace") && !scopes.empty()) scopes.pop_back();
            if (line.empty() || !is_word(line.front()) || line == "public:" || line == "private:") continue;
        }
        text += (text.empty() ? "" : " ") + trimmed(line.substr(0, line.find("  // ")));
        if (text.starts_with("template <") && text.back() == '>') continue;
        if (text.back() == ',' || text.back() == '(' || text.find_first_of("{;=") == std::string::npos) continue;
        if (std::optional<Declaration> declaration = read_declaration(text)) {
            for (const std::string& scope : scopes) {
                if (scope.empty()) declaration->is_hidden = true;
                if (!scope.empty()) declaration->scope += (declaration->scope.empty() ? "" : "::") + scope;
            }
            found.push_back(std::move(*declaration));
        }
        text.clear();
    }
    return found;
}

}  // namespace katachi::test
