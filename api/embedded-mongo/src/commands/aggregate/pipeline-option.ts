import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';

/** The stages of the command's pipeline. */
export function pipelineOption(body: Doc): unknown[] {
  if (Array.isArray(body.pipeline)) return body.pipeline;
  throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
}

/** Refuses to read an earlier state from the search process, which has none. */
export function refuseSnapshot({ readConcern, pipeline }: Doc): void {
  const [first] = Array.isArray(pipeline) ? pipeline : [];
  if (
    isDocument(first) &&
    '$listSearchIndexes' in first &&
    (readConcern as Doc | undefined)?.level === 'snapshot'
  )
    throw new MongoError(
      'InvalidOptions',
      'Aggregation stage $listSearchIndexes cannot run with a readConcern other than local, or in a multi-document transaction. Current readConcern: snapshot',
    );
}
