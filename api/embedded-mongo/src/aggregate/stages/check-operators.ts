import { isDocument } from '../../bson/types';
import { MongoError, notSupported } from '../../errors';
import { operators } from '../../expressions/operators';

/** Window-function operators, which are not expressions. */
const WINDOW = new Set([
  ...[
    '$addToSet',
    '$bottom',
    '$bottomN',
    '$count',
    '$covariancePop',
    '$covarianceSamp',
    '$denseRank',
    '$derivative',
  ],
  ...['$documentNumber', '$expMovingAvg', '$integral', '$linearFill', '$locf', '$push', '$rank', '$shift'],
  ...['$stdDevPop', '$stdDevSamp', '$top', '$topN'],
]);

/** Refuses operators that the delegate would compute incorrectly or ignore. */
export function refuseUnknownOperators(operand: unknown): void {
  if (Array.isArray(operand)) {
    for (const part of operand) refuseUnknownOperators(part);
    return;
  }
  if (!isDocument(operand)) return;
  for (const [name, part] of Object.entries(operand)) {
    if (name === '$literal') continue;
    // mingo would run them in JavaScript's engine, which can backtrack without end.
    if (name.startsWith('$regex')) throw notSupported(`${name} in this stage`);
    if (name.startsWith('$') && !Object.hasOwn(operators, name) && !WINDOW.has(name)) {
      throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
    }
    refuseUnknownOperators(part);
  }
}
