// A constraint, part by part, with what each part is worth here and which line of play was read for it.
import type { JSX } from "preact";
import type { ConstraintPart, PlayedMove, Reading } from "../answers/position.ts";
import { words } from "../words.ts";

interface ShowLine {
  shown: PlayedMove[] | undefined; // the line that stands on the board
  onShow: (line: PlayedMove[] | undefined) => void;
}

// What is played before the question, and what was read after it.
function wholeLine(reading: Reading): PlayedMove[] {
  return [...reading.variation, ...(reading.moves ?? [])];
}

function movesText(moves: PlayedMove[]): string {
  return moves.map((move) => words.played(move.colour, move.vertex)).join(", ");
}

function sameLine(a: PlayedMove[] | undefined, b: PlayedMove[]): boolean {
  return a !== undefined && movesText(a) === movesText(b);
}

function ReadLine({ reading, shown, onShow }: { reading: Reading } & ShowLine): JSX.Element {
  const line = wholeLine(reading);
  const isShown = sameLine(shown, line);
  const question = `${reading.question ?? reading.settled} ${(reading.strings ?? []).join(" ")}`.trim();
  return (
    <div class="reading">
      <span>
        {words.readAs(question, reading.answer ?? "", reading.positions ?? 0)}
        {reading.is_guess === true && ` – ${words.guess}`}
        {line.length > 0 && `: ${movesText(line)}`}
      </span>{" "}
      {line.length > 0 && (
        <button type="button" class="small" aria-pressed={isShown} onClick={() => onShow(isShown ? undefined : line)}>
          {isShown ? words.hideLine : words.showLine}
        </button>
      )}
    </div>
  );
}

function Part({ part, ...line }: { part: ConstraintPart } & ShowLine): JSX.Element {
  return (
    <li class={part.is_reason === true ? "is-reason" : ""}>
      <code>{part.text}</code> <span class="meaning">{part.meaning}</span>
      {part.missing !== undefined && <span class="meaning"> – {part.missing}</span>}
      {part.reading && <ReadLine reading={part.reading} {...line} />}
      {part.parts && part.parts.length > 0 && (
        <ul>
          {part.parts.map((each, i) => (
            <Part key={i} part={each} {...line} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function ConstraintTree({ part, ...line }: { part: ConstraintPart } & ShowLine): JSX.Element {
  return (
    <ul class="constraint">
      <Part part={part} {...line} />
    </ul>
  );
}
