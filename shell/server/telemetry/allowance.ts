/** Reports of one network in a minute: sixty people behind one address stay below it. */
export const REPORTS_PER_NETWORK = 120;
/** Reports of all visitors in a minute that one server takes. */
export const REPORTS_PER_MINUTE = 6_000;
const WINDOW_MS = 60_000;

/** IPv4 as it is, of IPv6 the /64: a connection has 2^64 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? plain.split(':', 4).join(':') : plain;
}

/**
 * Bounds how many reports are taken, by network and together. Networks are counted in memory for a minute and stored
 * nowhere.
 * @returns a function that returns false if a report must be dropped
 */
export function createAllowance(now: () => number): (address: string) => boolean {
  const counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  return (address) => {
    if (now() >= endsAt) {
      counts.clear();
      total = 0;
      endsAt = now() + WINDOW_MS;
    }
    const network = networkOf(address);
    const count = counts.get(network) ?? 0;
    if (count >= REPORTS_PER_NETWORK || total >= REPORTS_PER_MINUTE) return false;
    counts.set(network, count + 1);
    total += 1;
    return true;
  };
}
