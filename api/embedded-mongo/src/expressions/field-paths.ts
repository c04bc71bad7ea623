import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { field } from '../values/paths';
import type { Expression } from './compile';

/** Compiles text: a field path, a variable, or the text itself. */
export function compileText(text: string, names: ReadonlySet<string>): Expression {
  if (!text.startsWith('$') || text === '$') {
    if (text === '$') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
    return () => text;
  }
  if (!text.startsWith('$$')) {
    const path = text.slice(1).split('.');
    return (scope) => resolvePath(scope.root, path, 0);
  }
  const [name = '', ...path] = text.slice(2).split('.');
  return compileVariable(name, path, names);
}

function compileVariable(name: string, path: string[], names: ReadonlySet<string>): Expression {
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return (scope) => resolvePath(scope.root, path, 0);
    case 'NOW':
      return (scope) => scope.variables.NOW ?? new Date();
    case 'REMOVE':
      return () => undefined;
    case 'KEEP':
    case 'PRUNE':
    case 'DESCEND':
      return () => `$$${name}`;
    default:
      if (!names.has(name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
      return (scope) => resolvePath(scope.variables[name], path, 0);
  }
}

/** A field path in an expression: through an array it yields the array of its documents' values. */
export function resolvePath(value: unknown, path: string[], at: number): unknown {
  if (at === path.length) return value;
  if (isDocument(value)) return resolvePath(field(value, path[at] as string), path, at + 1);
  if (!Array.isArray(value)) return undefined;
  const found: unknown[] = [];
  for (const item of value) {
    if (!isDocument(item) && !Array.isArray(item)) continue;
    const part = resolvePath(item, path, at);
    if (part !== undefined) found.push(part);
  }
  return found;
}
