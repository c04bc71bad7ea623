import { readFileSync } from 'node:fs';
import { fileOf } from './files';
import { cutScript } from './pieces';
import { placeOf, sharesOf } from './shares';

/** Bytes by build and name, for each page in the order of the pages. */
type Rows = Map<string, number[]>;

/** What the scripts of each page's first load consist of. */
export interface Reasons {
  pages: string[];
  groups: Rows;
  modules: Rows;
}

const NUMBER = 10;
const BUILD = 15;
/** Lighter rows are added up in one line. */
const SMALLEST = 50;

/** Divides the weight of each page's scripts (by paths of the shop) among packages, folders and modules. */
export function explain(scripts: Record<string, string[]>, releasesDir: string): Reasons {
  const known = new Map<string, Map<string, number>>();
  const sharesIn = (path: string) => {
    const file = fileOf(path, releasesDir);
    const shares =
      known.get(file) ?? sharesOf(cutScript(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8')));
    known.set(file, shares);
    return shares;
  };
  const pages = Object.keys(scripts);
  const reasons: Reasons = { pages, groups: new Map(), modules: new Map() };
  const add = (rows: Rows, name: string, page: number, bytes: number) => {
    const row = rows.get(name) ?? pages.map(() => 0);
    row[page] = (row[page] ?? 0) + bytes;
    rows.set(name, row);
  };
  Object.values(scripts).forEach((paths, page) => {
    for (const [source, bytes] of paths.flatMap((path) => [...sharesIn(path)])) {
      const { build, group, module } = placeOf(source);
      add(reasons.groups, `${build.padEnd(BUILD)}${group}`, page, bytes);
      add(reasons.modules, `${build.padEnd(BUILD)}${module}`, page, bytes);
    }
  });
  return reasons;
}

function formatRows(title: string, pages: string[], rows: Rows): string {
  const line = (cells: string[], name: string) =>
    `${cells.map((cell) => cell.padStart(NUMBER)).join('')}  ${name}\n`;
  const bytes = (row: number[]) => row.map((each) => each.toFixed(0));
  const sorted = [...rows].sort(([, a], [, b]) => Math.max(...b) - Math.max(...a));
  const isSmall = ([, row]: [string, number[]]) => Math.max(...row) < SMALLEST;
  const small = sorted.filter(isSmall);
  const rest = pages.map((_, page) => small.reduce((sum, [, row]) => sum + (row[page] ?? 0), 0));
  const lines = sorted.filter((entry) => !isSmall(entry)).map(([name, row]) => line(bytes(row), name));
  if (small.length > 0) lines.push(line(bytes(rest), `${' '.repeat(BUILD)}${small.length} others`));
  return `\n${line(pages, 'build'.padEnd(BUILD) + title)}${lines.join('')}`;
}

/** Writes the bytes of every package and folder, then of every module, the heaviest first. */
export const formatReasons = ({ pages, groups, modules }: Reasons): string =>
  formatRows('package or folder', pages, groups) + formatRows('module', pages, modules);
