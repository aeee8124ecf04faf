// A game against the engine, on the board.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../answers/ask.ts";
import type { Side, Vertex } from "../answers/position.ts";
import { Board } from "../board/board.tsx";
import { type Drawing, place, wholeBoard } from "../board/drawing.ts";
import { pointName, pointNamed, starPoints } from "../board/points.ts";
import { type Address, changed, replace } from "../page/address.ts";
import { announce } from "../page/announcer.tsx";
import { Heading } from "../page/heading.tsx";
import { RefusalText } from "../page/refusal_text.tsx";
import { words } from "../words.ts";
import { NewGame } from "./new_game.tsx";
import { engineMoves, type GameRules, isOver, isTurnOf, type PlayedPosition, positionAfter, stopThinking } from "./playing.ts";

const sizes = [9, 13, 19];
const usualKomi = "6.5";
const usualLevel = 3;

function rulesIn(address: Address): GameRules {
  const size = Number(address.get("size"));
  const level = Number(address.get("level"));
  return {
    size: sizes.includes(size) ? size : 9,
    komi: address.get("komi") ?? usualKomi,
    level: level >= 1 && level <= 10 ? level : usualLevel,
    engine: address.get("engine") === "black" ? "black" : "white",
  };
}

function drawingOf({ rows, size, moves }: PlayedPosition): Drawing {
  const last = pointNamed(moves[moves.length - 1] ?? "", size);
  return { rows: rows.split("/"), edges: wholeBoard, stars: starPoints(size), ...(last ? { signs: new Map([[place(last.row, last.column), "ring" as const]]) } : {}) };
}

function othersMove(engine: Side): Side {
  return engine === "black" ? "white" : "black";
}

function Played({ address }: { address: Address }): JSX.Element {
  const rules = rulesIn(address);
  const written = address.get("moves") ?? "";
  const moves: Vertex[] = written === "" ? [] : written.split(" ");
  const [position, setPosition] = useState<PlayedPosition>();
  const [trouble, setTrouble] = useState("");
  const [isThinking, setThinking] = useState(false);
  const [isStopped, setStopped] = useState(false); // the engine was told to stop, or failed: it is asked again on demand
  const [isPlacing, setPlacing] = useState(false); // a move of the player is asked about
  const asking = useRef<AbortController>();
  const askAgain = (): void => {
    setTrouble("");
    setStopped(false);
  };
  const go = (next: Vertex[]): void => {
    askAgain();
    replace(changed(address, { moves: next.join(" ") }));
  };
  const refused = (error: unknown): void => setTrouble(error instanceof Refusal ? error.message : words.noServer);
  useEffect(() => {
    const stop = new AbortController();
    asking.current = stop;
    const { signal } = stop;
    const ask = async (): Promise<void> => {
      setPosition(await positionAfter(rules, moves, signal));
      if (isStopped || isOver(moves) || !isTurnOf(rules.engine, moves)) return;
      setThinking(true);
      const answered = await engineMoves(rules, moves, signal);
      setPosition(answered);
      if (answered.has_resigned) return;
      announce(words.played(rules.engine, answered.moves[answered.moves.length - 1]!));
      go(answered.moves);
    };
    ask()
      .catch((error: unknown) => {
        if (signal.aborted) return;
        refused(error);
        setStopped(true);
      })
      .finally(() => {
        if (!signal.aborted) setThinking(false);
      });
    return () => stop.abort();
  }, [written, rules.size, rules.komi, rules.engine, isStopped]);
  const mine = othersMove(rules.engine);
  const mayPlay = position !== undefined && !isThinking && !isPlacing && !isOver(moves) && isTurnOf(mine, moves) && !position.has_resigned;
  const play = (move: Vertex): void => {
    if (!mayPlay) return;
    setTrouble("");
    setPlacing(true);
    positionAfter(rules, [...moves, move], asking.current!.signal)
      .then((told) => go(told.moves), refused)
      .finally(() => setPlacing(false));
  };
  const mayTakeBack = !isThinking && !isPlacing && moves.length > 1;
  const takeBack = (): void => go(moves.slice(0, isTurnOf(mine, moves) ? -2 : -1));
  const stop = (): void => {
    void stopThinking();
    setStopped(true);
  };
  return (
    <div class="play">
      <div class="board-column">
        {position && (
          <Board
            rows={position.rows.split("/")}
            drawing={drawingOf(position)}
            name={words.boardAt(moves.length + 1, position.to_move)}
            keys={words.playKeys}
            onSelect={(at) => play(pointName(at, position.size))}
            onStep={(by) => by < 0 && mayTakeBack && takeBack()}
          />
        )}
      </div>
      <div class="answers">
        <p role="status">
          {position?.has_resigned
            ? words.engineResigns
            : isOver(moves)
              ? words.bothPassed
              : isTurnOf(mine, moves)
                ? words.yourTurn(mine)
                : isStopped
                  ? words.engineStopped
                  : words.engineThinks}
        </p>
        {trouble !== "" && <RefusalText text={trouble} />}
        <p class="buttons">
          <button type="button" aria-disabled={!mayPlay} onClick={() => play("pass")}>
            {words.pass}
          </button>
          <button type="button" aria-disabled={!mayTakeBack} onClick={() => mayTakeBack && takeBack()}>
            {words.takeBack}
          </button>
          {isThinking ? (
            <button type="button" onClick={stop}>
              {words.stopThinking}
            </button>
          ) : (
            isStopped &&
            !isTurnOf(mine, moves) && (
              <button type="button" onClick={askAgain}>
                {words.askEngine}
              </button>
            )
          )}
        </p>
        {position && <p class="aside">{words.capturedStones(position.captured.white, position.captured.black)}</p>}
        <ol class="played-moves" aria-label={words.tree}>
          {moves.map((move, i) => (
            <li key={i}>{words.played(i % 2 === 0 ? "black" : "white", move)}</li>
          ))}
        </ol>
        <NewGame rules={rules} sizes={sizes} />
      </div>
    </div>
  );
}

export function PlayView({ address }: { address: Address }): JSX.Element {
  return (
    <>
      <header class="view-head">
        <Heading text={words.play} />
      </header>
      <Played key={`${address.get("size")} ${address.get("engine")} ${address.get("level")} ${address.get("komi")}`} address={address} />
    </>
  );
}
