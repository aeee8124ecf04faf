// Why a pattern does not match with its move at a point: what of it is otherwise there, in each orientation.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { question } from "../answers/ask.ts";
import { type EntryList, entryName } from "../answers/entries.ts";
import type { FitAnswer, FoundMatch } from "../answers/position.ts";
import { type Asked, useAnswer } from "../answers/use_answer.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { MatchItem } from "./match_item.tsx";
import { misses } from "./reasons_panel.tsx";

interface NearMissProps {
  entry: string; // that is asked about; empty: none yet
  asked: Asked<FitAnswer>;
  onChoose: (entry: string) => void;
  onPoint: (match: FoundMatch | undefined) => void;
}

const mostNamed = 30;
const typingDelay = 200;

function Fit({ fit, onPoint }: { fit: FoundMatch; onPoint: NearMissProps["onPoint"] }): JSX.Element {
  return (
    <MatchItem match={fit} onPoint={onPoint}>
      {misses(fit).map((miss) => (
        <p key={miss} class="verdict">
          {miss}
        </p>
      ))}
    </MatchItem>
  );
}

export function NearMiss({ entry, asked, onChoose, onPoint }: NearMissProps): JSX.Element {
  const [typed, setTyped] = useState(entry);
  useEffect(() => setTyped(entry), [entry]);
  const word = typed.slice(typed.indexOf("/") + 1).trim();
  const named = useAnswer<EntryList>(word === "" || typed === entry ? undefined : question("entries", { name: `*${word}*` }), typingDelay);
  return (
    <details class="why-not" open={entry !== ""}>
      <summary>{words.whyNot}</summary>
      <form
        class="near-miss"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(typed.trim());
        }}
      >
        <label>
          {words.whichPattern}
          <input list="named-entries" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <datalist id="named-entries">
          {named.answer?.entries.slice(0, mostNamed).map((each) => (
            <option key={entryName(each)} value={entryName(each)} />
          ))}
        </datalist>
        <button type="submit">{words.askWhyNot}</button>
      </form>
      {entry !== "" && (
        <Told asked={asked}>
          {({ placements: [best, ...others] }) =>
            best && (
              <>
                <p>{best.is_match ? words.itMatches(best.name) : words.itMisses(best.name, misses(best).length)}</p>
                <ul class="matches">
                  <Fit fit={best} onPoint={onPoint} />
                </ul>
                {others.length > 0 && (
                  <details>
                    <summary>{words.otherTurns(others.length)}</summary>
                    <ul class="matches">
                      {others.map((fit, i) => (
                        <Fit key={i} fit={fit} onPoint={onPoint} />
                      ))}
                    </ul>
                  </details>
                )}
              </>
            )
          }
        </Told>
      )}
    </details>
  );
}
