import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { isAlike, parse } from './layout/format';
import { LAYOUTS, readFile, readLayoutOf, splitId, writeFile } from './layout/store';
import { pictureName } from './pictures/name';
import { DESK, PHONE } from './widths';

const ROOT = join(import.meta.dirname, '../..');

export const PICTURES = join(import.meta.dirname, '../pictures');

/** All pictures together, in bytes. */
const BUDGET = 10_000_000;

/** @returns the files below a folder whose names end so, relative to it, with slashes. */
function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** @returns the folders that hold stories. */
function storyFolders(): string[] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  return ['shared-ui/src', 'storybook/appearance', ...remotes.map((name) => `${name}/src`)];
}

/** @returns the ids of all stories, read from their files. */
export function readStoryIds(): string[] {
  const paths = storyFolders().flatMap((folder) =>
    filesIn(join(ROOT, folder), '.stories.tsx').map((file) => join(ROOT, folder, file)),
  );
  return paths.flatMap((fileName) => {
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title });
    return csf.parse().stories.map(({ id }) => id);
  });
}

/** @returns the files of pictures that a story has, or may have. */
function picturesOf(id: string): string[] {
  const layout = readLayoutOf(id);
  const isOne = layout !== null && isAlike(parse(layout));
  const widths = isOne ? [PHONE[0]] : [PHONE[0], DESK[0]];
  return widths.map((width) => `${pictureName(id, width)}.png`);
}

/** @returns the pictures that belong to no story, or to a width at which their story has none. */
export function orphanPictures(ids: readonly string[]): string[] {
  const known = new Set(ids.flatMap(picturesOf));
  return filesIn(PICTURES, '.png').filter((file) => !known.has(file));
}

/** @returns the ids of layouts that belong to no story. */
export function orphanLayouts(ids: readonly string[]): string[] {
  const known = new Set(ids);
  return filesIn(LAYOUTS, '.txt').flatMap((file) =>
    [...readFile(join(LAYOUTS, file)).keys()]
      .map((name) => `${basename(file, '.txt')}--${name}`)
      .filter((id) => !known.has(id)),
  );
}

/** @returns what is wrong with the committed snapshots as a whole, a sentence each. */
export function faultsOfInventory(): string[] {
  const ids = readStoryIds();
  const bytes = filesIn(PICTURES, '.png').reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  const weight = `storybook/pictures weighs ${bytes} bytes, more than ${BUDGET}: picture fewer states, or smaller parts`;
  return [
    ...orphanPictures(ids).map(
      (file) => `storybook/pictures/${file} belongs to no story: npm run pictures removes it`,
    ),
    ...orphanLayouts(ids).map(
      (id) => `storybook/layouts has ${id}, which is no story: npm run pictures removes it`,
    ),
    ...(bytes > BUDGET ? [weight] : []),
  ];
}

/** Removes the snapshots of stories that do not exist any more. */
export function prune(): void {
  const ids = readStoryIds();
  for (const id of orphanLayouts(ids)) {
    const [title, name] = splitId(id);
    const file = join(LAYOUTS, `${title}.txt`);
    const layouts = readFile(file);
    layouts.delete(name);
    if (layouts.size > 0) writeFile(file, layouts);
    else rmSync(file);
  }
  for (const file of orphanPictures(ids)) rmSync(join(PICTURES, file));
}
