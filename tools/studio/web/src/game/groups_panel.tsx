// What is believed of the groups, and of the score.
import type { JSX } from "preact";
import type { Dragon, PositionAnswer } from "../answers/position.ts";
import type { Asked } from "../answers/use_answer.ts";
import { TableHead } from "../page/table_head.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";

interface GroupsPanelProps {
  asked: Asked<PositionAnswer>;
  isRead: boolean;
  onRead: (wanted: boolean) => void;
  onChoose: (vertex: string) => void;
}

function GroupRow({ dragon, isRead, onChoose }: { dragon: Dragon; isRead: boolean; onChoose: (vertex: string) => void }): JSX.Element {
  const { attack, defence } = dragon.read ?? {};
  return (
    <tr>
      <th scope="row">
        <button type="button" class="link" onClick={() => onChoose(dragon.origin)}>
          {words.groupName(dragon.colour, dragon.origin)}
        </button>
      </th>
      <td class="figure">{dragon.stones.length}</td>
      <td>{words.status(dragon.status)}</td>
      <td>{dragon.safety}</td>
      <td>{dragon.eyes}</td>
      <td class="figure">{dragon.escape_route}</td>
      <td class="figure">{dragon.weakness.toFixed(2)}</td>
      {isRead && <td>{attack && words.readAnswer(attack)}</td>}
      {isRead && <td>{defence && words.readAnswer(defence)}</td>}
    </tr>
  );
}

export function GroupsPanel({ asked, isRead, onRead, onChoose }: GroupsPanelProps): JSX.Element {
  const heads = isRead ? [...words.groupHead, ...words.readHead] : words.groupHead;
  return (
    <>
      <label>
        <input type="checkbox" checked={isRead} onChange={(event) => onRead(event.currentTarget.checked)} /> {words.readLives}
      </label>
      <Told asked={asked}>
        {({ dragons, expected_score: score }) => (
          <>
            <p>
              {words.score(score.mean, score.lower, score.upper)}{" "}
              <span class="aside">{words.countedBy(score.rules, score.komi, score.is_assumed)}</span>
            </p>
            <div class="wide" role="region" aria-label={words.tabs.groups} tabIndex={0}>
              <table>
                <TableHead heads={heads} />
                <tbody>
                  {dragons.map((dragon) => (
                    <GroupRow key={dragon.origin} dragon={dragon} isRead={isRead} onChoose={onChoose} />
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </Told>
    </>
  );
}
