import { MongoError } from '../../errors';
import { parseProjection } from '../../query/projection/parse-projection';
import { projectDocument } from '../../query/projection/project';
import type { Transform } from './compile-transform';

/** `$unset`. */
export function unset(operand: unknown): Transform {
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
