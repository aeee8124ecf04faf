#include "tests/lsp/editor.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace katachi::lsp {

namespace {

constexpr auto patience = std::chrono::seconds(20);

std::optional<std::string> take_content(std::string& incoming) {
    const auto end = incoming.find("\r\n\r\n");
    if (end == std::string::npos) return std::nullopt;
    constexpr std::string_view field = "Content-Length: ";
    EXPECT_TRUE(incoming.starts_with(field)) << incoming.substr(0, 80);
    const auto size = std::stoul(incoming.substr(field.size()));
    if (incoming.size() < end + 4 + size) return std::nullopt;
    std::string content = incoming.substr(end + 4, size);
    incoming.erase(0, end + 4 + size);
    return content;
}

std::size_t offset_of(const std::string& text, const Json& position) {
    std::size_t at = 0;
    for (int line = position["line"]; line > 0; --line) at = text.find('\n', at) + 1;
    return at + position["character"].get<std::size_t>();
}

}  // namespace

MarkedText::MarkedText(std::string_view marked) : text(marked) {
    const auto at = text.find("<>");
    EXPECT_NE(at, std::string::npos);
    text.erase(at, 2);
    const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const auto begin = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    position = {{"line", lines}, {"character", begin == std::string::npos ? at : at - begin - 1}};
}

Editor::Editor() : server_(KATACHI_LSP, folder_.path()) {}

Json Editor::start(const Json& abilities) {
    Json result = ask("initialize", {{"processId", nullptr}, {"rootUri", nullptr}, {"capabilities", abilities}});
    note("initialized", Json::object());
    return result;
}

Json Editor::answer(std::string_view method, const Json& params) {
    const int id = ++requests_;
    send({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}});
    while (true) {
        Json message = next_message();
        if (message.is_null() || (message.contains("id") && message["id"] == id)) return message;
    }
}

Json Editor::ask(std::string_view method, const Json& params) {
    Json message = answer(method, params);
    EXPECT_TRUE(message.contains("result")) << method << ": " << message.dump();
    return message.contains("result") ? message["result"] : Json();
}

void Editor::note(std::string_view method, const Json& params) {
    send({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
}

void Editor::send(const Json& message) {
    const std::string content = message.dump();
    send_bytes("Content-Length: " + std::to_string(content.size()) + "\r\n\r\n" + content);
}

void Editor::send_bytes(std::string_view bytes) { outgoing_ += bytes; }

Json Editor::next_message() {
    static const std::atomic<bool> stop = false;
    const base::Deadline until = std::chrono::steady_clock::now() + patience;
    while (true) {
        if (const auto content = take_content(incoming_)) {
            Json message = Json::parse(*content);
            if (message.value("method", "") == "textDocument/publishDiagnostics")
                published_[message["params"]["uri"]] = message["params"]["diagnostics"];
            return message;
        }
        if (server_.exchange(outgoing_, incoming_, until, stop) != base::EngineProcess::Event::data) return nullptr;
    }
}

std::string Editor::uri(std::string_view name) const { return "file://" + (folder_ / name).string(); }

std::string Editor::open(std::string_view name, const std::string& text) {
    std::string document = uri(name);
    note("textDocument/didOpen",
         {{"textDocument", {{"uri", document}, {"languageId", "katachi"}, {"version", ++version_}, {"text", text}}}});
    diagnostics();
    return document;
}

Json Editor::diagnostics() {
    while (true) {
        const Json message = next_message();
        if (message.is_null()) {
            ADD_FAILURE() << "no diagnostics";
            return nullptr;
        }
        if (message.value("method", "") == "textDocument/publishDiagnostics") return message["params"]["diagnostics"];
    }
}

Json Editor::change(const std::string& uri, const Json& range, std::string_view text) {
    Json change{{"text", text}};
    if (!range.is_null()) change["range"] = range;
    note("textDocument/didChange",
         {{"textDocument", {{"uri", uri}, {"version", ++version_}}}, {"contentChanges", {change}}});
    return diagnostics();
}

// The server publishes when no message waits, so that the second question is answered after that.
void Editor::settle() {
    for (int i = 0; i < 2; ++i) ask("workspace/symbol", {{"query", ""}});
}

std::string Editor::rules(const std::string& uri) const {
    std::string names;
    const auto found = published_.find(uri);
    if (found == published_.end()) return "nothing published";
    for (const Json& each : found->second) names += (names.empty() ? "" : " ") + each["code"].get<std::string>();
    return names;
}

std::string Editor::leave() {
    ask("shutdown", nullptr);
    note("exit", nullptr);
    return how_it_ended();
}

std::string Editor::how_it_ended() {
    while (!next_message().is_null()) {
    }
    return server_.how_it_ended();
}

Json place(const std::string& uri, const Json& position) {
    return {{"textDocument", {{"uri", uri}}}, {"position", position}};
}

Json range(int line, int character, int end_line, int end_character) {
    return {{"start", {{"line", line}, {"character", character}}},
            {"end", {{"line", end_line}, {"character", end_character}}}};
}

std::string with_edits(const std::string& text, const Json& edit) {
    Json edits = edit.contains("changes") ? edit["changes"].front() : edit;
    std::vector<Json> sorted(edits.begin(), edits.end());
    std::stable_sort(sorted.begin(), sorted.end(), [&](const Json& a, const Json& b) {
        return offset_of(text, a["range"]["start"]) > offset_of(text, b["range"]["start"]);
    });
    std::string edited = text;
    for (const Json& each : sorted) {
        const auto begin = offset_of(text, each["range"]["start"]);
        const auto end = offset_of(text, each["range"]["end"]);
        edited.replace(begin, end - begin, each["newText"].get<std::string>());
    }
    return edited;
}

std::vector<std::string> labels(const Json& items) {
    std::vector<std::string> names;
    for (const Json& item : items) names.push_back(item["label"]);
    return names;
}

}  // namespace katachi::lsp
