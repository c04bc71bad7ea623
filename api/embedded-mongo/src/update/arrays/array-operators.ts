import type { ModifierFactory } from '../modifiers';
import { addToSet } from './add-to-set';
import { pop } from './pop';
import { pullOperators } from './pull';
import { push } from './push';

/** The operators that change arrays. */
export const arrayOperators: Record<string, ModifierFactory> = {
  ...pullOperators,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
};
