// What the server says of a draft: findings, tests, matches and meanings.
import type { JSX } from "preact";
import type { Finding, TestResult } from "../answers/entries.ts";
import { Meanings } from "../entry/meanings.tsx";
import { words } from "../words.ts";
import type { Draft } from "./writing.ts";

const mostElsewhere = 50;

export function FindingList({ findings }: { findings: Finding[] }): JSX.Element {
  return (
    <ul class="findings">
      {findings.map((finding, i) => (
        <li key={i}>
          <strong class={finding.severity === "error" ? "failed-word" : ""}>{words.severity(finding.severity)}</strong>{" "}
          <code>{finding.rule}</code> {finding.line !== undefined && words.line(finding.line)} {finding.message}
          {finding.help !== null && <p class="aside">{finding.help}</p>}
        </li>
      ))}
    </ul>
  );
}

function TestLine({ test }: { test: TestResult }): JSX.Element {
  return (
    <li>
      <strong class={test.has_passed ? "passed" : "failed-word"}>{test.has_passed ? words.passed : words.failed}</strong>{" "}
      <code>{test.test}</code>
    </li>
  );
}

interface JudgementProps {
  draft: Draft;
  own: Finding[];
  elsewhere: Finding[] | undefined; // in the file; undefined until it was checked
  trouble: string | undefined; // that keeps it from being checked
}

export function Judgement({ draft: { entries, tests, matches }, own, elsewhere, trouble }: JudgementProps): JSX.Element {
  const things = entries[0]?.things ?? [];
  return (
    <>
      <h2>{words.findingsHead}</h2>
      {own.length === 0 ? <p>{words.noFindings}</p> : <FindingList findings={own} />}
      {elsewhere === undefined && <p class="aside">{trouble ?? words.fileIsChecked}</p>}
      {elsewhere !== undefined && elsewhere.length > 0 && (
        <details>
          <summary>{words.findingsElsewhere(elsewhere.length)}</summary>
          <FindingList findings={elsewhere.slice(0, mostElsewhere)} />
        </details>
      )}
      <h2>{words.testsHead}</h2>
      {tests.tests.length === 0 ? (
        <p>{words.noTests}</p>
      ) : (
        <ul class="tests">
          {tests.tests.map((test) => (
            <TestLine key={`${test.file}:${test.line}`} test={test} />
          ))}
        </ul>
      )}
      {matches && (
        <>
          <h2>{words.matchesThere}</h2>
          <p>
            {matches.matches.length === 0
              ? words.noMatch
              : matches.matches.map((match) => `${match.name} ${match.vertex ?? ""} (${match.orientation})`).join(", ")}
          </p>
        </>
      )}
      {things.length > 0 && (
        <>
          <h2>{words.meanings}</h2>
          <Meanings things={things} />
        </>
      )}
    </>
  );
}
