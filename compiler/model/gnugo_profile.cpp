#include "compiler/model/gnugo_profile.h"

#include <algorithm>
#include <array>

namespace katachi::compiler {

namespace {

using enum DatabaseKind;

constexpr std::array profile{
    ProfileEntry{"aa_attackpats.db", "aa_attackpats", life_attack},
    ProfileEntry{"attack.db", "attack", attack},
    ProfileEntry{"barriers.db", "barriers", barrier},
    ProfileEntry{"conn.db", "conn", connection},
    ProfileEntry{"defense.db", "defense", defence},
    ProfileEntry{"endgame.db", "endgame", endgame},
    ProfileEntry{"eyes.db", "eyes", eye_shape},
    ProfileEntry{"fuseki.db", "fuseki", fuseki},
    ProfileEntry{"fuseki9.dbz", "fuseki9", whole_board},
    ProfileEntry{"fuseki13.dbz", "fuseki13", whole_board},
    ProfileEntry{"fuseki19.dbz", "fuseki19", whole_board},
    ProfileEntry{"handicap.db", "handicap", handicap},
    ProfileEntry{"influence.db", "influence", influence},
    ProfileEntry{"hoshi_keima.db", "joseki", corner},
    ProfileEntry{"hoshi_other.db", "joseki", corner},
    ProfileEntry{"komoku.db", "joseki", corner},
    ProfileEntry{"sansan.db", "joseki", corner},
    ProfileEntry{"mokuhazushi.db", "joseki", corner},
    ProfileEntry{"takamoku.db", "joseki", corner},
    ProfileEntry{"gogo.db", "joseki", corner},
    ProfileEntry{"mc_mogo_classic.db", "mc_mogo_classic", monte_carlo},
    ProfileEntry{"mc_montegnu_classic.db", "mc_montegnu_classic", monte_carlo},
    ProfileEntry{"mc_uniform.db", "mc_uniform", monte_carlo},
    ProfileEntry{"oracle.db", "oracle", move},
    ProfileEntry{"owl_attackpats.db", "owl_attackpats", life_attack},
    ProfileEntry{"owl_defendpats.db", "owl_defendpats", life_defence},
    ProfileEntry{"owl_vital_apats.db", "owl_vital_apats", life_vital},
    ProfileEntry{"patterns.db", "patterns", move},
    ProfileEntry{"patterns2.db", "patterns", move},
};

}  // namespace

std::optional<ProfileEntry> gnugo_profile(std::string_view file_name) {
    const auto found = std::find_if(profile.begin(), profile.end(),
                                    [&](const ProfileEntry& entry) { return entry.file == file_name; });
    if (found == profile.end()) return std::nullopt;
    return *found;
}

std::span<const ProfileEntry> gnugo_files() { return profile; }

}  // namespace katachi::compiler
