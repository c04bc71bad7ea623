import { BSONRegExp } from 'mongodb';
import type { Loose, TestDatabase } from './database';

/** Returns a function that returns whether a stored text is found by a pattern. */
export function findsIn(database: TestDatabase) {
  return async (pattern: string, options: string, text: string): Promise<boolean> => {
    const items = database.collection();
    await items.insertOne({ text });
    return (await items.countDocuments({ text: new BSONRegExp(pattern, options) as Loose })) === 1;
  };
}
