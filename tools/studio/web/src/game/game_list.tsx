// The games that the studio was opened with.
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { question } from "../answers/ask.ts";
import type { GameInfo, Studio } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { type Address, changed, link, replace } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { Told } from "../page/told.tsx";
import { WindowedList } from "../page/windowed_list.tsx";
import { words } from "../words.ts";
import { factsOf, playersOf } from "./game_head.tsx";

const rowHeight = 88; // the players, and two lines of facts

function has(info: GameInfo, text: string): boolean {
  const told = [info.game, info.black.name, info.white.name, info.event, info.date, info.result].join("\n").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}

function Games({ games, text }: { games: GameInfo[]; text: string }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => games.filter((info) => has(info, text)), [games, text]);
  return (
    <>
      <p role="status">{words.gamesFound(shown.length, games.length)}</p>
      <WindowedList
        box={box}
        name={words.games}
        count={shown.length}
        columns={1}
        rowHeight={rowHeight}
        keyOf={(i) => shown[i]!.game}
        hrefOf={(i) => link({ game: shown[i]!.game })}
        render={(i) => (
          <>
            <strong>{playersOf(shown[i]!)}</strong>
            <span class="aside">{factsOf(shown[i]!)}</span>
          </>
        )}
      />
    </>
  );
}

function NoGames(): JSX.Element {
  const base = useAnswer<Studio>(question("studio")).answer?.bases[0];
  return (
    <>
      <p>{words.noGames}</p>
      {base !== undefined && <p>{words.basesAreSearched(base)}</p>}
    </>
  );
}

export function GameList({ address }: { address: Address }): JSX.Element {
  const asked = useAnswer<{ games: GameInfo[] }>(question("games"));
  const text = address.get("text") ?? "";
  return (
    <>
      <header class="view-head">
        <Heading text={words.games} />
        <label class="search">
          {words.searchGames}
          <input type="search" value={text} onInput={(event) => replace(changed(address, { text: event.currentTarget.value }))} />
        </label>
      </header>
      <Told asked={asked}>
        {({ games }) => (games.length === 0 ? <NoGames /> : <Games games={games} text={text} />)}
      </Told>
    </>
  );
}
