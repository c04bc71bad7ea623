/** Tolerance for edges, in CSS pixels: browsers round text differently. A column that moves, moves further. */
export const TOLERANCE_PX = 8;

/** Maximum number of lines shown per side of a difference. */
const SHOWN = 24;

const EDGES = /(-?\d+)–(-?\d+)$/;

function edgesOf(line: string): { rest: string; edges: number[] } {
  const match = EDGES.exec(line);
  if (!match) return { rest: line, edges: [] };
  return { rest: line.slice(0, match.index), edges: [Number(match[1]), Number(match[2])] };
}

function isSame(expected: string, actual: string): boolean {
  if (expected === actual) return true;
  const one = edgesOf(expected);
  const other = edgesOf(actual);
  if (one.rest !== other.rest || one.edges.length !== other.edges.length) return false;
  return one.edges.every((edge, index) => Math.abs(edge - (other.edges[index] ?? 0)) <= TOLERANCE_PX);
}

/** Removes the common beginning and end of both lists. */
function middle(expected: readonly string[], actual: readonly string[]): [string[], string[]] {
  const shorter = Math.min(expected.length, actual.length);
  let start = 0;
  while (start < shorter && isSame(expected[start] ?? '', actual[start] ?? '')) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(expected.at(-1 - end) ?? '', actual.at(-1 - end) ?? '')) end += 1;
  return [expected.slice(start, expected.length - end), actual.slice(start, actual.length - end)];
}

/**
 * Compares two lists of lines, with a tolerance for edges.
 * @returns The lines that differ, `-` for expected and `+` for actual ones; empty if the lists match.
 */
export function differences(expected: readonly string[], actual: readonly string[]): string[] {
  const [lost, found] = middle(expected, actual);
  const isPair = (index: number) =>
    lost.length === found.length && isSame(lost[index] ?? '', found[index] ?? '');
  const isNews = (_: string, index: number) => !isPair(index);
  return [
    ...lost
      .filter(isNews)
      .slice(0, SHOWN)
      .map((line) => `- ${line}`),
    ...found
      .filter(isNews)
      .slice(0, SHOWN)
      .map((line) => `+ ${line}`),
  ];
}
