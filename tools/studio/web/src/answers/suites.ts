// What the server says of suites of tests of engines.
export interface SuiteTest {
  number: number;
  line: number;
  command: string;
  expected: string | null;
  is_known_weakness: boolean;
  size?: number; // with `rows`, where its board is known
  rows?: string;
  game?: string; // with `move`, where a record has the position
  move?: number; // that comes next
}

export interface Suite {
  suite: string;
  name: string;
  tests: SuiteTest[];
}

export interface SuiteAnswer {
  suites: Suite[];
}

export interface RanTest {
  number: number;
  answer: string;
  trouble: string | null; // why there is no answer
  verdict: string; // in capitals where it is not what was expected of it
}

export interface RunAnswer {
  suites: { results: RanTest[] }[];
}
