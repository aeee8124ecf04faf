// A test whose position no record has: its board alone. Those that a game has are looked at there.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { question } from "../answers/ask.ts";
import type { SuiteAnswer } from "../answers/suites.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { wholeBoard } from "../board/drawing.ts";
import { Picture } from "../board/picture.tsx";
import { starPoints } from "../board/points.ts";
import { type Address, replace } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { words } from "../words.ts";
import { TestPanel } from "./test_panel.tsx";
import { testPlace } from "./test_place.ts";

export function TestView({ address }: { address: Address }): JSX.Element {
  const suite = address.get("suite")!;
  const number = Number(address.get("test"));
  const asked = useAnswer<SuiteAnswer>(question("suite", { suite }));
  const test = asked.answer?.suites[0]?.tests.find((each) => each.number === number);
  useEffect(() => {
    if (test?.game !== undefined) replace(testPlace(suite, test));
  }, [test]);
  const name = words.testOf(suite, number);
  return (
    <>
      <header class="view-head">
        <Heading text={name} />
      </header>
      <div class="entry-main">
        {test?.rows !== undefined && (
          <div class="diagram large" role="img" aria-label={words.boardOfTest(name)}>
            <Picture drawing={{ rows: test.rows.split("/"), edges: wholeBoard, stars: starPoints(test.size!) }} unit={26} />
          </div>
        )}
        <TestPanel suite={suite} number={number} />
      </div>
    </>
  );
}
