/** How often something happened on both sides within one period. */
export interface Comparison {
  canary: { events: number; pages: number };
  current: { events: number; pages: number };
}

/** What counts as harm, by the ratio of the canary's rate to the current release's. */
export interface Harm {
  /** A ratio up to here, or down to here, is none. */
  tolerated: number;
  /** Ratios that count as harm, all above `tolerated` or all below. */
  harmful: readonly number[];
  /** How many events may happen together, since pages of one visit resemble each other. */
  together: number;
}

/** The probability that an event is the canary's if its rate is `ratio` times that of the current release. */
const canaryOdds = ({ canary, current }: Comparison, ratio: number): number =>
  (ratio * canary.pages) / (ratio * canary.pages + current.pages);

/** How much better the harmful ratio explains who had the events than the tolerated one; a logarithm. */
function explains(comparison: Comparison, ratio: number, { tolerated, together }: Harm): number {
  const { canary, current } = comparison;
  if (canary.pages === 0 || current.pages === 0) return 0;
  const harmful = canaryOdds(comparison, ratio);
  const harmless = canaryOdds(comparison, tolerated);
  const sum =
    canary.events * Math.log(harmful / harmless) + current.events * Math.log((1 - harmful) / (1 - harmless));
  return sum / together;
}

/**
 * Returns the evidence that a canary does harm: a mixture of likelihood ratios, as in a mixture sequential probability
 * ratio test. Given how many events both sides had, each is the canary's with a probability that depends on their pages
 * and on the ratio of rates alone. If the true ratio is tolerated, the evidence ever exceeds `1 / alpha` with a probability
 * of at most `alpha`, however often it is looked at.
 * @param comparisons one of each period, in which shares and times of the day were the same for both sides
 */
export function evidenceOf(comparisons: readonly Comparison[], harm: Harm): number {
  const logarithms = harm.harmful.map((ratio) =>
    comparisons.reduce((sum, comparison) => sum + explains(comparison, ratio, harm), 0),
  );
  const largest = Math.max(...logarithms);
  const sum = logarithms.reduce((total, value) => total + Math.exp(value - largest), 0);
  return Math.exp(largest) * (sum / logarithms.length);
}
