// Games on their way into a base: a batch of records becomes one segment, and a row for each game.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sgf/game.h"
#include "games/base/game_headers.h"
#include "games/base/game_signature.h"

namespace katachi::games {

// A text with its games, shared by the batches that hold them.
class SourceText {
  public:
    // `entry` is empty for a file. Bytes of any encoding become UTF-8, by what the games declare or what they look
    // like unless `encoding` names theirs.
    SourceText(std::string path, std::string entry, std::string_view bytes, const std::string& encoding = "");

    const std::string& path() const { return path_; }
    const std::string& entry() const { return entry_; }
    std::string name() const { return entry_.empty() ? path_ : path_ + ": " + entry_; }
    // Another one where the same bytes are read in another encoding that was named.
    std::int64_t content_hash() const { return content_hash_; }
    std::int64_t size() const { return size_; }
    std::string_view text() const { return text_; }

  private:
    std::string path_, entry_;
    std::int64_t content_hash_;
    std::int64_t size_;
    std::string text_;
};

using SourcePtr = std::shared_ptr<const SourceText>;

// What a batch holds of a source.
struct SourcePart {
    SourcePtr source;
    bool begins = false;     // its first game, or that it has none
    bool ends = false;       // all its games are read behind this
    std::int64_t games = 0;  // of the source, read so far
};

struct PlacedRecord {
    std::size_t part = 0;     // index in the batch's sources
    std::int64_t place = 0;   // among the games of its source, from 1
    std::string_view record;  // with what stands before it
};

struct GameBatch {
    std::vector<SourcePart> sources;
    std::vector<PlacedRecord> records;
    double share = 0;  // of all texts, up to the end of the last record: 0 to 1
};

// What is told to people of single games and texts.
enum class ImportRemark : std::uint8_t {
    no_game,        // a text without a game
    other_board,    // passed over: a board that is not square of 2 to 19 lines, or another game
    contradicting,  // the result says that both have won
    unread_result,  // the result is in words that are not known
    unread_date,    // the same of the date
    unread_moves,   // something of its main line could not be read
};
constexpr std::size_t import_remark_count = 6;

struct RemarkedGame {
    ImportRemark remark;
    std::string name;  // "games.sgf#3"
};

// Part and place are those of the PlacedRecord.
struct ReadGame {
    std::size_t part = 0;
    std::int64_t place = 0;
    GameHeaders headers;
    std::optional<GameSignature> signature;
};

struct ReadBatch {
    std::vector<SourcePart> sources;
    std::vector<ReadGame> games;
    std::string segment;  // its bytes; empty where there are no games
    std::vector<RemarkedGame> remarks;
    double share = 0;  // as in GameBatch
};

// May be called by several threads at once; the same batch gives the same answer.
ReadBatch read_batch(const GameBatch& batch);

}  // namespace katachi::games
