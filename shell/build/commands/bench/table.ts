/** A measurement and its goal, in the same unit. */
export interface Figure {
  metric: string;
  /** Null if this machine cannot measure it. */
  measured: number | null;
  /** Upper limit, or the lower one if more is better. */
  goal: number;
  moreIsBetter?: boolean;
  /** Empty for counts. */
  unit: string;
  digits: number;
}

/** The measurements of one section of the benchmark. */
export interface FigureGroup {
  name: string;
  figures: Figure[];
}

const HEAD = ['metric', 'measured', 'goal', ''];
const GAP = '  ';

/** Compares the rounded value: 1600.4 ms does not exceed a goal of 1600 ms. */
function verdict({ measured, goal, digits, moreIsBetter }: Figure): string {
  if (measured === null) return '-';
  const rounded = Number(measured.toFixed(digits));
  if (moreIsBetter) return rounded >= goal ? 'ok' : 'under';
  return rounded <= goal ? 'ok' : 'over';
}

function toCells(figure: Figure): string[] {
  const { metric, measured, goal, unit, digits } = figure;
  const withUnit = (value: string) => `${value} ${unit}`.trimEnd();
  const shown = measured === null ? 'n/a' : withUnit(measured.toFixed(digits));
  return [`${GAP}${metric}`, shown, withUnit(String(goal)), verdict(figure)];
}

/** Formats measurements as a plain-text table with right-aligned numbers. */
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
