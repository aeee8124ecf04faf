// New entries and their names: what can be told from the lines of a database alone.

// "A12b" is of the series "A", number 12.
const numbered = /^Pattern\s+(.*?)(\d+)[a-z]?\s*$/;

// The name after the greatest number of the series that the entry above `line` belongs to; of the first
// series in the file where there is none above.
function nextName(lines, line) {
  const found = [];
  lines.forEach((text, at) => {
    const match = numbered.exec(text);
    if (match) found.push({ at, series: match[1], number: Number(match[2]) });
  });
  if (found.length === 0) return "new-entry";
  const above = found.filter((entry) => entry.at <= line);
  const { series } = above.length > 0 ? above[above.length - 1] : found[0];
  const greatest = Math.max(...found.filter((entry) => entry.series === series).map((entry) => entry.number));
  return `${series}${greatest + 1}`;
}

// As a snippet: the name, the diagram and the class are filled in by the author.
function entrySnippet(name) {
  return `Pattern \${1:${name}}\n# \${2:what it is for}\n\n\${3:???\n?*?\n???}\n\n:8,\${4:-}\n\n$0`;
}

module.exports = { nextName, entrySnippet };
