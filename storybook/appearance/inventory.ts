import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { isAlike, parse } from './layout/format';
import { LAYOUTS, readFile, readLayoutOf, splitId, writeFile } from './layout/store';
import { pictureName } from './pictures/name';
import { DESK, PHONE } from './widths';

const ROOT = join(import.meta.dirname, '../..');

export const PICTURES = join(import.meta.dirname, '../pictures');

/** Maximum size of all pictures, in bytes. */
const BUDGET = 10_000_000;

/** @returns The files in a folder with the given ending, relative to it, with slashes. */
function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** @returns The folders that contain stories. */
function storyFolders(): string[] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  return ['shared-ui/src', 'storybook/appearance', ...remotes.map((name) => `${name}/src`)];
}

/** @returns The ids of all stories, read from their files. */
export function readStoryIds(): string[] {
  const paths = storyFolders().flatMap((folder) =>
    filesIn(join(ROOT, folder), '.stories.tsx').map((file) => join(ROOT, folder, file)),
  );
  return paths.flatMap((fileName) => {
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title });
    return csf.parse().stories.map(({ id }) => id);
  });
}

/** @returns The picture files a story may have. */
function picturesOf(id: string): string[] {
  const layout = readLayoutOf(id);
  const isOne = layout !== null && isAlike(parse(layout));
  const widths = isOne ? [PHONE[0]] : [PHONE[0], DESK[0]];
  return widths.map((width) => `${pictureName(id, width)}.png`);
}

/** @returns The pictures that belong to no story, or to a width at which their story has none. */
export function orphanPictures(ids: readonly string[]): string[] {
  const known = new Set(ids.flatMap(picturesOf));
  return filesIn(PICTURES, '.png').filter((file) => !known.has(file));
}

/** @returns The ids of layouts that belong to no story. */
export function orphanLayouts(ids: readonly string[]): string[] {
  const known = new Set(ids);
  return filesIn(LAYOUTS, '.txt').flatMap((file) =>
    [...readFile(join(LAYOUTS, file)).keys()]
      .map((name) => `${basename(file, '.txt')}--${name}`)
      .filter((id) => !known.has(id)),
  );
}

/** @returns One sentence for each fault of the committed snapshots as a whole. */
export function faultsOfInventory(): string[] {
  const ids = readStoryIds();
  const bytes = filesIn(PICTURES, '.png').reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  const tooLarge = `storybook/pictures has ${bytes} bytes, more than ${BUDGET}: take pictures of fewer states or smaller parts`;
  return [
    ...orphanPictures(ids).map(
      (file) => `storybook/pictures/${file} belongs to no story: npm run pictures removes it`,
    ),
    ...orphanLayouts(ids).map(
      (id) => `storybook/layouts contains ${id}, which is not a story: npm run pictures removes it`,
    ),
    ...(bytes > BUDGET ? [tooLarge] : []),
  ];
}

/** Removes the snapshots of stories that no longer exist. */
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
