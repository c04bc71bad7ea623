const KEY = 'order_attempts';

interface OrderAttempt {
  key: string;
  /** The order was sent at least once: its answer may have been lost. */
  sent: boolean;
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, sent } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof sent === 'boolean';
}

function read(): Record<string, OrderAttempt> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, attempt]) => isAttempt(attempt)));
  } catch {
    return {};
  }
}

function write(attempts: Record<string, OrderAttempt>): void {
  localStorage.setItem(KEY, JSON.stringify(attempts));
}

/**
 * The idempotency key of a cart's order, made once and kept until the order is placed: every tab and every reload
 * sends the same one.
 */
export function orderKey(cartUuid: string): string {
  const attempts = read();
  const known = attempts[cartUuid];
  if (known) return known.key;
  const key = crypto.randomUUID();
  write({ ...attempts, [cartUuid]: { key, sent: false } });
  return key;
}

/** Notes that the order is on its way, before it is sent. */
export function markOrderSent(cartUuid: string): void {
  const attempts = read();
  const attempt = attempts[cartUuid];
  if (attempt) write({ ...attempts, [cartUuid]: { ...attempt, sent: true } });
}

/** Forgets a cart's key once its order is known, or known not to exist. */
export function forgetOrderKey(cartUuid: string): void {
  const { [cartUuid]: _settled, ...others } = read();
  write(others);
}

/** Carts, other than the present one, whose order was sent without its answer being seen. */
export function unansweredOrders(presentCart: string | null): { cartUuid: string; key: string }[] {
  return Object.entries(read())
    .filter(([cartUuid, { sent }]) => sent && cartUuid !== presentCart)
    .map(([cartUuid, { key }]) => ({ cartUuid, key }));
}
