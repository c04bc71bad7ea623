import { createHash } from 'node:crypto';
import type { PictureUse } from '@saltbush/contract';
import { Binary, type ClientSession, type Db } from 'mongodb';
import type { MadePhoto } from '../../catalogue';
import type { ContentPictureDocument, ContentPictureFiles } from './documents';

const pictures = (db: Db) => db.collection<ContentPictureDocument>('content_pictures');

/** Creates the index of pictures by when they were last needed. */
export const ensurePictureIndexes = (db: Db): Promise<string> =>
  pictures(db).createIndex({ touched_at: 1 }, { name: 'touched' });

/** Keeps the copies of a picture that no entry has yet. The same picture twice is kept once. @returns its id */
export async function insertPicture(
  db: Db,
  use: PictureUse,
  { hash, width, height, files }: MadePhoto<'small' | 'large'>,
  now: Date,
): Promise<string> {
  // The same copies made for two places are two pictures: each lives as long as its place has it.
  const _id = createHash('sha256').update(`${use} ${hash}`).digest('hex').slice(0, hash.length);
  const binaries = Object.entries(files).map(([size, bytes]) => [size, new Binary(bytes)]);
  await pictures(db).updateOne(
    { _id },
    { $setOnInsert: { use, width, height, files: Object.fromEntries(binaries) }, $set: { touched_at: now } },
    { upsert: true },
  );
  return _id;
}

/** @returns one copy of a picture; null if there is none */
export async function readPictureFile(
  db: Db,
  id: string,
  copy: keyof ContentPictureFiles,
): Promise<Buffer | null> {
  const found = await pictures(db).findOne({ _id: id }, { projection: { [`files.${copy}`]: 1 } });
  const file = found?.files[copy];
  return file ? Buffer.from(file.buffer) : null;
}

/** Keeps a picture for another day. @returns whether there is one for this use */
export async function touchPicture(
  db: Db,
  { id, use, now }: { id: string; use: PictureUse; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await pictures(db).updateOne(
    { _id: id, use },
    { $set: { touched_at: now } },
    { session },
  );
  return matchedCount === 1;
}

/** Lists pictures that were last needed before a time, without those that entries have. */
export async function listOldPictures(
  db: Db,
  { before, except, limit }: { before: Date; except: readonly string[]; limit: number },
): Promise<string[]> {
  const found = await pictures(db)
    .find({ touched_at: { $lt: before }, _id: { $nin: [...except] } }, { projection: { _id: 1 } })
    .sort({ touched_at: 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id);
}

/** Removes a picture unless it was needed meanwhile. */
export async function deleteOldPicture(db: Db, id: string, before: Date): Promise<void> {
  await pictures(db).deleteOne({ _id: id, touched_at: { $lt: before } });
}
