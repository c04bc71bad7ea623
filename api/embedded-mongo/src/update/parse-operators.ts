import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { firstSegment } from '../values/paths';
import { parseArrayFilters } from './array-filters';
import { arrayOperators } from './arrays/array-operators';
import { fieldOperators } from './fields/field-operators';
import type { PathChange } from './modifiers';
import type { OperatorUpdate, UpdateOptions } from './update';
import { checkConflicts, checkPath, comparePaths } from './update-paths';

const factories = { ...fieldOperators, ...arrayOperators };

/**
 * Parses an update by operators.
 * @throws MongoError for an unknown operator, a wrong path or a conflict
 */
export function parseOperators(update: Doc, options: UpdateOptions): OperatorUpdate {
  const changes: PathChange[] = [];
  const renames: { from: string; to: string }[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    const factory = Object.hasOwn(factories, operator) ? factories[operator] : undefined;
    if (!factory && operator !== '$rename') {
      throw new MongoError(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDocument(fields)) {
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields)}}`,
      );
    }
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      if (factory) changes.push({ path, segments: path.split('.'), modifier: factory(operand, path) });
      else renames.push(parseRename(path, operand));
    }
  }
  const paths = [...changes.map(({ path }) => path), ...renames.flatMap(({ from, to }) => [from, to])];
  checkConflicts(paths);
  changes.sort((a, b) => comparePaths(a.segments, b.segments));
  const arrayFilters = parseArrayFilters(options.arrayFilters ?? [], paths);
  return { kind: 'operators', changes, renames, arrayFilters, touched: new Set(paths.map(firstSegment)) };
}

function parseRename(from: string, to: unknown): { from: string; to: string } {
  if (typeof to !== 'string')
    throw new MongoError('BadValue', `The 'to' field for $rename must be a string: ${from}: ${String(to)}`);
  checkPath(to);
  if (from === to)
    throw new MongoError('BadValue', `The source and target field for $rename must differ: ${from}: "${to}"`);
  if ([from, to].some((path) => path.includes('$'))) {
    throw new MongoError('BadValue', `The source field for $rename may not be dynamic: ${from}`);
  }
  return { from, to };
}
