// A conversation with the command line, as it is written in tests/cli/conversations/*.txt:
//
//     # a remark; blank lines are remarks too
//     @ needs zsh                    skip the test where there is no such program
//     @ as nobody                    from here on a user without rights types, also where root runs the tests
//     @ lock katachi.kdb             from here on another program has this database locked …
//     @ unlock                       … until here
//     $ katachi db list --limit 1    a command for bash, which goes on in lines that begin with `> `
//     | attack/geta  attack  3x3     what it must write to standard output
//     ! catalogue: katachi.kdb       and to standard error
//     = 2                            and its exit status, where that is not 0
//
// All commands of a file run one after another in one new folder, which holds a copy of patterndb/library as
// `library`; `katachi` and `katachi-gtp` are the programs just built. A last line without an end is followed by
// `\ no line end`, bytes below the blank stand as \x1b, <folder> stands for the path of the folder, and times are
// always 0.00. KATACHI_UPDATE_GOLDEN=1 writes what was answered into the file.
#pragma once

#include <filesystem>
#include <string>

namespace katachi::cli {

struct Played {
    std::string text;     // the conversation with the answers that were really given
    std::string lacking;  // the program for want of which it was not played, "" where it was
    std::string skipped;  // another reason why it was not played
};

Played play(const std::filesystem::path& conversation);

// The same of a conversation's text.
Played play_text(const std::string& conversation);

// With 0.00 for every time: "0.12 s" at the end of a line, `"seconds": 0.12`.
std::string without_times(const std::string& text);

}  // namespace katachi::cli
