import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { toNumber } from '../../expressions/operands';
import { compareValues } from '../../values/compare';
import { parseSort } from '../../values/parse-sort';
import { compareKeys, sortKeys } from '../../values/sort-keys';
import type { AccumulatorFactory } from './accumulator';

/** `$top`, `$bottom` and their `…N` forms: the first or last documents of a group, in the given sort order. */
export function several(name: string, operand: unknown, names: ReadonlySet<string>): AccumulatorFactory {
  if (!isDocument(operand)) throw new MongoError(5787900, `${name} needs an object`);
  const sorted = name.startsWith('$top') || name.startsWith('$bottom');
  const value = compileExpression(sorted ? operand.output : operand.input, names);
  const order = sorted ? parseSort(operand.sortBy) : [];
  const n = name.endsWith('N') ? compileExpression(operand.n, names) : undefined;
  return () => {
    const rows: { keys: unknown[]; value: unknown }[] = [];
    let size = 1;
    return {
      add(scope) {
        if (n && rows.length === 0) size = toNumber(n(scope), name, 5787902);
        rows.push({ keys: sortKeys(order, scope.root), value: value(scope) ?? null });
      },
      result() {
        let list = rows;
        if (sorted) list = rows.toSorted((a, b) => compareKeys(order, a.keys, b.keys));
        if (name === '$maxN' || name === '$minN') {
          const direction = name === '$minN' ? 1 : -1;
          list = rows
            .filter((row) => row.value !== null)
            .sort((a, b) => compareValues(a.value, b.value) * direction);
        }
        const fromEnd = name.startsWith('$bottom') || name === '$lastN';
        const values = (fromEnd ? list.slice(-size) : list.slice(0, size)).map((row) => row.value);
        return n ? values : (values[0] ?? null);
      },
    };
  };
}

/** The names of the accumulators that pick documents or values of a group by their order. */
export const SEVERAL = new Set([
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
  '$firstN',
  '$lastN',
  '$maxN',
  '$minN',
]);
