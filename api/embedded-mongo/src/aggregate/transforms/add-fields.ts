import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression, type Expression } from '../../expressions/compile';
import type { Variables } from '../../query/filter/filter';
import { typeName } from '../../values/type-names';
import type { Transform } from './compile-transform';

/** Nested documents are merged into existing ones; any other value is an expression. */
interface FieldTree {
  [field: string]: Expression | FieldTree;
}

function addToTree(tree: FieldTree, path: string[], operand: unknown, variables: Variables): void {
  const [name = '', ...rest] = path;
  const first = isDocument(operand) ? Object.keys(operand)[0] : undefined;
  if (rest.length > 0 || (isDocument(operand) && first !== undefined && !first.startsWith('$'))) {
    const known = tree[name];
    const branch: FieldTree = typeof known === 'object' ? known : {};
    tree[name] = branch;
    if (rest.length > 0) addToTree(branch, rest, operand, variables);
    else
      for (const [key, part] of Object.entries(operand as Doc))
        addToTree(branch, key.split('.'), part, variables);
  } else tree[name] = compileExpression(operand, new Set(Object.keys(variables)));
}

/** `$set` and `$addFields`. */
export function addFields(name: string, operand: unknown, variables: Variables): Transform {
  if (!isDocument(operand))
    throw new MongoError(40272, `${name} specification stage must be an object, got ${typeName(operand)}`);
  const tree: FieldTree = {};
  for (const [path, part] of Object.entries(operand)) addToTree(tree, path.split('.'), part, variables);
  return (doc) => applyTree(doc, tree, doc, variables) as Doc;
}

function applyTree(value: unknown, tree: FieldTree, root: Doc, variables: Variables): unknown {
  if (Array.isArray(value)) return value.map((item) => applyTree(item, tree, root, variables));
  const result: Doc = isDocument(value) ? { ...value } : {};
  for (const [field, part] of Object.entries(tree)) {
    const next =
      typeof part === 'function'
        ? part({ root, variables })
        : applyTree(result[field], part, root, variables);
    if (next === undefined) delete result[field];
    else result[field] = next;
  }
  return result;
}
