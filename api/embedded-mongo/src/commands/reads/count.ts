import type { Doc } from '../../bson/types';
import { countMatches } from '../../query/execute/count';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { nonNegativeOption, numberOption } from '../options/scalars';
import { filterOption, variablesOption } from '../options/variables';
import { underCollation } from '../under-collation';

function runCount(context: Context): Doc {
  const { body } = context;
  const filter = filterOption(body, 'query', variablesOption(body));
  const collection = findCollection(context, 'count');
  if (!collection) return { n: 0, ok: 1 };
  const query = {
    collection,
    filter,
    sort: [],
    limit: Math.abs(numberOption(body, 'limit') ?? 0),
    skip: nonNegativeOption(body, 'skip') ?? 0,
    hint: body.hint,
  };
  return { n: countMatches(context.reader, query).total, ok: 1 };
}

/** The command `count`. */
export const countCommands: Record<string, Command> = {
  count: {
    run: underCollation('count', runCount),
    inTransaction: false,
    fields: ['query', 'limit', 'skip', 'hint', 'collation'],
  },
};
