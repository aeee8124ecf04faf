// What stands in the files but cannot be read, so that no entry is made of it.
import type { Entry, Finding } from "../answers/entries.ts";

export type UnreadPart = Finding & { file: string; line: number };

// The errors of files of patterns that no entry has.
export function unreadParts(findings: Finding[], entries: Entry[]): UnreadPart[] {
  const read = new Set(entries.map(({ file, name }) => `${file}\n${name}`));
  const isUnread = (finding: Finding): finding is UnreadPart =>
    finding.severity === "error" && finding.line !== undefined && finding.file?.endsWith(".db") === true && !read.has(`${finding.file}\n${finding.pattern}`);
  return findings.filter(isUnread);
}
