import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';

/** The parsed operand of `$graphLookup`. */
export interface GraphSpec {
  from: string;
  connectFrom: string[];
  connectTo: string;
  as: string[];
  deepest: number;
  depthField: string | undefined;
  restriction: Doc[];
}

function text(operand: Doc, name: string): string {
  const value = operand[name];
  if (typeof value !== 'string') {
    throw new MongoError(40105, '$graphLookup requires from, connectFromField, connectToField and as');
  }
  return value;
}

/**
 * Reads the operand of `$graphLookup`.
 * @throws MongoError if it is not one
 */
export function parseGraph(operand: Doc): GraphSpec {
  const { maxDepth, depthField, restrictSearchWithMatch } = operand;
  return {
    from: text(operand, 'from'),
    connectFrom: text(operand, 'connectFromField').split('.'),
    connectTo: text(operand, 'connectToField'),
    as: text(operand, 'as').split('.'),
    deepest: maxDepth === undefined ? Number.POSITIVE_INFINITY : Number(maxDepth),
    depthField: typeof depthField === 'string' ? depthField : undefined,
    restriction: isDocument(restrictSearchWithMatch) ? [{ $match: restrictSearchWithMatch }] : [],
  };
}
