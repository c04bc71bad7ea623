import type { Operator } from '../operator';
import { letterCase } from './letter-case';
import { parts } from './parts';
import { regularExpressions } from './regular-expressions';
import { replacements } from './replacements';
import { trims } from './trims';

/** The operators on text. */
export const strings: Record<string, Operator> = {
  ...letterCase,
  ...parts,
  ...trims,
  ...regularExpressions,
  ...replacements,
};
