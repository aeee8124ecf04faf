# Configures the project in build_type/ below FOLDER, with a build type and without.
function(expect_build_type expected)
  file(REMOVE_RECURSE ${FOLDER})
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/build_type -B ${FOLDER} -G ${GENERATOR}
      -D SOURCE=${SOURCE} ${ARGN}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  file(STRINGS ${FOLDER}/CMakeCache.txt found REGEX "^CMAKE_BUILD_TYPE:[A-Z]*=${expected}$")
  if(NOT found)
    message(FATAL_ERROR "the build type with '${ARGN}' is not ${expected}")
  endif()
endfunction()

expect_build_type(Release)
expect_build_type(Debug -D CMAKE_BUILD_TYPE=Debug)
