// A test: what is asked, what is expected, and what the engine answers with the patterns that are shown.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { post, question, reasonOf } from "../answers/ask.ts";
import { useRevision } from "../answers/revision.ts";
import type { RanTest, RunAnswer, SuiteAnswer, SuiteTest } from "../answers/suites.ts";
import { useAnswer } from "../answers/use_answer.ts";
import { link } from "../page/address.ts";
import { Told } from "../page/told.tsx";
import { words } from "../words.ts";

interface Ran {
  revision: number; // of the patterns that the engine knew
  result?: RanTest;
  refusal?: string;
}

async function run(suite: string, test: number, signal: AbortSignal): Promise<Pick<Ran, "result" | "refusal">> {
  const response = await post("suite/run", { suite, test }, signal);
  if (!response.ok) return { refusal: await reasonOf(response) };
  const result = ((await response.json()) as RunAnswer).suites[0]?.results.find((each) => each.number === test);
  return result ? { result } : { refusal: words.noTestRan };
}

function Result({ result, isOfNow }: { result: RanTest; isOfNow: boolean }): JSX.Element {
  const isPass = result.verdict.toLowerCase() === "passed";
  return (
    <>
      <p>
        <strong class={isPass ? "passed" : "failed-word"}>{words.verdict(result.verdict)}</strong> {words.answered}{" "}
        <code class="answer">{result.trouble ?? result.answer}</code>
      </p>
      {!isOfNow && <p>{words.patternsChanged}</p>}
    </>
  );
}

function Test({ suite, test }: { suite: string; test: SuiteTest }): JSX.Element {
  const revision = useRevision();
  const [ran, setRan] = useState<Ran>();
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController>();
  useEffect(() => () => stop.current?.abort(), []);
  const start = (): void => {
    if (isRunning) return;
    stop.current = new AbortController();
    const { signal } = stop.current;
    setRunning(true);
    run(suite, test.number, signal)
      .catch(() => ({ refusal: words.noServer }))
      .then((found) => {
        if (signal.aborted) return;
        setRan({ revision, ...found });
        setRunning(false);
      });
  };
  return (
    <>
      <p>
        {words.asked} <code>{test.command}</code>
      </p>
      <p>
        {words.expected} {test.expected === null ? words.nothingExpected : <code>{test.expected}</code>}
        {test.is_known_weakness && ` ${words.knownWeakness}`}
      </p>
      <p>
        <button type="button" aria-disabled={isRunning} onClick={start}>
          {ran ? words.runAgain : words.runTest}
        </button>
      </p>
      <div role="status" aria-busy={isRunning}>
        {isRunning && <p class="waiting">{words.engineThinks}</p>}
        {!isRunning && ran?.refusal !== undefined && <p class="refusal">{ran.refusal}</p>}
        {!isRunning && ran?.result && <Result result={ran.result} isOfNow={ran.revision === revision} />}
      </div>
    </>
  );
}

export function TestPanel({ suite, number }: { suite: string; number: number }): JSX.Element {
  const asked = useAnswer<SuiteAnswer>(question("suite", { suite }));
  return (
    <section class="suite-test">
      <h2>
        <a href={link({ view: "suites", suite })}>{words.testOf(suite, number)}</a>
      </h2>
      <Told asked={asked}>
        {({ suites }) => {
          const test = suites[0]?.tests.find((each) => each.number === number);
          return test ? <Test suite={suite} test={test} /> : <p>{words.noSuchTest}</p>;
        }}
      </Told>
    </section>
  );
}
