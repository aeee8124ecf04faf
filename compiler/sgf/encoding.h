// The bytes of game records to UTF-8: by their byte order mark, by the CA property where the bytes agree with it, else
// by what they look like. What was assumed is a value for people to read, and no bytes are an error. A
// record in GIB or NGF comes out as SGF.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/sgf/encoding_guess.h"

namespace katachi::compiler {

struct SgfEncoding {
    enum class Source {
        demanded,  // by whoever reads
        marked,    // by a byte order mark
        declared,  // by CA, and the bytes agree
        detected,  // the bytes say so; no CA, or one that does not fit
        assumed,   // nothing says so
    };

    std::string name = "UTF-8";
    Source source = Source::detected;
    std::string declared = {};  // the CA property, if any
    std::size_t bad_bytes = 0;  // places that are no characters of this encoding, now U+FFFD
    bool is_unsure = false;     // a guess from so little that another encoding may be meant

    // CA names another encoding than the one that fits.
    bool is_declared_wrongly() const;
    // "GB18030 (declared)", "UTF-8 (detected; CA[GBK] does not fit)"
    std::string description() const;
};

// "declared"
const char* source_name(SgfEncoding::Source source);

// A part of a text that has one encoding: files that were joined may have several.
struct SgfEncodedPart {
    std::size_t begin = 0;  // in the UTF-8 text
    SgfEncoding encoding;
};

struct SgfText {
    std::string text;                   // UTF-8 without a byte order mark
    std::vector<SgfEncodedPart> parts;  // by place, at least one

    const SgfEncoding& encoding_at(std::size_t offset) const;
};

// Whether texts of this encoding can be read; the name is as CA spells it.
bool is_known_encoding(std::string_view name);

// `demanded` is the encoding to take whatever the bytes say, a known one. `usual` is what other texts of the same
// collection look like: taken where nothing but a guess can tell, and the bytes fit.
SgfText decode_sgf(std::string_view bytes, const std::optional<std::string>& demanded = std::nullopt,
                   const std::optional<EncodingGuess>& usual = std::nullopt);

// The text that decode_sgf gives, quickly where the bytes are UTF-8 without a doubt. `demanded` is empty where nobody
// names an encoding.
std::string utf8_of_sgf(std::string_view bytes, const std::string& demanded = "");

// The text is for readers of bytes: UTF-16, UTF-32, GIB and NGF become SGF in UTF-8, all else stays as it is.
std::string text_of_bytes(std::string bytes);

}  // namespace katachi::compiler
