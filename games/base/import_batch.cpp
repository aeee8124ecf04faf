#include "games/base/import_batch.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>

#include "compiler/sgf/encoding.h"
#include "games/index/segment_builder.h"

namespace katachi::games {

namespace {

bool is_of_moves(const sgf::SgfWarning& warning) { return warning.kind == sgf::SgfWarning::Kind::moves; }

class BatchReader {
  public:
    explicit BatchReader(const GameBatch& batch) : batch_(batch) { games_.reserve(batch.records.size()); }

    ReadBatch read() {
        read_.sources = batch_.sources;
        read_.share = batch_.share;
        for (const SourcePart& part : batch_.sources)
            if (part.games == 0) read_.remarks.push_back({ImportRemark::no_game, part.source->name()});
        for (const PlacedRecord& record : batch_.records) add(record);
        if (!games_.empty()) read_.segment = segment_bytes(segment_games());
        return std::move(read_);
    }

  private:
    void add(const PlacedRecord& placed) {
        sgf::SgfReader reader(placed.record, sgf::SgfBytes::utf8);
        auto game = reader.next();
        if (!game) return;
        if (game->size == 0) return remark(ImportRemark::other_board, placed);
        if (std::ranges::any_of(game->warnings, is_of_moves)) remark(ImportRemark::unread_moves, placed);
        ReadGame read{placed.part, placed.place, game_headers(*game), game_signature(*game)};
        remark_on(read.headers, *game, placed);
        read_.games.push_back(std::move(read));
        games_.push_back(std::move(*game));
    }

    void remark_on(const GameHeaders& headers, const sgf::Game& game, const PlacedRecord& placed) {
        if (headers.result.kind == HeaderResult::Kind::contradicting) remark(ImportRemark::contradicting, placed);
        const bool is_unknown = headers.result.kind == HeaderResult::Kind::unknown;
        if (is_unknown && !game.result.empty() && game.result != "?") remark(ImportRemark::unread_result, placed);
        if (!headers.date && !game.date.empty()) remark(ImportRemark::unread_date, placed);
    }

    void remark(ImportRemark remark, const PlacedRecord& placed) {
        const SourcePart& part = batch_.sources[placed.part];
        const bool is_alone = part.begins && part.ends && part.games == 1;
        read_.remarks.push_back({remark, part.source->name() + (is_alone ? "" : "#" + std::to_string(placed.place))});
    }

    std::vector<SegmentGame> segment_games() const {
        std::vector<SegmentGame> games;
        for (std::size_t i = 0; i < games_.size(); ++i) {
            const GameHeaders& headers = read_.games[i].headers;
            const int year = headers.date ? headers.date->first.year : 0;
            games.push_back(
                {.game = &games_[i], .winner = headers.result.winner, .year = static_cast<std::uint16_t>(year)});
        }
        return games;
    }

    const GameBatch& batch_;
    std::vector<sgf::Game> games_;
    ReadBatch read_;
};

}  // namespace

SourceText::SourceText(std::string path, std::string entry, std::string_view bytes, const std::string& encoding)
    : path_(std::move(path)),
      entry_(std::move(entry)),
      content_hash_(std::bit_cast<std::int64_t>(XXH3_64bits_withSeed(
          bytes.data(), bytes.size(), encoding.empty() ? 0 : XXH3_64bits(encoding.data(), encoding.size())))),
      size_(static_cast<std::int64_t>(bytes.size())),
      text_(compiler::utf8_of_sgf(bytes, encoding)) {}

ReadBatch read_batch(const GameBatch& batch) { return BatchReader(batch).read(); }

}  // namespace katachi::games
