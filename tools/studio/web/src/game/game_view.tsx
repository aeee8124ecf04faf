// A game: its board at a node of the tree, and beside it what is known of the position.
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { question } from "../answers/ask.ts";
import type { FitAnswer, FoundMatch, GameInfo, MatchAnswer, NodeAnswer, PlayedMove, PositionAnswer, WhyAnswer } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { Board } from "../board/board.tsx";
import { type Point, pointName, pointNamed } from "../board/points.ts";
import { contains, rectangle } from "../board/rectangle.ts";
import { type Address, changed, replace } from "../page/address.ts";
import { announce } from "../page/announcer.tsx";
import { Tabs } from "../page/tabs.tsx";
import { Told } from "../page/told.tsx";
import type { ReviewLine } from "../review/lines.ts";
import { ReviewPanel } from "../review/review_panel.tsx";
import { useReview } from "../review/use_review.ts";
import { TestPanel } from "../suite/test_panel.tsx";
import { words } from "../words.ts";
import { GameHead } from "./game_head.tsx";
import { GroupsPanel } from "./groups_panel.tsx";
import { MatchesPanel } from "./matches_panel.tsx";
import { MoveChange } from "./move_change.tsx";
import { MoveNames } from "./move_names.tsx";
import { NearMiss } from "./near_miss.tsx";
import { isOfMove, over, type Overlay, overlays } from "./overlays.ts";
import { ReasonsPanel } from "./reasons_panel.tsx";
import { RectangleForm } from "./rectangle_form.tsx";
import { ScorePanel } from "./score_panel.tsx";
import { shownBoard } from "./shown_board.ts";
import { afterMove, childPlaying, endOfLine, type GameTree, gameTree, lineTo, onMainLine, root, stepped, type TreeAnswer } from "./tree.ts";
import { TreeView } from "./tree_view.tsx";
import { WalkBar } from "./walk_bar.tsx";

type Tab = keyof typeof words.tabs;

// So that keys that are held down ask for boards alone.
const thinkingDelay = 150;

interface OpenGame {
  game: string;
  tree: GameTree;
  names: Record<string, string>;
}

function moveWords(move: string): string {
  return move === "" ? "" : words.played(move.startsWith("B") ? "black" : "white", move.slice(2));
}

// Named by its number, or, in links of people, as the position after a move of the main line.
function nodeIn(address: Address, tree: GameTree): number {
  const move = Number(address.get("move"));
  if (!address.has("node") && move > 0) return afterMove(tree, move);
  const node = Number(address.get("node"));
  return Number.isInteger(node) && node >= 0 && node < tree.parents.length ? node : root;
}

interface Addressed {
  node: number;
  tab: Tab;
  overlay: Overlay;
  point: string | undefined;
}

function addressed(address: Address, tree: GameTree): Addressed {
  const tab = address.get("tab") ?? "patterns";
  const overlay = address.get("show") ?? "none";
  return {
    node: nodeIn(address, tree),
    tab: Object.hasOwn(words.tabs, tab) ? (tab as Tab) : "patterns",
    overlay: (overlays as readonly string[]).includes(overlay) ? (overlay as Overlay) : "none",
    point: address.get("point"),
  };
}

function WalkedGame({ address, open: { game, tree, names } }: { address: Address; open: OpenGame }): JSX.Element {
  const { node, tab, overlay, point } = addressed(address, tree);
  const [pointedAt, setPointedAt] = useState<FoundMatch>();
  const [shownLine, setShownLine] = useState<PlayedMove[]>();
  const [reviewLine, setReviewLine] = useState<ReviewLine>();
  const reviewing = useReview(game);
  const [corners, setCorners] = useState<Point[]>(); // of a rectangle that is drawn; undefined: none is
  const rectangleButton = useRef<HTMLButtonElement>(null);
  const line = useMemo(() => lineTo(tree, endOfLine(tree, node)), [tree, endOfLine(tree, node)]);
  const place = { game, node };
  const board = useAnswer<NodeAnswer>(question("node", place));
  const wanted = (is: boolean, route: string, more = {}): string | undefined =>
    is ? question(route, { ...place, ...more }) : undefined;
  const nextMove = tree.firstChild[node]! >= 0 ? tree.moves[tree.firstChild[node]!]!.slice(2) : "";
  const asked = point ?? (nextMove !== "" && nextMove !== "pass" ? nextMove : undefined);
  const matches = useAnswer<MatchAnswer>(wanted(tab === "patterns", "match"), thinkingDelay);
  const why = useAnswer<WhyAnswer>(wanted(tab === "reasons" && asked !== undefined, "why", { vertex: asked }), thinkingDelay);
  const entry = address.get("fit") ?? "";
  const suite = address.get("suite");
  const test = Number(address.get("test"));
  const fit = useAnswer<FitAnswer>(wanted(tab === "reasons" && entry !== "" && asked !== undefined, "fit", { entry: `${entry}@${asked}`, side: "both" }));
  const isRead = address.get("lives") === "read";
  const judged = isRead && !isOfMove(overlay) ? "lives" : "position"; // what a move changes compares like with like
  const position = useAnswer<PositionAnswer>(wanted(tab === "groups" || overlay !== "none", judged), thinkingDelay);

  const after = useAnswer<PositionAnswer>(wanted(isOfMove(overlay) && asked !== undefined, "position", { after: asked }), thinkingDelay);

  const lineOfReview = tab === "review" && reviewing.review ? reviewLine : undefined;
  const mainNode = useMemo(() => onMainLine(tree, node), [tree, node]);
  const nodeBefore = tree.parents[afterMove(tree, tree.numbers[node]!)]!;
  const before = useAnswer<NodeAnswer>(lineOfReview?.isFromBefore === true ? question("node", { game, node: nodeBefore }) : undefined);

  const goTo = useCallback(
    (next: number): void => {
      setShownLine(undefined);
      setReviewLine(undefined);
      setPointedAt(undefined);
      replace(changed(address, { node: next === root ? undefined : next, move: undefined, point: undefined }));
    },
    [address],
  );
  const choose = (parameters: Record<string, string | undefined>): void => replace(changed(address, parameters));
  const answer = board.answer;
  const drawn = before.answer && !before.isWaiting ? before.answer : answer; // the position that stands on the board
  const best = tab === "reasons" && !fit.isWaiting ? fit.answer?.placements[0] : undefined;
  const frame = corners && corners.length > 0 ? rectangle(corners[0]!, corners[corners.length - 1]!) : undefined;
  const select = (at: Point, size: number): void => {
    if (!corners) choose({ tab: "reasons", point: pointName(at, size) });
    else setCorners(corners.length === 1 ? [corners[0]!, at] : [at]);
  };
  const next = nextMove === "" || !answer ? undefined : pointNamed(nextMove, answer.size);
  const shown = useMemo(() => {
    if (!drawn) return undefined;
    const isOfNode = drawn.node === node;
    const judged = isOfNode && !position.isWaiting && position.answer ? { before: position.answer, after: after.isWaiting ? undefined : after.answer } : undefined;
    const found = isOfNode && tab === "patterns" && !matches.isWaiting ? (matches.answer?.matches ?? []) : [];
    const line = lineOfReview?.moves ?? shownLine;
    return shownBoard(drawn, over(judged, overlay, drawn.size), found, { match: pointedAt ?? best, line, frame });
  }, [drawn, lineOfReview, position.answer, position.isWaiting, after.answer, after.isWaiting, matches.answer, matches.isWaiting, overlay, tab, pointedAt, best, corners, shownLine, node]);

  useEffect(() => {
    if (answer?.node === node) announce(words.told(tree.numbers[node]!, moveWords(tree.moves[node]!), answer.to_move));
  }, [answer?.node === node, node]);

  return (
    <div class="game">
      <div class="board-column">
        <Told asked={board}>
          {(told) =>
            shown &&
            drawn && (
              <Board
                rows={shown.rows}
                drawing={shown.drawing}
                remarks={shown.remarks}
                name={words.boardAt(drawn.move, drawn.to_move)}
                selected={point === undefined ? undefined : pointNamed(point, told.size)}
                onSelect={(at) => select(at, told.size)}
                onDrag={corners && ((from, to) => setCorners([from, to]))}
                onStep={(by) => goTo(stepped(tree, node, by))}
              />
            )
          }
        </Told>
        <WalkBar tree={tree} node={node} onGo={goTo} />
        <label class="choice">
          {words.show}
          <select value={overlay} onChange={(event) => choose({ show: event.currentTarget.value })}>
            {overlays.map((each) => (
              <option key={each} value={each}>
                {words.overlays[each]}
              </option>
            ))}
          </select>
        </label>
        <p class="aside">{words.overlayLegend[overlay]}</p>
        {isOfMove(overlay) && <MoveChange vertex={asked} asked={after} before={position.answer} />}
        <p>
          <button ref={rectangleButton} type="button" aria-expanded={corners !== undefined} onClick={() => setCorners(corners ? undefined : [])}>
            {words.newFromRectangle}
          </button>
        </p>
        {corners && answer && (
          <RectangleForm
            place={place}
            size={answer.size}
            area={corners.length === 2 ? frame : undefined}
            move={frame && next && contains(frame, next) ? nextMove : undefined}
            onLeave={() => {
              setCorners(undefined);
              rectangleButton.current?.focus();
            }}
          />
        )}
      </div>
      <div class="answers">
        {suite !== undefined && <TestPanel key={`${suite} ${test}`} suite={suite} number={test} />}
        {tree.twins.has(node) && (
          <p>
            {words.sameInOtherLine}{" "}
            <button type="button" class="link" onClick={() => goTo(tree.twins.get(node)!)}>
              {words.goToTwin(tree.numbers[tree.twins.get(node)!]!, moveWords(tree.moves[tree.twins.get(node)!]!))}
            </button>
          </p>
        )}
        {answer && <MoveNames game={game} node={answer} isMove={tree.moves[answer.node] !== ""} />}
        <Tabs name={words.answers} tabs={words.tabs} chosen={tab} onChoose={(next) => choose({ tab: next })}>
          {tab === "patterns" && <MatchesPanel asked={matches} onPoint={setPointedAt} />}
          {tab === "reasons" && (
            <ReasonsPanel
              vertex={asked}
              asked={why}
              child={asked === undefined ? undefined : childPlaying(tree, node, asked)}
              line={shownLine}
              onGo={goTo}
              onPoint={setPointedAt}
              onShowLine={setShownLine}
            >
              <NearMiss entry={entry} asked={fit} onChoose={(fit) => choose({ fit })} onPoint={setPointedAt} />
            </ReasonsPanel>
          )}
          {tab === "score" && <ScorePanel game={game} line={line} at={line.indexOf(node)} onGo={goTo} />}
          {tab === "review" && (
            <ReviewPanel
              reviewing={reviewing}
              at={{ move: tree.numbers[mainNode]!, isInVariation: mainNode !== node }}
              shown={lineOfReview}
              onGo={(move) => goTo(afterMove(tree, move))}
              onShowLine={setReviewLine}
            />
          )}
          {tab === "groups" && (
            <GroupsPanel
              asked={position}
              isRead={isRead}
              onRead={(wantsReading) => choose({ lives: wantsReading ? "read" : undefined })}
              onChoose={(vertex) => choose({ tab: "reasons", point: vertex })}
            />
          )}
        </Tabs>
      </div>
      <div class="tree-column">
        <h2>{words.tree}</h2>
        <TreeView tree={tree} names={names} node={node} onGo={goTo} />
        <p class="aside">{words.nodes(tree.parents.length)}</p>
      </div>
    </div>
  );
}

export function GameView({ address }: { address: Address }): JSX.Element {
  const game = address.get("game")!;
  const asked = useAnswer<TreeAnswer & { names: Record<string, string> }>(question("tree", { game }));
  const games = useAnswer<{ games: GameInfo[] }>(question("games", { game }));
  const tree = useMemo(() => asked.answer && gameTree(asked.answer), [asked.answer]);
  return (
    <>
      <GameHead game={game} info={games.answer?.games[0]} />
      <Told asked={asked}>
        {(answer) => tree && <WalkedGame key={game} address={address} open={{ game, tree, names: answer.names }} />}
      </Told>
    </>
  );
}
