import {
  binOf,
  countAbove,
  quantileOf,
  type TrialFigures,
  totalOf,
  type Vital,
} from '@saltbush/contract/telemetry';
import type { Comparison, Harm } from './evidence';

/** Values that a quarter of the current release's pages exceed, by the number of their bin. */
export type Limits = Readonly<Record<'LCP' | 'INP', number>>;

/** What a canary is compared by. */
export interface Measure {
  name: string;
  harm: Harm;
  /** How many pages of one side were measured, and how many of them count. */
  read(figures: TrialFigures, limits: Limits): { events: number; pages: number };
}

/** Where nothing was measured before: what web vitals call good, in milliseconds. */
const DEFAULTS = { LCP: 2500, INP: 200 };
const ENOUGH = 100;

/** Returns the limits that the current release sets, from its measurements before the canary. */
export function limitsOf(vitals: TrialFigures['vitals']): Limits {
  const limit = (name: 'LCP' | 'INP') => {
    const bins = vitals[name] ?? {};
    const usual = totalOf(bins) >= ENOUGH ? quantileOf(bins, 0.75) : null;
    return binOf(usual ?? DEFAULTS[name]);
  };
  return { LCP: limit('LCP'), INP: limit('INP') };
}

/** A quarter of the current release's pages are slow by definition: at most four times as many can be. */
const SLOWER: Harm = { tolerated: 1.1, harmful: [1.4, 1.8, 2.4, 3.2], together: 2 };

function slow(vital: Vital & keyof Limits): Measure['read'] {
  return ({ vitals }, limits) => {
    const bins = vitals[vital] ?? {};
    return { events: countAbove(bins, limits[vital]), pages: totalOf(bins) };
  };
}

export const MEASURES: readonly Measure[] = [
  {
    name: 'pages with errors',
    harm: { tolerated: 1.2, harmful: [1.6, 2.5, 5, 15, 50], together: 3 },
    read: ({ counts }) => ({ events: counts.faulty, pages: counts.pages }),
  },
  { name: 'slow pages (LCP)', harm: SLOWER, read: slow('LCP') },
  { name: 'slow reactions (INP)', harm: SLOWER, read: slow('INP') },
  {
    name: 'pages on which the cart is changed',
    harm: { tolerated: 0.9, harmful: [0.7, 0.5, 0.3, 0.1, 0.02], together: 2 },
    read: ({ counts }) => ({ events: counts.adding, pages: counts.pages }),
  },
];

/** Pairs the sides of each period: one share within one hour. */
export function compare(figures: readonly TrialFigures[], measure: Measure, limits: Limits): Comparison[] {
  const periods = new Map<string, Comparison>();
  for (const row of figures) {
    const key = `${row.trial.name} ${row.hour}`;
    const none = { events: 0, pages: 0 };
    const period = periods.get(key) ?? { canary: none, current: none };
    const { events, pages } = measure.read(row, limits);
    const before = period[row.trial.side];
    const sum = { events: before.events + events, pages: before.pages + pages };
    periods.set(key, { ...period, [row.trial.side]: sum });
  }
  return [...periods.values()];
}
