;;; gnugo-mode-test.el --- A game in Emacs' board for GNU Go, played by our engine  -*- lexical-binding: t; -*-

;; Debian's package of GNU Go brings the board, gnugo.el, along.

(require 'ert)
(require 'cl-lib)

(defconst gnugo-test-board (locate-library "gnugo" nil (append load-path '("/usr/share/emacs/site-lisp"))))

(defun gnugo-test-at (vertex command)
  "Do COMMAND with the point on VERTEX, and let the engine move where it is its turn."
  (gnugo-goto-pos vertex)
  (save-current-buffer (funcall command))
  (with-timeout (60 (error "The engine does not move"))
    (while (gnugo-get :waitingp) (accept-process-output (gnugo-get :proc) 0.05))))

(ert-deftest gnugo-mode-plays-with-the-engine ()
  (skip-unless gnugo-test-board)
  (let ((inhibit-message t)) (load gnugo-test-board nil t))
  (set 'gnugo-program (getenv "KATACHI_GTP"))
  (cl-letf (((symbol-function 'read-string) (lambda (&rest _) "--boardsize 9 --playouts 20"))
            ((symbol-function 'sit-for) #'ignore)
            ((symbol-function 'y-or-n-p) #'always))
    (save-window-excursion
      (gnugo t)
      (save-current-buffer
        (should (string-prefix-p "   A B C" (buffer-string)))
        (should (string-match-p "B 0 0 | W 0 0 | " (gnugo-estimate-score)))  ; no stones: empty answers
        (gnugo-test-at "E5" #'gnugo-move)
        (should (equal (gnugo-move-history 'count) 2))
        (should (string-match-p "B 1 0 | W 1 0 | " (gnugo-estimate-score)))
        (dolist (told '(gnugo-worm-stones gnugo-dragon-stones gnugo-worm-data gnugo-dragon-data))
          (gnugo-test-at "E5" told))
        (gnugo-undo-two-moves)
        (should (equal (gnugo-move-history 'count) 0))
        (gnugo-resign)
        (gnugo-display-final-score)
        (should (string-match-p "White wins" (buffer-string)))))))

;;; gnugo-mode-test.el ends here
