# katachi_test_program(TARGET [PROPERTIES NAME VALUE…]): tests of GoogleTest, with properties for each of them. Its headers
# cost a second a source; they are read once, for katachi_test_support, and shared by all programs.
find_package(GTest REQUIRED)
include(GoogleTest)

function(katachi_test_program target)
  target_precompile_headers(${target} REUSE_FROM katachi_test_support)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)  # as its headers were
  # GCC 12 warns falsely of std::string where the header of std::string is precompiled.
  target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow
    -Wno-stringop-overread)
  gtest_discover_tests(${target} DISCOVERY_TIMEOUT 60 ${ARGN})
endfunction()
