import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import type { Variables } from '../../query/filter/filter';
import { groupingKey } from '../../values/grouping-key';
import type { Accumulator } from '../accumulators/accumulator';
import { compileAccumulator } from '../accumulators/compile-accumulator';
import type { Stage } from '../environment';

/** `$group`: a single pass over the input that holds only the accumulators in memory. */
export function group(operand: unknown, variables: Variables): Stage {
  if (!isDocument(operand)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw new MongoError(15955, 'a group specification must include an _id');
  const names = new Set(Object.keys(variables));
  const id = compileExpression(operand._id, names);
  const fields = Object.entries(operand)
    .filter(([name]) => name !== '_id')
    .map(([name, spec]) => {
      const entries = isDocument(spec) ? Object.entries(spec) : [];
      if (entries.length !== 1)
        throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
      const [operator, argument] = entries[0] as [string, unknown];
      if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
      return [name, compileAccumulator(operator, argument, names)] as const;
    });
  return function* (input) {
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const root of input) {
      const scope = { root, variables };
      const key = id(scope) ?? null;
      const name = groupingKey(key);
      let found = groups.get(name);
      if (!found) {
        found = { id: key, accumulators: fields.map(([, make]) => make()) };
        groups.set(name, found);
      }
      for (const accumulator of found.accumulators) accumulator.add(scope);
    }
    for (const { id: key, accumulators } of groups.values()) {
      const result: Doc = { _id: key };
      fields.forEach(([name], position) => {
        result[name] = (accumulators[position] as Accumulator).result();
      });
      yield result;
    }
  };
}
