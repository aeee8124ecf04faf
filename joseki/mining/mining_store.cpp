#include "joseki/mining/mining_store.h"

#include <algorithm>
#include <memory>

#include "joseki/graph/source_name.h"
#include "joseki/mining/byte_stream.h"
#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

std::string list_bytes(const std::vector<std::string>& texts) {
    ByteWriter bytes;
    bytes.add(texts.size());
    for (const std::string& text : texts) bytes.add(text);
    return bytes.take();
}

std::vector<std::string> texts_of(ByteReader& reader) {
    std::vector<std::string> texts;
    for (std::uint64_t left = reader.number(); left > 0 && !reader.is_damaged(); --left)
        texts.emplace_back(reader.text());
    return texts;
}

std::vector<std::string> texts_of(std::string_view bytes) {
    ByteReader reader(bytes);
    return texts_of(reader);
}

std::string facts_bytes(const MinedPiece& piece) {
    ByteWriter bytes;
    const auto add = [&](std::int64_t number) { bytes.add(static_cast<std::uint64_t>(number)); };
    add(piece.facts.texts);
    add(piece.facts.empty_texts);
    add(piece.facts.games);
    for (const std::int64_t count : piece.facts.refused) add(count);
    add(piece.facts.sequences);
    add(piece.facts.moves);
    add(piece.facts.tenukis);
    return bytes.take() + list_bytes(piece.labels);
}

struct StoredFacts {
    MiningFacts facts;
    std::vector<std::string> labels;
};

StoredFacts facts_of(std::string_view bytes) {
    ByteReader reader(bytes);
    const auto number = [&] { return static_cast<std::int64_t>(reader.number()); };
    StoredFacts stored;
    stored.facts.texts = number();
    stored.facts.empty_texts = number();
    stored.facts.games = number();
    for (std::int64_t& count : stored.facts.refused) count = number();
    stored.facts.sequences = number();
    stored.facts.moves = number();
    stored.facts.tenukis = number();
    stored.labels = texts_of(reader);
    return stored;
}

void insert(SQLite::Database& connection, const MinedPiece& piece) {
    SQLite::Statement statement(
        connection, "INSERT OR REPLACE INTO mining_piece (number, content_hash, facts, counted) VALUES (?, ?, ?, ?)");
    const std::string facts = facts_bytes(piece);
    const std::string counted = bytes_of(piece.counted);
    statement.bind(1, piece.number);
    statement.bind(2, piece.content_hash);
    catalogue::bind_bytes(statement, 3, facts);
    catalogue::bind_bytes(statement, 4, counted);
    statement.exec();
}

}  // namespace

std::optional<MiningRun> stored_run(const catalogue::Catalogue& catalogue) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) -> std::optional<MiningRun> {
        SQLite::Statement row(connection,
                              "SELECT paths, outputs, area, reach, patience, tenukis, length, games_per_piece, shard, "
                              "       shard_count, min_games, graft_id, piece_count, content_hash FROM mining_run");
        if (!row.executeStep()) return std::nullopt;
        MiningRun run;
        run.paths = texts_of(catalogue::bytes_of(row.getColumn(0)));
        run.outputs = texts_of(catalogue::bytes_of(row.getColumn(1)));
        run.rule = {.area = row.getColumn(2).getInt(),
                    .reach = row.getColumn(3).getInt(),
                    .patience = row.getColumn(4).getInt(),
                    .tenukis = row.getColumn(5).getInt(),
                    .length = row.getColumn(6).getInt()};
        run.games_per_piece = row.getColumn(7).getInt64();
        run.shard = {row.getColumn(8).getInt(), row.getColumn(9).getInt()};
        run.min_games = row.getColumn(10).getInt64();
        if (!row.getColumn(11).isNull()) run.addition = row.getColumn(11).getInt64();
        if (!row.getColumn(12).isNull()) run.piece_count = row.getColumn(12).getInt64();
        run.content_hash = row.getColumn(13).getInt64();
        if (run.games_per_piece < 1 || run.shard.count < 1)
            throw catalogue::damaged_catalogue(catalogue.name(), "a mining run has no pieces");
        return run;
    });
}

void store_run(const catalogue::Catalogue& catalogue, const MiningRun& run) {
    catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement row(
            connection,
            "INSERT OR REPLACE INTO mining_run (id, paths, outputs, area, reach, patience, tenukis, "
            "length, games_per_piece, shard, shard_count, min_games, graft_id, piece_count, content_hash) "
            "VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        const std::string paths = list_bytes(run.paths);
        const std::string outputs = list_bytes(run.outputs);
        catalogue::bind_bytes(row, 1, paths);
        catalogue::bind_bytes(row, 2, outputs);
        row.bind(3, run.rule.area);
        row.bind(4, run.rule.reach);
        row.bind(5, run.rule.patience);
        row.bind(6, run.rule.tenukis);
        row.bind(7, run.rule.length);
        row.bind(8, run.games_per_piece);
        row.bind(9, run.shard.number);
        row.bind(10, run.shard.count);
        row.bind(11, run.min_games);
        if (run.addition) row.bind(12, *run.addition);
        if (run.piece_count) row.bind(13, *run.piece_count);
        if (run.piece_count) row.bind(14, run.content_hash);
        row.exec();
    });
}

void replace_run(const catalogue::Catalogue& catalogue, const MiningRun& run) {
    catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        drop_pieces(catalogue, 0);
        store_run(catalogue, run);
        transaction.commit();
    });
}

void store_pieces(const catalogue::Catalogue& catalogue, std::span<const MinedPiece> pieces) {
    catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        for (const MinedPiece& piece : pieces) insert(connection, piece);
        transaction.commit();
    });
}

void drop_pieces(const catalogue::Catalogue& catalogue, std::int64_t from) {
    catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        SQLite::Statement statement(connection, "DELETE FROM mining_piece WHERE number >= ?");
        statement.bind(1, from);
        statement.exec();
    });
}

std::map<std::int64_t, std::int64_t> piece_hashes(const catalogue::Catalogue& catalogue) {
    return catalogue::on_connection(catalogue, [](SQLite::Database& connection) {
        SQLite::Statement row(connection, "SELECT number, content_hash FROM mining_piece");
        std::map<std::int64_t, std::int64_t> hashes;
        while (row.executeStep()) hashes[row.getColumn(0).getInt64()] = row.getColumn(1).getInt64();
        return hashes;
    });
}

void copy_pieces(const catalogue::Catalogue& from, const catalogue::Catalogue& to) {
    catalogue::on_connection(from, [&](SQLite::Database& source) {
        SQLite::Statement row(source, "SELECT number, content_hash, facts, counted FROM mining_piece ORDER BY number");
        catalogue::on_connection(to, [&](SQLite::Database& target) {
            SQLite::Statement insert_row(
                target, "INSERT INTO mining_piece (number, content_hash, facts, counted) VALUES (?, ?, ?, ?)");
            while (row.executeStep()) {
                const std::string facts = catalogue::bytes_of(row.getColumn(2));
                const std::string counted = catalogue::bytes_of(row.getColumn(3));
                insert_row.bind(1, row.getColumn(0).getInt64());
                insert_row.bind(2, row.getColumn(1).getInt64());
                catalogue::bind_bytes(insert_row, 3, facts);
                catalogue::bind_bytes(insert_row, 4, counted);
                insert_row.exec();
                insert_row.reset();
            }
        });
    });
}

namespace {

// Names of games, of one piece at a time: they are asked for in any order, but most games stand together.
class StoredNames {
  public:
    StoredNames(const catalogue::Catalogue& catalogue, std::int64_t games_per_piece)
        : connection_(catalogue.connection()), games_per_piece_(games_per_piece) {}

    std::string operator()(std::int64_t game) {
        const auto [found, is_new] = labels_.try_emplace(game / games_per_piece_);
        if (is_new) {
            SQLite::Statement row(connection_, "SELECT facts FROM mining_piece WHERE number = ?");
            row.bind(1, found->first);
            if (row.executeStep()) found->second = facts_of(catalogue::bytes_of(row.getColumn(0))).labels;
        }
        const auto index = static_cast<std::size_t>(game % games_per_piece_);
        return index < found->second.size() ? found->second[index] : "";
    }

  private:
    SQLite::Database& connection_;
    std::int64_t games_per_piece_;
    std::map<std::int64_t, std::vector<std::string>> labels_;
};

}  // namespace

MiningFacts mined_facts(const catalogue::Catalogue& catalogue) {
    return catalogue::on_connection(catalogue, [](SQLite::Database& connection) {
        MiningFacts facts;
        SQLite::Statement row(connection, "SELECT facts FROM mining_piece");
        while (row.executeStep()) facts.add(facts_of(catalogue::bytes_of(row.getColumn(0))).facts);
        return facts;
    });
}

MinedCollection mined_collection(const catalogue::Catalogue& catalogue, const MiningRun& run) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        MinedCollection collection{.facts = mined_facts(catalogue)};
        std::vector<CountedMoves> parts;
        SQLite::Statement row(connection, "SELECT number, counted FROM mining_piece ORDER BY number");
        while (row.executeStep()) {
            auto counted = counted_moves_of(catalogue::bytes_of(row.getColumn(1)));
            if (!counted)
                throw catalogue::CatalogueError(catalogue.name() + ": piece " + row.getColumn(0).getString() +
                                                " of the mined games is damaged; mine again into another catalogue");
            parts.push_back(std::move(*counted));
        }
        collection.sums = summed(parts, run.min_games);
        collection.game_name = [names = std::make_shared<StoredNames>(catalogue, run.games_per_piece)](
                                   std::int64_t game) { return (*names)(game); };
        return collection;
    });
}

namespace {

constexpr std::string_view mined_words = ", moves played in ";

std::string source_text(const MiningRun& run, std::int64_t games) {
    std::string text = std::to_string(games) + " games of ";
    for (const std::string& path : run.paths) text += (&path == &run.paths.front() ? "" : ", ") + source_name(path);
    return text.append(mined_words) + std::to_string(run.min_games) + " or more";
}

bool is_mined(const StoredAddition& addition) { return addition.source.find(mined_words) != std::string::npos; }

// The number, where a run gave an addition of this number that is still there.
std::optional<std::int64_t> mined_addition(const catalogue::Catalogue& catalogue, std::optional<std::int64_t> number) {
    const auto additions = stored_additions(catalogue);
    const bool is_there = std::ranges::any_of(
        additions, [&](const StoredAddition& addition) { return addition.id == number && is_mined(addition); });
    return is_there ? number : std::nullopt;
}

}  // namespace

std::vector<StoredAddition> additions_of_other_runs(const catalogue::Catalogue& catalogue, const MiningRun& run) {
    std::vector<StoredAddition> others = stored_additions(catalogue);
    std::erase_if(others,
                  [&](const StoredAddition& addition) { return addition.id == run.addition || !is_mined(addition); });
    return others;
}

AdditionReport add_mined(catalogue::Catalogue& catalogue, MiningRun& run, const Graph& graph, std::int64_t games) {
    return catalogue::on_connection(catalogue, [&](SQLite::Database& connection) {
        catalogue::WholeChange change(connection);
        const std::string source = source_text(run, games);
        const auto old = mined_addition(catalogue, run.addition);
        AdditionReport report =
            old ? replace_addition(catalogue, *old, graph, source) : add_to_library(catalogue, graph, source);
        run.addition = mined_addition(catalogue, report.id);  // an addition of a person stays theirs
        store_run(catalogue, run);
        change.commit();
        return report;
    });
}

}  // namespace katachi::joseki
