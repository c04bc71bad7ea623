/** A line of a part's table. */
export interface Row {
  name: string;
  result: string;
  /** Empty for a figure without a goal. */
  goal?: string;
  /** Whether the goal is met; left out for a figure without one. */
  isMet?: boolean;
}

/** What a part has found out: its table, and each thing that missed a goal. */
export interface Outcome {
  title: string;
  rows: Row[];
  findings: string[];
}

const HEAD = ['', 'result', 'goal', ''];

const verdict = ({ isMet }: Row): string => (isMet === undefined ? '' : isMet ? 'ok' : 'MISSED');

/** Formats a part's results as plain text. */
export function formatTable(title: string, rows: readonly Row[]): string {
  const cells = [
    [title, ...HEAD.slice(1)],
    ...rows.map((row) => [`  ${row.name}`, row.result, row.goal ?? '', verdict(row)]),
  ];
  const widths = HEAD.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => (at === 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A count whose goal is none. */
export function none(name: string, found: readonly string[]): Row {
  return { name, goal: '0', result: String(found.length), isMet: found.length === 0 };
}

/** A figure in a unit, with an upper limit if it has a goal. */
export function figure(name: string, value: number, unit: string, limit?: number): Row {
  const result = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  if (limit === undefined) return { name, result };
  return { name, result, goal: `≤ ${limit} ${unit}`, isMet: value <= limit };
}
