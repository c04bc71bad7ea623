import { MAX_SYNONYM_LINES } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import { PRODUCTS_INDEX } from '../indexes/products';
import type { SearchSettingsDocument, SynonymDocument } from './documents';

const _id = PRODUCTS_INDEX;
const settings = (db: Db) => db.collection<SearchSettingsDocument>('search_settings');

/** Returns the number of changes so far; 0 before the first. */
export async function readVersion(db: Db): Promise<number> {
  const found = await settings(db).findOne({ _id }, { projection: { version: 1 } });
  return found?.version ?? 0;
}

/** Returns the lines and the number of changes that made them. */
export async function readSettings(db: Db): Promise<Pick<SearchSettingsDocument, 'version' | 'synonyms'>> {
  return (await settings(db).findOne({ _id })) ?? { version: 0, synonyms: [] };
}

/** Creates the document of all lines unless it is there. */
async function begin(db: Db): Promise<void> {
  try {
    await settings(db).updateOne({ _id }, { $setOnInsert: { version: 0, synonyms: [] } }, { upsert: true });
  } catch (error) {
    // A request at the same time came first.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Adds a line unless its id or one of its phrases is there, or there are too many. Returns whether it did. */
export async function addLine(db: Db, line: SynonymDocument): Promise<boolean> {
  await begin(db);
  const { modifiedCount } = await settings(db).updateOne(
    {
      _id,
      'synonyms.id': { $ne: line.id },
      'synonyms.keys': { $nin: line.keys },
      [`synonyms.${MAX_SYNONYM_LINES - 1}`]: { $exists: false },
    },
    { $push: { synonyms: line }, $inc: { version: 1 } },
  );
  return modifiedCount === 1;
}

/** Changes the version before of a line, unless another line has one of its phrases. Returns whether it did. */
export async function changeLine(db: Db, line: SynonymDocument): Promise<boolean> {
  const { id, version, keys } = line;
  const { modifiedCount } = await settings(db).updateOne(
    {
      _id,
      synonyms: { $elemMatch: { id, version: version - 1 } },
      $nor: [{ synonyms: { $elemMatch: { id: { $ne: id }, keys: { $in: keys } } } }],
    },
    { $set: { 'synonyms.$[line]': line }, $inc: { version: 1 } },
    { arrayFilters: [{ 'line.id': id }] },
  );
  return modifiedCount === 1;
}

/** Removes a version of a line. Returns whether it did. */
export async function removeLine(db: Db, id: string, version: number): Promise<boolean> {
  const { modifiedCount } = await settings(db).updateOne(
    { _id, synonyms: { $elemMatch: { id, version } } },
    { $pull: { synonyms: { id } }, $inc: { version: 1 } },
  );
  return modifiedCount === 1;
}
