import {
  CONTENT_WORDS,
  type ContentKindName,
  type ContentTexts,
  type ContentValue,
  contentKind,
  contentPictureId,
  type PictureUse,
} from '@saltbush/contract';
import type { Db } from 'mongodb';
import { invalidInput } from '../../../lib/errors';
import type { OpenEntry } from '../desk/change-entry';
import type { ContentEntryDocument } from '../desk/documents';
import { touchPicture } from './store';

interface Shown {
  /** Of the field, as `contentErrors` names it. */
  name: string;
  path: string;
  use: PictureUse;
}

/** Lists the pictures of a value. */
export function picturesOf(kind: ContentKindName, { fields, items }: ContentValue): Shown[] {
  const { fields: own, items: parts } = contentKind(kind);
  const shown = (of: typeof own, texts: ContentTexts, prefix = ''): Shown[] =>
    of.flatMap(({ name, use }) => (use ? [{ name: prefix + name, path: texts[name] ?? '', use }] : []));
  return [
    ...shown(own, fields),
    ...items.flatMap((item, index) => shown(parts?.fields ?? [], item.fields, `${index}.`)),
  ];
}

/** Every value that an entry holds besides the published one. */
export const valuesOf = ({ draft, versions }: ContentEntryDocument): ContentValue[] => [
  ...(draft ? [draft.value] : []),
  ...versions.map(({ value }) => value),
];

/**
 * Keeps the pictures of a draft that have been uploaded. Others are allowed only if the entry has shown them before: the
 * shop refers to no pictures of other hosts.
 * @throws {BusinessError} INVALID_INPUT by field
 */
export async function claimPictures(
  db: Db,
  value: ContentValue,
  { part, entry, now, session }: OpenEntry,
): Promise<void> {
  const before = [part.value, ...valuesOf(entry)].flatMap((one) => picturesOf(part.kind, one));
  const known = new Set(before.map(({ path }) => path));
  const wrong: Record<string, string> = {};
  for (const { name, path, use } of picturesOf(part.kind, value)) {
    const id = contentPictureId(path);
    if (id && (await touchPicture(db, { id, use, now }, session))) continue;
    if (!known.has(path)) wrong[name] = id ? CONTENT_WORDS.picture_gone : CONTENT_WORDS.picture_foreign;
  }
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
}
