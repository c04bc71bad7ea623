import { isDocument } from '../bson/types';
import { firstSegment } from '../values/paths';

/** Returns the top-level fields an expression reads; undefined if it reads the whole document. */
export function expressionFields(expression: unknown): Set<string> | undefined {
  const fields = new Set<string>();
  return addFields(expression, fields) ? fields : undefined;
}

function addFields(expression: unknown, fields: Set<string>): boolean {
  if (typeof expression === 'string') return addPath(expression, fields);
  if (Array.isArray(expression)) return expression.every((part) => addFields(part, fields));
  if (!isDocument(expression)) return true;
  if ('$literal' in expression) return true;
  // $getField accepts a computed field name.
  if ('$getField' in expression) return false;
  return Object.values(expression).every((part) => addFields(part, fields));
}

function addPath(text: string, fields: Set<string>): boolean {
  if (!text.startsWith('$')) return true;
  if (text.startsWith('$$')) {
    const [variable, first] = text.slice(2).split('.');
    if (variable !== 'ROOT' && variable !== 'CURRENT') return true;
    if (first === undefined) return false;
    fields.add(first);
    return true;
  }
  fields.add(firstSegment(text.slice(1)));
  return true;
}
