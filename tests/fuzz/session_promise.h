// What the language server promises for all bytes that an editor may send: the property that the fuzz target and the
// test with broken sessions share.
#pragma once

#include <string>
#include <string_view>

namespace katachi::fuzz {

// Sends `input` as a stream of bytes, and each line of it as the content of a message to a server with a text open.
// Gives "", or which promise was broken and where:
// - nothing is thrown, and all that the server sends is JSON;
// - each request is answered once, with its id.
std::string broken_session_promise(std::string_view input);

// A session with every request, a message a line.
std::string sample_session();

}  // namespace katachi::fuzz
