import { arithmetic } from './arithmetic';
import { arrays } from './arrays';
import { conditionals } from './conditionals';
import { delegated } from './delegated';
import { objects } from './objects';
import type { Operator } from './operator';
import { strings } from './strings';
import { types } from './types';

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
