// What a move changes: territory of both sides, and the expected score.
import type { JSX } from "preact";
import type { PositionAnswer } from "../answers/position.ts";
import type { Asked } from "../answers/use_answer.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";

interface MoveChangeProps {
  vertex: string | undefined;
  asked: Asked<PositionAnswer>; // once it was played
  before: PositionAnswer | undefined;
}

export function MoveChange({ vertex, asked, before }: MoveChangeProps): JSX.Element {
  if (vertex === undefined) return <p>{words.choosePoint}</p>;
  return (
    <Told asked={asked}>
      {(after) =>
        before && (
          <p>
            {words.territoryChange(vertex, after.territory.black.length - before.territory.black.length, after.territory.white.length - before.territory.white.length)}{" "}
            {words.scoreChange(after.expected_score.mean - before.expected_score.mean)}
          </p>
        )
      }
    </Told>
  );
}
