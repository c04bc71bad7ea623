/** Searches from one address that are recorded in ten minutes: sixty people behind one address stay below it. */
export const SEARCHES_PER_ADDRESS = 600;
const WINDOW_MS = 600_000;
/** Addresses remembered at the same time; beyond it, nothing of a new one is recorded. */
const MAX_ADDRESSES = 50_000;

/**
 * Bounds how many searches of an address are recorded. It counts in this process's memory, as every search would
 * otherwise wait for a write. Searches beyond it are answered like any other.
 * @returns a function that returns false if a search must not be recorded
 */
export function createSearchAllowance(clock: { now(): Date }): (address: string) => boolean {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    const now = clock.now().getTime();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + WINDOW_MS;
    }
    const count = counts.get(address) ?? 0;
    if (count >= SEARCHES_PER_ADDRESS || (count === 0 && counts.size >= MAX_ADDRESSES)) return false;
    counts.set(address, count + 1);
    return true;
  };
}
