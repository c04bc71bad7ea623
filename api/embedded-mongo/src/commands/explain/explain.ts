import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { canonicalName } from '../aliases';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { underCollation } from '../under-collation';
import { explainOne } from './explain-one';
import { explainPipeline } from './explain-pipeline';
import type { Explained } from './query-of';

function runExplain(context: Context): Doc | Promise<Doc> {
  const inner = context.body.explain;
  if (!isDocument(inner)) throw new MongoError('TypeMismatch', 'explain needs a command');
  const verbosity = context.body.verbosity ?? 'allPlansExecution';
  if (!['queryPlanner', 'executionStats', 'allPlansExecution'].includes(String(verbosity))) {
    throw new MongoError(
      'BadValue',
      `verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}`,
    );
  }
  const name = Object.keys(inner)[0] ?? '';
  const explained = underCollation(name, (command) => explain(command, name, verbosity !== 'queryPlanner'));
  return explained({ ...context, body: inner });
}

const EXPLAINED = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify']);

/** Explains a command; `run` also executes it, without its writes, and reports what it examined. */
export function explain(context: Context, requested: string, run: boolean): Doc {
  const name = canonicalName(requested);
  if (!EXPLAINED.has(name))
    throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${requested}`);
  const namespace = `${context.database}.${collectionName(context, requested)}`;
  const collection = findCollection(context, requested);
  if (!collection)
    return { queryPlanner: { namespace, winningPlan: { stage: 'EOF' }, rejectedPlans: [] }, ok: 1 };
  const result =
    name === 'aggregate'
      ? explainPipeline(context, namespace, collection, run)
      : explainOne(context, name as Explained, namespace, collection, run);
  return { ...result, serverInfo: { host: '127.0.0.1', version: '7.0.0' }, ok: 1 };
}

/** The command `explain`. */
export const explainCommands: Record<string, Command> = {
  explain: { run: runExplain, fields: ['verbosity'] },
};
