# find_package(katachi): what the targets and the function are is said in KatachiPackage.cmake of the sources.
include(CMakeFindDependencyMacro)
find_dependency(hwy)
include(${CMAKE_CURRENT_LIST_DIR}/katachi-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/KatachiPatterns.cmake)
