import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { expressionFields } from '../../expressions/fields';
import type { Filter, Variables } from '../../query/filter/filter';
import { parseFilter } from '../../query/filter/parse-filter';
import { documentOption } from './documents';

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

/** Reads a filter; without one, all documents match. */
export function filterOption(body: Doc, name: string, variables: Variables): Filter {
  return parseFilter(documentOption(body, name) ?? {}, variables);
}
