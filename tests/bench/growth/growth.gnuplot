# gnuplot -c growth.gnuplot FILE.csv FILE.png: draws what katachi-growth wrote. A column is drawn where its name says it
# belongs: KIND_seconds, KIND_bytes, MATCHER_us.
csv = ARG1
set datafile separator ","
columns = system("head -n 1 '" . csv . "' | tr ',' ' '")

ends_with(name, ending) = strlen(name) > strlen(ending) && name[strlen(name) - strlen(ending) + 1:*] eq ending
title_of(name) = name[1:strstrt(name, "_") - 1]
seconds = ""
bytes = ""
times = ""
do for [name in columns] {
    if (ends_with(name, "_seconds")) { seconds = seconds . " " . name }
    if (ends_with(name, "_bytes")) { bytes = bytes . " " . name }
    if (ends_with(name, "_us")) { times = times . " " . name }
}

set terminal pngcairo size 1000,1200 font "sans,11"
set output ARG2
set multiplot layout 3,1 title "Growth with the number of patterns"
set logscale xy
set grid
set key left top
set xlabel "patterns (the real ones, then mined ones)"
set xrange [400:20000]
set lmargin 12
set xtics (500, 1000, 2000, 4000, 8000, 16000)
set style data linespoints

set ylabel "build, s"
plot for [name in seconds] csv using "patterns":name title title_of(name)
set ylabel "size, MB"
plot for [name in bytes] csv using "patterns":(column(name) / 1e6) title title_of(name)
set ylabel "a position, µs"
plot for [name in times] csv using "patterns":name title title_of(name)
unset multiplot
