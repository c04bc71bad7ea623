import * as v from 'valibot';
import type { AdmissionLimits } from './admission';

const count = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a number'), v.transform(Number));
const oneOrMore = v.pipe(count, v.minValue(1, 'must be 1 or more'));

/** The settings of the operations in progress. */
export const OPERATION_SETTINGS = {
  /** GraphQL operations in progress at the same time. */
  OPERATIONS_AT_ONCE: v.optional(oneOrMore, '32'),
  /** Operations that may wait for one of them to end. */
  OPERATIONS_WAITING: v.optional(count, '200'),
  /** How long they may wait, in milliseconds. */
  OPERATIONS_WAIT_MS: v.optional(count, '1000'),
};

type Settings = v.InferOutput<v.ObjectSchema<typeof OPERATION_SETTINGS, undefined>>;

/** Returns the limits of the operations in progress. */
export const readOperations = (settings: Settings): AdmissionLimits => ({
  atOnce: settings.OPERATIONS_AT_ONCE,
  waiting: settings.OPERATIONS_WAITING,
  waitMs: settings.OPERATIONS_WAIT_MS,
});
