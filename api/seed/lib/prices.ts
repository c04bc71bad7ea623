import { pick, type Random } from './random';

/** Rounds an amount in cents to a retail price (.95, .99 or .49). */
export function retail(random: Random, cents: number): number {
  const ending = pick(random, cents < 800 ? [49, 95, 99, 49] : cents < 4000 ? [95, 99, 49] : [95, 99]);
  const dollars = Math.max(0, Math.round((cents - ending) / 100));
  return Math.max(149, dollars * 100 + ending);
}

/** A unit price at a quantity: lower than `cents`, ending in 0 or 5. */
export function multibuyUnit(cents: number, share: number): number {
  return Math.floor((cents * share) / 5) * 5;
}
