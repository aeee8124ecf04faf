// All scenes, in the order in which they are played.
import { conflictTold, drawnAndSaved, edgesLettersAndWords, findingsAsTyped, findingsInLargeFile, findingsOfEachKey, renamedAndTakenAway, unsavedWorkAsked, writtenByKeyboard, writtenWhileSaved } from "./scenes/editor.ts";
import { entryOpens, entryTellsTests } from "./scenes/entry.ts";
import { patternFromRectangle, rectangleByKeyboard } from "./scenes/from_board.ts";
import { galleryByKeyboard, galleryFilters, galleryScrolls, galleryShowsAll, galleryStandsWhereLeft, newEntryAppears, scrolledRowsStay, unreadPartIsMended } from "./scenes/gallery.ts";
import { gameByKeyboard, gameListFilters, greatTree, namesOfCells, transpositionsLead, treeByKeyboard, variationsAndComments } from "./scenes/games.ts";
import { darkAndNarrow, firstViewIsLight, hostileTexts, linksLeadBack, nothingThere, openedAlone } from "./scenes/page.ts";
import { changeOfMove, groupsAsTheyAreRead, groupsOverBoard, lineOnBoard, manyMatchesInParts, matchesOnBoard, nearMissOnBoard, reasonsOfPoint, scoreAlongGame, scoreJudgedAnew, threatsBetweenGroups } from "./scenes/position.ts";
import { engineIsStopped, gameAgainstEngine, secondClickWaits } from "./scenes/play.ts";
import { reviewIsStoppedAndMade, variationsAreNotReviewed } from "./scenes/review.ts";
import { patternMendsTest, testsOfSuite } from "./scenes/suites.ts";
import type { Stage } from "./stage.ts";

export interface Scene {
  name: string;
  width?: number; // of the window, in pixels; 1280 unless told
  play: (stage: Stage) => Promise<void>;
}

export const scenes: Scene[] = [
  { name: "the first view is light", play: firstViewIsLight },
  { name: "games are listed, and found by a word", play: gameListFilters },
  { name: "a board is heard as `katachi sgf text` draws it", play: namesOfCells },
  { name: "a game is walked through by keys alone", play: gameByKeyboard },
  { name: "variations, comments, labels and marks are shown", play: variationsAndComments },
  { name: "a tree is walked through by keys alone", play: treeByKeyboard },
  { name: "a position of two lines leads from one to the other", play: transpositionsLead },
  { name: "a tree of 40,000 nodes has few rows in the document", play: greatTree },
  { name: "matches are those of `katachi match`, numbered on the board", play: matchesOnBoard },
  { name: "many matches are listed in parts", play: manyMatchesInParts },
  { name: "reasons for a point are those of `katachi why`", play: reasonsOfPoint },
  { name: "points that keep a pattern from matching are marked", play: nearMissOnBoard },
  { name: "a line that was read is shown on the board", play: lineOnBoard },
  { name: "groups and what is believed of them stand on the board", play: groupsOverBoard },
  { name: "groups are read, and the moves that kill and save them stand beside them", play: groupsAsTheyAreRead },
  { name: "threats between groups are arrows on the board", play: threatsBetweenGroups },
  { name: "what a move changes stands on the board", play: changeOfMove },
  { name: "the score is judged along a game, until it is stopped", play: scoreAlongGame },
  { name: "the score is judged anew when patterns change", play: scoreJudgedAnew },
  { name: "a game is reviewed, and the review leads through it", play: reviewIsStoppedAndMade },
  { name: "a review tells of the main line alone", play: variationsAreNotReviewed },
  { name: "the gallery shows every entry, few at a time", play: galleryShowsAll },
  { name: "filters find entries, and hide none by default", play: galleryFilters },
  { name: "6,314 entries scroll, few in the document at once", play: galleryScrolls },
  { name: "the gallery stands where it was left", play: galleryStandsWhereLeft },
  { name: "entries that stay in view are not drawn again", play: scrolledRowsStay },
  { name: "an entry is found and opened by keys alone", play: galleryByKeyboard },
  { name: "an entry shows its turns, meanings and text", play: entryOpens },
  { name: "an entry shows its tests and its matches in games", play: entryTellsTests },
  { name: "an entry that is written on disk appears in every tab", play: newEntryAppears },
  { name: "a part that cannot be read is told, and mended", play: unreadPartIsMended },
  { name: "an entry is drawn with the mouse and saved", play: drawnAndSaved },
  { name: "a pattern is drawn from a rectangle of a game, with tests", play: patternFromRectangle },
  { name: "a rectangle is chosen by keys alone", play: rectangleByKeyboard },
  { name: "edges and letters are drawn, and words of a constraint offered", play: edgesLettersAndWords },
  { name: "an entry is drawn, undone and saved by keys alone", play: writtenByKeyboard },
  { name: "findings follow what is typed, and nothing is written unasked", play: findingsAsTyped },
  { name: "a save over another text is refused with all texts", play: conflictTold },
  { name: "what is written while a save takes long stays", play: writtenWhileSaved },
  { name: "an entry is renamed, and taken away", play: renamedAndTakenAway },
  { name: "work that is not saved is not left unasked", play: unsavedWorkAsked },
  { name: "each key leads to its painted finding", play: findingsOfEachKey },
  { name: "the same in a file of 6,000 entries", play: findingsInLargeFile },
  { name: "tests of a suite are listed, shown and run", play: testsOfSuite },
  { name: "a test fails, a pattern is drawn at its board, and it passes", play: patternMendsTest },
  { name: "a game is played against the engine", play: gameAgainstEngine },
  { name: "a second click waits for the first", play: secondClickWaits },
  { name: "the engine is stopped while it thinks", play: engineIsStopped },
  { name: "links lead back, and a view can be loaded anew", play: linksLeadBack },
  { name: "an address that was opened alone is left for the patterns", play: openedAlone },
  { name: "names and comments are never elements", play: hostileTexts },
  { name: "what is not there is told", play: nothingThere },
  { name: "every view is whole on a telephone, in the dark", width: 320, play: darkAndNarrow },
];
