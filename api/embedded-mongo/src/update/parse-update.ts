import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Filter, Variables } from '../query/filter/filter';
import { parseFilter } from '../query/filter/parse-filter';
import { firstSegment } from '../values/paths';
import { arrayOperators } from './array-operators';
import { fieldOperators } from './field-operators';
import type { PathChange } from './modifiers';
import { type PipelineUpdate, parsePipelineUpdate } from './pipeline';

export interface OperatorUpdate {
  kind: 'operators';
  changes: PathChange[];
  renames: { from: string; to: string }[];
  arrayFilters: Map<string, Filter>;
  /** The top-level fields that may change. */
  touched: Set<string>;
}

export interface ReplacementUpdate {
  kind: 'replacement';
  document: Doc;
}

export type Update = OperatorUpdate | ReplacementUpdate | PipelineUpdate;

/** How change streams call a change by this update. */
export const changeKind = (update: Update): 'replace' | 'update' =>
  update.kind === 'replacement' ? 'replace' : 'update';

export interface UpdateOptions {
  arrayFilters?: Doc[];
  variables?: Variables;
}

const factories = { ...fieldOperators, ...arrayOperators };

/** Parses the update of an `update` or `findAndModify` command. Unknown operators are refused. */
export function parseUpdate(update: unknown, options: UpdateOptions): Update {
  if (Array.isArray(update)) {
    if (options.arrayFilters)
      throw new MongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-syle updates');
    return parsePipelineUpdate(update, options.variables ?? {});
  }
  if (!isDocument(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  const first = Object.keys(update)[0];
  if (first?.startsWith('$')) return parseOperators(update, options);
  if (options.arrayFilters)
    throw new MongoError('FailedToParse', 'arrayFilters may not be specified for replacement-style updates');
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return { kind: 'replacement', document: update };
}

function parseOperators(update: Doc, options: UpdateOptions): OperatorUpdate {
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

function checkPath(path: string): void {
  if (path === '' || path.split('.').includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  const segments = path.split('.');
  if (segments[0]?.startsWith('$')) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${segments[0]}' in '${path}' is not valid for storage.`,
    );
  }
}

/** Two changes of one field, or of a field and its parent, contradict each other. */
function checkConflicts(paths: string[]): void {
  const sorted = paths.slice().sort();
  for (const path of sorted) {
    const clash = sorted.filter((other) => other === path || other.startsWith(`${path}.`));
    if (clash.length > 1) {
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${clash[1]}' would create a conflict at '${path}'`,
      );
    }
  }
}

/** New fields appear in this order: numeric names by number, the others by their text. */
function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const x = a[i] as string;
    const y = b[i] as string;
    if (x === y) continue;
    if (/^\d+$/.test(x) && /^\d+$/.test(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}

function parseArrayFilters(filters: Doc[], paths: string[]): Map<string, Filter> {
  const parsed = new Map<string, Filter>();
  for (const filter of filters) {
    const name = filterName(filter);
    if (name === undefined)
      throw new MongoError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (parsed.has(name))
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    if (!paths.some((path) => path.includes(`$[${name}]`))) {
      throw new MongoError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
    }
    // The filter names the element itself, which is then a field of the document that is tested.
    parsed.set(name, parseFilter(filter));
  }
  for (const path of paths) {
    for (const [, name = ''] of path.matchAll(/\$\[([^\]]+)\]/g)) {
      if (!parsed.has(name))
        throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path '${path}'`);
    }
  }
  return parsed;
}

/** The identifier that all fields of an array filter start with. */
function filterName(filter: Doc): string | undefined {
  let name: string | undefined;
  for (const [key, value] of Object.entries(filter)) {
    const found = key.startsWith('$')
      ? Array.isArray(value) && isDocument(value[0])
        ? filterName(value[0])
        : undefined
      : firstSegment(key);
    if (found === undefined) continue;
    if (name !== undefined && name !== found) {
      throw new MongoError(
        'FailedToParse',
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${found}'`,
      );
    }
    name = found;
  }
  return name;
}
