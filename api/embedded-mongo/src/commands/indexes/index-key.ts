import { MongoError, notSupported } from '../../errors';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';

/**
 * Returns the path of an index field.
 * @throws MongoError if no index can have it
 */
export function checkPath(path: string): string {
  if (path === '' || path.split('.').includes(''))
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty field.');
  if (path.includes('$**')) throw notSupported('a wildcard index');
  if (path.startsWith('$'))
    throw new MongoError('CannotCreateIndex', `Index key contains an illegal field name: '${path}'.`);
  return path;
}

/**
 * Reads the direction of an index field.
 * @throws MongoError for other kinds of index
 */
export function direction(path: string, kind: unknown): 1 | -1 {
  if (typeof kind === 'string') {
    if (['text', 'hashed', '2d', '2dsphere'].includes(kind)) throw notSupported(`a ${kind} index`);
    throw new MongoError('CannotCreateIndex', `Unknown index plugin '${kind}' in { ${path}: "${kind}" }`);
  }
  const number = typeRank(kind) === TypeRank.number ? Number(numericValue(kind)) : 0;
  if (number === 0 || Number.isNaN(number)) {
    throw new MongoError(
      'CannotCreateIndex',
      `Values in v:2 index key pattern cannot be of type other than a non-zero number: ${path}`,
    );
  }
  return number > 0 ? 1 : -1;
}
