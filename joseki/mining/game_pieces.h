// A collection of games cut into pieces of a fixed number of games, counted over all texts. A piece is mined, stored
// and given to a shard as a whole. The same collection always gives the same pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/source_file.h"

namespace katachi::joseki {

// The games of a text, each from its '(' to the ')' that closes it. A game that is not closed ends where a line begins
// a new one.
std::vector<std::string_view> split_games(std::string_view text);

struct PlacedGame {
    std::size_t begin = 0, size = 0;  // in the piece's text
    std::size_t source = 0;
    int number = 0;               // in its source, from 1; 0 where it is the only one
    base::LineColumn place = {};  // in its source, where it begins
};

struct GamePiece {
    std::int64_t number = 0;           // from 0
    std::int64_t first_game = 0;       // place of its first game in the collection, from 0
    std::string text;                  // UTF-8, whatever its games declare
    std::vector<std::string> sources;  // names of texts
    std::vector<PlacedGame> games;
    std::int64_t texts = 0;                // that begin in the piece
    std::vector<std::string> empty_texts;  // of these, those without a game
    std::int64_t content_hash = 0;         // of the games' text
};

class PieceCutter {
  public:
    PieceCutter(std::int64_t games_per_piece, std::function<void(GamePiece)> take, std::string encoding = "")
        : games_per_piece_(games_per_piece), take_(std::move(take)), encoding_(std::move(encoding)) {}

    // Bytes of any encoding, also of the name, become UTF-8, the text by the encoding that was named, else by what the
    // games declare or what they look like. Goes on while `goes_on` answers true; it is asked once a piece.
    void add_text(const std::string& file_name, std::string_view bytes, const std::function<bool()>& goes_on = {});
    // The last piece, which may be smaller.
    void finish();

    // How much of the last text is cut.
    double share_of_text() const { return share_of_text_; }

  private:
    void hand_over();

    std::int64_t games_per_piece_;
    std::function<void(GamePiece)> take_;
    std::string encoding_;  // of all texts; empty where nobody names one
    GamePiece piece_;
    std::int64_t games_ = 0;  // so far
    double share_of_text_ = 0;
};

}  // namespace katachi::joseki
