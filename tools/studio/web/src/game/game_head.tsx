// Who plays a game, where and when.
import type { JSX } from "preact";
import type { GameInfo } from "../answers/position.ts";
import { Heading } from "../page/heading.tsx";
import { isolated } from "../page/isolated.ts";
import { words } from "../words.ts";

export function playersOf(info: GameInfo): string {
  const player = ({ name, rank }: { name: string; rank: string }): string => [name, rank].filter((part) => part !== "").map(isolated).join(" ");
  return words.players(player(info.black), player(info.white));
}

// The name of the record is the last of them.
export function factsOf(info: GameInfo): string {
  return [
    info.date,
    info.event,
    info.result === "" ? "" : words.result(info.result),
    info.size === null ? "" : words.lines(info.size),
    info.handicap ? words.handicap(info.handicap) : "",
    info.komi === null ? "" : words.komi(info.komi),
    words.movesAndVariations(info.moves, info.variations),
    info.game,
  ]
    .filter((fact) => fact !== "")
    .map(isolated)
    .join(" · ");
}

export function GameHead({ game, info }: { game: string; info: GameInfo | undefined }): JSX.Element {
  return (
    <header class="view-head">
      <Heading text={info ? playersOf(info) : game} />
      <p class="aside">{info ? factsOf(info) : game}</p>
    </header>
  );
}
