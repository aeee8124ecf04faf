#include "tests/fuzz/files/shard_promise.h"

#include "base/files/file_error.h"
#include "tests/fuzz/files/refusal.h"
#include "tools/answers/games/shape_shard_json.h"

namespace katachi::fuzz {

namespace {

constexpr const char* shard_name = "shard.json";

std::string broken_shard(const answers::ShapeShard& shard) {
    const games::Shape& shape = shard.question.shape.shape;
    if (shape.cells.size() != static_cast<std::size_t>(shape.rows) * static_cast<std::size_t>(shape.columns))
        return "a shape of other cells than its rows and columns say";
    const std::string written = answers::shape_shard_json(shard);
    const answers::ShapeShard again = answers::read_shape_shard(written, shard_name);
    if (!answers::are_of_one_search(shard, again)) return "another search when reading again\n" + written;
    return answers::shape_shard_json(again) == written ? "" : "another shard when reading again\n" + written;
}

}  // namespace

std::string broken_shard_promise(const std::string& text) {
    try {
        return broken_shard(answers::read_shape_shard(text, shard_name));
    } catch (const base::FileError& error) {
        const std::string what = error.what();
        if (!what.starts_with(shard_name)) return "a refusal without the file: " + what;
        return broken_refusal(what);
    }
}

}  // namespace katachi::fuzz
