import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { compileText } from './field-paths';
import { operators } from './operators';

/** The scope an expression is evaluated in. */
export interface Scope {
  root: Doc;
  variables: Readonly<Record<string, unknown>>;
}

/** A compiled expression. Undefined stands for a missing value. */
export type Expression = (scope: Scope) => unknown;

/** Compiles an expression; unknown operators and undefined variables are refused before any document is read. */
export function compileExpression(expression: unknown, names: ReadonlySet<string>): Expression {
  if (typeof expression === 'string') return compileText(expression, names);
  if (Array.isArray(expression)) {
    const parts = expression.map((part) => compileExpression(part, names));
    return (scope) => parts.map((part) => part(scope) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const keys = Object.keys(expression);
  const operator = keys[0];
  if (operator?.startsWith('$')) {
    if (keys.length > 1) {
      throw new MongoError(
        15983,
        `An object representing an expression must have exactly one field: ${keys.join(', ')}`,
      );
    }
    return compileOperator(operator, expression[operator], names);
  }
  return compileObject(expression, names);
}

function compileOperator(name: string, operand: unknown, names: ReadonlySet<string>): Expression {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return operator(
    operand,
    (part, more = []) => compileExpression(part, more.length ? new Set([...names, ...more]) : names),
    name,
  );
}

function compileObject(expression: Doc, names: ReadonlySet<string>): Expression {
  const parts = Object.entries(expression).map(([name, part]) => {
    if (name.includes('.'))
      throw new MongoError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return [name, compileExpression(part, names)] as const;
  });
  return (scope) => {
    const result: Doc = {};
    for (const [name, part] of parts) {
      const value = part(scope);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}
