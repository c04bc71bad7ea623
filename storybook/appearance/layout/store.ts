import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of layout snapshots, with one file per story title. */
export const LAYOUTS = join(import.meta.dirname, '../../layouts');

const HEADING = '# ';

/** @returns Title and name of a story from its id `title--name`. */
export function splitId(id: string): [title: string, name: string] {
  const [title = '', name = ''] = id.split('--');
  return [title, name];
}

const fileOf = (id: string): string => join(LAYOUTS, `${splitId(id)[0]}.txt`);

/** @returns The snapshots in a file, by story name. */
export function readFile(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const blocks = readFileSync(file, 'utf8').split(/^# /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const end = block.indexOf('\n');
      return [block.slice(0, end), block.slice(end + 1).replace(/\n+$/, '\n')];
    }),
  );
}

/** Writes a file of snapshots, sorted by name, so that it does not depend on the order of tests. */
export function writeFile(file: string, layouts: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  const blocks = [...layouts].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, blocks.map(([name, layout]) => `${HEADING}${name}\n${layout}`).join('\n'));
}

/** @returns The snapshot of a story, or null if it has none yet. */
export const readLayoutOf = (id: string): string | null => readFile(fileOf(id)).get(splitId(id)[1]) ?? null;

/** Replaces the snapshot of a story. */
export function writeLayoutOf(id: string, layout: string): void {
  const layouts = readFile(fileOf(id));
  writeFile(fileOf(id), layouts.set(splitId(id)[1], layout));
}
