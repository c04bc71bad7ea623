import { isDocument } from '../../bson/types';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';
import { stageParts } from '../stages/stage-parts';

/** Returns the name of the count field if the stage does nothing but count its input. */
export function countingField(stage: unknown): { field: string; id?: unknown } | undefined {
  const [name, operand] = stageParts(stage);
  if (name === '$count' && typeof operand === 'string' && /^[^$.]+$/.test(operand)) return { field: operand };
  if (name !== '$group' || !isDocument(operand) || Object.keys(operand).length !== 2) return undefined;
  const { _id: id, ...fields } = operand;
  const [field = '', spec] = Object.entries(fields)[0] ?? [];
  const constant = id === null || typeRank(id) === TypeRank.number;
  const counts =
    isDocument(spec) && Object.keys(spec).length === 1 && typeRank(spec.$sum) === TypeRank.number;
  if (!constant || !counts || Number(numericValue(spec.$sum)) !== 1) return undefined;
  return { field, id };
}
