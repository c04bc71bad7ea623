import type { CanaryPlan } from '@saltbush/build';
import type { TrialFigures } from '@saltbush/contract/telemetry';
import { type Comparison, evidenceOf } from './evidence';
import { compare, type Limits, MEASURES } from './measures';

/** How often a release that does no harm may be taken back, over its whole way. */
export const FALSE_ALARMS = 0.02;
const TAKEN_BACK = MEASURES.length / FALSE_ALARMS;
/** With this much evidence the share is not raised, until pages have shown what it is. */
const DOUBTFUL = 10;

export interface Decision {
  action: 'wait' | 'advance' | 'take back';
  reason: string;
}

export interface CanaryState {
  plan: CanaryPlan;
  /** Share that the canary has now, 0 to 1. */
  share: number;
  figures: readonly TrialFigures[];
  limits: Limits;
  now: Date;
}

const percent = (events: number, pages: number): string =>
  pages === 0 ? 'none' : `${((100 * events) / pages).toFixed(1)} %`;

function rates(comparisons: readonly Comparison[]): string {
  const sum = (side: keyof Comparison) => {
    const events = comparisons.reduce((total, comparison) => total + comparison[side].events, 0);
    return percent(
      events,
      comparisons.reduce((total, comparison) => total + comparison[side].pages, 0),
    );
  };
  return `${sum('canary')} of the canary, ${sum('current')} of the current release`;
}

/** How many pages the canary had with the share that it has now. */
const pagesAt = ({ figures, share }: CanaryState): number =>
  figures
    .filter(({ trial }) => trial.side === 'canary' && trial.name.endsWith(`/${share}`))
    .reduce((sum, { counts }) => sum + counts.pages, 0);

/** Decides what becomes of a canary: back at once if it does harm, on after its time if it has shown that it does not. */
export function decide(state: CanaryState): Decision {
  const { plan, figures, limits, now } = state;
  let doubt = '';
  for (const measure of MEASURES) {
    const comparisons = compare(figures, measure, limits);
    const evidence = evidenceOf(comparisons, measure.harm);
    const sentence = `${measure.name}: ${rates(comparisons)}`;
    if (evidence >= TAKEN_BACK) return { action: 'take back', reason: sentence };
    if (evidence >= DOUBTFUL) doubt = sentence;
  }
  if (doubt) return { action: 'wait', reason: doubt };
  const pages = pagesAt(state);
  if (pages < plan.pages) return { action: 'wait', reason: `${pages} of ${plan.pages} pages` };
  const ends = Date.parse(plan.since) + plan.minutes * 60_000;
  if (now.getTime() < ends) return { action: 'wait', reason: `until ${new Date(ends).toISOString()}` };
  return { action: 'advance', reason: `${pages} pages without harm` };
}
