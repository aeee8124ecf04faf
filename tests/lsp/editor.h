// An editor for the tests of the language server: it runs the real program and speaks the protocol with it.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/process/engine_process.h"
#include "tests/support/temporary_folder.h"

namespace katachi::lsp {

using Json = nlohmann::json;

// A text with a place in it, written as `<>`.
struct MarkedText {
    explicit MarkedText(std::string_view marked);

    std::string text;
    Json position;
};

class Editor {
  public:
    Editor();

    // Asks for `initialize` and says `initialized`; the result.
    Json start(const Json& abilities = Json::object());

    // The answer's result; a test failure where it is an error.
    Json ask(std::string_view method, const Json& params);
    // The whole answer.
    Json answer(std::string_view method, const Json& params);
    void note(std::string_view method, const Json& params);
    void send(const Json& message);
    void send_bytes(std::string_view bytes);
    // The next message of any kind; null where none comes within a few seconds or the server has ended.
    Json next_message();

    // Opens a text in this editor's folder; nothing is written to the disk. Its URI, and what is wrong with it.
    std::string open(std::string_view name, const std::string& text);
    Json diagnostics();  // of the next publication
    // Makes one change; what is wrong then.
    Json change(const std::string& uri, const Json& range, std::string_view text);
    // Waits for all publications that are under way.
    void settle();
    std::string rules(const std::string& uri) const;  // that the last publication for the document names, with blanks

    const test::TemporaryFolder& folder() const { return folder_; }
    std::string uri(std::string_view name) const;
    // Says `shutdown` and `exit`; how it ended.
    std::string leave();
    // Waits for the end without a word.
    std::string how_it_ended();

  private:
    test::TemporaryFolder folder_;
    base::EngineProcess server_;
    std::string outgoing_, incoming_;
    int requests_ = 0;
    int version_ = 0;
    std::map<std::string, Json> published_;  // by URI, the last diagnostics
};

// Parameters of a request about a place.
Json place(const std::string& uri, const Json& position);
Json range(int line, int character, int end_line, int end_character);

// The text with the edits of a WorkspaceEdit's only document, or of an array of TextEdits; places are counted in bytes.
std::string with_edits(const std::string& text, const Json& edit);

// Labels of completion items.
std::vector<std::string> labels(const Json& items);

}  // namespace katachi::lsp
