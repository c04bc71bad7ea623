import type { Doc } from '../../bson/types';
import { withCollation } from '../../collation/current';
import { MongoError } from '../../errors';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { collationOption } from '../options/collections';
import { flag } from '../options/scalars';
import { modify } from './modify-one';

function checkOptions(body: Doc): void {
  const remove = flag(body, 'remove');
  if (remove && body.update !== undefined)
    throw new MongoError('FailedToParse', "Cannot specify both an 'update' and 'remove'=true");
  if (!remove && body.update === undefined)
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
  if (remove && flag(body, 'upsert'))
    throw new MongoError('FailedToParse', "Cannot specify both 'upsert'=true and 'remove'=true");
  if (remove && flag(body, 'new'))
    throw new MongoError(
      'FailedToParse',
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
}

function runFindAndModify(context: Context): Promise<Doc> {
  collectionName(context, 'findAndModify');
  checkOptions(context.body);
  const collation = collationOption(context.body, findCollection(context, 'findAndModify'));
  return context.write((unit) => withCollation(collation, () => modify(context, unit)));
}

/** The command `findAndModify`. */
export const findAndModifyCommands: Record<string, Command> = {
  findAndModify: {
    run: runFindAndModify,
    inTransaction: true,
    fields: [
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'arrayFilters',
      'let',
      'hint',
      'collation',
      'bypassDocumentValidation',
    ],
  },
};
