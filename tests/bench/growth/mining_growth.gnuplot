# gnuplot -c mining_growth.gnuplot FILE.csv FILE.png: draws what katachi-mining-growth wrote.
csv = ARG1
set datafile separator ","

set terminal pngcairo size 1000,1200 font "sans,11"
set output ARG2
set multiplot layout 3,1 title "Mining: growth with the number of games"
set logscale xy
set grid
set key left top
set xlabel "games"
set xrange [400:25000]
set lmargin 12
set xtics (500, 1000, 2000, 4000, 8000, 12000, 18867)
set style data linespoints

set ylabel "seconds"
plot csv using "games":"one_worker_seconds" title "counting, one worker", \
     csv using "games":"two_workers_seconds" title "counting, two workers", \
     csv using "games":"pruning_seconds" title "pruning"
set ylabel "moves"
plot csv using "games":"moves" title "different moves", csv using "games":"kept" title "kept, in 10 games or more"
set ylabel "MB"
plot csv using "games":(column("bytes") / 1e6) title "catalogue", csv using "games":"peak_MiB" title "memory, most"
unset multiplot
