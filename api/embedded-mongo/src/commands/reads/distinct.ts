import { decodeDocument } from '../../bson/decode';
import type { Doc } from '../../bson/types';
import { timestamp } from '../../cluster/clock';
import { MongoError } from '../../errors';
import { execute } from '../../query/execute/execute';
import { collectValues } from '../../values/collect-values';
import { groupingKey } from '../../values/grouping-key';
import { firstSegment } from '../../values/paths';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { stringOption } from '../options/scalars';
import { filterOption } from '../options/variables';
import { underCollation } from '../under-collation';

function runDistinct(context: Context): Doc {
  const { body, snapshot } = context;
  const atClusterTime = snapshot && timestamp(snapshot.time);
  const key = stringOption(body, 'key');
  if (!key) throw new MongoError('InvalidOptions', 'distinct needs a key');
  const filter = filterOption(body, 'query', {});
  const collection = findCollection(context, 'distinct');
  if (!collection) return { values: [], atClusterTime, ok: 1 };
  const found = new Map<string, unknown>();
  const fields = new Set([firstSegment(key)]);
  const query = { collection, filter, sort: [], limit: 0, skip: 0, hint: body.hint };
  for (const { raw } of execute(context.reader, query).results) {
    const values: unknown[] = [];
    collectValues(decodeDocument(raw, fields), key.split('.'), values);
    for (const value of values) {
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      const name = groupingKey(value);
      if (!found.has(name)) found.set(name, value);
    }
  }
  return { values: [...found.values()], atClusterTime, ok: 1 };
}

/** The command `distinct`. */
export const distinctCommands: Record<string, Command> = {
  distinct: {
    run: underCollation('distinct', runDistinct),
    inTransaction: true,
    readsSnapshots: true,
    fields: ['key', 'query', 'hint', 'collation'],
  },
};
