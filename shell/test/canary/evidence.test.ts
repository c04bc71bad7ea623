import { describe, expect, it } from 'vitest';
import { evidenceOf, type Harm } from '../../server/canary/evidence';
import { createRandom } from './simulation';

const MORE: Harm = { tolerated: 1, harmful: [1.5, 3, 10], together: 1 };
const LESS: Harm = { tolerated: 1, harmful: [0.7, 0.3, 0.05], together: 1 };
const ALPHA = 0.05;

/** Looks after every hundred pages; returns the most evidence that was ever seen. */
function most(rates: { canary: number; current: number }, harm: Harm, seed: number): number {
  const random = createRandom(seed);
  const sums = { canary: { events: 0, pages: 0 }, current: { events: 0, pages: 0 } };
  let largest = 0;
  for (let page = 1; page <= 5000; page += 1) {
    const side = random() < 0.1 ? 'canary' : 'current';
    sums[side].pages += 1;
    if (random() < rates[side]) sums[side].events += 1;
    if (page % 100 === 0) largest = Math.max(largest, evidenceOf([sums], harm));
  }
  return largest;
}
const alarms = (rates: { canary: number; current: number }, harm: Harm): number =>
  Array.from({ length: 200 }, (_, seed) => most(rates, harm, seed)).filter(
    (evidence) => evidence >= 1 / ALPHA,
  ).length / 200;

describe('the evidence of harm', () => {
  it('is 1 without pages, and stays so while only one side has some', () => {
    expect(evidenceOf([], MORE)).toBe(1);
    const nobody = { events: 0, pages: 0 };
    expect(evidenceOf([{ canary: { events: 5, pages: 9 }, current: nobody }], MORE)).toBe(1);
  });

  it('rarely exceeds its bound without harm, however often it is looked at and whatever the rate', () => {
    for (const rate of [0.002, 0.02, 0.25]) {
      for (const harm of [MORE, LESS])
        expect(alarms({ canary: rate, current: rate }, harm)).toBeLessThanOrEqual(ALPHA);
    }
  });

  it('exceeds it with harm', () => {
    expect(alarms({ canary: 0.25, current: 0.02 }, MORE)).toBe(1);
    expect(alarms({ canary: 0, current: 0.08 }, LESS)).toBeGreaterThan(0.95);
  });

  it('grows with the events of the canary and falls with those of the current release', () => {
    const random = createRandom(7);
    for (let turn = 0; turn < 300; turn += 1) {
      const side = () => {
        const pages = 10 + Math.floor(random() * 1000);
        return { pages, events: Math.floor(random() * pages * 0.9) };
      };
      const comparison = { canary: side(), current: side() };
      const more = { ...comparison, canary: { ...comparison.canary, events: comparison.canary.events + 1 } };
      const less = {
        ...comparison,
        current: { ...comparison.current, events: comparison.current.events + 1 },
      };
      const evidence = evidenceOf([comparison], MORE);
      expect(evidenceOf([more], MORE)).toBeGreaterThanOrEqual(evidence);
      expect(evidenceOf([less], MORE)).toBeLessThanOrEqual(evidence);
    }
  });
});
