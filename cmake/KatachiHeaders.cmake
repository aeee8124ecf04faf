# Headers of libraries cost half a second to three seconds a source, and those of the session of GTP two. They are read once
# and shared. Each source still names the headers that it uses, since the presets `debug`, `odr` and `sanitize` share none.

# Clang takes headers only where all options are the same, those of libraries that one target links among them.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()

# For code that runs once or waits for people, tests among it, so that it compiles sooner.
set(katachi_optimised_less $<$<CONFIG:Release>:-O1>)

# katachi_read_once(NAME OPTIONS HEADERS…): reads the headers with these options, for katachi_share_headers.
function(katachi_read_once name options)
  set(source ${CMAKE_BINARY_DIR}/generated/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// The headers are all that there is.\n")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${source})
  target_precompile_headers(${name} PRIVATE ${ARGN})
  target_link_libraries(${name} PRIVATE katachi_warnings)
  katachi_compile_with_shared_headers(${name} "${options}")
  if(KATACHI_CCACHE)
    set_target_properties(${name} PROPERTIES
      CXX_COMPILER_LAUNCHER "${CMAKE_SOURCE_DIR}/cmake/without-old-header;${CMAKE_CXX_COMPILER_LAUNCHER}")
  endif()
endfunction()

# katachi_share_headers(NAME TARGETS…): the targets have the headers that NAME read, and its options.
function(katachi_share_headers name)
  get_target_property(options ${name} KATACHI_OPTIONS)
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM ${name})
    katachi_compile_with_shared_headers(${target} "${options}")
  endforeach()
endfunction()

# GCC 12 warns falsely of std::string where the header of std::string is precompiled.
function(katachi_compile_with_shared_headers target options)
  set_target_properties(${target} PROPERTIES KATACHI_OPTIONS "${options}")
  target_compile_options(${target} PRIVATE ${options} $<$<CXX_COMPILER_ID:GNU>:
    -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread>)
endfunction()

set(standard_headers
  <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <optional> <set> <span> <sstream> <string>
  <string_view> <unordered_map> <utility> <variant> <vector>)
katachi_read_once(katachi_standard_headers "" ${standard_headers})
katachi_read_once(katachi_program_headers "${katachi_optimised_less}" ${standard_headers})
katachi_read_once(katachi_json_headers "${katachi_optimised_less}" ${standard_headers} <nlohmann/json.hpp>)
katachi_read_once(katachi_option_headers "${katachi_optimised_less}" ${standard_headers} <CLI/CLI.hpp>)
