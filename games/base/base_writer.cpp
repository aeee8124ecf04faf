#include "games/base/base_writer.h"

#include <optional>

#include "base/files/atomic_file.h"
#include "games/base/folded_text.h"
#include "games/base/headers_connection.h"

namespace katachi::games {

struct BaseWriter::Statements {
    explicit Statements(SQLite::Database& connection)
        : source(connection,
                 "INSERT OR REPLACE INTO source (number, path, entry, content_hash, size, games, is_complete) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?)"),
          segment(connection, "INSERT INTO segment (number, first_game, games) VALUES (?, ?, ?)"),
          player(connection, "INSERT INTO player (number, name, key) VALUES (?, ?, ?)"),
          original(connection, "SELECT number FROM game WHERE signature = ? ORDER BY number LIMIT 1"),
          game(connection,
               "INSERT INTO game (number, source, place, board_size, moves, handicap, black, white, black_rank, "
               "white_rank, first_day, last_day, result, komi, rules, event, signature, duplicate_of) "
               "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          written(connection, "INSERT INTO written (game, place, property, text) VALUES (?, ?, ?, ?)") {}

    SQLite::Statement source, segment, player, original, game, written;
};

namespace {

void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
}

void bind_text(SQLite::Statement& statement, int index, const std::string& text) {
    if (text.empty())
        statement.bind(index);
    else
        statement.bindNoCopy(index, text);
}

template <typename Number>
void bind_optional(SQLite::Statement& statement, int index, const std::optional<Number>& number) {
    if (number)
        statement.bind(index, *number);
    else
        statement.bind(index);
}

void bind_signature(SQLite::Statement& statement, int index, const GameSignature& signature) {
    statement.bindNoCopy(index, signature.data(), static_cast<int>(signature.size()));
}

std::optional<int> strength(const std::optional<HeaderRank>& rank) {
    return rank ? std::optional(rank->strength()) : std::nullopt;
}

}  // namespace

BaseWriter::BaseWriter(const GameBase& base) : base_(base) {
    on_headers(base_, [this](SQLite::Database& connection) {
        SQLite::Statement source(connection,
                                 "SELECT path, entry, number, content_hash, games, is_complete FROM source");
        while (source.executeStep()) {
            const StoredSource stored{source.getColumn(2).getInt64(), source.getColumn(3).getInt64(),
                                      source.getColumn(4).getInt64(), source.getColumn(5).getInt() != 0};
            sources_.emplace(std::pair(source.getColumn(0).getString(), source.getColumn(1).getString()), stored);
        }
        SQLite::Statement player(connection, "SELECT name, number FROM player");
        while (player.executeStep()) players_.emplace(player.getColumn(0).getString(), player.getColumn(1).getInt64());
        next_source_ = connection.execAndGet("SELECT coalesce(max(number), 0) + 1 FROM source").getInt64();
        statements_ = std::make_unique<Statements>(connection);
    });
    for (const BaseSegment& segment : base_.segments()) {
        next_segment_ = segment.number + 1;
        next_game_ = segment.first_game + segment.games;
    }
}

BaseWriter::~BaseWriter() = default;

const StoredSource* BaseWriter::find(const std::string& path, const std::string& entry) const {
    const auto found = sources_.find({path, entry});
    return found == sources_.end() ? nullptr : &found->second;
}

void BaseWriter::store(const ReadBatch& batch) {
    if (!batch.games.empty()) base::write_file(base_.segment_path(next_segment_), batch.segment);
    on_headers(base_, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        for (const SourcePart& part : batch.sources) begin_source(part);
        std::int64_t number = next_game_;
        for (const ReadGame& game : batch.games) {
            const SourceText& source = *batch.sources[game.part].source;
            insert(game, number++, sources_.at({source.path(), source.entry()}).number);
        }
        if (!batch.games.empty()) {
            SQLite::Statement& segment = statements_->segment;
            segment.bind(1, next_segment_++);
            segment.bind(2, next_game_);
            segment.bind(3, number - next_game_);
            run(segment);
            next_game_ = number;
        }
        transaction.commit();
    });
}

void BaseWriter::begin_source(const SourcePart& part) {
    const SourceText& text = *part.source;
    const auto [found, is_new] = sources_.try_emplace({text.path(), text.entry()});
    StoredSource& stored = found->second;
    if (is_new)
        stored.number = next_source_++;
    else if (part.begins)
        drop_games(stored.number);
    stored.content_hash = text.content_hash();
    stored.games = part.games;
    stored.is_complete = part.ends;
    SQLite::Statement& row = statements_->source;
    row.bind(1, stored.number);
    row.bindNoCopy(2, text.path());
    row.bindNoCopy(3, text.entry());
    row.bind(4, stored.content_hash);
    row.bind(5, text.size());
    row.bind(6, stored.games);
    row.bind(7, part.ends ? 1 : 0);
    run(row);
}

// Where a game with duplicates goes, the first duplicate is what the others duplicate from then on.
void BaseWriter::drop_games(std::int64_t source) {
    SQLite::Database& connection = base_.connection();
    const std::string of_source = " (SELECT number FROM game WHERE source = " + std::to_string(source) + ")";
    connection.exec("CREATE TEMP TABLE IF NOT EXISTS orphan (number INTEGER PRIMARY KEY); DELETE FROM orphan");
    connection.exec("INSERT INTO orphan SELECT number FROM game WHERE duplicate_of IN" + of_source);
    connection.exec("INSERT INTO removed_game SELECT number FROM game WHERE source = " + std::to_string(source));
    connection.exec("DELETE FROM written WHERE game IN" + of_source);
    connection.exec("DELETE FROM game WHERE source = " + std::to_string(source));
    connection.exec(
        "UPDATE game SET duplicate_of = nullif((SELECT first.number FROM game AS first WHERE first.signature = "
        "game.signature ORDER BY first.number LIMIT 1), number) WHERE number IN (SELECT number FROM orphan)");
}

void BaseWriter::insert(const ReadGame& game, std::int64_t number, std::int64_t source) {
    const GameHeaders& headers = game.headers;
    std::optional<std::int64_t> original;
    if (game.signature) {
        SQLite::Statement& first = statements_->original;
        bind_signature(first, 1, *game.signature);
        if (first.executeStep()) original = first.getColumn(0).getInt64();
        first.reset();
    }
    if (original) ++duplicates_;
    const auto bind_player = [this](SQLite::Statement& statement, int index, const std::string& name) {
        if (name.empty())
            statement.bind(index);
        else
            statement.bind(index, player(name));
    };
    const std::string result = headers.result.text();
    SQLite::Statement& row = statements_->game;
    row.bind(1, number);
    row.bind(2, source);
    row.bind(3, game.place);
    row.bind(4, headers.board_size);
    row.bind(5, headers.moves);
    row.bind(6, headers.handicap);
    bind_player(row, 7, headers.black);
    bind_player(row, 8, headers.white);
    bind_optional(row, 9, strength(headers.black_rank));
    bind_optional(row, 10, strength(headers.white_rank));
    bind_optional(row, 11, headers.date ? std::optional(headers.date->first.number()) : std::nullopt);
    bind_optional(row, 12, headers.date ? std::optional(headers.date->last.number()) : std::nullopt);
    bind_text(row, 13, result);
    bind_optional(row, 14, headers.komi);
    bind_text(row, 15, headers.rules);
    bind_text(row, 16, headers.event);
    if (game.signature)
        bind_signature(row, 17, *game.signature);
    else
        row.bind(17);
    bind_optional(row, 18, original);
    run(row);
    int place = 0;
    for (const auto& [property, text] : headers.written) {
        SQLite::Statement& written = statements_->written;
        written.bind(1, number);
        written.bind(2, place++);
        written.bindNoCopy(3, property);
        written.bindNoCopy(4, text);
        run(written);
    }
}

std::int64_t BaseWriter::player(const std::string& name) {
    const auto [found, is_new] = players_.try_emplace(name, static_cast<std::int64_t>(players_.size()) + 1);
    if (is_new) {
        SQLite::Statement& row = statements_->player;
        row.bind(1, found->second);
        row.bindNoCopy(2, name);
        row.bind(3, folded_text(name));
        run(row);
    }
    return found->second;
}

void BaseWriter::store(std::span<const Alias> aliases) {
    on_headers(base_, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement row(connection, "INSERT OR REPLACE INTO alias (key, name, of_name) VALUES (?, ?, ?)");
        for (const Alias& alias : aliases) {
            const std::string of_name = folded_text(alias.name);
            const auto add = [&](const std::string& spelling) {
                row.bind(1, folded_text(spelling));
                row.bindNoCopy(2, alias.name);
                row.bindNoCopy(3, of_name);
                run(row);
            };
            add(alias.name);
            for (const std::string& spelling : alias.spellings) add(spelling);
        }
        transaction.commit();
    });
}

}  // namespace katachi::games
