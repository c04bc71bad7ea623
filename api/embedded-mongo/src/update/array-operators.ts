import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { matches } from '../query/filter/matcher';
import { parseFilter } from '../query/filter/parse-filter';
import { isRegex } from '../query/filter/regex';
import { compareValues, equalValues } from '../values/compare';
import { numericValue } from '../values/number';
import { sorter } from '../values/parse-sort';
import { typeName } from '../values/type-names';
import { show } from './field-operators';
import type { ModifierFactory } from './modifiers';
import { numberKind } from './numbers';

function notAnArray(
  path: string,
  value: unknown,
  code: 'BadValue' | 'TypeMismatch',
  operator: string,
): MongoError {
  return new MongoError(
    code,
    `Cannot apply ${operator} to a non-array field. The field '${path}' must be an array but is of type ${typeName(value)}`,
  );
}

function integer(value: unknown, what: string): number {
  const number = numberKind(value) ? Number(numericValue(value)) : Number.NaN;
  if (!Number.isInteger(number))
    throw new MongoError('BadValue', `The value for ${what} must be an integer value`);
  return number;
}

interface PushOptions {
  items: unknown[];
  position?: number;
  slice?: number;
  compare?: (a: unknown, b: unknown) => number;
}

const PUSH_CLAUSES = new Set(['$each', '$position', '$slice', '$sort']);

function pushOptions(operand: unknown): PushOptions {
  if (!isDocument(operand) || !('$each' in operand)) return { items: [operand] };
  const unknown = Object.keys(operand).find((name) => !PUSH_CLAUSES.has(name));
  if (unknown) throw new MongoError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray(operand.$each)) {
    throw new MongoError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(operand.$each)}`,
    );
  }
  const options: PushOptions = { items: operand.$each };
  if ('$position' in operand) options.position = integer(operand.$position, '$position');
  if ('$slice' in operand) options.slice = integer(operand.$slice, '$slice');
  if ('$sort' in operand) options.compare = pushOrder(operand.$sort);
  return options;
}

function pushOrder(sort: unknown): (a: unknown, b: unknown) => number {
  if (isDocument(sort)) {
    const compare = sorter(sort);
    return (a, b) => compare(isDocument(a) ? a : {}, isDocument(b) ? b : {});
  }
  const direction = integer(sort, '$sort');
  if (direction !== 1 && direction !== -1) {
    throw new MongoError('BadValue', 'The $sort element value must be either 1 or -1');
  }
  return (a, b) => compareValues(a, b) * direction;
}

const push: ModifierFactory = (operand, path) => {
  const { items, position, slice, compare } = pushOptions(operand);
  return {
    creates: true,
    change(value) {
      if (value !== undefined && !Array.isArray(value)) {
        throw new MongoError(
          'BadValue',
          `The field '${path}' must be an array but is of type ${typeName(value)}`,
        );
      }
      const result = value === undefined ? [] : value.slice();
      const at =
        position === undefined
          ? result.length
          : position < 0
            ? Math.max(0, result.length + position)
            : position;
      result.splice(at, 0, ...items);
      if (compare) result.sort(compare);
      if (slice === undefined) return result;
      return slice < 0 ? result.slice(slice) : result.slice(0, slice);
    },
  };
};

const addToSet: ModifierFactory = (operand, path) => {
  const each = isDocument(operand) && '$each' in operand;
  const items = each ? operand.$each : [operand];
  if (!Array.isArray(items))
    throw new MongoError('TypeMismatch', 'The argument to $each in $addToSet must be an array');
  return {
    creates: true,
    change(value) {
      if (value !== undefined && !Array.isArray(value))
        throw notAnArray(path, value, 'BadValue', '$addToSet');
      const result = value === undefined ? [] : value.slice();
      for (const item of items) if (!result.some((known) => equalValues(known, item))) result.push(item);
      return result;
    },
  };
};

const pop: ModifierFactory = (operand, path) => {
  const end = integer(operand, '$pop');
  if (end !== 1 && end !== -1) throw new MongoError('FailedToParse', `$pop expects 1 or -1, found: ${end}`);
  return {
    creates: false,
    change(value) {
      if (value === undefined) return undefined;
      if (!Array.isArray(value))
        throw new MongoError(
          'TypeMismatch',
          `Path '${path}' contains an element of non-array type '${typeName(value)}'`,
        );
      return end === 1 ? value.slice(0, -1) : value.slice(1);
    },
  };
};

/** What `$pull` removes: elements that match a filter, or that equal a value. */
function pullTest(operand: unknown): (item: unknown) => boolean {
  const first = isDocument(operand) ? Object.keys(operand)[0] : undefined;
  if (isRegex(operand) || first?.startsWith('$')) {
    const filter: Filter = parseFilter({ items: operand });
    // The operand tests each element itself: a nested array is not expanded.
    return (item) => matches(filter, { items: Array.isArray(item) ? [item] : item });
  }
  if (isDocument(operand)) {
    const filter = parseFilter(operand);
    return (item) => isDocument(item) && matches(filter, item);
  }
  return (item) => equalValues(item, operand);
}

function removing(
  test: (item: unknown) => boolean,
  path: string,
  operator: string,
): ReturnType<ModifierFactory> {
  return {
    creates: false,
    change(value) {
      if (value === undefined) return undefined;
      if (!Array.isArray(value)) throw notAnArray(path, value, 'BadValue', operator);
      return value.filter((item) => !test(item));
    },
  };
}

const pullAll: ModifierFactory = (operand, path) => {
  if (!Array.isArray(operand))
    throw new MongoError('BadValue', `$pullAll requires an array argument but was given ${show(operand)}`);
  return removing((item) => operand.some((value) => equalValues(value, item)), path, '$pullAll');
};

/** The operators that change arrays. */
export const arrayOperators: Record<string, ModifierFactory> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: (operand, path) => removing(pullTest(operand), path, '$pull'),
  $pullAll: pullAll,
};
