import { arithmetic } from './arithmetic/arithmetic';
import { arrays } from './arrays/arrays';
import { conditionals } from './conditionals/conditionals';
import { delegated } from './delegated';
import { objects } from './objects';
import type { Operator } from './operator';
import { strings } from './strings/strings';
import { types } from './types/types';

/** Every supported expression operator. */
export const operators: Readonly<Record<string, Operator>> = {
  ...delegated,
  ...arithmetic,
  ...arrays,
  ...conditionals,
  ...objects,
  ...strings,
  ...types,
};
