import type { AnalyticsLine, CartPhase } from '@saltbush/contract';
import type { ProductDocument } from '../../catalogue';
import type { AnalyticsEventDocument } from '../documents';

/** A line of a cart with its product, which may be recorded. */
export type CartLine = AnalyticsLine & { product: ProductDocument };

/** What takes recorded events, and carts whose phase begins. It gets nothing about medicines that may not be recorded. */
export interface AnalyticsSink {
  name: string;
  events?(events: readonly AnalyticsEventDocument[]): Promise<void>;
  cart?(phase: CartPhase, lines: readonly CartLine[]): Promise<void>;
}

/** An outside service is waited for this long, in milliseconds. */
const PATIENCE_MS = 5000;

/** Posts JSON to an outside service. @throws {Error} It did not accept it in time. */
export async function postJson(url: string, body: unknown, send: typeof fetch): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`Responded with ${response.status}`);
}
