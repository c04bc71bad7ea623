import { relative } from 'node:path';
import { ROOT } from '../src/paths';

/** How many files are named. */
const COUNT = 3;

/** How long the tests of a file took, in milliseconds. */
export interface FileTime {
  file: string;
  milliseconds: number;
}

/** Returns the files that took longest, with their seconds, such as "accessibility/guest-pages.spec.ts 163 s". */
export function slowestFiles(times: readonly FileTime[]): string[] {
  const totals = new Map<string, number>();
  for (const { file, milliseconds } of times) totals.set(file, (totals.get(file) ?? 0) + milliseconds);
  return [...totals]
    .sort(([, one], [, other]) => other - one)
    .slice(0, COUNT)
    .map(
      ([file, total]) =>
        `${file.startsWith('/') ? relative(ROOT, file) : file} ${Math.round(total / 1000)} s`,
    );
}
