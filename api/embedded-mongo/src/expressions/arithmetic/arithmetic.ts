import type { Operator } from '../operator';
import { basicOperations } from './basic-operations';
import { functions } from './functions';
import { rounding } from './rounding';
import { summaries } from './summaries';

/** The operators on numbers. */
export const arithmetic: Record<string, Operator> = {
  ...basicOperations,
  ...functions,
  ...rounding,
  ...summaries,
  $rand: () => () => Math.random(),
};
