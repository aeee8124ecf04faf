// Where a test of a suite is looked at: at its board in the game, where a record has the position.
import type { SuiteTest } from "../answers/suites.ts";
import { link } from "../page/address.ts";

export function testPlace(suite: string, { number, game, move }: SuiteTest): string {
  if (game === undefined) return link({ suite, test: number });
  return link({ game, move: move! > 1 ? move! - 1 : undefined, suite, test: number });
}
