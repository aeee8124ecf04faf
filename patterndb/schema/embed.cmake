# Run as `cmake -D OUTPUT=… -P embed.cmake 0001_….sql …`: writes a C++ source that holds the migrations.
set(entries "")
math(EXPR last "${CMAKE_ARGC} - 1")
set(expected 1)
foreach(index RANGE 0 ${last})
  set(file "${CMAKE_ARGV${index}}")
  if(NOT file MATCHES "\\.sql$")
    continue()
  endif()
  get_filename_component(name "${file}" NAME)
  string(REGEX MATCH "^[0-9]+" number "${name}")
  string(REGEX REPLACE "^0+" "" number "${number}")
  if(NOT number EQUAL expected)
    message(FATAL_ERROR "${name}: migration ${expected} is missing")
  endif()
  file(READ "${file}" sql)
  string(APPEND entries "    {${expected}, R\"sql(${sql})sql\"},\n")
  math(EXPR expected "${expected} + 1")
endforeach()

file(WRITE "${OUTPUT}" "#include \"patterndb/migrations.h\"

namespace katachi::catalogue {
namespace {

constexpr Migration all[]{
${entries}};

}  // namespace

std::span<const Migration> migrations() { return all; }

}  // namespace katachi::catalogue
")
