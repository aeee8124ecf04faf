// Where the shape of an entry occurs in the games of the studio, and what was played there.
import type { JSX } from "preact";
import { question } from "../answers/ask.ts";
import type { EntryDetails, HitsAnswer } from "../answers/entries.ts";
import type { Studio } from "../answers/position.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { link } from "../page/address.ts";
import { isolated } from "../page/isolated.ts";
import { TableHead } from "../page/table_head.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";

const listed = 12;
const mostContinuations = 8;

function Continuations({ answer }: { answer: HitsAnswer }): JSX.Element | null {
  if (answer.continuations.length === 0) return null;
  const heads = [words.playedThere, words.timesPlayed, words.share, words.wonLost];
  return (
    <table>
      <TableHead heads={heads} />
      <tbody>
        {answer.continuations.slice(0, mostContinuations).map((move, i) => (
          <tr key={i}>
            <td>{words.diagramPoint(move.stone, move.row, move.column)}</td>
            <td class="figure">{move.played}</td>
            <td class="figure">{words.percent(move.share)}</td>
            <td class="figure">{words.wonAndLost(move.won, move.lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Hits({ entry, name }: { entry: EntryDetails; name: string }): JSX.Element {
  const asked = useAnswer<HitsAnswer>(question("hits", { entry: name, limit: listed }));
  const studio = useAnswer<Studio>(question("studio"));
  const opens = (studio.answer?.games.length ?? 0) > 0; // games of a base do not
  return (
    <section>
      <h2>{words.matchesHead}</h2>
      <Told asked={asked}>
        {(answer) => (
          <>
            <p>
              {words.hitsIn(answer.hits, answer.games_with_hit, answer.games)}{" "}
              {answer.listed && answer.listed.length < answer.hits && words.listedHits(answer.listed.length)}
            </p>
            <Continuations answer={answer} />
            <ul class="hits">
              {(answer.listed ?? []).map((hit, i) => (
                <li key={i}>
                  {!opens ? (
                    words.players(isolated(hit.black.name), isolated(hit.white.name))
                  ) : (
                    <>
                      <a href={link({ game: hit.game, move: hit.move - 1 })}>{words.players(isolated(hit.black.name), isolated(hit.white.name))}</a>
                      <img
                        loading="lazy"
                        width="220"
                        height="240"
                        src={question("picture", { game: hit.game, move: hit.move })}
                        alt={words.hitBoard(hit.game, hit.move - 1)}
                      />
                    </>
                  )}
                  <span class="aside">
                    {words.hitBoard(hit.game, hit.move - 1)}
                    {entry.kind === "" ? "" : ` · ${hit.orientation}`}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Told>
    </section>
  );
}
