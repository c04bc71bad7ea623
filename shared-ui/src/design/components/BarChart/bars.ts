export interface BarDay {
  /** For example `Mon`. */
  readonly label: string;
  /** For those who hear it: `Monday 16 November`. */
  readonly longLabel?: string;
  /** `null` where nothing was noted. */
  readonly value: number | null;
}

/** A value that can be drawn; negative ones have no height. */
const heightOf = (value: number | null) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : 0;

/** Whether something was noted at all. */
export const isNoted = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** Share of the chart's height (0 to 1) of each day, and of the target, with a little air above the highest. */
export function barShares(days: readonly BarDay[], target: number | undefined) {
  const line = heightOf(target ?? null);
  const highest = Math.max(line, ...days.map(({ value }) => heightOf(value)));
  const scale = highest > 0 ? 1 / (highest * 1.08) : 0;
  return { bars: days.map(({ value }) => heightOf(value) * scale), target: line > 0 ? line * scale : null };
}
