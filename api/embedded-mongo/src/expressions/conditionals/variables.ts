import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Operator } from '../operator';

/** `$let`: an expression with variables of its own. */
export const letOperator: Operator = (operand, compile) => {
  if (!isDocument(operand) || !isDocument(operand.vars) || !('in' in operand)) {
    throw new MongoError(16874, '$let needs vars and in');
  }
  const variables = Object.entries(operand.vars).map(([name, part]) => [name, compile(part)] as const);
  const body = compile(
    operand.in,
    variables.map(([name]) => name),
  );
  return (scope) => {
    const own = Object.fromEntries(variables.map(([name, part]) => [name, part(scope)]));
    return body({ root: scope.root, variables: { ...scope.variables, ...own } });
  };
};
