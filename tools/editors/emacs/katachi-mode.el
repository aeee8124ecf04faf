;;; katachi-mode.el --- Editing pattern databases of Go shapes  -*- lexical-binding: t; -*-

;; Version: 0.2.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages, games

;;; Commentary:

;; Highlighting, entries as paragraphs and defuns (`M-h', `M-{', `M-}', `C-M-a', `C-M-e'), an index of the entries, and
;;
;;   C-c C-p  a new entry, named by the numbering of the file
;;   C-c C-c  the constraint diagram, as a copy of the main diagram
;;   C-c C-r  turn the entry a quarter to the right (needs the program `katachi')
;;   C-c C-m  mirror the entry (the same)
;;
;; `auto-fill-mode' breaks comments, constraints and actions, and never a diagram.  With Eglot or lsp-mode, findings,
;; hover, completion and renaming come from `katachi-lsp'.  To use it for all .db and .dbz files:
;;
;;   (require 'katachi-mode)
;;   (add-to-list 'auto-mode-alist '("\\.dbz?\\'" . katachi-mode))

;;; Code:

(require 'subr-x)

(defgroup katachi nil "Pattern databases of Go shapes." :group 'languages)

(defcustom katachi-program "katachi" "The program that turns entries." :type 'string)

(defconst katachi-entry-start "^Pattern[ \t]+" "The beginning of an entry's first line.")

(defconst katachi-font-lock-keywords
  `(("^#.*$" . font-lock-comment-face)
    (,(concat katachi-entry-start "\\(\\S-+\\)") (0 font-lock-keyword-face) (1 font-lock-function-name-face t))
    ("^\\(attribute_map\\|goal_elements\\|callback_data\\)[ \t]+\\(\\S-+\\)"
     (1 font-lock-keyword-face) (2 font-lock-constant-face))
    ("^:[^,\n]" . font-lock-type-face)
    ("^[:;>].*?\\<\\([a-zA-Z_][a-zA-Z0-9_]*\\)("
     (1 font-lock-builtin-face)
     ("\\<\\([a-zA-Z_][a-zA-Z0-9_]*\\)(" nil nil (1 font-lock-builtin-face)))
    ("\\<\\(WIN\\|KO_A\\|KO_B\\|ALIVE\\|CRITICAL\\|DEAD\\|UNKNOWN\\)\\>" . font-lock-constant-face)))

(defvar katachi-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-p") #'katachi-new-entry)
    (define-key map (kbd "C-c C-c") #'katachi-copy-diagram)
    (define-key map (kbd "C-c C-r") #'katachi-turn-entry)
    (define-key map (kbd "C-c C-m") #'katachi-mirror-entry)
    map))

;;;###autoload
(define-derived-mode katachi-mode prog-mode "Katachi"
  "Major mode for pattern databases."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "^#+[ \t]*")
  (setq-local font-lock-defaults '(katachi-font-lock-keywords t))
  ;; Blank lines part an entry's lines, so an entry's first line alone begins a paragraph.
  (setq-local paragraph-start katachi-entry-start)
  (setq-local paragraph-separate "\\`\\'x")
  (setq-local beginning-of-defun-function #'katachi-beginning-of-entry)
  (setq-local end-of-defun-function #'katachi-end-of-entry)
  (setq-local imenu-generic-expression `((nil ,(concat katachi-entry-start "\\(\\S-+\\)") 1)))
  (setq-local normal-auto-fill-function #'katachi-auto-fill))

(defun katachi-beginning-of-entry (&optional count)
  "Go back to the first line of an entry, COUNT times.
Forward where COUNT is negative."
  (let ((count (or count 1)))
    (if (< count 0)
        (progn (end-of-line)
               (when (re-search-forward katachi-entry-start nil 'move (- count)) (beginning-of-line) t))
      (and (re-search-backward katachi-entry-start nil 'move count) t))))

(defun katachi-end-of-entry ()
  "Go to where the next entry begins, or to the end."
  (end-of-line)
  (if (re-search-forward katachi-entry-start nil 'move) (beginning-of-line)))

(defun katachi-entry-region ()
  "The first and the last place of the entry around point."
  (save-excursion
    (end-of-line)
    (unless (re-search-backward katachi-entry-start nil t) (user-error "There is no entry here"))
    (let ((begin (point)))
      (katachi-end-of-entry)
      (skip-chars-backward " \t\n")
      (cons begin (point)))))

(defun katachi-next-name ()
  "The name after the greatest number in the series of the entry above point.
Below point where there is none above."
  (save-excursion
    (let ((numbered (concat katachi-entry-start "\\(.*?\\)\\([0-9]+\\)[a-z]?[ \t]*$")) (case-fold-search nil))
      (if (or (re-search-backward numbered nil t) (re-search-forward numbered nil t))
          (let ((series (match-string 1)) (greatest 0))
            (goto-char (point-min))
            (while (re-search-forward numbered nil t)
              (when (string= (match-string 1) series)
                (setq greatest (max greatest (string-to-number (match-string 2))))))
            (format "%s%d" series (1+ greatest)))
        "new-entry"))))

(defun katachi-new-entry (name)
  "Insert an entry called NAME behind the one around point."
  (interactive (list (read-string "Name: " (katachi-next-name))))
  (katachi-end-of-entry)
  (skip-chars-backward " \t\n")
  (delete-region (point) (progn (skip-chars-forward " \t\n") (point)))
  (insert (if (bobp) "" "\n\n\n") "Pattern " name "\n# \n\n")
  (let ((diagram (point)))
    (insert "???\n?*?\n???\n\n:8,-\n" (if (eobp) "" "\n\n"))
    (goto-char diagram)))

(defun katachi-copy-diagram ()
  "Copy the main diagram to behind the colon line, to put labels into it."
  (interactive)
  (let* ((region (katachi-entry-region)) (end (copy-marker (cdr region))) (case-fold-search nil) diagram)
    (goto-char (car region))
    (forward-line)
    (while (looking-at "#\\|[ \t]*$") (forward-line))
    (let ((begin (point)))
      (unless (re-search-forward "^:" end t) (user-error "This entry has no colon line yet"))
      (setq diagram (buffer-substring-no-properties begin (line-beginning-position))))
    (end-of-line)
    (when (save-excursion (re-search-forward "^[^;>#\n \t]" end t)) (user-error "This entry has a constraint diagram"))
    (insert "\n\n"
            (mapconcat (lambda (line) (car (split-string line "[ \t]+")))
                       (seq-remove (lambda (line) (string-match-p "\\`\\(#\\|[ \t]*\\'\\)" line))
                                   (split-string diagram "\n"))
                       "\n"))
    (beginning-of-line)))

(defun katachi-transform-entry (&rest options)
  "Replace the entry around point by what `katachi transform' makes of it.
OPTIONS say how it is turned."
  (let* ((region (katachi-entry-region)) (output (generate-new-buffer " *katachi*")))
    (unwind-protect
        (let ((status (apply #'call-process-region (concat (buffer-substring (car region) (cdr region)) "\n") nil
                             katachi-program nil output nil "transform" "-" options)))
          (let ((text (string-trim-right (with-current-buffer output (buffer-string)))))
            (unless (eq status 0) (user-error "%s" text))
            (save-excursion
              (goto-char (car region))
              (delete-region (car region) (cdr region))
              (insert text))))
      (kill-buffer output))))

(defun katachi-turn-entry ()
  "Turn the entry around point a quarter to the right."
  (interactive)
  (katachi-transform-entry "--rotate" "90"))

(defun katachi-mirror-entry ()
  "Mirror the entry around point, left and right exchanged."
  (interactive)
  (katachi-transform-entry "--mirror"))

(defun katachi-auto-fill ()
  "Break a comment, constraint or action, with its mark before the next line.
Never a diagram."
  (save-excursion
    (beginning-of-line)
    (when-let ((prefix (cond ((looking-at "#[ \t]*") (match-string 0))
                             ((looking-at "[;>]") (match-string 0)))))
      (end-of-line)
      (let ((fill-prefix prefix)) (do-auto-fill)))))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot (add-to-list 'eglot-server-programs '(katachi-mode . ("katachi-lsp"))))
(defvar lsp-language-id-configuration)
(with-eval-after-load 'lsp-mode (add-to-list 'lsp-language-id-configuration '(katachi-mode . "katachi-patterns")))

(provide 'katachi-mode)
;;; katachi-mode.el ends here
