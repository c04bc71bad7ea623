/** One measured thing and its goal, both in the same unit. */
export interface Figure {
  what: string;
  /** Null where this machine cannot tell. */
  measured: number | null;
  /** What is good: this much or less. */
  goal: number;
  /** Empty for a count. */
  unit: string;
  digits: number;
}

/** The figures of one part of the benchmark. */
export interface FigureGroup {
  name: string;
  figures: Figure[];
}

const HEAD = ['what', 'measured', 'goal', ''];
const GAP = '  ';

/** Compared as it is shown: 1600.4 ms is not over a goal of 1600 ms. */
function verdict({ measured, goal, digits }: Figure): string {
  if (measured === null) return '-';
  return Number(measured.toFixed(digits)) <= goal ? 'ok' : 'over';
}

function toCells(figure: Figure): string[] {
  const { what, measured, goal, unit, digits } = figure;
  const withUnit = (value: string) => `${value} ${unit}`.trimEnd();
  const shown = measured === null ? 'n/a' : withUnit(measured.toFixed(digits));
  return [`${GAP}${what}`, shown, withUnit(String(goal)), verdict(figure)];
}

/** Lays figures out in plain text: numbers end below each other. */
export function formatTable(groups: readonly FigureGroup[]): string {
  const rows = groups.flatMap(({ name, figures }) => [[name], ...figures.map(toCells)]);
  const widths = HEAD.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) => {
    const padded = cells.map((cell, at) => {
      const width = widths[at] ?? 0;
      return at === 1 || at === 2 ? cell.padStart(width) : cell.padEnd(width);
    });
    return padded.join(GAP).trimEnd();
  };
  return [HEAD, ...rows].map(line).join('\n');
}
