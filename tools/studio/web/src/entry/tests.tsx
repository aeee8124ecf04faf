// The tests of an entry, and the boards of those that fail.
import type { JSX } from "preact";
import { question } from "../answers/ask.ts";
import type { EntryDetails, TestResult, TestsAnswer } from "../answers/entries.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { wholeBoard } from "../board/drawing.ts";
import { Picture } from "../board/picture.tsx";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";

function Failed({ failed }: { failed: TestResult["failed"][number] }): JSX.Element {
  return (
    <div class="failed">
      <p>{[failed.changes, failed.reason].filter((part) => part !== "").join(": ")}</p>
      {failed.rows !== undefined && (
        <div class="diagram" role="img" aria-label={failed.reason}>
          <Picture drawing={{ rows: failed.rows.split("/"), edges: wholeBoard }} />
        </div>
      )}
    </div>
  );
}

export function Tests({ entry }: { entry: EntryDetails }): JSX.Element {
  const asked = useAnswer<TestsAnswer>(entry.tests > 0 ? question("tests", { filter: entry.name }) : undefined);
  const isOf = (test: TestResult): boolean => test.name === entry.name && test.database === entry.database;
  return (
    <section>
      <h2>{words.testsHead}</h2>
      {entry.tests === 0 ? (
        <p>{words.noTests}</p>
      ) : (
        <Told asked={asked}>
          {({ tests }) => (
            <ul class="tests">
              {tests.filter(isOf).map((test) => (
                <li key={`${test.file}:${test.line}`}>
                  <strong class={test.has_passed ? "passed" : "failed-word"}>{test.has_passed ? words.passed : words.failed}</strong>{" "}
                  <code>{test.test}</code> <span class="aside">{[test.title, words.entryAt(test.file, test.line)].filter((part) => part !== "").join(" · ")}</span>
                  {test.failed.map((failed, i) => (
                    <Failed key={i} failed={failed} />
                  ))}
                </li>
              ))}
            </ul>
          )}
        </Told>
      )}
    </section>
  );
}
