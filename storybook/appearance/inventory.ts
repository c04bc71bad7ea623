import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { isAlike, parse } from './layout/format';
import { LAYOUTS, readFile, readLayoutOf, splitId, writeFile } from './layout/store';
import { pictureName } from './pictures/name';
import { DESK, PHONE, PHONE_PICTURE } from './widths';

const ROOT = join(import.meta.dirname, '../..');

export const PICTURES = join(import.meta.dirname, '../pictures');

/** Maximum size of all pictures, in bytes. */
const BUDGET = 12_000_000;

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
  return [
    'shared-ui/src',
    'storybook/appearance',
    'storybook/mails',
    ...remotes.map((name) => `${name}/src`),
  ];
}

/** A story as its file declares it. */
export interface Story {
  id: string;
  /** Whether another story has the same desktop page but for a few words: it has a picture of the phone's only. */
  isPhonePicture: boolean;
}

/** @returns All stories, read from their files. */
export function readStories(): Story[] {
  const paths = storyFolders().flatMap((folder) =>
    filesIn(join(ROOT, folder), '.stories.tsx').map((file) => join(ROOT, folder, file)),
  );
  return paths.flatMap((fileName) => {
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title });
    return csf.parse().indexInputs.map(({ __id: id = '', tags = [] }) => ({
      id,
      isPhonePicture: tags.includes(PHONE_PICTURE),
    }));
  });
}

/** @returns The picture files a story may have. */
function picturesOf({ id, isPhonePicture }: Story): string[] {
  const layout = readLayoutOf(id);
  const isOne = isPhonePicture || (layout !== null && isAlike(parse(layout)));
  const widths = isOne ? [PHONE[0]] : [PHONE[0], DESK[0]];
  return widths.map((width) => `${pictureName(id, width)}.png`);
}

/** @returns The pictures that belong to no story, or to a width at which their story has none. */
export function orphanPictures(stories: readonly Story[]): string[] {
  const known = new Set(stories.flatMap(picturesOf));
  return filesIn(PICTURES, '.png').filter((file) => !known.has(file));
}

/** @returns The ids of layouts that belong to no story. */
export function orphanLayouts(stories: readonly Story[]): string[] {
  const known = new Set(stories.map(({ id }) => id));
  return filesIn(LAYOUTS, '.txt').flatMap((file) =>
    [...readFile(join(LAYOUTS, file)).keys()]
      .map((name) => `${basename(file, '.txt')}--${name}`)
      .filter((id) => !known.has(id)),
  );
}

/** @returns One sentence for each fault of the committed snapshots as a whole. */
export function faultsOfInventory(): string[] {
  const stories = readStories();
  const bytes = filesIn(PICTURES, '.png').reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  const tooLarge = `storybook/pictures has ${bytes} bytes, more than ${BUDGET}: take pictures of fewer states or smaller parts, or tag states "${PHONE_PICTURE}"`;
  return [
    ...orphanPictures(stories).map(
      (file) => `storybook/pictures/${file} belongs to no story: npm run pictures removes it`,
    ),
    ...orphanLayouts(stories).map(
      (id) => `storybook/layouts contains ${id}, which is not a story: npm run pictures removes it`,
    ),
    ...(bytes > BUDGET ? [tooLarge] : []),
  ];
}

/** Removes the snapshots of stories that no longer exist. */
export function prune(): void {
  const stories = readStories();
  for (const id of orphanLayouts(stories)) {
    const [title, name] = splitId(id);
    const file = join(LAYOUTS, `${title}.txt`);
    const layouts = readFile(file);
    layouts.delete(name);
    if (layouts.size > 0) writeFile(file, layouts);
    else rmSync(file);
  }
  for (const file of orphanPictures(stories)) rmSync(join(PICTURES, file));
}
