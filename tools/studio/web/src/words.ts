// All texts of the page.
import type { LifeAnswer, LifeStatus, Outcome, Side } from "./answers/position.ts";

const sides: Record<Side, string> = { black: "Black", white: "White" };
const statuses: Record<LifeStatus, string> = { alive: "alive", dead: "dead", critical: "critical", unknown: "unknown" };
const rulesNames: Record<string, string> = {
  chinese: "Chinese",
  japanese: "Japanese",
  aga: "AGA",
  ing: "Ing",
  "new-zealand": "New Zealand",
  "tromp-taylor": "Tromp-Taylor",
  "clever-stone": "Clever Stone",
};
const outcomes: Record<Outcome, string> = { true: "constraint true", false: "constraint false", undecided: "undecided" };

const cellMeanings: Record<string, string> = {
  X: "a stone of the opponent",
  O: "a stone of the player",
  ".": "empty",
  x: "the opponent's, or empty",
  o: "the player's, or empty",
  "?": "anything",
  "*": "the move",
  ",": "empty, with a role",
  "!": "empty, with another role",
  Q: "a stone of the player, the anchor",
  Y: "a stone of the opponent, the anchor",
};

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

// A list that can be heard.
function someOf(names: string[]): string {
  const most = 12;
  return names.slice(0, most).join(", ") + (names.length > most ? ` and ${(names.length - most).toLocaleString("en")} more` : "");
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export const words = {
  title: "Katachi studio",
  pageTitle: (view: string) => `${view} – Katachi studio`,
  skip: "Skip to content",
  views: "Views",
  games: "Games",
  patterns: "Patterns",
  noServer: "The studio does not answer. Is `katachi studio` still running?",
  waiting: "Waiting for an answer …",
  tooLarge: "The file is too large: the studio takes 8 MiB at most. Edit it elsewhere, or part it in two.",
  unknownView: "There is no such view.",
  counted,
  percent,

  // The board
  stone: (cell: string | undefined) => (cell === "X" ? "Black" : cell === "O" ? "White" : "empty"),
  boardKeys: "Arrow keys walk over the points, Enter asks about one, Page Down and Page Up go a move on and back.",
  boardAt: (move: number, toMove: Side) => `Board before move ${move}, ${sides[toMove]} to play`,
  lastMove: "last move",
  marked: (shape: string) => `marked with a ${shape}`,
  labelled: (text: string) => `label ${text}`,
  proposedBy: (number: number, patterns: string[]) => `${number}, proposed by ${someOf(patterns)}`,
  lineMove: (number: number, side: Side) => `move ${number} of the line shown, ${sides[side]}`,
  side: (side: Side) => sides[side],

  // The list of games
  gamesFound: (shown: number, all: number) =>
    shown === all ? counted(all, "game", "games") : `${shown.toLocaleString("en")} of ${counted(all, "game", "games")}`,
  noGames: "The studio was opened without games. Name some: katachi studio --games FOLDER",
  basesAreSearched: (base: string) => `The games of ${base} do not open; an entry tells where its shape stands in them.`,
  searchGames: "Search players, events, dates, file names",
  players: (black: string, white: string) => `${black || "Black"} – ${white || "White"}`,
  komi: (komi: number) => `komi ${komi}`,
  handicap: (stones: number) => counted(stones, "handicap stone", "handicap stones"),
  lines: (size: number) => `${size}×${size}`,
  movesAndVariations: (moves: number, variations: number) =>
    counted(moves, "move", "moves") + (variations > 0 ? `, ${counted(variations, "variation", "variations")}` : ""),
  result: (result: string) => `result ${result}`,

  // Walking through a game
  walk: "Walk through the game",
  first: "First move",
  back: "One move back",
  forward: "One move on",
  last: "Last move",
  moveSlider: "Move",
  moveOf: (move: number, all: number) => `${move} of ${all}`,
  told: (number: number, move: string, toMove: Side) =>
    move === "" ? `Start, ${sides[toMove]} to play` : `Move ${number}, ${move}. ${sides[toMove]} to play`,
  played: (side: Side, vertex: string) => `${sides[side]} ${vertex}`,
  comment: "Comment",
  calledAs: "This move is called",
  noName: "no name",
  tree: "Moves and variations",
  start: "Start",
  withoutMove: "no move",
  hasComment: "has a comment",
  variation: "variation",
  hasTwin: "a position of another line, too",
  sameInOtherLine: "The same position stands in another line:",
  goToTwin: (number: number, move: string) => (move === "" ? "its beginning" : `move ${number}, ${move}`),
  nodes: (count: number) => counted(count, "node", "nodes"),

  // What is shown over the board
  show: "Show on the board",
  overlays: {
    none: "Stones alone",
    lives: "Life of groups",
    owners: "Likely owners",
    territory: "Territory by influence",
    moyo: "Moyo by influence",
    eyes: "Eye spaces",
    threats: "Which group threatens which",
    newOwners: "What the move changes: owners",
    newTerritory: "What the move changes: territory",
  },
  overlayLegend: {
    none: "",
    lives: "Tick: alive. Cross: dead. Exclamation mark: critical. Question mark: unknown.",
    owners: "Squares: dark for Black, light for White; the larger, the more certain.",
    territory: "Squares: dark for Black, light for White.",
    moyo: "Squares: dark for Black, light for White.",
    eyes: "Squares: dark for eyes of Black, light for eyes of White.",
    threats: "Lines: strings that are one group. Arrows: from a group to a weaker one of the other side beside it.",
    newOwners: "Squares: dark where the move makes a point more likely Black's, light for White; the larger, the more.",
    newTerritory: "Large squares: territory that a side gains, dark for Black, light for White. Small ones: what the other side loses.",
  },
  ownerChance: (side: Side, chance: number) => `${sides[side]}'s by ${percent(chance)}`,
  threatenedBy: (groups: string) => `threatened by ${groups}`,
  ownerChange: (side: Side, change: number) => `${percent(change)} more likely ${sides[side]}'s`,
  territoryGained: (side: Side) => `new territory of ${sides[side]}`,
  territoryLost: (side: Side) => `no longer territory of ${sides[side]}`,
  territoryChange: (vertex: string, black: number, white: number) => `${vertex}: territory of Black ${signed(black)}, of White ${signed(white)}.`,
  scoreChange: (points: number) => `The expected score moves by ${Math.abs(points).toFixed(1)} points towards ${points >= 0 ? "Black" : "White"}.`,
  groundOf: (side: Side) => `${sides[side]}'s`,
  status: (status: LifeStatus) => statuses[status],

  // What is told beside the board
  answers: "What is known of the position",
  tabs: { patterns: "Patterns", reasons: "Reasons", groups: "Groups", score: "Score", review: "Review" },
  matchCount: (matches: number, moves: number) =>
    `${counted(matches, "pattern matches", "patterns match")} at ${counted(moves, "move", "moves")}`,
  showMore: (next: number, missing: number) => `Show ${next} more of ${missing.toLocaleString("en")}`,
  falseCount: (count: number) => `${counted(count, "more pattern", "more patterns")} whose constraint is false`,
  noMatch: "No pattern matches here.",
  outcome: (outcome: Outcome) => outcomes[outcome],
  areaOfShape: "without a move",
  reasonsFor: (vertex: string) => `Why ${vertex}?`,
  choosePoint: "Choose a point of the board, by a click or by Enter, to ask why a stone should be played there.",
  illegal: (reason: string) => `Not legal: ${reason}`,
  engineSays: (side: Side, chance: number, choice: number, moves: number) =>
    `The engine expects ${sides[side]} here with ${chanceText(chance)}, as number ${choice} of ${moves} moves.`,
  weight: "Weight",
  reason: "Reason",
  proposed: "Proposed by",
  notDecided: "Not decided",
  constraintFalse: "Would be proposed, but for the constraint",
  classesFalse: "Would be proposed, but for the classes",
  helperFalse: "Would be proposed, but for the helper",
  oneCellOff: "Would be proposed, but for one point",
  nothingProposed: "No pattern proposes this move.",
  wantedIs: (vertex: string | null, wanted: string, found: string) => `${vertex ?? "off the board"} must be ${wanted}, is ${found}`,
  edgeAway: (side: string, lines: number) => `the edge in the ${side} is ${counted(lines, "line", "lines")} too far away`,
  goToMove: (vertex: string) => `Go to ${vertex} in the tree`,
  whyNot: "Why does a pattern not match here?",
  whichPattern: "Pattern",
  askWhyNot: "Ask",
  itMatches: (pattern: string) => `${pattern} matches here.`,
  itMisses: (pattern: string, count: number) => `${pattern} does not match here: ${counted(count, "thing is", "things are")} otherwise, marked by crosses.`,
  otherTurns: (count: number) => counted(count, "other placement", "other placements"),
  newFromRectangle: "New pattern from a rectangle",
  chooseRectangle: "Drag over the board, or choose two corners by a click or by Enter.",
  rectangle: (from: string, to: string, rows: number, columns: number) => `${from} to ${to}: ${rows} by ${columns} points`,
  patternName: "Name of the pattern",
  inFile: "File",
  drawPattern: "Draw it",
  cannotSave: "The shipped library is only shown; open a folder of your own: katachi studio FOLDER",
  readAs: (question: string, answer: string, nodes: number) => `${question}: ${answer} (${counted(nodes, "node", "nodes")})`,
  guess: "a guess",
  showLine: "Show this line on the board",
  hideLine: "Take the line off the board",
  score: (mean: number, lower: number, upper: number) => {
    const leader = mean >= 0 ? "Black" : "White";
    return `${leader} is expected to lead by ${Math.abs(mean).toFixed(1)} points (four in five results lie between ${scoreText(lower)} and ${scoreText(upper)}).`;
  },
  countedBy: (rules: string, komi: number, isAssumed: boolean) =>
    `${rulesNames[rules] ?? rules} rules, komi ${komi}${isAssumed ? ", assumed" : ""}`,
  startScores: "Judge every position of this line",
  stopScores: "Stop",
  scoresKnown: (known: number, all: number) => `${known} of ${counted(all, "position", "positions")} judged`,
  scoreCurve: (span: number) =>
    `Expected score: above the middle Black leads, below it White, by ${Math.round(span)} points at the edges. The band holds four in five results.`,
  groupHead: ["Group", "Stones", "Status", "Safety", "Eyes", "Escape", "Weakness"],
  readLives: "Read the lives of groups whose way out is short; it takes seconds",
  readHead: ["Killed by", "Saved by"],
  readAnswer: ({ code, certainty, vertex }: LifeAnswer) =>
    `${code === 0 ? "nothing" : (vertex ?? "a pass")}${code > 1 ? " with a ko" : ""}, ${certainty === "open" ? "not read to an end" : certainty}`,
  groupName: (side: Side, origin: string) => `${sides[side]} ${origin}`,

  // The review of a game
  beginReview: "Review the game",
  reviewAgain: "Review the game again",
  stopReview: "Stop the review",
  reviewBegins: "The review begins …",
  reviewStopped: "The review was stopped.",
  reviewIsWhole: (turns: number) => `The review is whole: ${counted(turns, "turning point", "turning points")}.`,
  progressOfReview: "Progress of the review",
  movesReviewed: (done: number, all: number) => `${done} of ${counted(all, "move", "moves")} reviewed`,
  whatReviewTells:
    "A review tells of each move what it is called and does, how likely strong players are to play it, and where the game turned. It takes some seconds.",
  reviewedMove: (number: number, side: Side, vertex: string) => `Move ${number}, ${sides[side]} ${vertex}`,
  nothingSaid: "Nothing is said of this move.",
  walkToMove: "Walk to a move to read what is said of it.",
  reviewIsOld: "The game has changed since it was reviewed: review it again.",
  reviewIsOfMainLine: "The review tells of the main line alone.",
  backToMainLine: "Back to the main line",
  restsOn: (source: string) => `(${source})`,
  showLineInstead: "Show this line in place of the move",
  turningPoints: "Turning points",
  noTurningPoint: "The game has no turning point.",
  turnsAreMarked: "Short lines at the top and the bottom mark turning points.",
  summary: "Summary",
  movesOf: (side: Side) => `Moves of ${sides[side]}`,
  phaseFigures: {
    moves: "Moves",
    first_choices: "First choices",
    mean_chance: "Mean chance",
    good_shapes: "Good shapes",
    bad_shapes: "Bad shapes",
    missed: "Missed",
    left: "Left",
  },
  chance: chanceText,

  // A game against the engine
  play: "Play",
  playKeys: "Arrow keys walk over the points, Enter plays on one, Page Up takes the last moves back.",
  yourTurn: (side: Side) => `It is your turn, ${sides[side]}.`,
  engineStopped: "The engine was stopped.",
  engineResigns: "The engine resigns.",
  bothPassed: "Both have passed: the game is over.",
  pass: "Pass",
  takeBack: "Take back",
  stopThinking: "Stop the engine",
  askEngine: "Let the engine move",
  capturedStones: (black: number, white: number) => `Captured by Black: ${counted(black, "stone", "stones")}, by White: ${counted(white, "stone", "stones")}.`,
  boardSize: "Board",
  enginePlays: "The engine plays",
  level: "Level",
  newGame: "New game",

  // Suites of tests
  suites: "Suites",
  noSuites: "The studio was opened without suites of tests. Name some: katachi studio SUITE.tst",
  testOf: (suite: string, number: number) => `${suite}:${number}`,
  boardOfTest: (test: string) => `Board of ${test}`,
  noSuchTest: "The suite has no such test.",
  noTestRan: "The engine did not come to this test.",
  asked: "Asked:",
  expected: "expected",
  nothingExpected: "nothing",
  knownWeakness: "(a known weakness)",
  runTest: "Ask the engine",
  runAgain: "Ask the engine again",
  engineThinks: "The engine thinks …",
  verdict: (verdict: string) => verdict,
  answered: "The engine answers",
  patternsChanged: "The patterns have changed since.",

  // The gallery
  entriesFound: (shown: number, all: number) =>
    shown === all
      ? counted(all, "pattern", "patterns")
      : `${shown.toLocaleString("en")} of ${counted(all, "pattern", "patterns")}`,
  filters: "Which patterns are shown",
  text: "Text in names and remarks",
  kind: "Kind",
  class: "Class",
  attribute: "Attribute",
  findingsFilter: "Findings",
  hitsFilter: "Hits in games",
  all: "all",
  withFindings: "with findings",
  withoutFindings: "without findings",
  withHits: "found in games",
  withoutHits: "never found",
  notSearched: "not searched for",
  clearFilters: "Show all",
  noEntry: "No pattern is like that.",
  unreadParts: (count: number) => `${counted(count, "part", "parts")} of the files cannot be read:`,
  listedParts: (listed: number) => `The first ${listed} are listed.`,
  findings: (count: number) => counted(count, "finding", "findings"),
  hits: (count: number) => counted(count, "hit", "hits"),
  tests: (count: number) => counted(count, "test", "tests"),
  gallery: "Patterns, drawn",
  galleryKeys: "Arrow keys walk over the patterns, Enter opens one.",

  // An entry
  entryAt: (file: string, line: number) => `${file}, line ${line}`,
  classes: (letters: string) => `classes ${letters}`,
  asWritten: "As written",
  turns: "In its eight turns",
  orientations: ["as drawn", "rotated 90", "rotated 180", "rotated 270", "mirrored", "flipped", "transposed", "anti-transposed"],
  sameAs: (name: string) => `the same as ${name}`,
  meanings: "What its words mean",
  findingsHead: "Findings",
  testsHead: "Tests",
  noTests: "It has no tests.",
  passed: "passed",
  failed: "failed",
  matchesHead: "Matches in games",
  hitsIn: (hits: number, withHit: number, games: number) =>
    `${counted(hits, "hit", "hits")} in ${withHit.toLocaleString("en")} of ${counted(games, "game", "games")}`,
  listedHits: (listed: number) => `The first ${listed} are listed.`,
  playedThere: "Played there",
  diagramPoint: (stone: string, row: number, column: number) => `${stone === "X" ? "Black" : "White"}, row ${row}, column ${column}`,
  timesPlayed: "Times",
  share: "Share",
  wonLost: "Won – lost",
  wonAndLost: (won: number, lost: number) => `${won} – ${lost}`,
  hitBoard: (game: string, move: number) => `${game}, position after move ${move}`,
  diagramOf: (name: string) => `Diagram of ${name}`,
  severity: (severity: "error" | "warning") => severity,

  // The editor
  edit: (name: string) => `Edit ${name}`,
  editThis: "Edit",
  editPart: (file: string, line: number) => `Edit ${file} at line ${line}`,
  noDiagram: "The text is no entry that can be drawn: the findings tell why.",
  cellKeys: "Arrow keys walk over the cells, a cell's character draws it, a letter is for the constraint, Enter draws the chosen one.",
  cellAt: (cell: string, row: number, column: number) => `row ${row}, column ${column}: ${cellMeanings[cell] ?? cell}`,
  cellMeaning: (cell: string) => cellMeanings[cell] ?? cell,
  tool: "A click draws",
  letterTool: "a letter for the constraint, or away with it:",
  whichLetter: "Which letter",
  letter: (letter: string) => `letter ${letter}`,
  edgeAt: (side: "north" | "south" | "west" | "east") =>
    `Edge of the board ${{ north: "above", south: "below", west: "on the left", east: "on the right" }[side]}`,
  textKeys: "Control and Space offer what can be written here, arrow keys choose, Enter takes, Escape closes.",
  offeredCount: (count: number) => `${counted(count, "word", "words")} can be written here.`,
  offered: "What can be written here",
  atCursor: (text: string) => `What ${text} means`,
  testsToSave: "Tests that are saved with it",
  newEntry: (name: string) => `New pattern ${name}`,
  noRectangle: "The address names no rectangle of the board.",
  fileIsChecked: "The file as a whole is still being checked.",
  notDrawable: "The diagram has other rows than the saved one: edit its text, or save before drawing on.",
  textOf: (name: string) => `Text of ${name}`,
  save: "Save",
  saves: "Saving …",
  undo: "Undo",
  redo: "Redo",
  leave: "Leave",
  leaveUnsaved: "What you have written is not saved. Leave, and drop it?",
  testsNotSaved: (reason: string) => `The pattern is saved, its tests are not: ${reason}. Save once more to write them.`,
  saved: (file: string) => `Saved ${file}`,
  line: (line: number) => `line ${line}:`,
  noFindings: "No findings.",
  findingsElsewhere: (count: number) => `${counted(count, "finding", "findings")} elsewhere in the file`,
  matchesThere: "Matches at the position",
  conflict: "Somebody else has written this file meanwhile",
  fileIsGone: "Somebody else has taken this file away meanwhile",
  writeAgain: "Write it again, as you have it",
  dropYours: "Drop yours",
  keepYours: "Save yours over theirs",
  takeTheirs: "Take theirs, and drop yours",
  base: "Both were made from",
  yours: "Yours",
  theirs: "Theirs",
  changesTooFast: (name: string) => `The file of ${name} changes again and again; open the entry once it rests.`,
  notText: (file: string) => `${file} is not written in UTF-8; edit it where its encoding is known.`,
};

function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0";
}

function chanceText(chance: number): string {
  return chance < 0.001 ? "less than 0.1 %" : `${(chance * 100).toFixed(1)} %`;
}

function scoreText(points: number): string {
  return `${points >= 0 ? "B" : "W"}+${Math.abs(points).toFixed(1)}`;
}
