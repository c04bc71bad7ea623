import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { StageFactory } from '../environment';

const COUNT_ERRORS: Record<string, number> = { $limit: 15958, $skip: 15956, $sample: 28747 };

/** Reads a whole-number stage argument of at least `least`. */
function count(operand: unknown, name: string, least: number): number {
  const number = typeRank(operand) === TypeRank.number ? Number(numericValue(operand)) : Number.NaN;
  if (!Number.isInteger(number) || number < least) {
    throw new MongoError(
      COUNT_ERRORS[name] ?? 15957,
      `invalid argument to ${name} stage: expected a ${least > 0 ? 'positive' : 'non-negative'} integer`,
    );
  }
  return number;
}

/** `$limit`: the first documents. */
export const limit: StageFactory = (operand, _, name) => {
  const most = count(operand, name, 1);
  return function* (input) {
    let taken = 0;
    for (const doc of input) {
      yield doc;
      if (++taken === most) return;
    }
  };
};

/** `$skip`: all but the first documents. */
export const skip: StageFactory = (operand, _, name) => {
  const first = count(operand, name, 0);
  return function* (input) {
    let position = 0;
    for (const doc of input) if (position++ >= first) yield doc;
  };
};

/** `$sample`: some documents, chosen at random. */
export const sample: StageFactory = (operand, _, name) => {
  const size = count(isDocument(operand) ? operand.size : undefined, name, 1);
  return function* (input) {
    const all = [...input];
    for (let taken = 0; taken < size && all.length > 0; taken++) {
      yield all.splice(Math.floor(Math.random() * all.length), 1)[0] as Doc;
    }
  };
};
