/** How long an order stays claimed once it is settled: other tabs see what this one has stored with a delay. */
const SETTLED_MS = 10_000;

const held = new Map<string, () => void>();

/**
 * Claims the order of a cart for this tab until it is released. Returns false if another tab has it: it is placing the
 * order, or has just done so, and shows the customer what became of it. A browser without locks claims everything.
 */
export async function claimOrder(cartUuid: string): Promise<boolean> {
  if (held.has(cartUuid) || !navigator.locks) return true;
  return new Promise((resolve) => {
    void navigator.locks.request(`order:${cartUuid}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock) return new Promise<void>((release) => held.set(cartUuid, release));
    });
  });
}

/** Gives an order back that was not placed: any tab can try. */
export function releaseOrder(cartUuid: string): void {
  held.get(cartUuid)?.();
  held.delete(cartUuid);
}

/** Gives an order back that was placed, once every tab can know. */
export function settleOrder(cartUuid: string): void {
  setTimeout(() => releaseOrder(cartUuid), SETTLED_MS);
}
