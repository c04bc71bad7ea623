import { isBson } from '../bson/types';
import { TypeRank } from '../values/type-rank';

/** An `_id` as messages show it. */
export function showId(id: unknown): string {
  return isBson(id, 'ObjectId') ? `ObjectId('${id.toHexString()}')` : JSON.stringify(id);
}

/** The key of an `_id` as messages show it. */
export function showKey(key: Buffer): string {
  if (key[0] === TypeRank.objectId) return `ObjectId('${key.toString('hex', 1)}')`;
  if (key[0] === TypeRank.string) return JSON.stringify(key.toString('utf8', 1, key.length - 2));
  return `of key ${key.toString('hex')}`;
}
