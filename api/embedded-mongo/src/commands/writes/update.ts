import { decodeDocument } from '../../bson/decode';
import type { Doc } from '../../bson/types';
import { withCollation } from '../../collation/current';
import { ensureCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { collationOption } from '../options/collections';
import { documentList } from '../options/documents';
import { flag } from '../options/scalars';
import { applyStatement } from './apply-update';
import { parseStatement } from './update-statement';
import { runStatements, withErrors } from './write-errors';

function runUpdate(context: Context) {
  const { body } = context;
  collectionName(context, 'update');
  const statements = documentList(body, 'updates');
  return context.write((unit) => {
    const collection = ensureCollection(context, 'update');
    const reply = { n: 0, nModified: 0, upserted: [] as Doc[] };
    const errors = runStatements(statements, flag(body, 'ordered', true), (statement, index) => {
      const outcome = withCollation(collationOption(statement, collection), () =>
        applyStatement(context, unit, collection, parseStatement(statement, body)),
      );
      reply.n += outcome.matched + Number(outcome.inserted !== undefined);
      reply.nModified += outcome.modified;
      if (outcome.inserted)
        reply.upserted.push({ index, _id: decodeDocument(outcome.inserted, new Set(['_id']))._id });
    });
    const { upserted, ...counts } = reply;
    return withErrors({ ...counts, ...(upserted.length > 0 && { upserted }), ok: 1 }, errors);
  });
}

/** The command `update`. */
export const updateCommands: Record<string, Command> = {
  update: {
    run: runUpdate,
    inTransaction: true,
    fields: ['updates', 'ordered', 'let', 'bypassDocumentValidation'],
  },
};
