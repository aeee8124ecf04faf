// The subcommands of `katachi joseki` about trees and the library: their options and their work, a file each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/sgf_files.h"

namespace katachi::cli {

struct JosekiCompileOptions {
    SgfFiles files;
    std::string prefix;  // empty: from the name of each file
    std::string dialect = "gnugo";
    std::string format = "text";  // of what is found
};
Outcome run_joseki_compile(const JosekiCompileOptions& options, const CommonOptions& common);
Outcome run_joseki_check(const JosekiCompileOptions& options, const CommonOptions& common);

struct JosekiTreeOptions {
    std::string database;
    std::string output;  // empty: standard output
    std::string dialect = "gnugo";
};
Outcome run_joseki_tree(const JosekiTreeOptions& options, const CommonOptions& common);

struct JosekiAddOptions {
    SgfFiles files;
    CatalogueOption catalogue;
    std::string rules;
    std::vector<std::string> below;
    int corner = 0;
};
Outcome run_joseki_add(const JosekiAddOptions& options);

struct JosekiExportOptions {
    CatalogueOption catalogue;
    std::string format;
    std::string output;
    std::int64_t min_games = 0;
    std::vector<std::int64_t> additions;
};
Outcome run_joseki_export(const JosekiExportOptions& options);

struct JosekiVerifyOptions {
    CatalogueOption catalogue;
};
Outcome run_joseki_verify(const JosekiVerifyOptions& options);

struct JosekiQueryOptions {
    std::vector<std::string> position;
    int move = 0;
    std::string path;  // of a variation
    std::string side;
    std::string corner;
    CatalogueOption catalogue;
    int differences = 0;
    std::int64_t least_games = 3;
    bool moves = false;
    bool all = false;
    std::vector<std::int64_t> additions;
    std::string format = "text";
    std::string output;  // a picture
    std::string area;    // of the board in it
};
Outcome run_joseki_query(const JosekiQueryOptions& options, const CommonOptions& common);

struct JosekiShowOptions {
    std::vector<std::string> position;
    CatalogueOption catalogue;
    std::vector<std::int64_t> additions;
    std::string format = "text";
};
Outcome run_joseki_show(const JosekiShowOptions& options, const CommonOptions& common);

struct JosekiEvaluateOptions {
    std::vector<std::string> position;  // none: all ends
    CatalogueOption catalogue;
    std::size_t boards = 32;
    std::uint32_t seed = 1;
    std::size_t limit = 0;  // 0: all
    std::string format = "text";
    int jobs = 1;
};
Outcome run_joseki_evaluate(const JosekiEvaluateOptions& options, const CommonOptions& common);

struct JosekiTranspositionsOptions {
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
    std::size_t limit = 20;
};
Outcome run_joseki_transpositions(const JosekiTranspositionsOptions& options, const CommonOptions& common);

struct JosekiEditOptions {
    std::vector<std::string> position;
    CatalogueOption catalogue;
    std::string move;
    std::string move_class, extension, name, text, language, constraint;
    std::string outcome, urgency, code;
    std::optional<int> stage;
    std::optional<double> points;

    bool says_of_move() const {
        return !move_class.empty() || !extension.empty() || !name.empty() || !text.empty() || !constraint.empty();
    }
    bool says_of_position() const { return !outcome.empty() || !urgency.empty() || !code.empty() || stage || points; }
};
Outcome run_joseki_edit(const JosekiEditOptions& options);

struct JosekiRemoveOptions {
    std::vector<std::string> position;
    CatalogueOption catalogue;
    std::string move;
};
Outcome run_joseki_remove(const JosekiRemoveOptions& options);

struct JosekiAdditionsOptions {
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
    std::int64_t id = 0;
};
Outcome run_joseki_additions(const JosekiAdditionsOptions& options, const CommonOptions& common);
Outcome run_joseki_undo(const JosekiAdditionsOptions& options);
Outcome run_joseki_rules();

}  // namespace katachi::cli
