#include "tools/authoring/names/setting_words.h"

#include <fmt/core.h>

#include "compiler/model/database_spec.h"

namespace katachi::authoring {

namespace {

ExplainedWord directive(std::string_view name, std::string_view value, std::string_view meaning) {
    return {std::string(name), std::string(meaning),
            fmt::format("# {0}\n\n`{0} {1}`\n\n{2}\n\n- a line of its own, between entries\n", name, value, meaning)};
}

std::string kinds() {
    std::string names;
    for (int i = 0; i < compiler::database_kind_count; ++i)
        names += (i > 0 ? ", " : "") + std::string(compiler::name(static_cast<compiler::DatabaseKind>(i)));
    return names;
}

std::string manifest_page() {
    return "# katachi.toml\n\n"
           "Says which databases a folder holds and of which kind they are, which functions its engine has, and which\n"
           "rules of the checker count. Each part may be left out.\n\n"
           "```toml\n"
           "[[database]]\n"
           "name = \"links\"\n"
           "kind = \"connection\"\n"
           "files = [\"links.db\"]\n\n"
           "[helpers]\n"
           "thick_enough = 1    # called with so many labels, by constraints, actions and colon lines\n\n"
           "[check]\n"
           "ignore = [\"label-case\"]\n"
           "```\n\n"
           "- kinds: " +
           kinds() +
           "; `katachi explain kinds` tells of each\n- counts for: the files of its folder, and of the folders below "
           "that have none of their own\n"
           "- without it: GNU Go's file names say the kind, or it is guessed from the text\n";
}

}  // namespace

std::vector<ExplainedWord> setting_words() {
    std::vector<ExplainedWord> words{
        directive("attribute_map", "NAME", "Which attributes the colon lines of the database may have."),
        directive("goal_elements", "CELLS",
                  "Cells, as in `Oo`, of which one must lie on the dragon whose life is in question; or `none`."),
        directive("callback_data", "CELLS", "Cells, as in `XO,`, whose points the caller reads; or `none`.")};
    for (const char* word : {"katachi.toml", "kind", "helpers"})
        words.push_back({word, "what a folder of patterns holds", manifest_page()});
    return words;
}

}  // namespace katachi::authoring
