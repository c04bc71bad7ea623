import { compileExpression } from '../expressions/compile';
import { expressionFields } from '../expressions/fields';
import { isTrue } from '../expressions/operator';
import type { Filter } from './filter';

/** The filter of `$expr`. */
export function expressionFilter(expression: unknown, variables: Readonly<Record<string, unknown>>): Filter {
  const compiled = compileExpression(expression, new Set(Object.keys(variables)));
  return {
    kind: 'expression',
    fields: expressionFields(expression),
    test: (doc) => isTrue(compiled({ root: doc, variables })),
  };
}
