# gnuplot -c library_growth.gnuplot FILE.csv FILE.png: draws what katachi-library-growth wrote.
csv = ARG1
set datafile separator ","

set terminal pngcairo size 1000,1200 font "sans,11"
set output ARG2
set multiplot layout 3,1 title "A joseki library: growth with the number of positions"
set logscale xy
set grid
set key left top
set xlabel "positions"
set xrange [400:160000]
set lmargin 12
set xtics (500, 2000, 8000, 32000, 128000)
set style data linespoints

set ylabel "seconds"
plot csv using "positions":"adding_seconds" title "adding to a new catalogue", \
     csv using "positions":"load_seconds" title "loading", \
     csv using "positions":"query_seconds" title "making a query"
set ylabel "MB"
plot csv using "positions":(column("bytes") / 1e6) title "catalogue"
set ylabel "a position, µs"
plot csv using "positions":"ask_us" title "what the library says", \
     csv using "positions":"find_us" title "16 matches of its templates"
unset multiplot
