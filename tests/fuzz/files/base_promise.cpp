#include "tests/fuzz/files/base_promise.h"

#include <filesystem>
#include <fstream>
#include <functional>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/temporary_folder.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "games/base/base_moves.h"
#include "games/base/game_filter.h"
#include "games/base/import_session.h"
#include "tests/fuzz/files/damaged_bytes.h"
#include "tests/fuzz/files/refusal.h"

namespace katachi::fuzz {

namespace {

namespace fs = std::filesystem;
using games::GameBase;

constexpr const char* records =
    "(;SZ[9]PB[Ann]BR[9d]PW[Bob]WR[3k]DT[2016-07-03]RE[W+3.5]KM[6.5]RU[Chinese]EV[Cup]PC[Tokyo]AB[cc][gg];W[dd];B[ee])"
    "(;SZ[19]PB[Bob]PW[Ann]RE[B+R];B[pd];W[dp];B[pp];W[dd])(;SZ[19]PB[Cid]PW[Ann]RE[Void];B[pd];W[dp];B[pp];W[dd])";

std::string sound_headers(const fs::path& folder) {
    {
        const GameBase base = GameBase::open(folder, GameBase::Access::write);
        games::ImportSession session(base, {});
        session.add_text("a.sgf", "", records);
        session.finish();
        base.settle();
    }
    return std::string(base::read_file(folder / "headers.sqlite")->text());
}

std::string broken_by(const std::function<std::string()>& work) {
    try {
        return work();
    } catch (const base::FileError& error) {
        return broken_refusal(error.what());
    }
}

std::string broken_game(const GameBase& base, std::int64_t number) {
    const games::BaseMoves moves(base);
    for (const games::ToldGame& told : games::told_games(base, std::span(&number, 1))) {
        const std::string text = compiler::sgf_text(games::record_of(told, moves.game(number)));
        if (compiler::read_sgf_collection("again.sgf", text).games.size() != 1) return "no record of one game: " + text;
    }
    return "";
}

std::string broken_games(const GameBase& base) {
    for (const std::int64_t number : games::filtered_games(base, {.with_duplicates = true}))
        if (std::string broken = broken_by([&] { return broken_game(base, number); }); !broken.empty()) return broken;
    return "";
}

std::string filter(const GameBase& base) {
    games::filtered_games(base, {.players = {{.name = "Ann"}}, .since = games::plain_date("2016"), .event = "cup"});
    games::filtered_games(base, {.result = "B", .rank = std::pair(0, 50), .komi = std::pair(0.0, 7.5)});
    games::uncounted_games(base);
    games::counted_games(base);
    games::equal_games(base);
    return "";
}

}  // namespace

std::string broken_base_promise(std::string_view changes) {
    static const base::TemporaryFolder folder(fs::temp_directory_path() / "katachi-fuzz-");
    static const std::string sound = sound_headers(folder / "base");
    std::ofstream(folder / "base" / "headers.sqlite", std::ios::binary) << damaged_bytes(sound, changes);
    return broken_by([] {
        const GameBase base = GameBase::open(folder / "base", GameBase::Access::read);
        for (const auto& ask : {broken_games, filter})
            if (std::string found = broken_by([&] { return ask(base); }); !found.empty()) return found;
        return std::string();
    });
}

}  // namespace katachi::fuzz
