import type { Concept } from '../types';
import { VITAMINS } from './vitamins';

/** Every concept of the sample shop; the order gives the planned products their ids. */
export const CONCEPTS: readonly Concept[] = [...VITAMINS];
