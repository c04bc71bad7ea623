import { type Doc, isDocument } from '../bson/types';
import type { Collation } from '../collation/collation';
import { parseCollation } from '../collation/parse';
import { MongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import { expressionFields } from '../expressions/fields';
import type { Filter, Variables } from '../query/filter/filter';
import { parseFilter } from '../query/filter/parse-filter';
import { numericValue } from '../values/number';
import { typeName } from '../values/type-names';
import { TypeRank, typeRank } from '../values/type-rank';

/** Reads command options. Wrong types are refused with MongoDB's error. */

function wrongType(name: string, value: unknown, expected: string): MongoError {
  return new MongoError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

export function numberOption(body: Doc, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeRank(value) !== TypeRank.number) throw wrongType(name, value, 'long');
  return Math.trunc(Number(numericValue(value)));
}

export function nonNegativeOption(body: Doc, name: string): number | undefined {
  const value = numberOption(body, name);
  if (value !== undefined && value < 0) {
    throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  }
  return value;
}

export function flag(body: Doc, name: string, fallback = false): boolean {
  const value = body[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'boolean') return value;
  if (typeRank(value) === TypeRank.number) return Number(numericValue(value)) !== 0;
  throw wrongType(name, value, 'bool');
}

export function documentOption(body: Doc, name: string): Doc | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value)) throw wrongType(name, value, 'object');
  return value;
}

export function documentList(body: Doc, name: string): Doc[] {
  const value = body[name];
  if (!Array.isArray(value) || !value.every(isDocument)) throw wrongType(name, value, 'array');
  return value;
}

export function stringOption(body: Doc, name: string): string | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrongType(name, value, 'string');
  return value;
}

/** The collation of a command or statement: its own, or else that of its collection. */
export function collationOption(
  body: Doc,
  collection: { collation?: Doc } | undefined,
): Collation | undefined {
  const given = documentOption(body, 'collation');
  const collation = given && Object.keys(given).length > 0 ? given : collection?.collation;
  return collation && parseCollation(collation);
}

/** Whether a collection's option asks for the earlier states of its documents; undefined if it is not given. */
export function keepsPreImages(body: Doc): boolean | undefined {
  const option = documentOption(body, 'changeStreamPreAndPostImages');
  return option && flag(option, 'enabled');
}

/**
 * The variables of a command: the values of constant expressions.
 * @throws MongoError if an expression reads a field, as there is no document yet
 */
export function variablesOption(body: Doc, name = 'let'): Variables {
  const scope = { root: {}, variables: { NOW: new Date() } };
  const entries = Object.entries(documentOption(body, name) ?? {}).map(([variable, part]) => {
    const compiled = compileExpression(part, new Set<string>());
    if (expressionFields(part)?.size !== 0) {
      throw new MongoError(
        4890500,
        'Command let Expression tried to access a field, but this is not allowed because Command let expressions run before the query examines any documents.',
      );
    }
    return [variable, compiled(scope)] as const;
  });
  return Object.fromEntries(entries);
}

export function filterOption(body: Doc, name: string, variables: Variables): Filter {
  return parseFilter(documentOption(body, name) ?? {}, variables);
}
