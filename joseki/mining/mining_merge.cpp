#include "joseki/mining/mining_merge.h"

#include <algorithm>

#include "patterndb/connection.h"

namespace katachi::joseki {

namespace {

struct Partial {
    const catalogue::Catalogue* catalogue;
    MiningRun run;
};

std::string text_of(const Shard& shard) { return std::to_string(shard.number) + "/" + std::to_string(shard.count); }

Partial partial_of(const catalogue::Catalogue& catalogue) {
    auto run = stored_run(catalogue);
    if (!run)
        throw catalogue::CatalogueError(catalogue.name() +
                                        ": holds no mined games, so it is no shard of a run; katachi joseki add " +
                                        catalogue.name() + " joins a library of its kind to another");
    if (!run->is_complete())
        throw catalogue::CatalogueError(
            catalogue.name() + ": is not complete; go on with katachi joseki mine --resume " + catalogue.name());
    return {&catalogue, std::move(*run)};
}

void check_same_run(const Partial& first, const Partial& other) {
    const std::string names = other.catalogue->name() + " and " + first.catalogue->name();
    if (!other.run.has_rule_of(first.run))
        throw catalogue::CatalogueError(names + " were mined by different rules; merge shards of one run");
    if (other.run.shard.count != first.run.shard.count)
        throw catalogue::CatalogueError(names + " are shards " + text_of(other.run.shard) + " and " +
                                        text_of(first.run.shard) + "; merge shards of one run");
    if (other.run.piece_count != first.run.piece_count || other.run.content_hash != first.run.content_hash)
        throw catalogue::CatalogueError(names + ": the games changed between the two, or are others; mine them again");
}

void check_each_shard_once(const std::vector<Partial>& partials) {
    for (std::size_t i = 0; i < partials.size(); ++i)
        for (std::size_t j = i + 1; j < partials.size(); ++j)
            if (partials[i].run.shard == partials[j].run.shard)
                throw catalogue::CatalogueError(partials[i].catalogue->name() + " and " +
                                                partials[j].catalogue->name() + " are both shard " +
                                                text_of(partials[i].run.shard) + "; leave one out");
    for (Shard shard{1, partials.front().run.shard.count}; shard.number <= shard.count; ++shard.number)
        if (std::none_of(partials.begin(), partials.end(),
                         [&](const Partial& partial) { return partial.run.shard == shard; }))
            throw catalogue::CatalogueError("shard " + text_of(shard) + " is missing; mine it with --shard " +
                                            text_of(shard) + " and merge all of them");
}

std::vector<Partial> checked(std::span<const catalogue::Catalogue> shards) {
    std::vector<Partial> parts;
    for (const catalogue::Catalogue& catalogue : shards) {
        parts.push_back(partial_of(catalogue));
        check_same_run(parts.front(), parts.back());
    }
    check_each_shard_once(parts);
    return parts;
}

bool is_same_whole(const MiningRun& stored, const MiningRun& merged) {
    return stored.counts_as(merged) && stored.shard == merged.shard && stored.piece_count == merged.piece_count &&
           stored.content_hash == merged.content_hash;
}

}  // namespace

void check_shards(std::span<const catalogue::Catalogue> shards) { checked(shards); }

MiningRun merge_shards(std::span<const catalogue::Catalogue> shards, const catalogue::Catalogue& into) {
    const std::vector<Partial> parts = checked(shards);
    MiningRun run = parts.front().run;
    run.shard = {};
    run.addition.reset();  // a number of the shard's library, not of this one
    catalogue::on_connection(into, [&](SQLite::Database& connection) {
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        if (const auto stored = stored_run(into)) {
            if (!is_same_whole(*stored, run))
                throw catalogue::CatalogueError(into.name() + ": holds other mined games; name a new catalogue");
            run.addition = stored->addition;
            return;
        }
        store_run(into, run);
        for (const Partial& part : parts) copy_pieces(*part.catalogue, into);
        transaction.commit();
    });
    return run;
}

}  // namespace katachi::joseki
