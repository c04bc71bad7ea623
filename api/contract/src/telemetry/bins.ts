/** Counts of measurements by the number of their bin. Bins without a measurement are absent. */
export type Bins = Readonly<Record<string, number>>;

const FIRST = 10;
const RATIO = 1.15;
/** The last bin holds everything beyond a minute. */
const COUNT = 63;

/** Upper ends of the bins: milliseconds, or thousandths of a layout shift. Each is 15 % above the one before. */
export const BIN_ENDS: readonly number[] = Array.from(
  { length: COUNT },
  (_, index) => FIRST * RATIO ** index,
);

/** Returns the number of the bin that a measurement belongs to. */
export function binOf(value: number): number {
  const bin = BIN_ENDS.findIndex((end) => value <= end);
  return bin === -1 ? COUNT : bin;
}

const startOf = (bin: number): number => (bin === 0 ? 0 : (BIN_ENDS[bin - 1] as number));

/** Returns how many measurements the bins hold. */
export const totalOf = (bins: Bins): number => Object.values(bins).reduce((sum, count) => sum + count, 0);

/** Returns how many measurements lie in bins above the given one. */
export const countAbove = (bins: Bins, bin: number): number =>
  Object.entries(bins).reduce((sum, [name, count]) => (Number(name) > bin ? sum + count : sum), 0);

/** Returns the sum of two sets of bins. */
export function addBins(left: Bins, right: Bins): Bins {
  const sum: Record<string, number> = { ...left };
  for (const [bin, count] of Object.entries(right)) sum[bin] = (sum[bin] ?? 0) + count;
  return sum;
}

/**
 * Returns the value that a share of the measurements does not exceed, interpolated within its bin.
 * @param share from 0 to 1
 * @returns null without measurements
 */
export function quantileOf(bins: Bins, share: number): number | null {
  const due = totalOf(bins) * share;
  if (due === 0) return null;
  let before = 0;
  for (let bin = 0; bin <= COUNT; bin += 1) {
    const count = bins[bin] ?? 0;
    if (count > 0 && before + count >= due) {
      const end = BIN_ENDS[bin] ?? startOf(bin);
      return startOf(bin) + ((due - before) / count) * (end - startOf(bin));
    }
    before += count;
  }
  return null;
}
