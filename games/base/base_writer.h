// What an import writes into a base: a segment, then its rows, in one transaction.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include "games/base/aliases.h"
#include "games/base/game_base.h"
#include "games/base/import_batch.h"

namespace katachi::games {

// A source as the base has it.
struct StoredSource {
    std::int64_t number = 0;
    std::int64_t content_hash = 0;
    std::int64_t games = 0;  // read so far
    bool is_complete = false;
};

class BaseWriter {
  public:
    // `base` must outlive this.
    explicit BaseWriter(const GameBase& base);
    ~BaseWriter();
    BaseWriter(const BaseWriter&) = delete;
    BaseWriter& operator=(const BaseWriter&) = delete;

    // Null where the base has no such source.
    const StoredSource* find(const std::string& path, const std::string& entry) const;

    // The segment's file first, then all rows or none. A source that begins again gives its games up. Throws
    // base::FileError.
    void store(const ReadBatch& batch);

    // Adds spellings of players.
    void store(std::span<const Alias> aliases);

    std::int64_t duplicates() const { return duplicates_; }  // among the games that were stored

  private:
    struct Statements;

    void begin_source(const SourcePart& part);
    void drop_games(std::int64_t source);
    void insert(const ReadGame& game, std::int64_t number, std::int64_t source);
    std::int64_t player(const std::string& name);

    const GameBase& base_;
    std::map<std::pair<std::string, std::string>, StoredSource> sources_;
    std::unordered_map<std::string, std::int64_t> players_;
    std::int64_t next_source_ = 1;
    std::int64_t next_segment_ = 1;
    std::int64_t next_game_ = 1;
    std::int64_t duplicates_ = 0;
    std::unique_ptr<Statements> statements_;
};

}  // namespace katachi::games
