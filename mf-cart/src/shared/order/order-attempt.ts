import { deviceStorage } from '@saltbush/shared-ui/platform';

const KEY = 'order_attempts';

interface OrderAttempt {
  key: string;
  /** The order was sent at least once; its response may have been lost. */
  sent: boolean;
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, sent } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof sent === 'boolean';
}

function read(): Record<string, OrderAttempt> {
  const stored = deviceStorage.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, attempt]) => isAttempt(attempt)));
}

const write = (attempts: Record<string, OrderAttempt>) => deviceStorage.writeJson(KEY, attempts);

/**
 * Returns the idempotency key of a cart's order. It is created once and retained until the order is placed, so that
 * every tab and every reload sends the same key.
 */
export function orderKey(cartUuid: string): string {
  const attempts = read();
  const known = attempts[cartUuid];
  if (known) return known.key;
  const key = crypto.randomUUID();
  write({ ...attempts, [cartUuid]: { key, sent: false } });
  return key;
}

/** Records that the order is about to be sent. */
export function markOrderSent(cartUuid: string): void {
  const attempts = read();
  const attempt = attempts[cartUuid];
  if (attempt) write({ ...attempts, [cartUuid]: { ...attempt, sent: true } });
}

/** Clears a cart's key once its order is confirmed, or confirmed not to exist. */
export function clearOrderKey(cartUuid: string): void {
  const { [cartUuid]: _settled, ...others } = read();
  write(others);
}

/** Returns carts, other than the current one, whose order was sent without a response. */
export function unconfirmedOrders(currentCart: string | null): { cartUuid: string; key: string }[] {
  return Object.entries(read())
    .filter(([cartUuid, { sent }]) => sent && cartUuid !== currentCart)
    .map(([cartUuid, { key }]) => ({ cartUuid, key }));
}
