import { MongoError } from '../errors';

/**
 * Checks that a path can be written.
 * @throws MongoError if it has an empty name, or starts with a dollar sign
 */
export function checkPath(path: string): void {
  if (path === '' || path.split('.').includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  const segments = path.split('.');
  if (segments[0]?.startsWith('$')) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${segments[0]}' in '${path}' is not valid for storage.`,
    );
  }
}

/** Two changes of one field, or of a field and its parent, contradict each other. */
export function checkConflicts(paths: string[]): void {
  const sorted = paths.slice().sort();
  for (const path of sorted) {
    const clash = sorted.filter((other) => other === path || other.startsWith(`${path}.`));
    if (clash.length > 1) {
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${clash[1]}' would create a conflict at '${path}'`,
      );
    }
  }
}

/** New fields appear in this order: numeric names by number, the others by their text. */
export function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const x = a[i] as string;
    const y = b[i] as string;
    if (x === y) continue;
    if (/^\d+$/.test(x) && /^\d+$/.test(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
