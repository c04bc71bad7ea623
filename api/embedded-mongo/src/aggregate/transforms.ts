import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { compileExpression, type Expression } from '../expressions/compile';
import type { Variables } from '../query/filter/filter';
import { parseProjection } from '../query/projection/parse-projection';
import { projectDocument } from '../query/projection/project';
import { typeName } from '../values/type-names';

/** A stage that maps each document to one document. */
export type Transform = (doc: Doc) => Doc;

/** Compiles `$set`, `$addFields`, `$unset`, `$project`, `$replaceRoot` or `$replaceWith`. */
export function compileTransform(name: string, operand: unknown, variables: Variables): Transform {
  switch (name) {
    case '$set':
    case '$addFields':
      return addFields(name, operand, variables);
    case '$unset':
      return unset(operand);
    case '$project': {
      if (!isDocument(operand) || Object.keys(operand).length === 0) {
        throw new MongoError(
          51272,
          'Invalid $project :: caused by :: projection specification must have at least one field',
        );
      }
      const projection = parseProjection(operand, variables);
      return (doc) => projectDocument(doc, projection, variables);
    }
    case '$replaceRoot':
      if (!isDocument(operand) || !('newRoot' in operand))
        throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
      return replaceRoot(operand.newRoot, variables);
    default:
      return replaceRoot(operand, variables);
  }
}

function names(variables: Variables): Set<string> {
  return new Set(Object.keys(variables));
}

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
  } else tree[name] = compileExpression(operand, names(variables));
}

function addFields(name: string, operand: unknown, variables: Variables): Transform {
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

function unset(operand: unknown): Transform {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (
    paths.length === 0 ||
    !paths.every((path) => typeof path === 'string' && path !== '' && !path.startsWith('$'))
  ) {
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  }
  const projection = parseProjection(Object.fromEntries(paths.map((path) => [path, 0])));
  return (doc) => projectDocument(doc, projection);
}

function replaceRoot(operand: unknown, variables: Variables): Transform {
  const expression = compileExpression(operand, names(variables));
  return (doc) => {
    const root = expression({ root: doc, variables });
    if (!isDocument(root)) {
      throw new MongoError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was of type '${root === undefined ? 'missing' : typeName(root)}'`,
      );
    }
    return root;
  };
}
