// The texts that a file holds: its own, unpacked where it is compressed, or those of the files in an archive.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "tools/authoring/games/game_reading.h"

struct archive;
struct archive_entry;

namespace katachi::authoring {

// Goes through the texts of a file in their order. What is wrong is a line for people, with the names of file and text.
class PackedFile {
  public:
    // `reading` must outlive this.
    PackedFile(const std::filesystem::path& path, const GameReading& reading);
    ~PackedFile();
    PackedFile(const PackedFile&) = delete;
    PackedFile& operator=(const PackedFile&) = delete;

    // The next text; false behind the last one, and where nothing more of the file can be read: `take_trouble` says
    // why.
    bool next();

    // The name is that of the text that `next` has come to.
    const std::string& name() const { return name_; }  // "games.zip: 2016/a.sgf", a line of UTF-8 behind the colon
    bool is_whole_file() const { return is_whole_file_; }
    bool has_made_name() const { return has_made_name_; }  // "games.zip: entry 3", where its own cannot be told

    // The text; false where it cannot be read or is too large: `take_trouble` says so, and `next` goes on behind it.
    bool read(std::string& text);

    // What kept the last call from its work, once; empty where nothing did.
    std::string take_trouble() { return std::exchange(trouble_, {}); }
    // How many bytes of the file are read.
    std::int64_t read_bytes() const;

  private:
    struct Pipe;
    struct Free {
        void operator()(archive* opened) const;
    };

    void open();
    void name_entry();
    // Keep what is wrong, and are false.
    bool fail(const std::string& why);
    bool refuse(const std::string& what);
    bool refuse_unknown_size();
    bool end_at_damage();

    std::filesystem::path path_;
    const GameReading& reading_;
    std::unique_ptr<Pipe> pipe_;
    std::unique_ptr<archive, Free> archive_;
    archive_entry* entry_ = nullptr;
    std::size_t entries_ = 0;
    std::string name_;
    bool is_whole_file_ = false;
    bool has_made_name_ = false;
    std::string trouble_;
};

}  // namespace katachi::authoring
