# katachi_test_program(TARGET [PROPERTIES NAME VALUE…]): tests of GoogleTest, with properties for each of them.
find_package(GTest REQUIRED)
include(GoogleTest)

function(katachi_test_program target)
  katachi_share_headers(katachi_test_headers ${target})
  gtest_discover_tests(${target} DISCOVERY_TIMEOUT 60 ${ARGN})
endfunction()
