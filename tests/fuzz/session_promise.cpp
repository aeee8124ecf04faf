#include "tests/fuzz/session_promise.h"

#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "tools/katachi-lsp/server.h"

namespace katachi::fuzz {

namespace {

using lsp::Json;

const std::string text =
    "attribute_map general\n\nPattern A\n# remark \xE5\xBD\xA2\n\n|OX  so\n|.*\n\n:8,O,value(3)\n\n|Oa\n|.*\n\n"
    ";lib(a) > 1 && !attack(a)\n\n>antisuji(*);\n\nPattern B\n\nX.\n*O\n\n:8,-\n";
constexpr const char* uri = "untitled:a.db";

class Session {
  public:
    Session() : server_([this](const std::string& content) { sent_.push_back(content); }) {}

    void send_bytes(std::string_view bytes) {
        frames_.add(bytes);
        while (const auto frame = frames_.next()) server_.receive(*frame);
        server_.rest();
    }

    // Why the answers to one message are not what they should be; "" where they are.
    std::string send_content(const std::string& content) {
        sent_.clear();
        const bool could_answer = !server_.has_exited();
        send_bytes(lsp::framed(content));
        const Json message = Json::parse(content, nullptr, false);
        const bool is_request = message.is_object() && message.contains("id") && message.contains("method") &&
                                (message["id"].is_string() || message["id"].is_number_integer());
        int answers = 0;
        for (const std::string& each : sent_) {
            const Json sent = Json::parse(each, nullptr, false);
            if (sent.is_discarded()) return "what is sent is no JSON: " + each;
            const bool is_answer = sent.contains("id") && !sent.contains("method");
            if (is_answer && is_request && sent["id"] == message["id"]) ++answers;
        }
        if (is_request && could_answer && answers != 1) return std::to_string(answers) + " answers to " + content;
        return "";
    }

  private:
    std::vector<std::string> sent_;
    lsp::Server server_;
    lsp::FrameReader frames_;
};

Json request(int id, const char* method, Json params) {
    params["textDocument"] = {{"uri", uri}};
    return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}};
}

Json range(int line, int character) {
    return {{"start", {{"line", line}, {"character", character}}},
            {"end", {{"line", line + 1}, {"character", character + 2}}}};
}

Json change(int line, int character, const char* written) {
    return {{"jsonrpc", "2.0"},
            {"method", "textDocument/didChange"},
            {"params",
             {{"textDocument", {{"uri", uri}, {"version", line}}},
              {"contentChanges", Json::array({{{"range", range(line, character)}, {"text", written}}})}}}};
}

Json opening() {
    return {{"jsonrpc", "2.0"},
            {"method", "textDocument/didOpen"},
            {"params", {{"textDocument", {{"uri", uri}, {"languageId", "katachi"}, {"version", 1}, {"text", text}}}}}};
}

std::string in_a_session(std::string_view input) {
    Session session;
    session.send_content(R"({"id": 0, "method": "initialize", "params": {"capabilities": {}}})");
    session.send_content(opening().dump());
    std::istringstream lines{std::string(input)};
    for (std::string line; std::getline(lines, line);)
        if (std::string broken = session.send_content(line); !broken.empty()) return broken;
    return "";
}

}  // namespace

std::string sample_session() {
    std::vector<Json> messages;
    const Json place{{"line", 13}, {"character", 5}};
    int id = 0;
    for (const char* method :
         {"textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references",
          "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
          "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/semanticTokens/full",
          "textDocument/semanticTokens/range", "textDocument/formatting", "textDocument/codeAction"}) {
        messages.push_back(request(++id, method, {{"position", place}, {"newName", "b"}, {"range", range(5, 0)}}));
        messages.push_back(change(id + 2, id % 5, id % 3 == 0 ? "Pattern C\n" : "\xE5\xBD\xA2X"));
    }
    messages.push_back(request(++id, "workspace/symbol", {{"query", "a"}}));
    messages.push_back(opening());
    std::string session;
    for (const Json& message : messages) session += message.dump() + "\n";
    return session;
}

std::string broken_session_promise(std::string_view input) {
    Session session;
    session.send_bytes(input.substr(0, input.size() / 2));
    session.send_bytes(input.substr(input.size() / 2));
    return in_a_session(input);
}

}  // namespace katachi::fuzz
