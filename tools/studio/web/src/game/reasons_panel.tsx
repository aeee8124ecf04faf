// Why a move: what the engine expects of it, which patterns propose it, and which would but for something.
import type { ComponentChildren, JSX } from "preact";
import type { EngineReasons, FoundMatch, PlayedMove, WhyAnswer } from "../answers/position.ts";
import type { Asked } from "../answers/use_answer.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { ConstraintTree } from "./constraint_tree.tsx";
import { MatchItem } from "./match_item.tsx";

interface ReasonsPanelProps {
  vertex: string | undefined; // undefined: nothing was chosen yet
  asked: Asked<WhyAnswer>;
  child: number | undefined; // the node that plays there
  line: PlayedMove[] | undefined; // shown on the board
  onGo: (node: number) => void;
  onPoint: (match: FoundMatch | undefined) => void;
  onShowLine: (line: PlayedMove[] | undefined) => void;
  children?: ComponentChildren; // before all reasons
}

function Engine({ colour, chance, choice, moves, reasons }: EngineReasons): JSX.Element {
  return (
    <>
      <p>{words.engineSays(colour, chance, choice, moves)}</p>
      {reasons.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col" class="figure">
                {words.weight}
              </th>
              <th scope="col">{words.reason}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ reason, weight }, i) => (
              <tr key={i}>
                <td class="figure">{weight.toFixed(2)}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

export function misses(match: FoundMatch): string[] {
  const { cells, edges } = match.mismatches ?? { cells: [], edges: [] };
  return [
    ...cells.map((cell) => words.wantedIs(cell.vertex, cell.wanted, cell.found)),
    ...edges.map((edge) => words.edgeAway(edge.edge, edge.lines_away)),
  ];
}

type Sections = [keyof WhyAnswer & keyof typeof titles, string][];
const titles = {
  proposed: words.proposed,
  undecided: words.notDecided,
  constraint_false: words.constraintFalse,
  classes_false: words.classesFalse,
  helper_false: words.helperFalse,
  one_cell_off: words.oneCellOff,
};

export function ReasonsPanel({ vertex, asked, child, line, onGo, onPoint, onShowLine, children }: ReasonsPanelProps): JSX.Element {
  if (vertex === undefined) return <p>{words.choosePoint}</p>;
  return (
    <>
      <h2>{words.reasonsFor(vertex)}</h2>
      {child !== undefined && (
        <p>
          <button type="button" onClick={() => onGo(child)}>
            {words.goToMove(vertex)}
          </button>
        </p>
      )}
      {children}
      <Told asked={asked}>
        {(why) => (
          <>
            {why.legality !== "" && why.legality !== "legal" && <p class="refusal">{words.illegal(why.legality)}</p>}
            {why.engine.map((each) => (
              <Engine key={each.colour} {...each} />
            ))}
            {why.proposed.length === 0 && <p>{words.nothingProposed}</p>}
            {(Object.entries(titles) as Sections)
              .filter(([name]) => why[name].length > 0)
              .map(([name, title]) => (
                <section key={name}>
                  <h3>{title}</h3>
                  <ul class="matches">
                    {why[name].map((match, i) => (
                      <MatchItem key={i} match={match} onPoint={onPoint}>
                        {misses(match).map((miss) => (
                          <p key={miss} class="verdict">
                            {miss}
                          </p>
                        ))}
                        {match.tree && <ConstraintTree part={match.tree} shown={line} onShow={onShowLine} />}
                      </MatchItem>
                    ))}
                  </ul>
                </section>
              ))}
          </>
        )}
      </Told>
    </>
  );
}
