import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';

/** The parsed operand of `$lookup`. */
export interface LookupSpec {
  from: string | undefined;
  as: string[];
  localField: string[] | undefined;
  foreignField: string | undefined;
  variables: Doc;
  pipeline: unknown[] | undefined;
}

/**
 * Reads the operand of `$lookup`.
 * @throws MongoError FailedToParse if it is not one
 */
export function parseLookup(operand: unknown): LookupSpec {
  if (!isDocument(operand))
    throw new MongoError('FailedToParse', 'the $lookup specification must be an object');
  const { from, as, localField, foreignField, let: variables = {}, pipeline, ...rest } = operand;
  const unknown = Object.keys(rest)[0];
  if (unknown) throw new MongoError('FailedToParse', `unknown argument to $lookup: ${unknown}`);
  if (typeof as !== 'string') throw new MongoError('FailedToParse', "must specify 'as' field for a $lookup");
  if (isDocument(from))
    throw new MongoError('FailedToParse', '$lookup from another database is not supported');
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && !Array.isArray(pipeline))
  ) {
    throw new MongoError(
      'FailedToParse',
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  }
  return {
    from: typeof from === 'string' ? from : undefined,
    as: as.split('.'),
    localField: typeof localField === 'string' ? localField.split('.') : undefined,
    foreignField: typeof foreignField === 'string' ? foreignField : undefined,
    variables: isDocument(variables) ? variables : {},
    pipeline: Array.isArray(pipeline) ? pipeline : undefined,
  };
}
