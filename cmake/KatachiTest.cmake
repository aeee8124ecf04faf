# katachi_test_program(TARGET [PROPERTIES NAME VALUE…]): tests of GoogleTest, with properties for each of them. The target
# sanitized_tests builds those with the label `sanitized`.
find_package(GTest REQUIRED)
include(GoogleTest)

function(katachi_test_program target)
  katachi_share_headers(katachi_test_headers ${target})
  if(KATACHI_JOINED_FEW)
    katachi_join_few(${target} 4 12288)
  endif()
  gtest_discover_tests(${target} DISCOVERY_TIMEOUT 60 ${ARGN})
  if(sanitized IN_LIST ARGN)
    add_dependencies(sanitized_tests ${target})
  endif()
endfunction()

# katachi_test_paths(TARGET NAME="PATH"…): definitions for those sources of the target alone that speak of them, so that
# the compiler cache knows all others in a clone that lies elsewhere. A header cannot use them.
function(katachi_test_paths target)
  get_target_property(sources ${target} SOURCES)
  foreach(definition IN LISTS ARGN)
    string(REGEX MATCH "^[A-Z_]+" name ${definition})
    foreach(source IN LISTS sources)
      file(STRINGS ${source} uses REGEX "[^A-Z_]${name}([^A-Z_]|$)" LIMIT_COUNT 1)
      if(uses)
        set_property(SOURCE ${source} APPEND PROPERTY COMPILE_DEFINITIONS ${definition})
      endif()
    endforeach()
  endforeach()
endfunction()

# katachi_test_names(TARGET FOLDER…): the tests of the target are named for what stands in the folders. A folder is newer
# once something has come into it or has left it; the program is then linked again, which lists its tests anew.
function(katachi_test_names target)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${ARGN})
endfunction()
