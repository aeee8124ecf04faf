// What the server says of a draft: findings, tests and matches.
import type { JSX } from "preact";
import type { Finding, TestResult } from "../answers/entries.ts";
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
      <strong class={test.passed ? "passed" : "failed-word"}>{test.passed ? words.passed : words.failed}</strong>{" "}
      <code>{test.test}</code>
    </li>
  );
}

// `name` is the entry's; findings elsewhere in the file are counted, and told on demand.
export function Judgement({ draft: { findings, tests, matches }, name }: { draft: Draft; name: string }): JSX.Element {
  const own = findings.filter((finding) => finding.pattern === name);
  const elsewhere = findings.length - own.length;
  return (
    <>
      <h2>{words.findingsHead}</h2>
      {own.length === 0 ? <p>{words.noFindings}</p> : <FindingList findings={own} />}
      {elsewhere > 0 && (
        <details>
          <summary>{words.findingsElsewhere(elsewhere)}</summary>
          <FindingList findings={findings.filter((finding) => finding.pattern !== name).slice(0, mostElsewhere)} />
        </details>
      )}
      {tests && (
        <>
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
        </>
      )}
      {matches && (
        <>
          <h2>{words.matchesThere}</h2>
          <p>
            {matches.matches.length === 0
              ? words.noMatch
              : matches.matches.map((match) => `${match.pattern} ${match.move ?? ""} (${match.orientation})`).join(", ")}
          </p>
        </>
      )}
    </>
  );
}
