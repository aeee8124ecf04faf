;;; katachi-mode-test.el --- The commands of the Emacs mode  -*- lexical-binding: t; -*-

(require 'ert)
(require 'katachi-mode)

(defconst katachi-test-text "# nets\n\n\nPattern A1\n# the plain net\n\n?O?  here\nOX.\n?.*\n\n:\\,A\n\n;lib(A)==2\n\n
Pattern A4\n\nXO\n.*\n\n:8,A\n\n\nPattern B2\n\nXO\n*.\n\n:8,A\n")

(defmacro katachi-with-text (place &rest body)
  "In a buffer with the test's text, point at the beginning of the line PLACE, run BODY."
  (declare (indent 1))
  `(with-temp-buffer
     (insert katachi-test-text)
     (katachi-mode)
     (goto-char (point-min))
     (re-search-forward (concat "^" (regexp-quote ,place)))
     (beginning-of-line)
     ,@body))

(ert-deftest katachi-names-go-on-with-the-series-above ()
  (katachi-with-text ":8,A" (should (equal (katachi-next-name) "A5")))
  (katachi-with-text "*." (should (equal (katachi-next-name) "B3")))
  (katachi-with-text "# nets" (should (equal (katachi-next-name) "A5")))
  (with-temp-buffer (katachi-mode) (should (equal (katachi-next-name) "new-entry"))))

(ert-deftest katachi-a-new-entry-stands-behind-this-one ()
  (katachi-with-text "?O?"
    (katachi-new-entry "A5")
    (should (looking-at-p "\\?\\?\\?\n\\?\\*\\?"))
    (should (string-match-p ";lib(A)==2\n\n\nPattern A5\n# \n\n\\?\\?\\?\n\\?\\*\\?\n\\?\\?\\?\n\n:8,-\n\n\nPattern A4\n"
                            (buffer-string))))
  (katachi-with-text "*."
    (katachi-new-entry "B3")
    (should (string-suffix-p ":8,A\n\n\nPattern B3\n# \n\n???\n?*?\n???\n\n:8,-\n" (buffer-string)))))

(ert-deftest katachi-the-diagram-is-copied-without-its-remarks ()
  (katachi-with-text "?O?"
    (katachi-copy-diagram)
    (should (string-match-p "^:\\\\,A\n\n\\?O\\?\nOX\\.\n\\?\\.\\*\n\n;lib(A)==2\n" (buffer-string)))
    (should-error (katachi-copy-diagram) :type 'user-error))
  (katachi-with-text "*."
    (katachi-copy-diagram)
    (should (string-suffix-p ":8,A\n\nXO\n*.\n" (buffer-string)))))

(ert-deftest katachi-entries-are-paragraphs-and-defuns ()
  (katachi-with-text "?O?"
    (forward-paragraph)
    (should (looking-at-p "Pattern A4"))
    (backward-paragraph)
    (should (looking-at-p "\nPattern A1")))
  (katachi-with-text "?O?"
    (mark-paragraph)
    (let ((marked (string-trim (buffer-substring (region-beginning) (region-end)))))
      (should (string-prefix-p "Pattern A1" marked))
      (should (string-suffix-p ";lib(A)==2" marked)))
    (deactivate-mark)
    (goto-char (point-max))
    (beginning-of-defun)
    (should (looking-at-p "Pattern B2"))))

(ert-deftest katachi-long-comments-and-constraints-are-broken-diagrams-never ()
  (dolist (mark '("# " ";"))
    (with-temp-buffer
      (katachi-mode)
      (setq fill-column 30)
      (auto-fill-mode 1)
      (insert mark "one two three four five six seven")
      (let ((last-command-event ?\s)) (call-interactively #'self-insert-command))
      (should (string-match-p (concat "\n" (regexp-quote mark) "\\(six \\)?seven") (buffer-string)))))
  (with-temp-buffer
    (katachi-mode)
    (setq fill-column 10)
    (auto-fill-mode 1)
    (insert "OX..........   a remark of a row ")
    (katachi-auto-fill)
    (should-not (string-match-p "\n" (buffer-string)))))

(ert-deftest katachi-an-entry-is-turned-and-mirrored ()
  (katachi-with-text "*."
    (let ((katachi-program (or (getenv "KATACHI") "katachi")))
      (katachi-mirror-entry)
      (should (string-suffix-p "Pattern B2\n\nOX\n.*\n\n:8,A\n" (buffer-string)))
      (dotimes (_ 4) (katachi-turn-entry))
      (should (string-suffix-p "Pattern B2\n\nOX\n.*\n\n:8,A\n" (buffer-string))))
    (let ((katachi-program "false")) (should-error (katachi-turn-entry) :type 'user-error))))

(ert-deftest katachi-words-have-their-faces ()
  (katachi-with-text "Pattern A1"
    (font-lock-ensure)
    (should (eq (get-text-property (point) 'face) 'font-lock-keyword-face))
    (re-search-forward "lib")
    (should (eq (get-text-property (match-beginning 0) 'face) 'font-lock-builtin-face))))

;;; katachi-mode-test.el ends here
