import type { Operator } from '../operator';
import { branches } from './branches';
import { comparisons } from './comparisons';
import { logic } from './logic';
import { letOperator } from './variables';

/** The operators of comparison, logic and choice. */
export const conditionals: Record<string, Operator> = {
  ...comparisons,
  ...logic,
  ...branches,
  $let: letOperator,
  $literal: (operand) => () => operand,
};
