import type { Doc } from '../bson/types';
import { withCollation } from '../collation/current';
import { findCollection } from './context/collections';
import type { Command, Context } from './context/context';
import { collationOption } from './options/collections';

/** Makes a command run under its collation, or that of its collection. Cursors and writes take it with them. */
export function underCollation(name: string, run: Command['run']): Command['run'] {
  return (context: Context): Doc | Promise<Doc> => {
    const collection = typeof context.body[name] === 'string' ? findCollection(context, name) : undefined;
    return withCollation(collationOption(context.body, collection), () => run(context));
  };
}
