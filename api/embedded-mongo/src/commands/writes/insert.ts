import { MongoError } from '../../errors';
import { ensureCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { flag } from '../options/scalars';
import { withId } from './with-id';
import { runStatements, withErrors } from './write-errors';

function runInsert(context: Context) {
  const documents = context.sequences.get('documents');
  if (!documents || documents.length === 0) {
    throw new MongoError(
      'InvalidOptions',
      'Write batch sizes must be between 1 and 100000. Got 0 operations.',
    );
  }
  const ordered = flag(context.body, 'ordered', true);
  collectionName(context, 'insert');
  return context.write((unit) => {
    const collection = ensureCollection(context, 'insert');
    let n = 0;
    const errors = runStatements(documents, ordered, (raw) => {
      context.server.records.insert(unit, collection, withId(raw));
      n++;
    });
    return withErrors({ n, ok: 1 }, errors);
  });
}

/** The command `insert`. */
export const insertCommands: Record<string, Command> = {
  insert: {
    run: runInsert,
    inTransaction: true,
    fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  },
};
