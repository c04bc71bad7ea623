import { CANARY_SHARES } from '@saltbush/build';
import { type Bins, binOf, NO_FIGURES, type TrialFigures } from '@saltbush/contract/telemetry';
import { decide } from '../../server/canary/decide';
import { type Limits, limitsOf } from '../../server/canary/measures';

/** What a release does to a page. */
export interface Effect {
  /** Probability of an error on a page, instead of the usual one. */
  errors?: number;
  /** Times the usual. */
  lcp?: number;
  inp?: number;
  /** Times the usual share of pages on which the cart is changed. */
  adding?: number;
}

/** What became of a simulated release. */
export interface Outcome {
  isTakenBack: boolean;
  reason: string;
  minutes: number;
  /** Pages of its own until then. */
  pages: number;
}

const USUAL = { errors: 0.01, adding: 0.08, lcp: 900, inp: 70 };
const PLAN = { minutes: 30, pages: 200 };
const START = Date.parse('2026-11-25T00:00:00Z');
const MINUTE_MS = 60_000;
const VISITS_PER_MINUTE = 60;
const MAX_PAGES_PER_VISIT = 7;
/** A release that is neither taken back nor everybody's by then is counted as taken back by nobody. */
const MAX_MINUTES = 24 * 60;

/** Mulberry32: the same numbers on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Side = 'canary' | 'current';
interface Sums {
  pages: number;
  faulty: number;
  adding: number;
  lcp: Record<string, number>;
  inp: Record<string, number>;
}

const count = (bins: Record<string, number>, value: number): void => {
  const bin = String(binOf(value));
  bins[bin] = (bins[bin] ?? 0) + 1;
};

/**
 * One visit of some pages, which resemble each other: a slow phone is slow on all of them, a browser that the shop does not
 * support fails on all of them, and whoever buys, buys on several.
 */
function visit(sums: Sums, effect: Effect, random: () => number): void {
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const pages = 1 + Math.floor(random() * MAX_PAGES_PER_VISIT);
  const device = gauss() * 0.4;
  const isBroken = random() < (effect.errors ?? USUAL.errors) / 2;
  const isBuyer = random() < 0.4;
  for (let page = 0; page < pages; page += 1) {
    sums.pages += 1;
    if (isBroken || random() < (effect.errors ?? USUAL.errors) / 2) sums.faulty += 1;
    if (isBuyer && random() < (USUAL.adding / 0.4) * (effect.adding ?? 1)) sums.adding += 1;
    count(sums.lcp, USUAL.lcp * (effect.lcp ?? 1) * Math.exp(device + gauss() * 0.4));
    if (random() < 0.6) count(sums.inp, USUAL.inp * (effect.inp ?? 1) * Math.exp(device + gauss() * 0.6));
  }
}

const noSums = (): Sums => ({ pages: 0, faulty: 0, adding: 0, lcp: {}, inp: {} });

function figuresOf(sums: Sums, side: Side, share: number, hour: number): TrialFigures {
  const { pages, faulty, adding, lcp, inp } = sums;
  return {
    trial: { name: `1-b/${share}`, side },
    hour: new Date(START + hour * 60 * MINUTE_MS).toISOString(),
    counts: { ...NO_FIGURES.counts, pages, faulty, adding },
    vitals: { LCP: lcp, INP: inp },
    loads: {},
  };
}

/** What a week without a canary would have shown. */
export function usualLimits(seed: number): Limits {
  const random = createRandom(seed);
  const sums = noSums();
  for (let number = 0; number < 2000; number += 1) visit(sums, {}, random);
  return limitsOf({ LCP: sums.lcp as Bins, INP: sums.inp as Bins });
}

/** Sends a release its way, minute by minute, with 60 visits (240 pages) in each, until it is decided. */
export function simulate(effect: Effect, limits: Limits, seed: number): Outcome {
  const random = createRandom(seed);
  const periods = new Map<string, Record<Side, Sums> & { share: number; hour: number }>();
  let step = 0;
  let since = 0;
  let pages = 0;
  for (let minute = 1; minute <= MAX_MINUTES; minute += 1) {
    const share = CANARY_SHARES[step] as number;
    const hour = Math.floor(minute / 60);
    const key = `${share} ${hour}`;
    const period = periods.get(key) ?? { share, hour, canary: noSums(), current: noSums() };
    periods.set(key, period);
    const before = period.canary.pages;
    for (let number = 0; number < VISITS_PER_MINUTE; number += 1) {
      const side = random() < share ? 'canary' : 'current';
      visit(period[side], side === 'canary' ? effect : {}, random);
    }
    pages += period.canary.pages - before;
    const figures = [...periods.values()].flatMap((each) =>
      (['canary', 'current'] as const).map((side) => figuresOf(each[side], side, each.share, each.hour)),
    );
    const plan = { ...PLAN, since: new Date(START + since * MINUTE_MS).toISOString() };
    const now = new Date(START + minute * MINUTE_MS);
    const { action, reason } = decide({ plan, share, figures, limits, now });
    if (action === 'take back') return { isTakenBack: true, reason, minutes: minute, pages };
    if (action === 'advance') {
      step += 1;
      since = minute;
    }
    if (step === CANARY_SHARES.length) return { isTakenBack: false, reason, minutes: minute, pages };
  }
  return { isTakenBack: false, reason: 'undecided', minutes: MAX_MINUTES, pages };
}
