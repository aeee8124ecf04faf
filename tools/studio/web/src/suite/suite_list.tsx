// The suites that the studio was opened with, and the tests of one of them.
import type { JSX } from "preact";
import { question } from "../answers/ask.ts";
import type { Studio } from "../answers/position.ts";
import type { SuiteAnswer } from "../answers/suites.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { type Address, link } from "../page/address.ts";
import { Heading } from "../page/heading.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";
import { testPlace } from "./test_place.ts";

function Tests({ suite }: { suite: string }): JSX.Element {
  const asked = useAnswer<SuiteAnswer>(question("suite", { suite }));
  return (
    <Told asked={asked}>
      {({ suites }) => (
        <ul class="suite-tests">
          {(suites[0]?.tests ?? []).map((test) => (
            <li key={test.line}>
              <a href={testPlace(suite, test)}>{test.number}</a> <code>{test.command}</code>{" "}
              {test.expected !== null && (
                <span class="aside">
                  {words.expected} {test.expected}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Told>
  );
}

export function SuiteList({ address }: { address: Address }): JSX.Element {
  const studio = useAnswer<Studio>(question("studio"));
  const shown = address.get("suite");
  return (
    <>
      <header class="view-head">
        <Heading text={shown ?? words.suites} />
      </header>
      <Told asked={studio}>
        {({ suites }) =>
          suites.length === 0 ? (
            <p>{words.noSuites}</p>
          ) : (
            <ul class="suites">
              {suites.map((suite) => (
                <li key={suite}>
                  <a href={link({ view: "suites", suite })} aria-current={suite === shown ? "true" : undefined}>
                    {suite}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Told>
      {shown !== undefined && <Tests key={shown} suite={shown} />}
    </>
  );
}
