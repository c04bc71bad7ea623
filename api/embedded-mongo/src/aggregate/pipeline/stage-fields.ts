import { type Doc, isDocument } from '../../bson/types';
import { expressionFields } from '../../expressions/fields';
import type { Variables } from '../../query/filter/filter';
import { filterFields } from '../../query/filter/filter-fields';
import { parseFilter } from '../../query/filter/parse-filter';
import { firstSegment } from '../../values/paths';

/** What a stage reads from its input. */
interface Reads {
  fields: Iterable<string>;
  /** Whether the stage discards everything in its input except what it read. */
  last: boolean;
}

/** The fields that a stage reads; undefined if it may read any. */
export function stageFields(name: string, operand: unknown, variables: Variables): Reads | undefined {
  switch (name) {
    case '$match': {
      const fields = isDocument(operand) ? filterFields(parseFilter(operand, variables)) : undefined;
      return fields && { fields, last: false };
    }
    case '$sort':
      return isDocument(operand)
        ? { fields: Object.keys(operand).map(firstSegment), last: false }
        : undefined;
    case '$limit':
    case '$skip':
    case '$sample':
      return { fields: [], last: false };
    case '$unwind': {
      const path = isDocument(operand) ? operand.path : operand;
      return typeof path === 'string' ? { fields: [firstSegment(path.slice(1))], last: false } : undefined;
    }
    case '$count':
      return { fields: [], last: true };
    case '$group':
    case '$sortByCount':
    case '$replaceRoot':
    case '$replaceWith':
      return computed(
        name === '$replaceRoot' && isDocument(operand) ? operand.newRoot : operand,
        groupKeys(name, operand),
      );
    case '$project':
      return isDocument(operand) ? projected(operand) : undefined;
    default:
      return undefined;
  }
}

/** Accumulators with a `sortBy` also read the fields it names. */
function groupKeys(name: string, operand: unknown): string[] {
  if (name !== '$group' || !isDocument(operand)) return [];
  return Object.values(operand).flatMap((spec) => {
    const argument = isDocument(spec) ? Object.values(spec)[0] : undefined;
    const sortBy = isDocument(argument) ? argument.sortBy : undefined;
    return isDocument(sortBy) ? Object.keys(sortBy).map(firstSegment) : [];
  });
}

function computed(expression: unknown, more: string[]): Reads | undefined {
  const fields = expressionFields(expression);
  return fields && { fields: [...fields, ...more], last: true };
}

function projected(operand: Doc): Reads | undefined {
  const values = Object.entries(operand);
  const excludes = ([path, value]: [string, unknown]): boolean =>
    path !== '_id' && (value === 0 || value === false || isZero(value));
  if (values.some(excludes) || values.every(([path]) => path === '_id')) return undefined;
  const fields = expressionFields(operand);
  return fields && { fields: [...fields, '_id', ...values.map(([path]) => firstSegment(path))], last: true };
}

function isZero(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isDocument(value) && Number(value) === 0;
}
