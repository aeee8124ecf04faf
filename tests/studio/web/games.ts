// Games that the scenes look at.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const branchedGame = "branched.sgf";
export const greatGame = "great.sgf";
export const hostileGame = "hostile.sgf";

export const image = "<img src=x onerror=alert(1)>";

// Move 2 has two variations, the second of which has one more.
const branched = `(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Kuro]PW[Shiro]KM[6.5]
;B[pd]C[The first move.]
(;W[dd];B[pp];W[dp])
(;W[dp]N[low]C[Another corner.]LB[cf:a][cn:B]TR[pd];B[pp](;W[dd])(;W[cc])))
`;

const hostile = `(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[${image}]PW[<b>bold</b>]EV[<script>alert(2)</script>]
;B[ee]C[${image}\n&lt;i&gt; & "quotes"]N[<svg onload=alert(3)>]LB[cc:<u>])
`;

export const suite = "questions-of-an-author-who-names-files-at-length.tst";

// Test 1 stands in a game, before White's wedge; the position of test 2 is in no record.
const questions = `loadsgf example.sgf 78
1 katachi-match white
#? [.*wedge-at-a-test.*]

boardsize 9
play black E5
2 list_stones black
#? [E5]
`;

const letters = "abcdefghijklmnopqrs";

// A point of the board for each number, in an order that looks like a game.
function point(number: number): string {
  const at = (number * 97) % 361;
  return letters[at % 19]! + letters[Math.floor(at / 19)]!;
}

// A main line of 200 moves, at each of which variations begin: `nodes` in all.
function great(nodes: number): string {
  const perMove = Math.floor((nodes - 201) / 200);
  const variations: string[] = [];
  let text = "(;GM[1]FF[4]SZ[19]PB[Many]PW[Ways]";
  for (let move = 0; move < 200; ++move) {
    const colour = move % 2 === 0 ? "B" : "W";
    const variation = Array.from({ length: perMove }, (_, i) => `;${(move + i) % 2 === 0 ? "B" : "W"}[${point(move + 30 + i)}]`);
    text += `(;${colour}[${point(move)}]`;
    variations.push(`(${variation.join("")})`);
  }
  for (let move = 199; move >= 0; --move) text += `)${variations.pop()!}`;
  return `${text})\n`;
}

// Without the names of its players. Black plays his move `slip` in the corner, so that the game turns.
export function firstMoves(record: string, count: number, slip: number): string {
  const moves = record.match(/;[BW]\[[a-s]{2}\]/g) ?? [];
  moves[slip - 1] = ";B[as]";
  return `(;GM[1]FF[4]SZ[19]KM[7.5]PB[Kuro]PW[Shiro]${moves.slice(0, count).join("")})\n`;
}

export function writeGames(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, branchedGame), branched);
  writeFileSync(join(folder, greatGame), great(40_001));
  writeFileSync(join(folder, hostileGame), hostile);
  writeFileSync(join(folder, suite), questions);
}
