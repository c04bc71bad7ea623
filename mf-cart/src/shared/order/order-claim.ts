/** How long an order stays claimed once it is settled: other tabs see what this one has stored with a delay. */
const SETTLED_MS = 10_000;

interface Claim {
  claimed: Promise<void>;
  /** Ends it, or the wait for it. */
  release: () => void;
}

const claims = new Map<string, Claim>();

function request(cartUuid: string): Claim {
  const waiting = new AbortController();
  const claim: Claim = { claimed: Promise.resolve(), release: () => waiting.abort() };
  if (!navigator.locks) return claim;
  claim.claimed = new Promise((resolve) => {
    const hold = () =>
      new Promise<void>((release) => {
        claim.release = release;
        resolve();
      });
    navigator.locks.request(`order:${cartUuid}`, { signal: waiting.signal }, hold).catch(() => resolve());
  });
  return claim;
}

/**
 * Claims the order of a cart for this tab until it is released. Waits for as long as another tab has it: that one is
 * placing the order, or has just done so, and shows the customer what became of it. Where locks are missing or denied,
 * nothing is waited for: an order that is sent twice with its key is placed once.
 */
export function claimOrder(cartUuid: string): Promise<void> {
  const claim = claims.get(cartUuid) ?? request(cartUuid);
  claims.set(cartUuid, claim);
  return claim.claimed;
}

/** Gives an order back that was not placed: any tab can try. */
export function releaseOrder(cartUuid: string): void {
  claims.get(cartUuid)?.release();
  claims.delete(cartUuid);
}

/** Gives an order back that was placed, once every tab can know. */
export function settleOrder(cartUuid: string): void {
  setTimeout(() => releaseOrder(cartUuid), SETTLED_MS);
}
