// GTP on standard input and output.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/gtp/session/session.h"
#include "engine/match/tables/pattern_tables.h"
#include "engine/sgf/game_record.h"
#include "tools/katachi-gtp/own_player.h"
#include "tools/katachi-gtp/reading_depths.h"

namespace katachi::player {

// Says what this is to a person who started it at a terminal.
void greet();

// Until `quit` or the end of the input.
void run_gtp_mode(const match::PatternTables& tables, sgf::GameRecord record, const PlaySettings& play,
                  const ReadingDepths& depths);

// What a program that only decides something is asked: commands of GTP about the same vertices.
struct Decision {
    std::string option;  // as the user has it, for what is wrong
    std::vector<std::string> commands;
    std::string list;      // a command that lists vertices, each of which is asked about; empty where they are given
    std::string vertices;  // "C3", or "C3/D4" for two
    std::size_t vertex_count = 1;
    std::string subject;            // what they are to be: "a stone"
    bool asks_other_way = false;    // two vertices, and then the second one first
    bool counts_positions = false;  // tells how many were read for each answer
};

// The answers on standard output; what was read goes as SGF to `trace_file`, if that is not empty. The exit status.
int decide(const match::PatternTables& tables, sgf::GameRecord record, const Decision& decision,
           const std::string& trace_file, const ReadingDepths& depths);

struct ShownInfluence {
    std::uint32_t level = 0;  // of gtp::Picture
    std::string move;         // a vertex; empty: of the position as it is
};

// Pictures of influence on standard output. The exit status.
int show_influence(const match::PatternTables& tables, sgf::GameRecord record, const ShownInfluence& shown,
                   const ReadingDepths& depths);

// What commands of GTP without arguments answer of the record's position, on standard output, with blank lines between.
// The exit status.
int tell(const match::PatternTables& tables, sgf::GameRecord record, std::span<const std::string> commands,
         const PlaySettings& play, const ReadingDepths& depths);

// A drawing of the record's position on standard output, in colour at a terminal. The exit status.
using Drawing = std::string (*)(gtp::Session& session, bool in_colour);
int draw(const match::PatternTables& tables, sgf::GameRecord record, Drawing drawing, const ReadingDepths& depths);

}  // namespace katachi::player
