import type { Operator } from '../operator';
import { arrayConstruction } from './construction';
import { arrayElements } from './elements';
import { arrayIteration } from './iteration';
import { arraySearch } from './search';
import { sortArray } from './sort-array';

/** The operators on arrays. */
export const arrays: Record<string, Operator> = {
  ...arrayElements,
  ...arraySearch,
  ...arrayConstruction,
  ...arrayIteration,
  $sortArray: sortArray,
};
