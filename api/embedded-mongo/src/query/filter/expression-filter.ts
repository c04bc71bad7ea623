import { compileExpression } from '../../expressions/compile';
import { expressionFields } from '../../expressions/fields';
import { isTrue } from '../../expressions/operands';
import type { Filter, Variables } from './filter';
import { impliedConditions } from './implied-conditions';

/** The filter for `$expr`. */
export function expressionFilter(expression: unknown, variables: Variables): Filter {
  const compiled = compileExpression(expression, new Set(Object.keys(variables)));
  return {
    kind: 'expression',
    fields: expressionFields(expression),
    test: (doc) => isTrue(compiled({ root: doc, variables })),
    implied: impliedConditions(expression, variables),
  };
}
