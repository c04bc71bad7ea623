export interface BarDay {
  /** For example `Mon`. */
  readonly label: string;
  /** Full label for screen readers: `Monday 16 November`. */
  readonly longLabel?: string;
  /** `null` if nothing was recorded. */
  readonly value: number | null;
}

/** Clamps a value to one that can be drawn; negative values have no height. */
const heightOf = (value: number | null) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : 0;

/** Returns true if the day has a recorded value. */
export const hasValue = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** Scales each day and the target to a share of the chart's height (0 to 1), with headroom above the highest. */
export function barShares(days: readonly BarDay[], target: number | undefined) {
  const line = heightOf(target ?? null);
  const highest = Math.max(line, ...days.map(({ value }) => heightOf(value)));
  const scale = highest > 0 ? 1 / (highest * 1.08) : 0;
  return { bars: days.map(({ value }) => heightOf(value) * scale), target: line > 0 ? line * scale : null };
}
