# find_package(katachi): what the targets and the function are is said in KatachiPackage.cmake of the sources. Highway is
# for programs in C++, and a program in C does without.
find_package(hwy QUIET)
if(NOT hwy_FOUND AND NOT katachi_FIND_QUIETLY)
  message(STATUS "katachi::match needs Highway (Debian's libhwy-dev), which is not found; katachi::embed does without")
endif()
include(${CMAKE_CURRENT_LIST_DIR}/katachi-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/KatachiPatterns.cmake)
