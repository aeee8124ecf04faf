#include "tools/katachi-lsp/server.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <nlohmann/json.hpp>

#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/file_uri.h"
#include "tools/katachi-lsp/message.h"
#include "tools/katachi-lsp/protocol_values.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

namespace {

using Answer = Json (*)(Session&, const Json&);

struct Feature {
    std::string_view method;
    Answer answer;
};

constexpr std::array features{
    Feature{"textDocument/codeAction", code_actions},
    Feature{"textDocument/completion", completion},
    Feature{"textDocument/definition", definition},
    Feature{"textDocument/documentHighlight", document_highlight},
    Feature{"textDocument/documentSymbol", document_symbols},
    Feature{"textDocument/foldingRange", folding_ranges},
    Feature{"textDocument/formatting", formatting},
    Feature{"textDocument/hover", hover},
    Feature{"textDocument/prepareRename", prepare_rename},
    Feature{"textDocument/rangeFormatting", formatting},
    Feature{"textDocument/references", references},
    Feature{"textDocument/rename", rename},
    Feature{"textDocument/semanticTokens/full", semantic_tokens},
    Feature{"textDocument/semanticTokens/range", semantic_tokens},
    Feature{"workspace/symbol", workspace_symbols},
};

void log(std::string_view what) { std::cerr << "katachi-lsp: " << what << '\n'; }

// What stands at a JSON pointer, or `otherwise`.
template <typename Value>
Value value_at(const Json& params, const char* pointer, const Value& otherwise) {
    const Json::json_pointer place(pointer);
    if (!params.contains(place)) return otherwise;
    const Json& value = params.at(place);
    return value.is_null() ? otherwise : value.get<Value>();
}

// Some editors give none.
std::int64_t version_of(const Json& document) { return value_at(document, "/version", std::int64_t{0}); }

ClientAbilities abilities_of(const Json& params) {
    ClientAbilities client;
    const auto encodings = value_at(params, "/capabilities/general/positionEncodings", std::vector<std::string>());
    if (std::find(encodings.begin(), encodings.end(), "utf-8") != encodings.end()) client.encoding = Encoding::utf8;
    client.has_snippets =
        value_at(params, "/capabilities/textDocument/completion/completionItem/snippetSupport", false);
    client.has_symbol_trees =
        value_at(params, "/capabilities/textDocument/documentSymbol/hierarchicalDocumentSymbolSupport", false);
    client.shows_disabled_actions = value_at(params, "/capabilities/textDocument/codeAction/disabledSupport", false);
    client.registers_watchers =
        value_at(params, "/capabilities/workspace/didChangeWatchedFiles/dynamicRegistration", false);
    return client;
}

}  // namespace

Server::Server(std::function<void(const std::string&)> send)
    : send_(std::move(send)), session_([this](const std::string& line) { tell(line); }) {}

void Server::send(const Json& message) { send_(to_text(message)); }

void Server::tell(const std::string& line) {
    constexpr int warning = 2;
    log(line);
    send(notification("window/showMessage", {{"type", warning}, {"message", line}}));
}

void Server::receive(const Frame& frame) {
    if (!frame.trouble.empty()) {
        log(frame.trouble);
        return send(error_message(nullptr, ErrorCode::parse_error, frame.trouble));
    }
    const auto parsed = parse_message(frame.content);
    if (const auto* complaint = std::get_if<Json>(&parsed)) return send(*complaint);
    receive(std::get<Message>(parsed));
}

void Server::receive(const Message& message) {
    if (state_ == State::exited || message.method.empty()) return;  // answers to requests of ours need no answer
    if (message.is_request()) return answer(message);
    try {
        take_note(message);
    } catch (const std::exception& error) {
        log(message.method + ": " + error.what());
    }
}

void Server::answer(const Message& message) {
    try {
        send(result_message(message.id, result_of(message)));
    } catch (const RequestError& error) {
        send(error_message(message.id, error.code, error.what()));
    } catch (const Json::exception& error) {
        log(message.method + ": " + error.what());
        send(error_message(message.id, ErrorCode::invalid_params,
                           "the params of `" + message.method + "` are not what the protocol asks for"));
    } catch (const std::exception& error) {
        log(message.method + ": " + error.what());
        send(error_message(message.id, ErrorCode::internal_error, error.what()));
    }
}

Json Server::result_of(const Message& message) {
    if (state_ == State::shut_down)
        throw RequestError(ErrorCode::invalid_request, "the server has been shut down; `exit` ends it");
    if (message.method == "initialize") return initialize(message.params);
    if (state_ == State::not_initialized)
        throw RequestError(ErrorCode::server_not_initialized, "the first request must be `initialize`");
    if (message.method == "shutdown") {
        state_ = State::shut_down;
        was_shut_down_ = true;
        return nullptr;
    }
    const auto feature = std::find_if(features.begin(), features.end(),
                                      [&](const Feature& each) { return each.method == message.method; });
    if (feature == features.end())
        throw RequestError(ErrorCode::method_not_found, "`" + message.method + "` is not understood");
    return feature->answer(session_, message.params);
}

Json Server::initialize(const Json& params) {
    if (state_ != State::not_initialized) throw RequestError(ErrorCode::invalid_request, "`initialize` is asked once");
    session_.client = abilities_of(params);
    state_ = State::running;
    return {{"capabilities", capabilities(session_.client)},
            {"serverInfo", {{"name", "katachi-lsp"}, {"version", KATACHI_VERSION}}}};
}

// Notifications that mean nothing here are passed over, as the protocol asks.
void Server::take_note(const Message& message) {
    if (message.method == "exit") {
        state_ = State::exited;
        return;
    }
    if (state_ != State::running) return;
    const Json& params = message.params;
    if (message.method == "initialized") return watch_files();
    if (message.method == "textDocument/didOpen") {
        const Json& document = params.at("textDocument");
        const auto uri = document.at("uri").get<std::string>();
        return session_.workspace.open(uri, path_of_uri(uri).value_or(uri), version_of(document),
                                       document.at("text").get<std::string>());
    }
    if (message.method == "textDocument/didChange") return change_document(params);
    if (message.method == "textDocument/didClose") {
        const auto uri = params.at("textDocument").at("uri").get<std::string>();
        session_.workspace.close(uri);
        return send(notification("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}}));
    }
    if (message.method == "workspace/didChangeWatchedFiles") return change_files(params);
}

void Server::watch_files() {
    if (!session_.client.registers_watchers) return;
    Json watchers = Json::array();
    for (const char* pattern : {"**/katachi.toml", "**/*.db", "**/*.dbz"})
        watchers.push_back({{"globPattern", pattern}});
    Json registration{{"id", "files"},
                      {"method", "workspace/didChangeWatchedFiles"},
                      {"registerOptions", {{"watchers", std::move(watchers)}}}};
    send(request(++requests_, "client/registerCapability", {{"registrations", {std::move(registration)}}}));
}

void Server::change_document(const Json& params) {
    const Json& named = params.at("textDocument");
    const authoring::OpenText& document = session_.document(named.at("uri").get<std::string>());
    std::string text(document.source->text());
    for (const Json& change : params.at("contentChanges")) {
        const auto& replacement = change.at("text").get_ref<const std::string&>();
        if (!change.contains("range")) {
            text = replacement;
            continue;
        }
        const base::Span span = span_of(TextPlaces(text, session_.client.encoding), change["range"]);
        text.replace(span.begin, span.length(), replacement);
    }
    session_.workspace.change(document.name, version_of(named), std::move(text));
}

void Server::change_files(const Json& params) {
    constexpr int changed = 2;
    bool are_other_files = false;
    for (const Json& change : params.at("changes")) {
        const auto path = path_of_uri(change.at("uri").get<std::string>());
        if (!path) continue;
        if (change.at("type") != changed || path->extension() == ".toml")
            are_other_files = true;
        else
            session_.workspace.file_changed(*path);
    }
    if (are_other_files) session_.workspace.files_changed();
}

void Server::rest() {
    for (const authoring::OpenText* document : session_.workspace.take_changed())
        send(notification("textDocument/publishDiagnostics", published_diagnostics(session_, *document)));
    publish_manifests();
}

// A manifest is marked until it is mended.
void Server::publish_manifests() {
    std::map<std::string, std::string> published;
    for (const auto& [uri, params] : published_of_manifests(session_))
        published.emplace(uri, to_text(notification("textDocument/publishDiagnostics", params)));
    for (const auto& [uri, text] : manifests_)
        if (!published.contains(uri))
            send(notification("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}}));
    for (const auto& [uri, text] : published)
        if (const auto before = manifests_.find(uri); before == manifests_.end() || before->second != text) send_(text);
    manifests_ = std::move(published);
}

}  // namespace katachi::lsp
