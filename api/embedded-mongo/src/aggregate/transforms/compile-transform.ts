import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Variables } from '../../query/filter/filter';
import { parseProjection } from '../../query/projection/parse-projection';
import { projectDocument } from '../../query/projection/project';
import { addFields } from './add-fields';
import { replaceRoot } from './replace-root';
import { unset } from './unset';

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
