import { describe, expect, it } from 'vitest';
import { FALSE_ALARMS } from '../../server/canary/decide';
import { type Effect, type Outcome, simulate, usualLimits } from './simulation';

const LIMITS = usualLimits(1);
const RELEASES = Number(process.env.CANARY_RELEASES ?? 50);
const BAD: Record<string, Effect> = {
  'errors on a fifth of the pages': { errors: 0.2 },
  'a largest paint after twice the time': { lcp: 2 },
  'reactions after three times the time': { inp: 3 },
  'a dead button': { adding: 0 },
};

const many = (effect: Effect, number: number): Outcome[] =>
  Array.from({ length: number }, (_, index) => simulate(effect, LIMITS, 1000 + index));

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number;

/** Prints a row of docs/releases.md. */
function report(name: string, outcomes: Outcome[]): void {
  if (!process.env.CANARY_RELEASES) return;
  const back = outcomes.filter(({ isTakenBack }) => isTakenBack);
  const undecided = outcomes.filter(({ reason }) => reason === 'undecided').length;
  const cells = [outcomes.length, back.length, undecided, median(outcomes.map(({ pages }) => pages))];
  process.stdout.write(
    `| ${name} | ${cells.join(' | ')} | ${median(outcomes.map(({ minutes }) => minutes))} |\n`,
  );
}

describe('a canary by plan, in simulated traffic', () => {
  it('reaches everybody if it does no harm, with few false alarms', () => {
    const outcomes = many({}, RELEASES);
    report('no harm', outcomes);
    const back = outcomes.filter(({ isTakenBack }) => isTakenBack);
    expect(back.length / RELEASES).toBeLessThanOrEqual(FALSE_ALARMS);
    expect(outcomes.filter(({ reason }) => reason === 'undecided')).toEqual([]);
  }, 600_000);

  it.each(Object.entries(BAD))(
    'is taken back before it is everybody’s: %s',
    (name, effect) => {
      const outcomes = many(effect, Math.ceil(RELEASES / 5));
      report(name, outcomes);
      expect(outcomes.filter(({ isTakenBack }) => !isTakenBack)).toEqual([]);
    },
    600_000,
  );

  it('that is better goes on', () => {
    const outcomes = many({ errors: 0.002, lcp: 0.8, adding: 1.3 }, 20);
    expect(outcomes.filter(({ isTakenBack }) => isTakenBack)).toEqual([]);
  }, 120_000);
});
